import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { PHOTO_CHILDREN, photoOf } from '#dev/faces/heads.ts'
import { decodeFace, encodeFace, SKIN_TONES, type FaceFeatures } from '#domain/face-features.ts'
import { ovalOf } from '#face/face-oval.ts'
import type { Pixels } from '#face/pixels.ts'
import { faceIn } from '#netlify/studio/built-in/illustrator.ts'
import { analysePhoto, landmarkFinder } from '#netlify/studio/built-in/portrait/analyse-photo.ts'
import { uprightFace } from '#netlify/studio/built-in/portrait/upright-face.ts'
import { closePhoto, exposed, pixelsOf, toned } from '../face/pictures.ts'

const SLOW_MS = 60_000

const fileOf = ({ width, height, data }: Pixels): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()
const measured = async (photo: Buffer): Promise<FaceFeatures> => (await faceIn(photo)).features
const toneOf = ({ skin }: FaceFeatures): number => SKIN_TONES.indexOf(skin)

describe('the skin of a face', () => {
  test.each([
    ['light', (photo: Pixels) => photo, ['porcelain', 'fair', 'peach']],
    ['brown', (photo: Pixels) => toned(photo, 0.25), ['caramel', 'chestnut', 'umber']],
    ['darkest', (photo: Pixels) => toned(photo, 0.07), ['umber', 'ebony']],
  ] as const)('is its own, %s', { timeout: SLOW_MS }, async (_, tone, wanted) => {
    expect(wanted).toContain((await measured(await fileOf(tone(await pixelsOf(closePhoto()))))).skin)
  })

  test.each([0.4, 0.2])('is darkened by no dim room, at %d of the light', { timeout: SLOW_MS }, async (light) => {
    for (const reflectance of [1, 0.25]) {
      const photo = await pixelsOf(closePhoto())
      const skin = reflectance === 1 ? photo : toned(photo, reflectance)
      const [bright, dim] = [await measured(await fileOf(skin)), await measured(await fileOf(exposed(skin, light)))]
      expect(Math.abs(toneOf(bright) - toneOf(dim))).toBeLessThanOrEqual(1)
    }
  })
})

test('a head that leans stands upright, and is measured as the same', { timeout: SLOW_MS }, async () => {
  const leaning = await closePhoto().png().toBuffer()
  const photo = await sharp(leaning).rotate(25, { background: '#998877' }).png().toBuffer()
  const { pixels, look } = await analysePhoto(photo)
  if (!look.oval) throw new Error('the face was not found')
  const { landmarks } = await uprightFace(pixels, look.oval, landmarkFinder())
  expect(Math.abs(ovalOf(landmarks)?.leanDeg ?? NaN)).toBeLessThan(3)
  const [upright, turned] = [await measured(leaning), await measured(photo)]
  expect(Math.abs(toneOf(upright) - toneOf(turned))).toBeLessThanOrEqual(1)
  expect(turned).toMatchObject({ hair: upright.hair, style: upright.style, eyes: upright.eyes })
})

test.each<[keyof typeof PHOTO_CHILDREN, Partial<FaceFeatures>]>([
  ['Defne', { hair: 'brown', style: 'long', eyes: 'brown', glasses: false }],
  ['Emir', { hair: 'black', style: 'short', glasses: false }],
  ['Mila', { hair: 'dark-blond', style: 'fringe', eyes: 'blue', glasses: false }],
  ['Zuri', { skin: 'chestnut', hair: 'black', style: 'curly', glasses: false }],
  ['Can', { style: 'short', eyes: 'green', glasses: true }],
  ['Elif', { hair: 'black', style: 'short', glasses: false }],
  ['Zehra', { style: 'headscarf', glasses: false }],
])('%s is recognised', { timeout: SLOW_MS }, async (name, wanted) => {
  const features = await measured(await (await photoOf(PHOTO_CHILDREN[name])).png().toBuffer())
  expect(features).toMatchObject(wanted)
  expect(decodeFace(encodeFace(features))).toEqual(features)
})

test('a coloured wall behind a child with hardly any hair is no headscarf', { timeout: SLOW_MS }, async () => {
  const shaved = { ...PHOTO_CHILDREN.Emir, style: 'shaved', wall: '#3f78c9' } as const
  const features = await measured(await (await photoOf(shaved)).png().toBuffer())
  expect(features.style).not.toBe('headscarf')
})

test('where no face is found a plain one can be mended', async () => {
  const wall = await sharp({ create: { width: 420, height: 400, channels: 3, background: '#8a6e60' } })
    .png()
    .toBuffer()
  expect(await measured(wall)).toMatchObject({ style: 'short', glasses: false })
})
