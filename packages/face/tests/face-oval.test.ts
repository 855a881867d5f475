import { describe, expect, test } from 'vitest'
import { ovalInTheMiddle, ovalOf, squareAround } from '#face/face-oval.ts'
import type { Landmarks, Point } from '#face/landmarks.ts'

/** A jaw 96 wide, the chin 60 below the ears, the eyes 44 apart, all rotated about the middle between the ears. */
function face({ leanDeg = 0, eyes = 44 } = {}): Landmarks {
  const lean = (leanDeg * Math.PI) / 180
  const turned = (x: number, y: number): Point => ({
    x: 200 + x * Math.cos(lean) - y * Math.sin(lean),
    y: 200 + x * Math.sin(lean) + y * Math.cos(lean),
  })
  const jaw = Array.from({ length: 17 }, (_, i) =>
    turned(-48 * Math.cos((Math.PI * i) / 16), 60 * Math.sin((Math.PI * i) / 16)),
  )
  return { points: [], jaw, leftEye: turned(-eyes / 2, 0), rightEye: turned(eyes / 2, 0), mouth: turned(0, 35) }
}

describe('the oval of a face', () => {
  test('makes the oval a little wider than the jaw, with the chin near its lower end', () => {
    const oval = ovalOf(face())
    expect(oval).toMatchObject({ width: 100, leanDeg: 0 })
    expect(oval?.centre.x).toBeCloseTo(200)
    expect(oval?.centre.y).toBeCloseTo(200 + 60 - 0.9 * 64.3, 1)
  })

  test('rotates the oval with the eyes, and keeps it over the same face', () => {
    const oval = ovalOf(face({ leanDeg: 30 }))
    expect(oval?.leanDeg).toBeCloseTo(30)
    expect(oval?.width).toBeCloseTo(100)
    expect(Math.hypot((oval?.centre.x ?? 0) - 200, (oval?.centre.y ?? 0) - 200)).toBeCloseTo(60 - 0.9 * 64.3, 1)
  })

  test.each([[{ leanDeg: 70 }], [{ eyes: 12 }], [{ eyes: 80 }]])(
    'returns no oval for landmarks of an unlikely face: %o',
    (shape) => {
      expect(ovalOf(face(shape))).toBeNull()
    },
  )
})

describe('the crop round an oval', () => {
  const photo = { width: 1_000, height: 600 }

  test('centres the crop on the face’s oval', () => {
    expect(squareAround({ centre: { x: 500, y: 300 }, width: 112, leanDeg: 0 }, photo)).toEqual({
      x: 400,
      y: 200,
      width: 200,
      height: 200,
    })
  })

  test('moves and shrinks the crop to stay within the photo', () => {
    expect(squareAround({ centre: { x: 20, y: 590 }, width: 112, leanDeg: 0 }, photo)).toEqual({
      x: 0,
      y: 400,
      width: 200,
      height: 200,
    })
    expect(squareAround({ centre: { x: 900, y: 300 }, width: 560, leanDeg: 0 }, photo)).toEqual({
      x: 400,
      y: 0,
      width: 600,
      height: 600,
    })
  })

  test('turns the fallback oval into the crop that the parent saw', () => {
    expect(squareAround(ovalInTheMiddle(photo), photo)).toEqual({ x: 200, y: 0, width: 600, height: 600 })
  })
})
