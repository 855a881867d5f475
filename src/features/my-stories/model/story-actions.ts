import type { ReactNode } from 'react'
import type { ReadableStory, Story, StoryChange } from '#domain/story.ts'
import type { EndOfPress } from '#text/outbox.ts'
import type { IconName } from '#ui/icons.tsx'
import type { EraseStory } from '../components/erase-story.tsx'
import type { BookKeeping } from '../keep-book.tsx'
import type { ReportBook } from '../components/report-book.tsx'
import type { StoryState } from './story-state.ts'
import type { CompletePayment } from '../components/unpaid-note.tsx'
import type { WaitingWrites } from '../waiting-write.tsx'

/** A button on the card of a finished book, which opens a dialog. */
export interface BookAct {
  name: string
  icon: IconName
  label: string
  /** The button stands beside 'Hikayeyi Oku', in the row beneath it, or behind 'Diğer işlemler'. */
  place: 'main' | 'row' | 'more'
  open: (id: string) => void
}

/** The sentences about the result of a change. */
export interface ChangeSentences {
  done: string
  /** The change waits on this device. */
  queued: Readonly<Record<Exclude<EndOfPress, 'sent'>, string>>
  failed: string
}

/** Saves or queues a change, and says so. @returns false if it failed */
export type ChangeStory = (story: Story, change: StoryChange, sentences: ChangeSentences) => Promise<boolean>

/** Actions of the page for a card. */
export interface StoryActions {
  onRead: (story: ReadableStory) => void
  acts: readonly BookAct[]
  completePayment: CompletePayment
  eraseStory: EraseStory
  changeStory: ChangeStory
  reportBook: ReportBook
  keeping: BookKeeping
  /** Draws the pages of a book that is being made. */
  drawPages: (story: Story, render: (pages: readonly ReactNode[]) => ReactNode) => ReactNode
  /** The same book in a dialog, to be turned. */
  openPages: (story: Story, onClose: () => void) => ReactNode
  waiting: WaitingWrites
  isOffline: boolean
  now: () => number
}

/** The props of one card. */
export interface CardPart extends StoryActions {
  story: Story
  state: StoryState
  /** The id of the card's heading, which names the book of an action. */
  titleId: string
}
