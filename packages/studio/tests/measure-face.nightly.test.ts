/** More children and more light than packages/studio/tests/measure-face.test.ts has. */
import { expect, test } from 'vitest'
import { PHOTO_CHILDREN, photoOf } from '#ops/faces/heads.ts'
import type { FaceFeatures } from '#domain/face-features.ts'
import { keepsToneInDimRoom, lastBitChanged, measured, recognises } from './face-samples.ts'

test.each([
  [1, 0.4],
  [1, 0.2],
  [0.25, 0.4],
])('measures the skin tone %d as the same at %d of the light', keepsToneInDimRoom)

test.each<[keyof typeof PHOTO_CHILDREN, Partial<FaceFeatures>]>([
  ['Defne', { hair: 'brown', style: 'long', eyes: 'brown', glasses: false }],
  ['Emir', { hair: 'black', style: 'short', glasses: false }],
  ['Elif', { hair: 'black', style: 'short', glasses: false }],
])('recognises hair, eyes and glasses of %s', recognises)

test('does not mistake a coloured wall behind a shaved head for a headscarf', async () => {
  const shaved = { ...PHOTO_CHILDREN.Emir, style: 'shaved', wall: '#3f78c9' } as const
  const features = await measured(await (await photoOf(shaved)).png().toBuffer())
  expect(features.style).not.toBe('headscarf')
})

test('measures nearly every photo the same if the last bits of its pixels differ', async () => {
  const photos = await Promise.all(
    Object.values(PHOTO_CHILDREN).flatMap((child) =>
      [1, 0.8].map(async (brightness) => (await photoOf(child)).modulate({ brightness }).png().toBuffer()),
    ),
  )
  const changed = await Promise.all(photos.map(async (photo) => lastBitChanged(photo)))
  expect(changed.filter(Boolean).length).toBeLessThanOrEqual(1)
})
