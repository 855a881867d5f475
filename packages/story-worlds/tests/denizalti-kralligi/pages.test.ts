/** Checks the pages of this book like a reader: is the figure whole, are the texts free, is the hermit crab there. */
import { describe, expect, test } from 'vitest'
import { heroPixels, SCALE } from '#ops/check-pages/hero-layer.ts'
import type { SceneName } from '#stories/compose.ts'
import { denizaltiKralligi as world } from '#stories/denizalti-kralligi/world.ts'
import { renderTexts } from '#stories/script.ts'
import type { Box, HeroAge, SceneHero, SceneHeroes, SceneLayers } from '#stories/story-world.ts'

/** Opacity, of 255. */
const VISIBLE = 60
/** The hermit crab's claw. */
const CRAB = 'M54 18C66 6 84 8 86 18'

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

test.each(pages)('%s hides the hermit crab once', (_, scene) => {
  const { back, front } = scene({ heroes: [child(5)] })
  expect((back + front).split(CRAB).length - 1).toBe(1)
})

describe('the words of one child', () => {
  const texts = (name: string, age: number) => renderTexts(world.script, { name, age, gender: 'female' })

  test('writes a name with its ending', () => {
    expect(texts('Defne', 6)[10]).toContain('Sonra denizatı Defne’yi yukarı çıkardı.')
    expect(texts('Kemal', 6)[9]).toContain('erik kadar kaldı, Kemal’in avucuna kondu.')
    expect(texts('Ömer', 3)[10]).toContain('denizatı Ömer’i eve getirdi.')
  })

  test('shows the lantern parade that it has promised, and the shell before it is heard', () => {
    for (const age of [6, 8])
      expect(texts('Defne', age)[10]).toMatch(/önde denizatı, arkada yengeç.*deniz kabuğu verdi/)
    expect(texts('Defne', 3)[10]).toMatch(/^Alay .*deniz kabuğu verdi/)
  })

  test('writes an uncertain name without an ending', () => {
    expect(texts('Max', 6)[9]).toContain('erik kadar kaldı, açılan bir avuca kondu.')
    expect(texts('Max', 3)[10]).toContain('denizatı arkadaşını eve getirdi.')
  })
})
