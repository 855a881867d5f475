import sharp from 'sharp'
import { expect, test } from 'vitest'
import { platePath } from '#ops/stories/plate-store.ts'
import { PRESS_SCALE } from '#studio/built-in/page.ts'
import { printBookBy } from '#studio/print-book.ts'
import { withMaker } from '#studio/maker-mark.ts'
import { COVER_SIZE, SPREAD_SIZE } from '#media/picture.ts'
import { coverOf, spreadsOf } from '#stories/compose.ts'
import { storyWorlds } from '#stories/library.ts'
import { BOOK, HERO, painter, printsSquareBook } from './print-samples.ts'

/** A page of a quarter of a screen's width has about 34 dots per inch on paper. */
const SMALL = 1 / 4
const SMALL_DPI = 30

test('sets cover, title, spreads and end on sheets with bleed and embedded fonts', async () => {
  const painted: string[] = []
  await printsSquareBook(SMALL_DPI, (heroes, { name }) => {
    painted.push(`${name} of ${heroes.map((hero) => hero.name).join()}`)
    const { w, h } = name === 'cover' ? COVER_SIZE : SPREAD_SIZE
    const size = { width: Math.round(w * SMALL), height: Math.round(h * SMALL) }
    return Promise.resolve(sharp({ create: { ...size, channels: 3, background: '#456' } }))
  })
  const pages = ['cover', ...BOOK.world.spreads.map((_, index) => `spread-${index + 1}`)]
  expect(painted).toEqual(pages.map((page) => `${page} of ${HERO.name}`))
})

test.each(storyWorlds)('stores plates of $id with 300 dots per inch for a press', async (world) => {
  for (const { name } of [coverOf(world), ...spreadsOf(world)]) {
    const { w } = name === 'cover' ? COVER_SIZE : SPREAD_SIZE
    for (const layer of ['back', 'front'] as const) {
      const { width } = await sharp(platePath(world, name, layer, 'press')).metadata()
      expect(width, `${name}, ${layer}`).toBe(Math.round(w * PRESS_SCALE))
    }
  }
})

test('refuses to print a text that fits no page', async () => {
  const storyTexts = BOOK.storyTexts.map((text) => text.repeat(8))
  await expect(printBookBy(painter)({ ...BOOK, storyTexts }, 'square')).rejects.toMatchObject({ code: 'print-failed' })
})

test('refuses to print pages that a provider has painted', async () => {
  const plain = sharp({ create: { width: 480, height: 520, channels: 3, background: '#dca' } })
  const { drawn: _drawn, ...child } = HERO
  const painted = { ...child, face: await withMaker(await plain.png().toBuffer(), 'openai') }
  await expect(printBookBy(painter)({ ...BOOK, heroes: [painted] }, 'a4')).rejects.toMatchObject({
    code: 'print-not-drawn',
  })
})
