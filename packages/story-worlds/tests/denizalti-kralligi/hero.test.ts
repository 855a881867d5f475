import { describe, expect, test } from 'vitest'
import { PLAIN_FACE } from '#domain/face-features.ts'
import { LIGHTS } from '#stories/denizalti-kralligi/colours.ts'
import { diver, diverHeight, handAt, type DiverPose } from '#stories/denizalti-kralligi/hero/diver.ts'
import type { HeroAge, SceneHero } from '#stories/story-world.ts'

const AGES: readonly HeroAge[] = [3, 5, 7]
const skin = { base: '#e0a980', dark: '#a06a4a', light: '#ffe0c0', blush: '#e08070' }
const STANDING: DiverPose = {
  tilt: -6,
  spine: 92,
  head: { turn: 0.3, nod: 0, expression: 'smile' },
  armL: { a1: 122, a2: 96, hand: 'open' },
  armR: { a1: 60, a2: -60, hand: 'wave' },
  legL: { a1: 96, a2: 92, boot: 'side', toes: -1 },
  legR: { a1: 84, a2: 88, boot: 'front' },
}
const AT = { x: 0, y: 0, fw: 200, light: LIGHTS.cover }
const drawn = (child: Partial<SceneHero>, pose: Partial<DiverPose> = {}, held = '') =>
  diver(
    { face: 'data:,', drawn: PLAIN_FACE, age: 5, gender: 'female', skin, ...child },
    { ...AT, pose: { ...STANDING, ...pose }, held },
  )
const shapeOf = (svg: string) => svg.replace(/#[0-9a-f]{6}/g, '#')

test('draws older children with longer bodies below a head of the same size', () => {
  const [three = 0, five = 0, seven = 0] = AGES.map((age) => diverHeight(STANDING, age, 200))
  expect(five).toBeGreaterThan(three)
  expect(seven / five).toBeGreaterThan(1.1)
})

test.each(AGES)('draws no invalid number for a child of %i', (age) => {
  for (const pose of [{}, { dome: true }, { pyjamas: true }] as const)
    expect(drawn({ age }, pose)).not.toMatch(/NaN|undefined|Infinity/)
})

test('places a closed hand beyond the wrist, in pixels of the page', () => {
  const near = handAt({ pose: STANDING, x: 0, y: 0, fw: 200 }, 5, 'armL')
  const far = handAt({ pose: STANDING, x: 1000, y: 500, fw: 100 }, 5, 'armL')
  expect(far[0]).toBeCloseTo(1000 + near[0] / 2, 5)
  expect(far[1]).toBeCloseTo(500 + near[1] / 2, 5)
})

test('draws girls and boys with different shapes, not only colours', () => {
  expect(shapeOf(drawn({ gender: 'female' }))).not.toBe(shapeOf(drawn({ gender: 'male' })))
})

describe('the helmet', () => {
  test('draws a shell of glass round the whole head', () => {
    expect(drawn({}, { dome: true })).toContain('url(#hShell)')
    expect(drawn({})).not.toContain('url(#hShell)')
  })

  test('frames a face cut from a photo on every page', () => {
    const svg = drawn({ drawn: undefined })
    expect(svg).toContain('url(#hSlot)')
    expect(svg).toContain('url(#hRing)')
  })
})

test('draws a held thing under the hands and over the body', () => {
  const held = '<path d="M1 2"/>'
  const svg = drawn({}, {}, held)
  expect(svg.indexOf('url(#hCollar)')).toBeLessThan(svg.indexOf(held))
  expect(svg.lastIndexOf(skin.base)).toBeGreaterThan(svg.indexOf(held))
})
