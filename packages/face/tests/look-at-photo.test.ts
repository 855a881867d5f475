import { describe, expect, test } from 'vitest'
import { PHOTOS_AT_A_LIMIT } from './faulty-photos.ts'
import { beside, closePhoto, look, pixelsOf, wholePhoto } from './pictures.ts'

test.each(PHOTOS_AT_A_LIMIT)('names the fault of a photo: %s, %s', async (_photo, fault, picture) => {
  expect(look(await picture()).fault).toBe(fault)
})

describe('the oval of a face', () => {
  test('locates a face in a photo with much background', async () => {
    const { oval } = look(await pixelsOf(wholePhoto()))
    expect(oval?.centre.x).toBeCloseTo(223, -1)
    expect(oval?.centre.y).toBeCloseTo(119, -1)
    expect(oval?.width).toBeCloseTo(102, -1)
  })

  test.each([-20, 0, 20])('measures the lean of a head that was turned by %i degrees', async (angle) => {
    const { oval } = look(await pixelsOf(closePhoto().rotate(angle, { background: '#998' })))
    // The head itself leans by three degrees.
    expect(Math.abs((oval?.leanDeg ?? NaN) - angle - 3)).toBeLessThan(4)
  })

  test('chooses the nearer of two faces, even if the other is first in the picture', async () => {
    const { oval } = look(await pixelsOf(await beside(closePhoto().resize(300), closePhoto())))
    expect(oval?.centre.x).toBeGreaterThan(500)
  })

  test('finds the same face with three or four colour channels, and in a second call', async () => {
    const three = await pixelsOf(closePhoto())
    const four = new Uint8ClampedArray((three.data.length / 3) * 4).map((_, i) =>
      i % 4 === 3 ? 255 : (three.data[Math.floor(i / 4) * 3 + (i % 4)] ?? 0),
    )
    expect(look({ ...three, channels: 4, data: four })).toEqual(look(three))
    expect(look(three)).toEqual(look(three))
  })
})
