/** A child on a page, and the check that its figure is whole: for the daily file and the nightly one. */
import { expect } from 'vitest'
import { heroPixels, opacityAtCuts } from '#ops/check-pages/hero-layer.ts'
import type { HeroAge, Scene, SceneHero } from '#stories/story-world.ts'

const FACE = 'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22/%3E'
/** Opacity, from 0 to 255. */
const VISIBLE = 8

export const child = (age: HeroAge, gender: SceneHero['gender'], face = 'data:image/png;base64,AAAA'): SceneHero => ({
  face,
  age,
  gender,
  skin: { base: '#e0a980', dark: '#a06a4a', light: '#ffe0c0', blush: '#e08070' },
})

/** The figure may cross its box only at the page's edge. */
export async function holdsFigure(scene: Scene, age: HeroAge, gender: SceneHero['gender']): Promise<void> {
  const layers = scene({ heroes: [child(age, gender, FACE)] })
  expect(opacityAtCuts(layers, await heroPixels(layers)), JSON.stringify(layers.heroBox)).toBeLessThanOrEqual(VISIBLE)
}
