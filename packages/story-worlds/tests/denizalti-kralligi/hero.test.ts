import { describe, expect, test } from 'vitest'
import { LIGHTS } from '#stories/denizalti-kralligi/colours.ts'
import { hero } from '#stories/denizalti-kralligi/hero/hero.ts'
import type { PoseName } from '#stories/denizalti-kralligi/hero/pose.ts'
import { POSES } from '#stories/denizalti-kralligi/hero/poses.ts'
import { handAt, lengthsOf, skeletonOf } from '#stories/denizalti-kralligi/hero/skeleton.ts'
import type { HeroAge, SceneHero } from '#stories/story-world.ts'

const AGES: readonly HeroAge[] = [3, 5, 7]
const NAMES = Object.keys(POSES) as PoseName[]
const HEAD = 225
const skin = { base: '#e0a980', dark: '#a06a4a', light: '#ffe0c0', blush: '#e08070' }
const drawn = (child: Partial<SceneHero>, pose: PoseName = 'wave') =>
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

test('shoulders and thickness grow less than limbs', () => {
  const [small, big] = [lengthsOf(3), lengthsOf(7)]
  expect(big.fat / small.fat).toBeLessThan(big.shoulder / small.shoulder)
  expect(big.shoulder / small.shoulder).toBeLessThan(big.upper / small.upper)
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

test('a hand that reaches arrives, whatever the age: the rope stays where it is', () => {
  for (const age of AGES) {
    const { end } = skeletonOf('heave', age).armR
    expect(end[0]).toBeCloseTo(-50, 0)
    expect(end[1]).toBeCloseTo(258, 0)
  }
})

test('a closed hand lies beyond the wrist, in pixels of the page', () => {
  const stand = { pose: 'kite', x: 1000, y: 500, fw: 100 } as const
  const { end } = skeletonOf('kite', 5).armR
  const [x, y] = handAt(stand, 5, 'R')
  expect(Math.hypot(x - (1000 + end[0] / 2), y - (500 + end[1] / 2))).toBeCloseTo(22, 5)
})

test('girls and boys differ by more than colour', () => {
  expect(shapeOf(drawn({ gender: 'female' }))).not.toBe(shapeOf(drawn({ gender: 'male' })))
})

test('clothes keep their colours in every pose', () => {
  for (const pose of NAMES)
    for (const fill of ['url(#hSuit)', 'url(#hHelm)', 'url(#hCollar)', '#f6c445'])
      expect(drawn({}, pose), pose).toContain(fill)
})

test('draws a held thing under the hands and over the body', () => {
  const held = '<path d="M1 2"/>'
  const svg = hero(
    { face: 'data:,', age: 5, gender: 'male', skin },
    { pose: 'heave', x: 0, y: 0, fw: 200, light: LIGHTS.heyamola, held },
  )
  const at = svg.indexOf(held)
  expect(svg.lastIndexOf('url(#hSuit)')).toBeGreaterThan(at)
  expect(svg.indexOf('url(#hSuit)')).toBeLessThan(at)
  expect(svg.indexOf('<image')).toBeGreaterThan(at)
})
