/** More children and more light than packages/studio/tests/measure-face.test.ts has. */
import { expect, test } from 'vitest'
import { PHOTO_CHILDREN, photoOf } from '#ops/faces/heads.ts'
import type { FaceFeatures } from '#domain/face-features.ts'
import { keepsToneInDimRoom, measured, recognises } from './face-samples.ts'

test.each([
  [1, 0.4],
  [1, 0.2],
  [0.25, 0.4],
])('measures the same tone of skin %d at %d of the light', keepsToneInDimRoom)

test.each<[keyof typeof PHOTO_CHILDREN, Partial<FaceFeatures>]>([
  ['Defne', { hair: 'brown', style: 'long', eyes: 'brown', glasses: false }],
  ['Emir', { hair: 'black', style: 'short', glasses: false }],
  ['Elif', { hair: 'black', style: 'short', glasses: false }],
])('recognises hair, eyes and glasses of %s', recognises)

test('takes a coloured wall behind a shaved head for no headscarf', async () => {
  const shaved = { ...PHOTO_CHILDREN.Emir, style: 'shaved', wall: '#3f78c9' } as const
  const features = await measured(await (await photoOf(shaved)).png().toBuffer())
  expect(features.style).not.toBe('headscarf')
})
