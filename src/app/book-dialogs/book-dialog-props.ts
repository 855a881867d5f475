import type { UserId } from '#domain/ids.ts'
import type { ReadableStory, Story } from '#domain/story.ts'

/** The parameters that open a dialog of a book. */
export type BookDialogName = 'read' | 'next' | 'share' | 'print' | 'record' | 'words'

export interface BookDialogProps {
  uid: UserId
  story: ReadableStory
  /** The stories that the library shows. */
  stories: readonly Story[]
  /** Puts another dialog in the place of this one: Back then leads to the library. */
  openInstead: (name: BookDialogName, id?: string) => void
  onClose: () => void
}
