import { expect, test } from 'vitest'
import { litSet, turnedLight } from '#stories/drawing/lit-set.ts'
import { softLine } from '#stories/drawing/soft-line.ts'

test('turns a light from above to the left inside a group rotated by 90 degrees', () => {
  const [x, y] = turnedLight({ dir: [0, -1] }, 90).dir
  expect(x).toBeCloseTo(-1)
  expect(y).toBeCloseTo(0)
})

test('creates filters of three strengths, each with its own name', () => {
  const filters = litSet('k', { dir: [-1, 0], hi: '#ffffff' })
  expect([...filters.matchAll(/<filter id="(\w+)"/g)].map(([, id]) => id)).toEqual(['kS', 'kM', 'kL'])
})

test('draws a soft line without a filter, widest where it is faintest', () => {
  const soft = softLine('M0 0L9 9', '#123456', 10)
  expect(soft).not.toContain('filter')
  const widths = [...soft.matchAll(/stroke-width="([\d.]+)"/g)].map(([, width]) => Number(width))
  expect(widths).toEqual([...widths].sort((a, b) => b - a))
  expect(widths.length).toBeGreaterThan(2)
})
