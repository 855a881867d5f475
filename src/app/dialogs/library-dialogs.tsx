/** The dialogs over 'Kitaplığım', by its address: reader, voice recording, sharing, the file for a press, the words of a book. */
import { useEffect, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { storyViewed } from '#domain/analytics.ts'
import type { UserId } from '#domain/ids.ts'
import { PATHS } from '#domain/site-paths.ts'
import type { ReadableStory, Story } from '#domain/story.ts'
import { isWhole, type Voice } from '#domain/voice.ts'
import { whyNotReadable } from '#features/my-stories/why-not-readable.ts'
import type { ReaderBook, ReaderVoice } from '#features/reader/reader-book.ts'
import { track } from '#firebase/analytics.ts'
import { MY_STORIES } from '#text/my-stories.ts'
import { showError } from '#ui/toast.tsx'
import { NextTaleDialog, PrintingDialog, RecordingDialog, SharingDialog, WordingDialog } from './library-rooms.tsx'
import { nextOf } from './next-of.ts'
import { OpenedByAddress, type Fetch } from './opened-by-address.tsx'
import { ReaderDialog } from './reader-dialog.tsx'
import type { UrlDialog } from './url-dialog.ts'
import { useVoices } from './use-voices.ts'

interface LibraryDialogsProps {
  uid: UserId
  /** The stories that the page shows; null: not known yet. */
  stories: readonly Story[] | null
  justPaidId: string | null
  dialogs: {
    reading: UrlDialog
    recording: UrlDialog
    sharing: UrlDialog
    printing: UrlDialog
    wording: UrlDialog
    nextTale: UrlDialog
  }
  /** The story that the address names, where it is older than what the page shows. */
  fetch: Fetch<Story>
}

export function LibraryDialogs({ uid, stories, justPaidId, dialogs, fetch }: LibraryDialogsProps) {
  const { reading, recording, sharing, printing, wording, nextTale } = dialogs
  const over = (dialog: UrlDialog, show: (story: ReadableStory) => ReactNode) => (
    <OpenedByAddress id={dialog.id} shown={stories} fetch={fetch} onMissing={dialog.close}>
      {(story) =>
        story.readable ? show(story) : <NotReadable story={story} justPaidId={justPaidId} onClose={dialog.close} />
      }
    </OpenedByAddress>
  )
  return (
    <>
      {over(reading, (story) => (
        <StoryBook
          uid={uid}
          story={story}
          next={nextOf((stories ?? []).filter(isReadable), story.id)}
          onReadNext={reading.openInstead}
          onShare={() => sharing.openInstead(story.id)}
          onNextTale={() => nextTale.openInstead(story.id)}
          onClose={reading.close}
        />
      ))}
      {over(recording, (story) => (
        <RecordingDialog
          uid={uid}
          story={story}
          onRead={() => reading.openInstead(story.id)}
          onClose={recording.close}
        />
      ))}
      {over(sharing, (story) => (
        <SharingDialog uid={uid} story={story} onClose={sharing.close} />
      ))}
      {over(printing, (story) => (
        <PrintingDialog uid={uid} story={story} onClose={printing.close} />
      ))}
      {over(nextTale, (story) => (
        <NextTaleDialog uid={uid} story={story} stories={stories ?? []} onClose={nextTale.close} />
      ))}
      {over(wording, (story) => (
        <WordingDialog uid={uid} story={story} onClose={wording.close} />
      ))}
    </>
  )
}

interface StoryBookProps {
  uid: UserId
  story: ReadableStory
  /** The next finished book of the library. */
  next: ReadableStory | null
  onReadNext: (id: string) => void
  onShare: () => void
  onNextTale: () => void
  onClose: () => void
}

const isReadable = (story: Story): story is ReadableStory => story.readable

/** The book as it was when it was opened: a later change of the record (a thumbnail, a flag) does not disturb the reading. */
function StoryBook({ uid, story, next, onReadNext, onShare, onNextTale, onClose }: StoryBookProps) {
  const navigate = useNavigate()
  const [book] = useState<ReaderBook>(() => ({ ...story, coverImageURL: story.coverImageUrl || story.thumbnailUrl }))
  const voices = useVoices(uid, story.id, book)
  return (
    <ReaderDialog
      opening={MY_STORIES.opening}
      voices={voices.is === 'ready' ? readersOf(voices.value) : []}
      uid={uid}
      book={book}
      limited={false}
      onClose={onClose}
      onward={{
        onShare,
        onNextTale,
        ...(next
          ? {
              next: {
                title: next.title,
                picture: next.coverImageUrl || next.thumbnailUrl,
                onRead: () => onReadNext(next.id),
              },
            }
          : { onBrowse: () => void navigate(PATHS.dashboard) }),
      }}
      onViewed={() => track(storyViewed(book.id))}
    />
  )
}

const readersOf = (voices: readonly Voice[]): ReaderVoice[] =>
  voices.filter(isWhole).map(({ id, name, clipURLs }) => ({ id, name, narrationURLs: clipURLs }))

/** An address may name a book that cannot be opened: that is said once, and the address forgets it. Its card says the rest. */
function NotReadable({ story, justPaidId, onClose }: { story: Story; justPaidId: string | null; onClose: () => void }) {
  const [sentence] = useState(() => whyNotReadable(story, justPaidId))
  useEffect(() => {
    showError(sentence)
    onClose()
  }, [sentence, onClose])
  return null
}
