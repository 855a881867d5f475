/** A book for a press, and the sheets that a PDF library finds in it: boxes, fonts, resolution of the pictures. */
import { expect } from 'vitest'
import { readPlate } from '#local/plates.ts'
import { readPrint } from '#ops/print-sample/read-print.ts'
import type { PressPainter } from '#studio/press-painter.ts'
import { builtInPressPainter, printBookBy } from '#studio/print-book.ts'
import type { BookToPrint } from '#studio/studio.ts'
import { textBoxesOf } from '#stories/compose.ts'
import { itemAt } from '#stories/drawing/geometry.ts'
import { SAMPLE_FACES } from '#stories/face/sample-children.ts'
import { storyWorlds } from '#stories/library.ts'
import { renderTexts } from '#stories/script.ts'

const world = itemAt(storyWorlds, 1)
export const HERO = { name: 'Şükrü Işıl Ağaoğlu', age: 6, gender: 'male', drawn: SAMPLE_FACES.male } as const
export const painter = builtInPressPainter(readPlate)
export const BOOK: BookToPrint = {
  world,
  heroes: [HERO],
  names: HERO.name,
  title: 'Şükrü Işıl Ağaoğlu’nun Uzay Yolculuğu',
  dedication: 'İyi ki doğdun, canım oğlum! Çok öpüyoruz: büyükannen, deden ve Ğ…',
  storyTexts: renderTexts(world.script, { name: HERO.name, age: HERO.age, gender: HERO.gender }),
  textBoxes: textBoxesOf(world),
}
const SPREAD_MM = { w: 420, h: 210 }
const SPINE_MM = 6

/**
 * @param leastDpi minimum for every picture
 * @param page draws the pages; default: in the size for a press
 * @returns the PDF
 */
export async function printsSquareBook(
  leastDpi: number,
  page: PressPainter['page'] = painter.page,
): Promise<Uint8Array> {
  const { bytes, contentType } = await printBookBy({ ...painter, page })(BOOK, 'square')
  expect(contentType).toBe('application/pdf')
  const { title, sheets } = await readPrint(bytes)
  expect(title).toBe(BOOK.title)
  // Cover, title, six spreads, end.
  expect(sheets).toHaveLength(9)
  for (const [index, { paper, trim, bleed, fonts, pictures }] of sheets.entries()) {
    const width = SPREAD_MM.w + (index === 0 ? SPINE_MM : 0)
    expect([trim.w, trim.h]).toEqual([expect.closeTo(width, 3), expect.closeTo(SPREAD_MM.h, 3)])
    expect([bleed.w, bleed.h]).toEqual([expect.closeTo(width + 6, 3), expect.closeTo(SPREAD_MM.h + 6, 3)])
    // Both sides have the same margin for the marks.
    expect(paper.w - trim.w).toBeCloseTo(2 * trim.x, 3)
    expect(trim.x - bleed.x).toBeCloseTo(3, 3)
    expect(fonts.length).toBeGreaterThan(0)
    expect(fonts.filter(({ isEmbedded }) => !isEmbedded)).toEqual([])
    expect(pictures.length).toBeGreaterThan(0)
    for (const { dpi } of pictures) expect(Math.min(dpi.x, dpi.y)).toBeGreaterThan(leastDpi)
  }
  return bytes
}
