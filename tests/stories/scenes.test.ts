import { describe, expect, test } from 'vitest'
import { heroPixels, opacityAtCuts } from '#dev/check-pages/hero-layer.ts'
import { COVER_SIZE, SPREAD_SIZE } from '#media/picture.ts'
import { storyWorlds } from '#stories/library.ts'
import { PORTRAIT_SIZE, type HeroAge, type SceneHero } from '#stories/story-world.ts'

const skin = { base: '#e0a980', dark: '#a06a4a', light: '#ffe0c0', blush: '#e08070' }
const child = (age: HeroAge, gender: SceneHero['gender'], face = 'data:image/png;base64,AAAA'): SceneHero => ({
  face,
  age,
  gender,
  skin,
})
const FACE = 'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22/%3E'
/** Of 255. */
const VISIBLE = 8
const SLOW_MS = 120_000

describe.each(storyWorlds)('the scenes of $id', (world) => {
  const scenes = [world.cover, world.portrait, ...world.spreads]

  test('are a cover, a portrait and six spreads, each in its size', () => {
    expect(world.spreads).toHaveLength(6)
    const sizes = scenes.map((scene) => scene({ heroes: [child(5, 'female')] }).size)
    expect(sizes).toEqual([COVER_SIZE, PORTRAIT_SIZE, ...world.spreads.map(() => SPREAD_SIZE)])
  })

  test('draw the same child the same way twice', () => {
    for (const scene of scenes)
      expect(scene({ heroes: [child(5, 'male')] })).toEqual(scene({ heroes: [child(5, 'male')] }))
  })

  test('show the child in the hero layer alone, so that the plates can be kept', () => {
    for (const scene of scenes) {
      const girl = scene({ heroes: [child(3, 'female')] })
      const boy = scene({ heroes: [child(7, 'male', 'data:image/png;base64,BBBB')] })
      expect(girl.back === boy.back, 'back').toBe(true)
      expect(girl.front === boy.front, 'front').toBe(true)
      expect(girl.hero).not.toBe(boy.hero)
      expect(girl.hero).toContain('data:image/png;base64,AAAA')
    }
  })

  test('leave no hole in a drawing', () => {
    for (const scene of scenes) {
      const { back, hero, front } = scene({ heroes: [child(7, 'female')] })
      for (const layer of [back, hero, front]) expect(layer).not.toMatch(/NaN|undefined|Infinity/)
    }
  })

  test('begin the hero layer on the page', () => {
    for (const scene of scenes) {
      const { size, heroBox } = scene({ heroes: [child(5, 'female')] })
      expect(heroBox.x).toBeGreaterThanOrEqual(0)
      expect(heroBox.y).toBeGreaterThanOrEqual(0)
      expect(heroBox.x).toBeLessThan(size.w)
      expect(heroBox.y).toBeLessThan(size.h)
    }
  })

  test.each([3, 5, 7] as const)(
    'hold the whole figure of a child of %i in its box, which it may leave with the page alone',
    { timeout: SLOW_MS },
    async (age) => {
      for (const scene of [world.cover, ...world.spreads])
        for (const gender of ['female', 'male'] as const) {
          const layers = scene({ heroes: [child(age, gender, FACE)] })
          expect(opacityAtCuts(layers, await heroPixels(layers)), JSON.stringify(layers.heroBox)).toBeLessThanOrEqual(
            VISIBLE,
          )
        }
    },
  )

  test('leave a calm area for each text', () => {
    const fold = SPREAD_SIZE.w / 2
    for (const scene of world.spreads) {
      const [left, right] = scene({ heroes: [child(5, 'female')] }).text
      expect(left && left.x + left.w).toBeLessThan(fold)
      expect(right?.x).toBeGreaterThan(fold)
    }
  })
})
