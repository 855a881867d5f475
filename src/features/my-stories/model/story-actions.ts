import type { ReadableStory, Story } from '#domain/story.ts'
import type { EditStory } from '../edit-story.tsx'
import type { EraseStory } from '../components/erase-story.tsx'
import type { BookKeeping } from '../keep-book.tsx'
import type { ReportBook } from '../components/report-book.tsx'
import type { StoryState } from './story-state.ts'
import type { CompletePayment } from '../components/unpaid-note.tsx'
import type { WaitingWrites } from '../waiting-write.tsx'

/** Actions of the page for a card. */
export interface StoryActions {
  onRead: (story: ReadableStory) => void
  /** Opens the dialog that records a voice. */
  onRecord: (story: ReadableStory) => void
  /** Opens the dialog that shares it by a link. */
  onShare: (story: ReadableStory) => void
  /** Its heroes are to be in another tale. */
  onNextTale: (story: ReadableStory) => void
  /** It is to be a book of paper. */
  onPrint: (story: ReadableStory) => void
  /** It is to be told in other words. */
  onWord: (story: ReadableStory) => void
  completePayment: CompletePayment
  eraseStory: EraseStory
  editStory: EditStory
  reportBook: ReportBook
  keeping: BookKeeping
  waiting: WaitingWrites
  isOffline: boolean
  now: () => number
}

/** The props of one card. */
export interface CardPart extends StoryActions {
  story: Story
  state: StoryState
  /** The id of the card's heading: which book an act is for. */
  titleId: string
}
