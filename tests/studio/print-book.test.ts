/** A book for a press, as a PDF library finds it: boxes, fonts, how fine its pictures are. */
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { readPrint } from '#dev/print-sample/read-print.ts'
import { printBook } from '#netlify/studio/print-book.ts'
import { withMaker } from '#netlify/studio/providers/maker-mark.ts'
import type { BookToPrint } from '#netlify/studio/studio.ts'
import { textBoxesOf } from '#stories/compose.ts'
import { SAMPLE_FACES } from '#stories/face/sample-children.ts'
import { storyWorlds } from '#stories/library.ts'
import { renderTexts } from '#stories/script.ts'

const [, world = storyWorlds[0]] = storyWorlds
if (!world) throw new Error('The library has no story world')
const hero = { name: 'Şükrü Işıl Ağaoğlu', age: 6, gender: 'male', drawn: SAMPLE_FACES.male } as const
const BOOK: BookToPrint = {
  world,
  heroes: [hero],
  names: hero.name,
  title: 'Şükrü Işıl Ağaoğlu’nun Uzay Yolculuğu',
  dedication: 'İyi ki doğdun, canım oğlum! Çok öpüyoruz: büyükannen, deden ve Ğ…',
  storyTexts: renderTexts(world.script, { name: hero.name, age: hero.age, gender: hero.gender }),
  textBoxes: textBoxesOf(world),
}
const TAKES_MS = 240_000

// The other one is made, and read, in e2e/beyond/04-on-paper.spec.ts.
test(
  'square: cover with spine, and spreads, with bleed; every font embedded, no picture under 250 dpi',
  { timeout: TAKES_MS },
  async () => {
    const spread = { w: 420, h: 210 }
    const { bytes, contentType } = await printBook(BOOK, 'square')
    expect(contentType).toBe('application/pdf')
    const { title, sheets } = await readPrint(bytes)
    expect(title).toBe(BOOK.title)
    // Cover, title, six spreads, end.
    expect(sheets).toHaveLength(9)
    for (const [index, { paper, trim, bleed, fonts, pictures }] of sheets.entries()) {
      const width = index === 0 ? spread.w + 6 : spread.w
      expect([trim.w, trim.h]).toEqual([expect.closeTo(width, 3), expect.closeTo(spread.h, 3)])
      expect([bleed.w, bleed.h]).toEqual([expect.closeTo(width + 6, 3), expect.closeTo(spread.h + 6, 3)])
      // As much paper on each side: room for the marks.
      expect(paper.w - trim.w).toBeCloseTo(2 * trim.x, 3)
      expect(trim.x - bleed.x).toBeCloseTo(3, 3)
      expect(fonts.length).toBeGreaterThan(0)
      expect(fonts.filter(({ isEmbedded }) => !isEmbedded)).toEqual([])
      expect(pictures.length).toBeGreaterThan(0)
      for (const { dpi } of pictures) expect(Math.min(dpi.x, dpi.y)).toBeGreaterThan(250)
    }
    // What a function may send at once is 20 MB, and a mail takes less.
    expect(bytes.length).toBeLessThan(15_000_000)
  },
)

describe('what cannot be printed is said', () => {
  test('a text that fits no page', async () => {
    const storyTexts = BOOK.storyTexts.map((text) => text.repeat(8))
    await expect(printBook({ ...BOOK, storyTexts }, 'square')).rejects.toMatchObject({ code: 'print-failed' })
  })

  test('pages that somebody else has painted', async () => {
    const plain = sharp({ create: { width: 480, height: 520, channels: 3, background: '#dca' } })
    const { drawn: _drawn, ...child } = hero
    const painted = { ...child, face: await withMaker(await plain.png().toBuffer(), 'openai') }
    await expect(printBook({ ...BOOK, heroes: [painted] }, 'a4')).rejects.toMatchObject({ code: 'print-not-drawn' })
  })
})
