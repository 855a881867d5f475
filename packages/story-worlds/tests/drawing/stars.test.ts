import { expect, test } from 'vitest'
import { createRandom } from '#stories/drawing/random.ts'
import { stars } from '#stories/drawing/stars.ts'

const SIZE = { w: 1000, h: 1000 }
const CALM = { x: 0, y: 0, w: 500, h: 1000 }
const placesOf = (sky: string) =>
  [...sky.matchAll(/cx="([\d.]+)" cy="[\d.]+" rx="([\d.]+)"/g)].map(([, x, r]) => ({ x: Number(x), r: Number(r) }))

test('draws few and small stars behind text', () => {
  const all = placesOf(stars(createRandom(3), SIZE, { n: 400, big: 10, calm: [CALM] }))
  const calm = all.filter(({ x }) => x < 500)
  expect(calm.length).toBeGreaterThan(0)
  expect(calm.length).toBeLessThan(all.length * 0.3)
  expect(calm.every(({ r }) => r <= 1)).toBe(true)
})

test('draws the same sky for the same seed', () => {
  const sky = () => stars(createRandom(5), SIZE, { n: 40, big: 3 })
  expect(sky()).toBe(sky())
})
