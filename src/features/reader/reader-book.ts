import type { TextBox } from '#domain/text-box.ts'

/** A recorded voice that reads the whole book, besides its own voice. */
export interface ReaderVoice {
  id: string
  name: string
  /** One clip per spread. */
  narrationURLs: string[]
}

/** @param id of the chosen voice; if it no longer exists, the book's own voice reads */
export const narrationBy = (
  { narrationURLs }: Pick<ReaderBook, 'narrationURLs'>,
  voices: readonly ReaderVoice[],
  id: string | null,
): string[] => voices.find((voice) => voice.id === id)?.narrationURLs ?? narrationURLs

/** A book in the reader's form, the same for a template and for a child's own story. */
export interface ReaderBook {
  id: string
  title: string
  /** Known tales have a painting of their own under 'Son'. */
  templateId?: string | undefined
  /** The children of the book as a sentence calls them together ('Defne ile Ali'); absent for a template. */
  heroName?: string | undefined
  coverImageURL: string
  /** One picture per spread. */
  imageURLs: string[]
  /** Two texts per spread: left, right. */
  storyTexts: string[]
  /** The box of each text on its painting; without boxes the words are beneath the pictures. */
  textBoxes?: TextBox[] | undefined
  /** One clip per spread. */
  narrationURLs: string[]
  dedication?: string | undefined
}
