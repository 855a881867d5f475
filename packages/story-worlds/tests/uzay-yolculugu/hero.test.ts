import { describe, expect, test } from 'vitest'
import type { Gender } from '#domain/child.ts'
import type { HeroAge, SceneHero } from '#stories/story-world.ts'
import { COVER_LIGHT, POINT_LIGHT } from '#stories/uzay-yolculugu/colours.ts'
import { hero } from '#stories/uzay-yolculugu/hero/hero.ts'
import type { PoseName } from '#stories/uzay-yolculugu/hero/pose.ts'
import { POSES } from '#stories/uzay-yolculugu/hero/poses.ts'
import { jointAt, standingHeight } from '#stories/uzay-yolculugu/hero/skeleton.ts'

const AGES: readonly HeroAge[] = [3, 5, 7]
const NAMES = Object.keys(POSES) as PoseName[]
const skin = { base: '#e0a980', dark: '#a06a4a', light: '#ffe0c0', blush: '#e08070' }
const child = (age: HeroAge, gender: Gender): SceneHero => ({ face: 'data:image/png;base64,AAAA', age, gender, skin })
const drawn = (pose: PoseName, age: HeroAge, gender: Gender) =>
  hero(child(age, gender), COVER_LIGHT, { pose, x: 0, y: 0, fw: 200 })
/** Outlines without colours. */
const outlines = (svg: string) => [...svg.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d)

describe('proportions', () => {
  test('draws older children 3.2, 3.8 and 4.6 heads high, with the same head', () => {
    const headsHigh = AGES.map((age) => (standingHeight('look', age, 200) + 225 / 2) / 225)
    const [three = 0, five = 0, seven = 0] = headsHigh
    expect(three).toBeGreaterThan(2.8)
    expect(three).toBeLessThan(3.4)
    expect(five - three).toBeGreaterThan(0.4)
    expect(seven - five).toBeGreaterThan(0.5)
    expect(seven).toBeLessThan(4.8)
  })

  test('a joint moves with the face, and as far as the face is wide', () => {
    const [x, y] = jointAt({ pose: 'look', age: 5, x: 0, y: 0, fw: 100 }, 'armR')
    const [farX, farY] = jointAt({ pose: 'look', age: 5, x: 40, y: -10, fw: 200 }, 'armR')
    expect(farX).toBeCloseTo(40 + 2 * x)
    expect(farY).toBeCloseTo(-10 + 2 * y)
  })

  test('has no ankle for a hero without legs', () => {
    expect(() => jointAt({ pose: 'ride', age: 5, x: 0, y: 0, fw: 100 }, 'legL')).toThrow(RangeError)
  })
})

describe.each(NAMES)('the pose %s', (pose) => {
  test('shows the face at every age, and every line has an end', () => {
    for (const age of AGES) {
      const svg = drawn(pose, age, 'female')
      expect(svg).toContain('href="data:image/png;base64,AAAA"')
      expect(svg).not.toMatch(/NaN|undefined|Infinity/)
    }
  })

  test('boys and girls wear another cut, not another colour', () => {
    expect(outlines(drawn(pose, 5, 'female'))).not.toEqual(outlines(drawn(pose, 5, 'male')))
  })

  test('each age has its own body', () => {
    const [three, five, seven] = AGES.map((age) => outlines(drawn(pose, age, 'male')).join())
    expect(new Set([three, five, seven]).size).toBe(3)
  })
})

test('draws only the glass over the face, and a held thing under the hands', () => {
  const svg = hero(child(5, 'female'), COVER_LIGHT, { pose: 'ride', x: 0, y: 0, fw: 200, held: '<rect id="held"/>' })
  expect(svg.indexOf('<image')).toBeLessThan(svg.indexOf('id="held"'))
  expect(svg.lastIndexOf('url(#hGold)')).toBeGreaterThan(svg.indexOf('id="held"'))
})

test('with the lamp off, the helmet does not glow', () => {
  const lit = hero(child(5, 'male'), POINT_LIGHT, { pose: 'switch', x: 0, y: 0, fw: 200 })
  const dark = hero(child(5, 'male'), POINT_LIGHT, { pose: 'switch', x: 0, y: 0, fw: 200, lampOff: true })
  expect(lit).toContain('url(#hLamp)')
  expect(dark).not.toContain('url(#hLamp)')
})
