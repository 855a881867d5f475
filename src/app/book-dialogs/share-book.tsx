/** 'Kitabı paylaş', connected to its functions. */
import { useState } from 'react'
import { shareBook } from '#api/share-book.ts'
import type { Share, ShareChoice } from '#domain/share.ts'
import { sharedBookPath } from '#domain/site-paths.ts'
import type { ReadableStory } from '#domain/story.ts'
import { isWhole } from '#domain/voice.ts'
import { ShareBook, type ShareBookPorts } from '#features/share-book/share-book.tsx'
import { sentenceOr, showProblem } from '#show-problem'
import { childAsSeen } from '#text/child-as-seen.ts'
import { SHARE_BOOK } from '#text/share-book.ts'
import { showSuccess } from '#ui/toast.ts'
import { serverNow } from '#firebase/server-clock.ts'
import { copyLink } from '../dialogs/copy-link.ts'
import { useReadings } from '../dialogs/use-readings.ts'
import { useVoices } from '../dialogs/use-voices.ts'
import type { BookDialogProps } from './book-dialog-props.ts'

export function Component({ uid, story, onClose }: BookDialogProps) {
  const { share, change } = useShare(story)
  const voices = useVoices(uid, story.id, story)
  const readings = useReadings(uid, share?.token ?? null)
  const ports: ShareBookPorts = {
    share: async (choice) => {
      const isNew = share === null
      if ((await change(choice)) && !isNew) showSuccess(SHARE_BOOK.saved)
    },
    takeBack: async () => {
      if (await change(null)) showSuccess(SHARE_BOOK.takenBack)
    },
    copy: copyLink,
    linkOf: (token) => new URL(sharedBookPath(token), window.location.origin).href,
  }
  return (
    <ShareBook
      book={{
        title: story.title,
        cover: story.coverImageUrl || story.thumbnailUrl,
        child: childAsSeen(story),
      }}
      share={share}
      readings={readings}
      hasVoices={voices.is === 'ready' && voices.value.some(isWhole)}
      ports={ports}
      now={serverNow}
      onClose={onClose}
    />
  )
}

/**
 * The function's answer holds until the record changes; an old book's record was fetched only once and never changes.
 */
function useShare({ id, share: recorded }: ReadableStory) {
  const [told, setTold] = useState<{ share: Share | null; since: Share | undefined } | null>(null)
  const change = async (choice: ShareChoice | null): Promise<boolean> => {
    try {
      setTold({ share: await shareBook(id, choice), since: recorded })
      return true
    } catch (error) {
      showProblem(error, 'share: change', sentenceOr(SHARE_BOOK.failed))
      return false
    }
  }
  return { share: told && told.since === recorded ? told.share : (recorded ?? null), change }
}
