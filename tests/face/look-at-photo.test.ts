import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import type { Pixels } from '#face/pixels.ts'
import type { PhotoFault } from '#domain/photo-fault.ts'
import { beside, closePhoto, exposed, faceless, look, pixelsOf, toned, wholePhoto } from './pictures.ts'

const close = pixelsOf(closePhoto())

describe('what is wrong with a photo', () => {
  test.each<[string, PhotoFault | null, () => Promise<Pixels>]>([
    ['a portrait', null, () => close],
    ['a portrait in its room', null, () => pixelsOf(wholePhoto())],
    ['a portrait in a mirror', null, () => pixelsOf(closePhoto().flop())],
    ['a head that leans', null, () => pixelsOf(closePhoto().rotate(20, { background: '#998' }))],
    ['a small photo, enlarged', null, () => pixelsOf(closePhoto().resize(160).resize(600))],

    ['nobody', 'photo-no-face', () => pixelsOf(faceless())],
    [
      'a grey wall',
      'photo-no-face',
      () => pixelsOf(sharp({ create: { width: 500, height: 500, channels: 3, background: '#888' } })),
    ],

    ['two children', 'photo-several-faces', async () => pixelsOf(await beside(closePhoto(), closePhoto().flop()))],
    [
      'a child and somebody half as large',
      'photo-several-faces',
      async () => pixelsOf(await beside(closePhoto(), closePhoto().flop().resize(380))),
    ],
    [
      'a child, and somebody who passes by far behind',
      null,
      async () => pixelsOf(await beside(closePhoto(), closePhoto().flop().resize(150))),
    ],

    ['a dim room', null, async () => exposed(await close, 0.3)],
    ['a dark room', 'photo-too-dark', async () => exposed(await close, 0.1)],
    ['hardly any light', 'photo-too-dark', async () => exposed(await close, 0.02)],
    ['no light at all', 'photo-too-dark', async () => exposed(await close, 0)],

    ['brown skin', null, async () => toned(await close, 0.25)],
    ['brown skin in half the light', null, async () => exposed(toned(await close, 0.25), 0.5)],
    ['dark skin', null, async () => toned(await close, 0.12)],
    ['dark skin in half the light', null, async () => exposed(toned(await close, 0.12), 0.5)],
    ['the darkest skin', null, async () => toned(await close, 0.07)],
    ['the darkest skin in half the light', null, async () => exposed(toned(await close, 0.07), 0.5)],
    ['dark skin in the dark', 'photo-too-dark', async () => exposed(toned(await close, 0.12), 0.1)],

    ['a hand that trembled', 'photo-too-blurred', () => pixelsOf(closePhoto().blur(4.5))],
    ['a lens on another plane', 'photo-too-blurred', () => pixelsOf(closePhoto().blur(20))],
    ['dark skin, out of focus', 'photo-too-blurred', async () => toned(await pixelsOf(closePhoto().blur(4.5)), 0.2)],
  ])('%s: %s', async (_, fault, picture) => {
    expect(look(await picture()).fault).toBe(fault)
  })
})

describe('the face', () => {
  test('is found where it is, in the room and close', async () => {
    const { oval } = look(await pixelsOf(wholePhoto()))
    expect(oval?.centre.x).toBeCloseTo(223, -1)
    expect(oval?.centre.y).toBeCloseTo(119, -1)
    expect(oval?.width).toBeCloseTo(102, -1)
  })

  test.each([-20, 0, 20])('that leans by %i degrees is said to', async (angle) => {
    const { oval } = look(await pixelsOf(closePhoto().rotate(angle, { background: '#998' })))
    // She herself leans by three.
    expect(Math.abs((oval?.leanDeg ?? NaN) - angle - 3)).toBeLessThan(4)
  })

  test('is the nearer of two, wherever it stands', async () => {
    const { oval } = look(await pixelsOf(await beside(closePhoto().resize(300), closePhoto())))
    expect(oval?.centre.x).toBeGreaterThan(500)
  })

  test('is seen alike in three channels and in four, and a second time', async () => {
    const three = await close
    const four = new Uint8ClampedArray((three.data.length / 3) * 4).map((_, i) =>
      i % 4 === 3 ? 255 : (three.data[Math.floor(i / 4) * 3 + (i % 4)] ?? 0),
    )
    expect(look({ ...three, channels: 4, data: four })).toEqual(look(three))
    expect(look(three)).toEqual(look(three))
  })
})
