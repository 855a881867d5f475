/**
 * One size of letters for the whole book. On paintings it is the largest at which every text fits its box; beneath
 * pictures the largest at which the longest text fits, and the pictures get the remaining space.
 */
import type { PageSize } from '#flip-book/geometry/fold.ts'
import { largestThatFits, PAINTED_LETTERS } from '#ui/painted-letters.ts'

export interface StoryFit {
  fontPx: number
  /** Fraction of a page's height: the words' part, at its foot. */
  band: number
}

interface Space {
  page: PageSize
  /** How much larger than usual the reader wants letters: 2 is 200 %. */
  letterScale: number
  /** The tallest text at a size of letters, in pixels. */
  tallest: (fontPx: number) => number
}

const SMALLEST_PX = 10
/** In a window too small for legible letters the book is a miniature, pictures and words alike ('Metin olarak oku' is beside it). */
const MINIATURE = { leastPx: 4, mostBand: 0.5 } as const
const USUAL_PX = { least: 14, ofPageWidth: 0.034, most: 27 } as const
/** Space above and below the words, as a fraction of the page's height. */
const MARGIN = 0.065
/** Both halves of a picture of 2 to 1 are squares, so a page of 8 to 9 always has this fraction left. */
const LEAST_BAND = 1 - 8 / 9
/** Pictures keep more than half, unless somebody needs large letters. */
const MOST_BAND = { usual: 0.4, largeLetters: 0.62 } as const
/** The highest band, for letters that would not be legible otherwise. */
const LAST_RESORT_BAND = 0.65

/**
 * The size of letters on paintings.
 * @param fits tells if every text fits its box at a size of letters, in pixels
 * @returns null if the words must be beneath the pictures: letters would be too small, or the reader wants larger ones
 */
export function fitPainted({
  page,
  letterScale,
  fits,
}: Pick<Space, 'page' | 'letterScale'> & { fits: (fontPx: number) => boolean }): number | null {
  const least = page.width * PAINTED_LETTERS.least
  if (letterScale > 1 || !fits(least)) return null
  return largestThatFits(least, page.width * PAINTED_LETTERS.most, fits)
}

export function fitStory({ page, letterScale, tallest }: Space): StoryFit {
  const wanted = Math.min(USUAL_PX.most, Math.max(USUAL_PX.least, page.width * USUAL_PX.ofPageWidth)) * letterScale
  const bandAt = (fontPx: number) => Math.max(LEAST_BAND, tallest(fontPx) / page.height + MARGIN)
  const most = letterScale > 1 ? MOST_BAND.largeLetters : MOST_BAND.usual
  const legiblePx = largestThatFits(SMALLEST_PX, Math.max(SMALLEST_PX, wanted), (px) => bandAt(px) <= most)
  const fontPx =
    bandAt(legiblePx) <= LAST_RESORT_BAND
      ? legiblePx
      : largestThatFits(MINIATURE.leastPx, legiblePx, (px) => bandAt(px) <= MINIATURE.mostBand)
  return { fontPx, band: bandAt(fontPx) }
}
