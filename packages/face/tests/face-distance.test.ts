import { expect, test } from 'vitest'
import { distanceOf, squareAround } from '#face/face-oval.ts'

const oval = (width: number) => ({ centre: { x: 500, y: 500 }, width, leanDeg: 0 })

test.each([
  [0.2, 'far'],
  [0.3, 'right'],
  [0.56, 'right'],
  [0.8, 'right'],
  [0.9, 'close'],
] as const)('rates the distance of a face with %s of its crop’s width as %s', (share, distance) => {
  expect(distanceOf(oval(1_000 * share), 1_000)).toBe(distance)
})

test('crops around a face at the right distance if the photo is large enough', () => {
  const face = oval(220)
  expect(distanceOf(face, squareAround(face, { width: 1_000, height: 1_000 }).width)).toBe('right')
})
