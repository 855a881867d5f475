import type { UserId } from '#domain/ids.ts'
import type { ReadableStory, Story } from '#domain/story.ts'

export interface BookDialogProps {
  uid: UserId
  story: ReadableStory
  /** The stories that the library shows. */
  stories: readonly Story[]
  /** Replaces this dialog by another: Back then leads to the library. */
  openInstead: (name: 'read' | 'next' | 'share', id?: string) => void
  onClose: () => void
}
