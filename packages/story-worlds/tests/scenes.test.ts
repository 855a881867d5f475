import { describe, expect, test } from 'vitest'
import { COVER_SIZE, SPREAD_SIZE } from '#media/picture.ts'
import { storyWorlds } from '#stories/library.ts'
import { PORTRAIT_SIZE } from '#stories/story-world.ts'
import { child, holdsFigure } from './scene-checks.ts'

describe.each(storyWorlds)('the scenes of $id', (world) => {
  const scenes = [world.cover, world.portrait, ...world.spreads]

  test(`draw a cover, a portrait and six spreads of ${world.id} in their sizes`, () => {
    expect(world.spreads).toHaveLength(6)
    const sizes = scenes.map((scene) => scene({ heroes: [child(5, 'female')] }).size)
    expect(sizes).toEqual([COVER_SIZE, PORTRAIT_SIZE, ...world.spreads.map(() => SPREAD_SIZE)])
  })

  test(`draw the same child twice alike in ${world.id}`, () => {
    for (const scene of scenes)
      expect(scene({ heroes: [child(5, 'male')] })).toEqual(scene({ heroes: [child(5, 'male')] }))
  })

  test(`draw the child of ${world.id} in the hero layer alone, so that plates can be stored`, () => {
    for (const scene of scenes) {
      const girl = scene({ heroes: [child(3, 'female')] })
      const boy = scene({ heroes: [child(7, 'male', 'data:image/png;base64,BBBB')] })
      expect(girl.back === boy.back, 'back').toBe(true)
      expect(girl.front === boy.front, 'front').toBe(true)
      expect(girl.hero).not.toBe(boy.hero)
      expect(girl.hero).toContain('data:image/png;base64,AAAA')
    }
  })

  test(`write no NaN and no undefined into a drawing of ${world.id}`, () => {
    for (const scene of scenes) {
      const { back, hero, front } = scene({ heroes: [child(7, 'female')] })
      for (const layer of [back, hero, front]) expect(layer).not.toMatch(/NaN|undefined|Infinity/)
    }
  })

  test(`begin the hero layer of ${world.id} on the page`, () => {
    for (const scene of scenes) {
      const { size, heroBox } = scene({ heroes: [child(5, 'female')] })
      expect(heroBox.x).toBeGreaterThanOrEqual(0)
      expect(heroBox.y).toBeGreaterThanOrEqual(0)
      expect(heroBox.x).toBeLessThan(size.w)
      expect(heroBox.y).toBeLessThan(size.h)
    }
  })

  test.each([world.cover, ...world.spreads].map((scene, page) => ({ page, scene })))(
    `show the whole figure of a girl of 7 in its box on page $page of ${world.id}`,
    ({ scene }) => holdsFigure(scene, 7, 'female'),
  )

  test(`leave an area for each text of ${world.id} on its side of the fold`, () => {
    const fold = SPREAD_SIZE.w / 2
    for (const scene of world.spreads) {
      const [left, right] = scene({ heroes: [child(5, 'female')] }).text
      expect(left && left.x + left.w).toBeLessThan(fold)
      expect(right?.x).toBeGreaterThan(fold)
    }
  })
})
