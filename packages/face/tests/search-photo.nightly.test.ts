/** Searches that take a dozen analyses each; packages/face/tests/search-photo.test.ts has the daily samples. */
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { beside, faceless, onWall, pixelsOf, search, wholePhoto } from './pictures.ts'
import { findsFaceOnWideWall, findsNoFace, turnsUpright } from './search-checks.ts'

test.each([0, 590, 1_200])('finds a face that the whole photo’s analysis misses, %i pixels from the left', (left) =>
  findsFaceOnWideWall(1_400, left),
)

test('finds a face in a photo four times as high as wide', async () => {
  const tall = await pixelsOf(await onWall({ width: 320, height: 1_400 }, 200, { left: 60, top: 820 }))
  const { oval, fault } = search(tall, false)
  expect(fault).toBeNull()
  expect(Math.abs((oval?.centre.y ?? NaN) - (820 + 84))).toBeLessThan(10)
})

test('chooses the largest of several faces in a panorama', async () => {
  const pair = await beside(
    await onWall({ width: 700, height: 320 }, 140, { left: 100, top: 100 }),
    await onWall({ width: 700, height: 320 }, 220, { left: 300, top: 80 }),
  )
  expect(search(await pixelsOf(pair), false).oval?.centre.x).toBeGreaterThan(900)
})

test.each([1, 2, 3] as const)('turns a photo rotated by %i quarters upright, with much background', (lies) =>
  turnsUpright(wholePhoto(), lies),
)

test.each([
  ['nobody', faceless],
  ['nobody, on the side', () => faceless().rotate(90)],
  ['nobody, in a panorama', () => faceless().resize(1_400, 320, { fit: 'fill' })],
  [
    'noise',
    () =>
      sharp({
        create: {
          width: 600,
          height: 500,
          channels: 3,
          background: '#888',
          noise: { type: 'gaussian', mean: 128, sigma: 30 },
        },
      }),
  ],
])('finds no face and does not turn the photo: %s', (_photo, picture) => findsNoFace(picture()))
