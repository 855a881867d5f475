import type { TextBox } from '#domain/text-box.ts'

/** A recorded voice that reads the whole book, besides its own voice. */
export interface ReaderVoice {
  id: string
  name: string
  /** One clip a spread. */
  narrationURLs: string[]
}

/** @param id of the voice that was chosen; one that is not there any more leaves the book to its own */
export const narrationBy = (
  { narrationURLs }: Pick<ReaderBook, 'narrationURLs'>,
  voices: readonly ReaderVoice[],
  id: string | null,
): string[] => voices.find((voice) => voice.id === id)?.narrationURLs ?? narrationURLs

/** A book as the reader takes it: a template and a child's own story look the same here. */
export interface ReaderBook {
  id: string
  title: string
  /** Known tales have a painting of their own under 'Son'. */
  templateId?: string | undefined
  coverImageURL: string
  /** One picture a spread. */
  imageURLs: string[]
  /** Two texts a spread: left, right. */
  storyTexts: string[]
  /** The box of each text upon its painting; without them words stand beneath the pictures. */
  textBoxes?: TextBox[] | undefined
  /** One clip a spread. */
  narrationURLs: string[]
  dedication?: string | undefined
}
