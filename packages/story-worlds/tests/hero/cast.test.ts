import { expect, test } from 'vitest'
import { NOBODY } from '#stories/compose.ts'
import { castIn, type Cast } from '#stories/hero/cast.ts'
import type { SceneHero } from '#stories/story-world.ts'

const CAST: Cast<{ x: number }> = [[{ x: 50 }], [{ x: 60 }, { x: 40 }], [{ x: 70 }, { x: 50 }, { x: 30 }]]
const child = (face: string): SceneHero => ({ ...NOBODY, face })
const [hero, sister, brother] = [child('hero'), child('sister'), child('brother')]
const placed = (...places: [string, number][]) => places.map(([face, x]) => ({ x, child: child(face) }))

test('places children according to how many children a book has', () => {
  expect(castIn(CAST, [hero])).toEqual(placed(['hero', 50]))
  expect(castIn(CAST, [hero, sister])).toEqual(placed(['sister', 40], ['hero', 60]))
})

test('draws the hero last, in front, and the last child behind all', () => {
  expect(castIn(CAST, [hero, sister, brother])).toEqual(placed(['brother', 30], ['sister', 50], ['hero', 70]))
})

test('throws for four children, who have no places', () => {
  expect(() => castIn(CAST, [hero, sister, brother, child('fourth')])).toThrow(RangeError)
})
