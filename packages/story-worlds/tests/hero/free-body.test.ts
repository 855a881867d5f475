/**
 * The skeleton of children with free heads: sleeves begin within the body, hands reach their points, legs stand on the
 * ground.
 */
import { describe, expect, test } from 'vitest'
import { forearm, sleeve } from '#stories/hero/arm.ts'
import { bareHand, type HandKind } from '#stories/hero/bare-hand.ts'
import { freeSkeleton, freeStandingHeight, SLOT, type FreePose } from '#stories/hero/free-body.ts'
import type { HeroAge } from '#stories/story-world.ts'

const AGES: readonly HeroAge[] = [3, 5, 7]
const HANDS: readonly HandKind[] = ['open', 'point', 'hold', 'knead', 'rest', 'wave', 'hush']
const HEAD = 212
const skin = { base: '#e0a980', dark: '#a06a4a', light: '#ffe0c0', blush: '#e08070' }
const STANDING: FreePose = {
  tilt: 0,
  spine: 90,
  head: { turn: 0, nod: 0, expression: 'smile' },
  armL: { a1: 112, a2: 84, hand: 'open' },
  armR: { to: [96, 240], bend: -1, hand: 'hold' },
  legL: { a1: 96, a2: 90 },
  legR: { a1: 84, a2: 90 },
}

test.each([
  [3, 2.8, 3.2],
  [5, 3, 3.4],
  [7, 3.5, 4],
] as const)('draws a child of %i in the proportions of a child', (age, least, most) => {
  const heads = (freeStandingHeight(STANDING, age, SLOT, 44) + 125) / HEAD
  expect(heads).toBeGreaterThan(least)
  expect(heads).toBeLessThan(most)
})

describe.each(AGES)('at age %i', (age) => {
  test('moves a hand to the point of a held thing', () => {
    const { armR } = freeSkeleton(STANDING, age)
    expect(armR.end[0]).toBeCloseTo(96, 0)
    expect(armR.end[1]).toBeCloseTo(240, 0)
  })

  test.each([74, 90, 106])('begins both sleeves within the shoulders when the spine leans by %i degrees', (spine) => {
    const { neck, armL, armR, lengths } = freeSkeleton({ ...STANDING, spine }, age)
    // The shirt's width is 83/62 of the shoulders' width.
    for (const { from } of [armL, armR])
      expect(Math.hypot(from[0] - neck[0], from[1] - neck[1])).toBeLessThan((lengths.shoulder * 83) / 62)
  })

  test('tapers an arm from the shoulder to the wrist', () => {
    const { armL } = freeSkeleton(STANDING, age)
    const width = (d: string) => {
      const xs = [...d.matchAll(/(-?[\d.]+) -?[\d.]+/g)].map(([, x]) => Number(x))
      return Math.max(...xs) - Math.min(...xs)
    }
    const upright = { ...armL, from: [0, 0], mid: [0, 90], end: [0, 180], a1: 90, a2: 90 } as const
    const bare = forearm(upright, 27, skin, 0.24)
    expect(width(bare)).toBeLessThan(width(sleeve(upright, 27, 0.3)))
  })
})

test.each(HANDS)('draws a hand with four fingers and a thumb: %s', (kind) => {
  const drawn = bareHand(kind, [0, 0], 0, 1, -1, skin)
  expect(drawn.match(/stroke="#a06a4a"[^>]*stroke-opacity="\.5"/g)).toHaveLength(5)
  expect(drawn).not.toMatch(/NaN|undefined|Infinity/)
})
