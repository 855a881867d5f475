/**
 * A book with a dedication has an end paper and a title page between its cover and its tale. They are counted with the
 * cover: page numbers, kept places and clips belong to the tale alone.
 */
import type { ReaderBook } from '../reader-book.ts'

const TITLE_LEAVES = 2

/** @returns how many leaves the book has before its tale, without the cover; a preview has none */
export const leadOf = ({ dedication }: Pick<ReaderBook, 'dedication'>, limited: boolean): number =>
  dedication && !limited ? TITLE_LEAVES : 0

/** @param leaf as `FlipBook` counts */
export const indexInTale = (leaf: number, lead: number): number => (leaf <= lead ? 0 : leaf - lead)

export const leafOf = (index: number, lead: number): number => (index === 0 ? 0 : index + lead)
