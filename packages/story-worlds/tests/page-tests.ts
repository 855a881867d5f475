/** The tests that every tale's pages pass: text does not touch the children, and the hidden friend is on each page. */
import { expect, test } from 'vitest'
import { heroPixels, SCALE } from '#ops/check-pages/hero-layer.ts'
import type { SceneName } from '#stories/compose.ts'
import type { Box, HeroAge, Scene, SceneHero, SceneHeroes, SceneLayers, StoryWorld } from '#stories/story-world.ts'
import { child as childOf } from './scene-checks.ts'

/** Opacity, from 0 to 255. */
const VISIBLE = 60

export const child = (age: HeroAge): SceneHero =>
  childOf(age, 'female', 'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22/%3E')

export const spreadsOf = ({ spreads }: StoryWorld): [SceneName, Scene][] =>
  spreads.map((scene, index) => [`spread-${index + 1}`, scene])

/** @returns whether any part of the children is visible in a box of the page */
export async function seenIn(layers: SceneLayers): Promise<(box: Box) => boolean> {
  const { w, h, rgba } = await heroPixels(layers)
  const { heroBox } = layers
  return (box) => {
    for (let y = 0; y < h; y++)
      for (let x = 0; x < w; x++) {
        const [px, py] = [heroBox.x + x / SCALE, heroBox.y + y / SCALE]
        const inside = px > box.x && px < box.x + box.w && py > box.y && py < box.y + box.h
        if (inside && (rgba[(y * w + x) * 4 + 3] ?? 0) > VISIBLE) return true
      }
    return false
  }
}

/** @param margin in pixels of the page */
export const around = ({ x, y, w, h }: Box, margin: number): Box => ({
  ...{ x: x - margin, y: y - margin },
  ...{ w: w + 2 * margin, h: h + 2 * margin },
})

export function showsChildrenBesideTexts(world: StoryWorld, groups: readonly SceneHeroes[], margin = 0): void {
  test.each(
    spreadsOf(world).flatMap(([spread, scene]) =>
      groups.map((heroes) => ({ spread, scene, heroes, ages: heroes.map(({ age }) => age).join(' ') })),
    ),
  )('$spread shows children of $ages beside the texts', async ({ scene, heroes }) => {
    const layers = scene({ heroes })
    const seen = await seenIn(layers)
    for (const box of layers.text) expect(seen(around(box, margin)), `near the text at ${box.x}, ${box.y}`).toBe(false)
  })
}

/** @param mark part of the friend's drawing */
export function hidesOnce(pages: readonly [SceneName, Scene][], friend: string, mark: string): void {
  test.each(pages)(`%s hides the ${friend} once`, (_, scene) => {
    const { back, front } = scene({ heroes: [child(5)] })
    expect((back + front).split(mark).length - 1).toBe(1)
  })
}
