/** Two open pages: their painting, with the text on it, or beneath it if the pages are higher than the painting. */
import type { Sharp } from 'sharp'
import { TEXTS_PER_SPREAD } from '#domain/book-size.ts'
import { Problem } from '#domain/problem.ts'
import { PRINT_PAGE_MM, type PrintFormat } from '#domain/printed-book.ts'
import type { TextBox } from '#domain/text-box.ts'
import { blank, fading, glowBehind, inPixels, lightOf, settled, toJpeg } from './raster.ts'
import { addSheet, bled, BLEED, type Pdf, type Place, type Size } from './sheet.ts'
import { drawText, fitTexts, placesOfLines, type SetText } from './type.ts'

/** The smallest distance of letters from a cut edge, and from the fold. */
const FROM_CUT = 9
const FROM_FOLD = 8
const CREAM = '#fff6e0'
/** Colour of text on a light painting. */
const INK = '#3a2018'
const NIGHT = 0.78
const MM_PER_POINT = 25.4 / 72
const SIZES = { largest: 19 * MM_PER_POINT, smallest: 9 * MM_PER_POINT }
/** Height of the fade above text beneath the painting, as a share of its height. */
const FADE = 0.06

export interface SetSpread {
  texts: readonly { set: SetText; place: Place }[]
}

const trimOf = (format: PrintFormat): Size => ({ w: 2 * PRINT_PAGE_MM[format].w, h: PRINT_PAGE_MM[format].h })

/** Places the painting relative to the trim: as wide as the sheet, or as high if that makes it larger. It is twice as wide as high. */
function placeOfPainting({ w, h }: Size, isWordsBeneath: boolean): Place {
  const height = isWordsBeneath ? (w + 2 * BLEED) / 2 : h + 2 * BLEED
  return { x: w / 2 - height, y: -BLEED, w: 2 * height, h: height }
}

const hasWordsBeneath = ({ w, h }: Size): boolean => h > w / 2

/**
 * Sets all text of a book in one size.
 * @throws Problem 'print-failed' if a text is too long even in the smallest size
 */
export function setSpreads(
  pdf: Pdf,
  format: PrintFormat,
  storyTexts: readonly string[],
  textBoxes: readonly TextBox[],
): SetSpread[] {
  const trim = trimOf(format)
  const places = storyTexts.map((_, index) => placeOfText(trim, index, textBoxes[index]))
  const sets = fitTexts(
    pdf,
    storyTexts.map((text, index) => ({ text, within: places[index] ?? trim })),
    { font: 'text', color: CREAM },
    SIZES,
  )
  if (!sets) throw new Problem('print-failed', `A text does not fit a printed page (${format})`)
  const texts = sets.map((set, index) => ({
    set: isDark(textBoxes[index], trim) ? { ...set, color: INK } : set,
    place: places[index] ?? { x: 0, y: 0, ...trim },
  }))
  return Array.from({ length: Math.ceil(texts.length / TEXTS_PER_SPREAD) }, (_, spread) => ({
    texts: texts.slice(spread * TEXTS_PER_SPREAD, (spread + 1) * TEXTS_PER_SPREAD),
  }))
}

const isDark = (box: TextBox | undefined, trim: Size): boolean => box?.ink === 'dark' && !hasWordsBeneath(trim)

function placeOfText(trim: Size, index: number, box: TextBox | undefined): Place {
  const isLeft = index % TEXTS_PER_SPREAD === 0
  const fold = trim.w / 2
  const [from, to] = isLeft ? [FROM_CUT, fold - FROM_FOLD] : [fold + FROM_FOLD, trim.w - FROM_CUT]
  const painting = placeOfPainting(trim, hasWordsBeneath(trim))
  if (hasWordsBeneath(trim) || !box) {
    const top = hasWordsBeneath(trim) ? painting.y + painting.h + 2 : trim.h * 0.68
    return { x: from + 6, y: top, w: to - from - 12, h: trim.h - FROM_CUT - top }
  }
  const x = Math.max(from, painting.x + box.x * painting.w)
  const y = Math.max(FROM_CUT, painting.y + box.y * painting.h)
  return {
    x,
    y,
    w: Math.min(to, painting.x + (box.x + box.w) * painting.w) - x,
    h: Math.min(trim.h - FROM_CUT, painting.y + (box.y + box.h) * painting.h) - y,
  }
}

export async function addSpread(pdf: Pdf, format: PrintFormat, painting: Sharp, { texts }: SetSpread): Promise<void> {
  const trim = trimOf(format)
  const picture = await toJpeg(
    hasWordsBeneath(trim) ? await withRoomBeneath(painting, trim) : await cutTo(painting, trim, texts),
  )
  addSheet(pdf, trim, [trim.w / 2], () => {
    const { x, y, w, h } = bled(trim)
    pdf.image(picture, x, y, { width: w, height: h })
    for (const { set, place } of texts) drawText(pdf, set, place)
  })
}

/** Keeps the painting's resolution, and cuts off the excess at both sides. */
async function cutTo(painting: Sharp, trim: Size, texts: SetSpread['texts']): Promise<Sharp> {
  const { width, height } = await sizeOf(painting)
  const sheet = bled(trim)
  const perMm = height / sheet.h
  const size = { w: Math.min(width, Math.round(sheet.w * perMm)), h: height }
  const cut = await settled(
    painting.extract({ left: Math.floor((width - size.w) / 2), top: 0, width: size.w, height: size.h }),
  )
  const lines = texts.flatMap(({ set, place }) => (set.color === INK ? [] : placesOfLines(set, place)))
  if (lines.length === 0) return cut
  const glow = await glowBehind(
    lines.map(({ x, y, w, h }) => ({
      x: (x - sheet.x) * perMm,
      y: (y - sheet.y) * perMm,
      w: w * perMm,
      h: h * perMm,
    })),
    size,
  )
  return settled(cut.composite([glow]))
}

/** The whole painting, and below it a background of its own light. */
async function withRoomBeneath(painting: Sharp, trim: Size): Promise<Sharp> {
  const { width, height } = await sizeOf(painting)
  const sheet = bled(trim)
  const size = inPixels(sheet, width / sheet.w)
  const light = await lightOf(painting, size, NIGHT)
  const upper = await fading(painting, { w: width, h: height }, { bottom: height * FADE })
  return settled(blank(size).composite([light, { ...upper, left: 0, top: 0 }]))
}

async function sizeOf(picture: Sharp): Promise<{ width: number; height: number }> {
  const { width, height } = await picture.metadata()
  return { width, height }
}
