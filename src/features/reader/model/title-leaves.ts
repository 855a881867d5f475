/**
 * A book with a dedication has an end paper and a title page between its cover and its tale. They count as the cover:
 * page numbers, saved places and clips belong to the tale alone.
 */
import type { ReaderBook } from '../reader-book.ts'

const TITLE_LEAVES = 2

/** @returns the number of leaves before the tale, without the cover; a preview has none */
export const leadOf = ({ dedication }: Pick<ReaderBook, 'dedication'>, limited: boolean): number =>
  dedication && !limited ? TITLE_LEAVES : 0

/** @param leaf as `FlipBook` counts */
export const indexInTale = (leaf: number, lead: number): number => (leaf <= lead ? 0 : leaf - lead)

export const leafOf = (index: number, lead: number): number => (index === 0 ? 0 : index + lead)
