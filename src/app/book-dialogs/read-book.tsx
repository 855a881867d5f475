import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { storyViewed } from '#domain/analytics.ts'
import { joinedNames } from '#domain/book-fields.ts'
import { PATHS } from '#domain/site-paths.ts'
import type { ReadableStory, Story } from '#domain/story.ts'
import { isWhole, type Voice } from '#domain/voice.ts'
import type { ReaderBook, ReaderVoice } from '#features/reader/reader-book.ts'
import { track } from '#firebase/analytics.ts'
import { nextOf } from '../dialogs/next-of.ts'
import { ReaderWithStorage } from '../dialogs/reader-with-storage.tsx'
import { useVoices } from '../dialogs/use-voices.ts'
import type { BookDialogProps } from './book-dialog-props.ts'

const isReadable = (story: Story): story is ReadableStory => story.readable

/** The book as it was when it was opened: a later change of the record (a thumbnail, a flag) does not disturb the reading. */
export function Component({ uid, story, stories, openInstead, onClose }: BookDialogProps) {
  const navigate = useNavigate()
  const [book] = useState<ReaderBook>(() => ({
    ...story,
    heroName: joinedNames(story).name,
    coverImageURL: story.coverImageUrl || story.thumbnailUrl,
  }))
  const voices = useVoices(uid, story.id, book)
  const next = nextOf(stories.filter(isReadable), story.id)
  return (
    <ReaderWithStorage
      voices={voices.is === 'ready' ? readersOf(voices.value) : []}
      uid={uid}
      book={book}
      limited={false}
      onClose={onClose}
      onward={{
        onShare: () => openInstead('share'),
        onNextTale: () => openInstead('next'),
        ...(next
          ? {
              next: {
                title: next.title,
                picture: next.coverImageUrl || next.thumbnailUrl,
                onRead: () => openInstead('read', next.id),
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
