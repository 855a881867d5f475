import type { ReadableStory, Story } from '#domain/story.ts'
import type { EditStory } from '../edit-story.tsx'
import type { EraseStory } from '../components/erase-story.tsx'
import type { BookKeeping } from '../keep-book.tsx'
import type { ReportBook } from '../components/report-book.tsx'
import type { StoryState } from './story-state.ts'
import type { CompletePayment } from '../components/unpaid-note.tsx'
import type { WaitingWrites } from '../waiting-write.tsx'

/** What the page does for a card. */
export interface StoryActions {
  onRead: (story: ReadableStory) => void
  /** Somebody is to read it aloud. */
  onRecord: (story: ReadableStory) => void
  /** Somebody else is to read it. */
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

/** Of one card. */
export interface CardPart extends StoryActions {
  story: Story
  state: StoryState
  /** The id of the card's heading: which book an act is for. */
  titleId: string
}
