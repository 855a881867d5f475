/** Checks the pages of this book like a reader: is the figure whole, are the texts free, are cat and light there. */
import { expect, test } from 'vitest'
import { heroPixels, SCALE } from '#ops/check-pages/hero-layer.ts'
import type { SceneName } from '#stories/compose.ts'
import type { Box, HeroAge, Scene, SceneHero, SceneHeroes, SceneLayers } from '#stories/story-world.ts'
import { GREEN } from '#stories/uzay-yolculugu/colours.ts'
import { uzayYolculugu as world } from '#stories/uzay-yolculugu/world.ts'

/** Opacity, of 255. */
const VISIBLE = 60
/** The fish bowl on the cat's head. */
const BOWL = 'rx="40" ry="40" fill="url(#bowl)"'

const pages: [SceneName, Scene][] = [
  ['cover', world.cover],
  ['portrait', world.portrait],
  ...world.spreads.map((scene, index): [SceneName, Scene] => [`spread-${index + 1}`, scene]),
]
const child = (age: HeroAge): SceneHero => ({
  face: 'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22/%3E',
  age,
  gender: 'female',
  skin: { base: '#e0a980', dark: '#a06a4a', light: '#ffe0c0', blush: '#e08070' },
})

/** @returns whether any part of the children is seen in a box of the page */
async function seenIn(layers: SceneLayers): Promise<(box: Box) => boolean> {
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

const GROUPS: readonly SceneHeroes[] = [
  ...([3, 5, 7] as const).map((age): SceneHeroes => [child(age)]),
  [child(7), child(3)],
  [child(3), child(7)],
  [child(7), child(7), child(7)],
  [child(3), child(7), child(5)],
]

test.each(
  world.spreads.flatMap((scene, index) =>
    GROUPS.map((heroes) => ({ spread: index + 1, scene, heroes, ages: heroes.map(({ age }) => age).join(' ') })),
  ),
)('spread $spread shows children of $ages beside the texts', async ({ scene, heroes }) => {
  const layers = scene({ heroes })
  const seen = await seenIn(layers)
  for (const box of layers.text) expect(seen(box), `in the text at ${box.x}, ${box.y}`).toBe(false)
})

test.each(pages)('%s hides the cat once', (_, scene) => {
  const { back, front } = scene({ heroes: [child(5)] })
  expect((back + front).split(BOWL).length - 1).toBe(1)
})

test.each(pages)('%s shows the green light that leads the hero', (_, scene) => {
  const { back, hero, front } = scene({ heroes: [child(5)] })
  expect((back + hero + front).replace(/<defs>.*?<\/defs>/gs, '')).toMatch(
    new RegExp(`url\\(#greenGlow\\)|url\\(#lanternGlow\\)|${GREEN}`),
  )
})
