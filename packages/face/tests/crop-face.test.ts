import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { ovalInTheMiddle } from '#face/face-oval.ts'
import { FACE_SIZE } from '#media/picture.ts'
import { cropFace } from '#face/measure/crop-face.ts'
import { OVAL } from '#face/measure/face-geometry.ts'
import { analysePhoto } from '#studio/built-in/portrait/analyse-photo.ts'

const ROOM = 120
const portrait = (left: number, top: number, side: number) =>
  sharp('tests/fixtures/photos/astronaut.png').extract({ left, top, width: side, height: side })

test.each<[string, () => Promise<Sharp>]>([
  ['in the middle', async () => portrait(90, 10, 260).resize(600, 600)],
  ['at the edge of the photo', async () => portrait(0, 0, 300)],
  ['small, with much background', async () => portrait(0, 0, 512)],
  [
    'that leans',
    async () => sharp(await portrait(90, 10, 260).resize(600, 600).rotate(18, { background: '#998' }).png().toBuffer()),
  ],
])('crops a face upright into the slot: %s', async (_, photo) => {
  const { pixels, look } = await analysePhoto(await (await photo()).png().toBuffer())
  if (!look.oval) throw new Error('the face was not found')
  const face = cropFace(pixels, look.oval)
  const slot = { width: FACE_SIZE.w, height: FACE_SIZE.h }
  // Add a margin before the analysis, because the detector expects a whole head.
  const framed = await sharp(face, { raw: { ...slot, channels: 3 } })
    .extend({ top: ROOM, bottom: ROOM, left: ROOM, right: ROOM, background: '#998' })
    .png()
    .toBuffer()
  const { oval } = (await analysePhoto(framed)).look
  expect(Math.abs(oval?.leanDeg ?? NaN)).toBeLessThan(5)
  expect(Math.abs((oval?.centre.x ?? NaN) - ROOM - OVAL.cx)).toBeLessThan(slot.width * 0.06)
  expect(Math.abs((oval?.centre.y ?? NaN) - ROOM - OVAL.cy)).toBeLessThan(slot.height * 0.06)
  expect(Math.abs((oval?.width ?? NaN) / (2 * OVAL.rx) - 1)).toBeLessThan(0.08)
})

test('crops the middle oval of a photo without a face, and fills missing edges', async () => {
  const { pixels, look } = await analysePhoto(
    await sharp({ create: { width: 420, height: 400, channels: 3, background: '#4a2e20' } })
      .png()
      .toBuffer(),
  )
  expect(look).toEqual({ oval: null, fault: 'photo-too-dark', score: 0 })
  const face = cropFace(pixels, ovalInTheMiddle(pixels))
  expect([face[0], face[1], face[2]]).toEqual([0x4a, 0x2e, 0x20])
})

test('analyses a photo once for two callers', async () => {
  const photo = await portrait(90, 10, 260).png().toBuffer()
  expect(analysePhoto(photo)).toBe(analysePhoto(photo))
})
