import sharp from 'sharp'
import { expect, test } from 'vitest'
import { lightOf, missedLightGates, type PageLight } from '#ops/check-pages/light.ts'

const plain = (grey: number): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: { r: grey, g: grey, b: grey } } })
    .png()
    .toBuffer()
const spread = (number: number, mean: number, dark = 0): PageLight => ({ name: `spread-${number}`, mean, dark })
const DAY = [1, 2, 3].map((number) => spread(number, 0.6))
const NIGHT = [4, 5, 6].map((number) => spread(number, 0.2, 0.1))

test('measures the light of a grey page', async () => {
  const white = await lightOf('cover', await plain(255))
  expect(white.mean).toBeCloseTo(1, 5)
  expect(white.dark).toBe(0)
  const { mean, dark } = await lightOf('cover', await plain(40))
  expect(mean).toBeCloseTo(40 / 255, 2)
  expect(dark).toBe(1)
})

test('accepts a tale with three bright spreads', () => {
  expect(missedLightGates([...DAY, ...NIGHT])).toEqual([])
})

test('reports a tale with two bright spreads, whatever its cover is', () => {
  const [, ...two] = DAY
  expect(missedLightGates([{ name: 'cover', mean: 0.8, dark: 0 }, spread(1, 0.39), ...two, ...NIGHT])).toEqual([
    '2 spreads have a mean luminance of 0.4, not 3',
  ])
})

test('reports a second spread that is dark on most of its area', () => {
  const [first, second, ...rest] = NIGHT.map((page) => ({ ...page, dark: 0.7 }))
  if (!first || !second) throw new Error('unreachable')
  expect(missedLightGates([...DAY, first, ...rest.map((page) => ({ ...page, dark: 0.2 }))])).toEqual([])
  expect(missedLightGates([...DAY, first, second])).toEqual([
    'spread-4, spread-5 are darker than a quarter grey on 60 % of their area',
  ])
})
