/** The dialog over 'Kitaplığım' that the address names. */
import { useEffect, useState } from 'react'
import type { UserId } from '#domain/ids.ts'
import type { Story } from '#domain/story.ts'
import { whyNotReadable } from '#features/my-stories/why-not-readable.ts'
import { MY_STORIES } from '#text/my-stories.ts'
import { showError } from '#ui/toast.ts'
import { OpenedByAddress, type Fetch } from '../dialogs/opened-by-address.tsx'
import { OverPage } from '../dialogs/over-page.tsx'
import type { UrlDialogs } from '../dialogs/url-dialog.ts'
import { BOOK_DIALOGS, type BookDialogName } from './book-dialogs.ts'

interface OpenBookDialogProps {
  uid: UserId
  /** The stories that the page shows; null: not known yet. */
  stories: readonly Story[] | null
  justPaidId: string | null
  dialogs: UrlDialogs<BookDialogName>
  /** Loads the story that the address names if it is older than the stories on the page. */
  fetch: Fetch<Story>
}

export function OpenBookDialog({ uid, stories, justPaidId, dialogs, fetch }: OpenBookDialogProps) {
  const { opened, openInstead, close } = dialogs
  if (!opened) return null
  const { Component, seeThrough = false } = BOOK_DIALOGS[opened.is]
  return (
    <OpenedByAddress key={opened.is} id={opened.id} shown={stories} fetch={fetch} onMissing={close}>
      {(story) =>
        story.readable ? (
          <OverPage opening={MY_STORIES.opening} seeThrough={seeThrough} onClose={close}>
            <Component
              uid={uid}
              story={story}
              stories={stories ?? []}
              openInstead={(name, id = story.id) => openInstead(name, id)}
              onClose={close}
            />
          </OverPage>
        ) : (
          <NotReadable story={story} justPaidId={justPaidId} onClose={close} />
        )
      }
    </OpenedByAddress>
  )
}

/**
 * If the address names a book that cannot be opened, this says so once and clears the address. The book's card says the
 * rest.
 */
function NotReadable({ story, justPaidId, onClose }: { story: Story; justPaidId: string | null; onClose: () => void }) {
  const [sentence] = useState(() => whyNotReadable(story, justPaidId))
  useEffect(() => {
    showError(sentence)
    onClose()
  }, [sentence, onClose])
  return null
}
