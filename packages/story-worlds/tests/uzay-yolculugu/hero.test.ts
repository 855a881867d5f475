/** The little astronaut: a free head with or without its clear shell, a framed one for a photo. */
import { describe, expect, test } from 'vitest'
import { PLAIN_FACE } from '#domain/face-features.ts'
import type { Gender } from '#domain/child.ts'
import type { HeroAge, SceneHero } from '#stories/story-world.ts'
import { LIGHTS } from '#stories/uzay-yolculugu/colours.ts'
import { astronaut, astronautHeight, wristAt, type AstronautPose } from '#stories/uzay-yolculugu/hero/astronaut.ts'

const AGES: readonly HeroAge[] = [3, 5, 7]
const PHOTO = 'data:image/png;base64,AAAA'
const skin = { base: '#e0a980', dark: '#a06a4a', light: '#ffe0c0', blush: '#e08070' }
const child = (age: HeroAge, gender: Gender = 'female'): SceneHero => ({
  face: PHOTO,
  drawn: PLAIN_FACE,
  age,
  gender,
  skin,
})
const STANDING: AstronautPose = {
  tilt: 0,
  spine: 90,
  head: { turn: 0, nod: 0, expression: 'smile' },
  armL: { a1: 112, a2: 84, hand: 'open' },
  armR: { to: [96, 240], bend: -1, hand: 'hold', depth: 'front' },
  legL: { a1: 96, a2: 90 },
  legR: { a1: 84, a2: 90 },
}
const drawn = (of: SceneHero, pose: AstronautPose = STANDING) =>
  astronaut(of, LIGHTS.cover, { pose, x: 0, y: 0, fw: 200 })
/** Outlines without colours. */
const outlines = (svg: string) => [...svg.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d).join()

test.each(AGES)('draws no invalid number for a child of %i', (age) => {
  const { body, hands } = drawn(child(age))
  expect(body + hands).not.toMatch(/NaN|undefined|Infinity/)
})

test('draws older children taller under the same head', () => {
  const [three = 0, five = 0, seven = 0] = AGES.map((age) => astronautHeight(STANDING, age, 200))
  expect(five).toBeGreaterThan(three + 20)
  expect(seven).toBeGreaterThan(five + 60)
})

test('draws girls and boys in suits of different shapes, not only colours', () => {
  expect(outlines(drawn(child(5)).body)).not.toBe(outlines(drawn(child(5, 'male')).body))
})

describe('the head', () => {
  test('draws a free head for a drawn face, and the helmet’s frame for a photo', () => {
    const photo = { ...child(5), drawn: undefined }
    expect(drawn(child(5)).body).not.toContain(PHOTO)
    expect(drawn(photo).body).toContain(PHOTO)
    expect(drawn(photo).body).toContain('url(#hShell)')
  })

  test('draws the helmet’s clear shell over face and hair if the pose has a dome', () => {
    const { body } = drawn(child(5), { ...STANDING, dome: 'ears' })
    expect(drawn(child(5)).body).not.toContain('url(#hShellEdge)')
    expect(body.indexOf('url(#hShellEdge)')).toBeGreaterThan(body.lastIndexOf('<image'))
  })
})

test('draws a gloved hand in the suit and a bare one in pyjamas', () => {
  expect(drawn(child(5)).hands).not.toContain(skin.base)
  expect(drawn(child(5), { ...STANDING, pyjamas: true }).hands).toContain(skin.base)
})

test('moves a wrist with the face, and scales the wrist with the face’s width', () => {
  const [x, y] = wristAt({ pose: STANDING, x: 0, y: 0, fw: 100 }, 5, 'armR')
  const [farX, farY] = wristAt({ pose: STANDING, x: 40, y: -10, fw: 200 }, 5, 'armR')
  expect(farX).toBeCloseTo(40 + 2 * x)
  expect(farY).toBeCloseTo(-10 + 2 * y)
})
