/** The child in the red cape: a free head with the hood down, or a hood round a face cut from a photo. */
import { describe, expect, test } from 'vitest'
import { PLAIN_FACE } from '#domain/face-features.ts'
import { HANGING } from '#stories/sihirli-orman-macerasi/hero/capes.ts'
import { wanderer, wandererHeight, type WandererPose } from '#stories/sihirli-orman-macerasi/hero/wanderer.ts'
import { LIGHTS } from '#stories/sihirli-orman-macerasi/lights.ts'
import type { HeroAge, SceneHero } from '#stories/story-world.ts'

const AGES: readonly HeroAge[] = [3, 5, 7]
const POSE: WandererPose = {
  tilt: 4,
  spine: 92,
  cape: HANGING,
  head: { turn: 0.4, nod: 0, expression: 'awe' },
  armL: { a1: 120, a2: 100, hand: 'rest' },
  armR: { a1: 44, a2: -60, hand: 'wave', depth: 'front' },
  legL: { a1: 96, a2: 90, boot: 'front' },
  legR: { a1: 84, a2: 90, boot: 'side' },
}
const skin = { base: '#e0a980', dark: '#a06a4a', light: '#ffe0c0', blush: '#e08070' }
const PHOTO = 'data:image/png;base64,AAAA'
const drawn = (child: Partial<SceneHero>, pose = POSE) =>
  wanderer({ face: PHOTO, age: 5, gender: 'female', skin, ...child }, { pose, x: 0, y: 0, fw: 200, light: LIGHTS.path })

describe.each(AGES)('at age %i', (age) => {
  test('draws no invalid number for a child in the red cape', () => {
    expect(drawn({ age, drawn: PLAIN_FACE })).not.toMatch(/NaN|undefined|Infinity/)
  })

  test('places a child in the red cape on the ground', () => {
    expect(wandererHeight(POSE, age, 200)).toBeGreaterThan(400)
  })
})

test('draws older children in the red cape longer', () => {
  const [three = 0, five = 0, seven = 0] = AGES.map((age) => wandererHeight(POSE, age, 200))
  expect(five).toBeGreaterThan(three)
  expect(seven).toBeGreaterThan(five)
})

test('shows a drawn face without a hood, and a photo in the hood', () => {
  expect(drawn({ drawn: PLAIN_FACE })).not.toContain(PHOTO)
  expect(drawn({})).toContain(PHOTO)
  expect(drawn({})).toContain('url(#hoodG)')
})

test('draws girls and boys with different shapes, not only colours', () => {
  const shapeOf = (svg: string) => svg.replace(/#[0-9a-f]{6}/g, '#')
  expect(shapeOf(drawn({ gender: 'female' }))).not.toBe(shapeOf(drawn({ gender: 'male' })))
})
