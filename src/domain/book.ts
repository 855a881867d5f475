/** What a flip book is made of and how far a preview goes: pure, for reader, tests and page counts. */
import { assertNever } from './remote.ts'

/** docs/product/07-reading.md#73-who-is-limited: page index 4 or more (from 0) of a limited story triggers the overlay. */
export const PREVIEW_LIMIT_PAGE_INDEX = 4
export const PREVIEW_LOCK_MS = 1_000

export type BookPage =
  | { is: 'cover' }
  | { is: 'text'; side: 'left' | 'right'; spread: number; picture: string; text: string }
  | { is: 'ending' }

/** A cover; for each picture a left and a right page that share it; an ending page. A missing text is an empty side. */
export function pagesOf(imageURLs: readonly string[], storyTexts: readonly string[]): BookPage[] {
  const sides = imageURLs.flatMap((picture, spread): BookPage[] => [
    { is: 'text', side: 'left', spread, picture, text: storyTexts[spread * 2] ?? '' },
    { is: 'text', side: 'right', spread, picture, text: storyTexts[spread * 2 + 1] ?? '' },
  ])
  return [{ is: 'cover' }, ...sides, { is: 'ending' }]
}

/** @param index the current page as react-pageflip reports it with two pages side by side: 0, 1, 3, 5 … */
export const isBeyondPreview = (index: number, limited: boolean): boolean =>
  limited && index >= PREVIEW_LIMIT_PAGE_INDEX

/** The spread that lies open at a page index, from 0; null on the cover and the ending. */
export function spreadAt(pages: readonly BookPage[], index: number): number | null {
  const page = pages[index]
  if (!page) return null
  switch (page.is) {
    case 'cover':
    case 'ending':
      return null
    case 'text':
      return page.spread
    default:
      return assertNever(page)
  }
}
