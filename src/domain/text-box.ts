/** Places of words on the calm parts of a painting: one box per text, in fractions of the whole painting (0 to 1). */
import * as v from 'valibot'

/**
 * The fraction of a painting's width that is cut off at each side, because a painting of 2 to 1 fills two pages of 16
 * to 9.
 */
const CUT_AT_EACH_SIDE = 1 / 18
const FOLD = 0.5

export interface TextBox {
  x: number
  y: number
  w: number
  h: number
  /** Dark words on a light painting; absent: light words. */
  ink?: 'dark' | undefined
}

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1))
const textBoxSchema = v.object({ x: share, y: share, w: share, h: share, ink: v.optional(v.literal('dark')) })

/**
 * The boxes as a record holds them, in the order of its texts. An invalid list counts as absent: the book then has the
 * page with words beneath the picture.
 */
export const textBoxesSchema = v.fallback(v.optional(v.array(textBoxSchema)), undefined)

/**
 * @returns the box of the text with this index (left pages have even ones), in fractions of its visible page; undefined
 * if it exceeds the page
 */
export function boxOnPage(boxes: readonly TextBox[] | undefined, text: number): TextBox | undefined {
  const box = boxes?.[text]
  if (!box) return undefined
  const [from, to] = text % 2 === 0 ? [CUT_AT_EACH_SIDE, FOLD] : [FOLD, 1 - CUT_AT_EACH_SIDE]
  const page = { ...box, x: (box.x - from) / (to - from), w: box.w / (to - from) }
  const lies = page.x >= 0 && page.y >= 0 && page.w > 0 && page.h > 0 && page.x + page.w <= 1 && page.y + page.h <= 1
  return lies ? page : undefined
}
