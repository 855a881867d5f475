/** The open place in words, for the control bar and the screen reader: of one page, or of a spread of leaves. */
import { openPageNumbers } from '#flip-book/geometry/page-numbers.ts'
import { READER } from '#text/reader.ts'
import { indexInTale } from './title-leaves.ts'

/** @param page index in the tale; 0: cover, last: 'Son' */
export const announcedPage = (page: number, count: number): string =>
  isNumbered(page, count) ? READER.onePageAnnouncement(page, count - 2) : page === 0 ? READER.cover : READER.theEnd

export const placeOf = (page: number, count: number): string =>
  isNumbered(page, count) ? READER.page(page, count - 2) : page === 0 ? READER.cover : READER.theEnd

const isNumbered = (page: number, count: number): boolean => page > 0 && page < count - 1

interface Leaves {
  /** Pages of the tale, with cover and 'Son'. */
  pageCount: number
  /** Leaves before the tale's first page (title-leaves.ts). */
  lead: number
}

export function announcedSpread(leaf: number, { pageCount, lead }: Leaves): string {
  const numbers = openPageNumbers(indexInTale(leaf, lead), pageCount)
  return numbers ? READER.pageAnnouncement(numbers.first, numbers.last, numbers.of) : unnumbered(leaf, lead)
}

export function placeIn(leaf: number, { pageCount, lead }: Leaves): string {
  const numbers = openPageNumbers(indexInTale(leaf, lead), pageCount)
  return numbers ? READER.pages(numbers.first, numbers.last, numbers.of) : unnumbered(leaf, lead)
}

const unnumbered = (leaf: number, lead: number): string =>
  indexInTale(leaf, lead) > 0 ? READER.theEnd : leaf > 0 ? READER.titlePage : READER.cover
