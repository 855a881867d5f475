/** Checks the pages of this book like a reader: is the figure whole, are the texts free, is the sparrow there. */
import { describe, expect, test } from 'vitest'
import { heroPixels, SCALE } from '#ops/check-pages/hero-layer.ts'
import type { SceneName } from '#stories/compose.ts'
import { sabahFirini as world } from '#stories/sabah-firini/world.ts'
import { renderTexts } from '#stories/script.ts'
import type { Box, HeroAge, SceneHero, SceneHeroes, SceneLayers } from '#stories/story-world.ts'

/** Opacity, of 255. */
const VISIBLE = 60
/** The sparrow's breast. */
const SPARROW = 'M-26 -30C-30 -8 -8 0 10 -4'

const pages: [SceneName, (typeof world.spreads)[number]][] = [
  ['cover', world.cover],
  ...world.spreads.map((scene, index): [SceneName, typeof scene] => [`spread-${index + 1}`, scene]),
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
  [child(7), child(7), child(7)],
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

test.each(pages)('%s hides the sparrow once', (_, scene) => {
  const { back, front } = scene({ heroes: [child(5)] })
  expect((back + front).split(SPARROW).length - 1).toBe(1)
})

describe('the words of one child', () => {
  const texts = (name: string, age: number) => renderTexts(world.script, { name, age, gender: 'female' })

  test('writes a name with its ending', () => {
    expect(texts('Defne', 6)[9]).toContain('Sonra Defne’ye selam verdi')
    expect(texts('Kemal', 6)[10]).toContain('Kemal’in odasına kadar gelmişti')
    expect(texts('Ömer', 3)[10]).toContain('Ekmek kokusu Ömer’in odasına kadar geldi.')
  })

  test('writes an uncertain name without an ending', () => {
    expect(texts('Max', 6)[9]).toContain('Sonra fırıncılara selam verdi')
    expect(texts('Max', 3)[10]).toContain('Ekmek kokusu yatak odasına kadar geldi.')
  })

  test('has somebody bake what was shaped', () => {
    for (const age of [3, 6, 8]) expect(texts('Defne', age)[8]).toMatch(/ayı (?:hepsini fırına sürdü|fırında pişirdi)/)
  })

  test('asks the question of the book twice, and once more at the end', () => {
    for (const age of [3, 6, 8]) {
      const told = texts('Defne', age)
      expect(told.slice(0, 4).join(' ').split('Kabardı mı?').length - 1).toBe(2)
      expect(told[11]).toContain('Kabardı mı?')
    }
  })
})
