import { expect, test } from 'vitest'
import { bubbleTrail, motes } from '#stories/drawing/bubbles.ts'
import { createRandom } from '#stories/drawing/random.ts'

const placesIn = (svg: string) =>
  [...svg.matchAll(/translate\((-?[\d.]+) (-?[\d.]+)\) scale\(([\d.]+)\)/g)].map(
    ([, x, y, scale]) => [Number(x), Number(y), Number(scale) * 100] as const,
  )

test('draws the given number of bubbles along the line', () => {
  const bubbles = placesIn(
    bubbleTrail(
      createRandom(3),
      [
        [0, 100],
        [400, 100],
      ],
      { n: 25, r: [4, 20], scatter: 0 },
    ),
  )
  expect(bubbles).toHaveLength(25)
  const xs = bubbles.map(([x]) => x)
  expect(xs).toEqual([...xs].sort((a, b) => a - b))
  for (const [x, y, r] of bubbles) {
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x).toBeLessThanOrEqual(400)
    expect(y).toBe(100)
    expect(r).toBeGreaterThanOrEqual(3.9)
    expect(r).toBeLessThanOrEqual(4 + 16 * 1.3)
  }
})

test('keeps motes below the given height', () => {
  const heights = [...motes(createRandom(5), 300, 200, 60, { y0: 120 }).matchAll(/cy="([\d.]+)"/g)].map(([, y]) =>
    Number(y),
  )
  expect(heights).toHaveLength(60)
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(120)
})
