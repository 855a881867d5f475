import { describe, expect, test } from 'vitest'
import { LIGHTS } from '#stories/sabah-firini/colours.ts'
import { hero } from '#stories/sabah-firini/hero/hero.ts'
import type { PoseName } from '#stories/sabah-firini/hero/pose.ts'
import { endOf } from '#stories/hero/skeleton.ts'
import { POSES } from '#stories/sabah-firini/hero/poses.ts'
import { lengthsOf, skeletonOf, standingHeight } from '#stories/sabah-firini/hero/skeleton.ts'
import type { HeroAge, SceneHero } from '#stories/story-world.ts'

const AGES: readonly HeroAge[] = [3, 5, 7]
const NAMES = Object.keys(POSES) as PoseName[]
const HEAD = 225
const skin = { base: '#e0a980', dark: '#a06a4a', light: '#ffe0c0', blush: '#e08070' }
const drawn = (child: Partial<SceneHero>, pose: PoseName = 'carry') =>
  hero({ face: 'data:,', age: 5, gender: 'female', skin, ...child }, { pose, x: 0, y: 0, fw: 200, light: LIGHTS.cover })
const shapeOf = (svg: string) => svg.replace(/#[0-9a-f]{6}/g, '#')

test('older children have longer bodies below a head of the same size', () => {
  const [three, five, seven] = AGES.map((age) => {
    const { torso, thigh, shin } = lengthsOf(age)
    return (torso + thigh + shin) / HEAD
  }) as [number, number, number]
  expect(five / three).toBeGreaterThan(1.2)
  expect(seven / five).toBeGreaterThan(1.2)
})

describe.each(NAMES)('the pose %s', (pose) => {
  test('tilts the head by at most fifteen degrees', () => {
    expect(Math.abs(POSES[pose].tilt)).toBeLessThanOrEqual(15)
  })

  test.each(AGES)('has no broken joint at %i', (age) => {
    expect(drawn({ age }, pose)).not.toMatch(/NaN|undefined|Infinity/)
    const { armL, armR, legL, legR } = skeletonOf(pose, age)
    for (const { from, mid, end } of [armL, armR, legL, legR].filter((limb) => limb !== undefined)) {
      expect(Math.hypot(mid[0] - from[0], mid[1] - from[1])).toBeGreaterThan(20)
      expect(Math.hypot(end[0] - mid[0], end[1] - mid[1])).toBeGreaterThan(20)
    }
  })
})

test('hands that carry arrive, whatever the age: the bowl stays where it is', () => {
  for (const age of AGES) {
    const [x, y] = skeletonOf('carry', age).armR.end
    expect(x).toBeCloseTo(122, 0)
    expect(y).toBeCloseTo(318, 0)
  }
})

test('on the stair the near foot stands a step below the other', () => {
  for (const age of AGES) {
    const joints = skeletonOf('step', age)
    const [upper, lower] = [endOf(joints, 'legL'), endOf(joints, 'legR')]
    expect(lower[1] - upper[1]).toBeGreaterThan(80)
    expect(lower[0] - upper[0]).toBeGreaterThan(80)
    expect(standingHeight('step', age, 200)).toBeGreaterThan(lower[1])
  }
})

test('girls and boys differ by more than colour', () => {
  expect(shapeOf(drawn({ gender: 'female' }))).not.toBe(shapeOf(drawn({ gender: 'male' })))
})

test('clothes keep their colours in every pose, and hat and scarf stay on', () => {
  for (const pose of NAMES)
    for (const fill of ['url(#hHat)', 'url(#hApron)', '#8c9ad6', '#fdf0d6'])
      expect(drawn({}, pose), pose).toContain(fill)
})

test('the scarf closes the frame: it lies over the lower edge of the face', () => {
  const svg = drawn({})
  expect(svg.lastIndexOf('url(#hHat)')).toBeGreaterThan(svg.indexOf('<image'))
})

test('draws a held thing under the hands and over the apron', () => {
  const held = '<path d="M1 2"/>'
  const svg = hero(
    { face: 'data:,', age: 5, gender: 'male', skin },
    { pose: 'offer', x: 0, y: 0, fw: 200, light: LIGHTS.ferry, held },
  )
  const at = svg.indexOf(held)
  expect(svg.lastIndexOf('url(#hApron)')).toBeLessThan(at)
  expect(svg.lastIndexOf('url(#hWS)')).toBeGreaterThan(at)
})
