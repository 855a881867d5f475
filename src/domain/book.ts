/** The parts of a flip book and the length of a preview: pure, for reader, tests and page counts. */
import { TEXTS_PER_SPREAD } from './book-size.ts'
import { assertNever } from './remote.ts'
import { boxOnPage, type TextBox } from './text-box.ts'

/** product 7.3: page index 4 or more (from 0) of a limited story triggers the overlay. */
export const PREVIEW_LIMIT_PAGE_INDEX = 4
export const PREVIEW_LOCK_MS = 1_000

export type BookPage =
  | { is: 'cover' }
  | { is: 'text'; side: 'left' | 'right'; spread: number; picture: string; text: string; box?: TextBox | undefined }
  | { is: 'ending' }

export interface BookContents {
  /** One per spread. */
  imageURLs: readonly string[]
  /** Two per spread: left, right. */
  storyTexts: readonly string[]
  /** One per text, in fractions of its spread's painting. */
  textBoxes?: readonly TextBox[] | undefined
}

/**
 * A cover; for each picture a left and a right page that share it; an ending page. A missing text leaves its side
 * empty.
 */
export function pagesOf({ imageURLs, storyTexts, textBoxes }: BookContents): BookPage[] {
  const page = (picture: string, spread: number, side: 'left' | 'right'): BookPage => {
    const index = spread * TEXTS_PER_SPREAD + (side === 'left' ? 0 : 1)
    return { is: 'text', side, spread, picture, text: storyTexts[index] ?? '', box: boxOnPage(textBoxes, index) }
  }
  const sides = imageURLs.flatMap((picture, spread) => [page(picture, spread, 'left'), page(picture, spread, 'right')])
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
