import { beforeEach, expect, test, vi } from 'vitest'
import type { Illustrator } from '#studio/studio.ts'
import { builtInIllustrator } from '#studio/built-in/illustrator.ts'
import { builtInPressPainter } from '#studio/print-book.ts'
import { coverOf, spreadsOf } from '#stories/compose.ts'
import { itemAt } from '#stories/drawing/geometry.ts'
import { SAMPLE_FACES } from '#stories/face/sample-children.ts'
import { storyWorlds } from '#stories/library.ts'
import { currentPlates, platesOfBook } from '#stories/plates.ts'
import type { Plate } from '#stories/story-world.ts'

const TALE = 'uzay-yolculugu'
vi.mock('#stories/plate-manifest.ts', () => {
  const version = (id: string) => {
    const plates = (kind: string) =>
      Object.fromEntries(
        ['cover', 'portrait', 'spread-1'].flatMap((scene) =>
          ['back', 'front'].map((layer) => [`${scene}-${layer}`, [`${id} ${kind} ${scene}-${layer}`, 1]]),
        ),
      )
    return { id, screen: plates('screen'), press: plates('press') }
  }
  return { PLATES: { 'uzay-yolculugu': [version('old'), version('new')] }, PREVIEW_PLATES: {} }
})

const world = itemAt(
  storyWorlds.filter(({ id }) => id === TALE),
  0,
)
const spread = (plates: string) => itemAt(spreadsOf(world, plates), 0)
const hero = { name: 'Defne', age: 6, gender: 'female', drawn: SAMPLE_FACES.female } as const

let asked: string[] = []
beforeEach(() => void (asked = []))
const readPlate = ([file]: Plate): Promise<Buffer> => {
  asked.push(file)
  return Promise.reject(new Error('seen'))
}
const illustrator: Illustrator = builtInIllustrator(readPlate)
const painter = builtInPressPainter(readPlate)

test('draws a new book with the newest plates', async () => {
  expect(currentPlates(world)).toBe('new')
  await expect(illustrator.picture([hero], coverOf(world))).rejects.toThrow('seen')
  expect(asked).toEqual(['new screen cover-back', 'new screen cover-front'])
})

test.each([
  ['a page', () => illustrator.picture([hero], spread('old')), ['screen spread-1-back', 'screen spread-1-front']],
  ['a page for a press', () => painter.page([hero], spread('old')), ['press spread-1-back', 'press spread-1-front']],
  [
    'a portrait',
    () => painter.portrait(hero, { world, plates: 'old' }),
    ['screen portrait-back', 'screen portrait-front'],
  ],
  ['the light of a cover', () => painter.light({ world, plates: 'old' }), ['press cover-back']],
])('draws %s of an old book with the plates of that book', async (_what, draw, plates) => {
  await expect(draw()).rejects.toThrow('seen')
  expect(asked).toEqual(plates.map((plate) => `old ${plate}`))
})

test('uses the oldest plates for a book that names no plates', () => {
  expect(platesOfBook(world, undefined)).toBe('old')
  expect(platesOfBook(world, 'new')).toBe('new')
})

test('refuses plates that only a newer deploy knows', async () => {
  await expect(illustrator.picture([hero], spread('newer'))).rejects.toMatchObject({ code: 'not-configured' })
  expect(asked).toEqual([])
})
