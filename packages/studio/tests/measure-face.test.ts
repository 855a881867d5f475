import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { PHOTO_CHILDREN } from '#ops/faces/heads.ts'
import type { FaceFeatures } from '#domain/face-features.ts'
import { ovalOf } from '#face/face-oval.ts'
import { analysePhoto, landmarkFinder } from '#studio/built-in/portrait/analyse-photo.ts'
import { uprightFace } from '#face/measure/upright-face.ts'
import { closePhoto } from '#face/tests/pictures.ts'
import { keepsToneInDimRoom, measured, recognises, skinMeasured, toneOf } from './face-samples.ts'

test.each([
  ['light', 1, ['porcelain', 'fair', 'peach']],
  ['brown', 0.25, ['caramel', 'chestnut', 'umber']],
  ['darkest', 0.07, ['umber', 'ebony']],
] as const)('measures the tone of %s skin', async (_skin, reflectance, wanted) => {
  expect(wanted).toContain((await skinMeasured(reflectance)).skin)
})

test('measures the same skin tone in dim light', () => keepsToneInDimRoom(0.25, 0.2))

test('measures a leaning head like the same head upright', async () => {
  const leaning = await closePhoto().png().toBuffer()
  const photo = await sharp(leaning).rotate(25, { background: '#998877' }).png().toBuffer()
  const { pixels, look } = await analysePhoto(photo)
  if (!look.oval) throw new Error('the face was not found')
  const { landmarks } = uprightFace(pixels, look.oval, landmarkFinder())
  expect(Math.abs(ovalOf(landmarks)?.leanDeg ?? NaN)).toBeLessThan(3)
  const [upright, turned] = [await skinMeasured(1), await measured(photo)]
  expect(Math.abs(toneOf(upright) - toneOf(turned))).toBeLessThanOrEqual(1)
  expect(turned).toMatchObject({ hair: upright.hair, style: upright.style, eyes: upright.eyes })
})

test.each<[keyof typeof PHOTO_CHILDREN, Partial<FaceFeatures>]>([
  ['Mila', { hair: 'dark-blond', style: 'fringe', eyes: 'blue', glasses: false }],
  ['Zuri', { skin: 'chestnut', hair: 'black', style: 'curly', glasses: false }],
  ['Can', { style: 'short', eyes: 'green', glasses: true }],
  ['Zehra', { style: 'headscarf', glasses: false }],
])('recognises hair, eyes and glasses of %s', recognises)

test('returns a plain face for a photo without one', async () => {
  const wall = await sharp({ create: { width: 420, height: 400, channels: 3, background: '#8a6e60' } })
    .png()
    .toBuffer()
  expect(await measured(wall)).toMatchObject({ style: 'short', glasses: false })
})
