import { expect, test } from 'vitest'
import { limbOf } from '#stories/hero/limb.ts'
import { figure, onPage } from '#stories/hero/placing.ts'
import { endOf, grown, skeletonOf } from '#stories/hero/skeleton.ts'

const MIDDLE = { torso: 200, shoulder: 90, hip: 50, upper: 110, fore: 100, thigh: 150, shin: 140 }
const BUILD = { neck: 136, neckFollows: 0.6, shoulders: 50 }
const HANGING = { a1: 90, a2: 90 }

test('scales no part of a body at the middle age', () => {
  expect(grown(MIDDLE, 5)).toEqual({ ...MIDDLE, fat: 1 })
})

test('bends an arm to either side to reach a point, and stretches it to a far point', () => {
  for (const bend of [1, -1] as const) {
    const { mid, end } = limbOf([0, 0], { to: [120, 60], bend }, 110, 100)
    expect(end[0]).toBeCloseTo(120)
    expect(end[1]).toBeCloseTo(60)
    expect(Math.sign(mid[1] - mid[0] / 2)).toBe(bend)
  }
  const [x, y] = limbOf([0, 0], { to: [400, 0], bend: 1 }, 110, 100).end
  expect(Math.hypot(x - 400, y)).toBeLessThan(5)
})

test('places the left arm at the left of the picture, also for an upside-down body', () => {
  for (const spine of [90, 200, -84]) {
    const { armL, armR } = skeletonOf({ tilt: 0, spine, armL: HANGING, armR: HANGING }, MIDDLE, BUILD)
    expect(armL.from[0]).toBeLessThan(armR.from[0])
  }
})

test('throws for an ankle of a hero without legs', () => {
  const bones = skeletonOf({ tilt: 0, spine: 90, armL: HANGING, armR: HANGING }, MIDDLE, BUILD)
  expect(() => endOf(bones, 'legL')).toThrow(RangeError)
})

test('places a point on the page at the position of its part', () => {
  const spot = { x: 40, y: -10, fw: 100 }
  expect(onPage([20, 60], spot, 200)).toEqual([50, 20])
  expect(figure(spot, 200, '<a/>', '<b/>')).toBe('<g transform="translate(40 -10) scale(0.5000)"><a/><b/></g>')
})
