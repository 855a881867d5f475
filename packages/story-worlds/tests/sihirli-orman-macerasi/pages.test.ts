/** Checks the pages of this book like a reader: is the figure whole, are the texts free, is the snail there. */
import { describe, expect, test } from 'vitest'
import { PLAIN_FACE } from '#domain/face-features.ts'
import { heroPixels, SCALE } from '#ops/check-pages/hero-layer.ts'
import type { SceneName } from '#stories/compose.ts'
import { renderTexts } from '#stories/script.ts'
import { sihirliOrman as world } from '#stories/sihirli-orman-macerasi/world.ts'
import type { Box, HeroAge, SceneHero, SceneHeroes, SceneLayers } from '#stories/story-world.ts'

/** Opacity, of 255. */
const VISIBLE = 60
/** Pixels that stay free round words. */
const CLEAR = 16
/** The snail's shell. */
const SNAIL = 'M-24 -6C-28 -26 -12 -38 2 -34C16 -30 18 -12 6 -6Z'

const pages: [SceneName, (typeof world.spreads)[number]][] = [
  ['cover', world.cover],
  ['portrait', world.portrait],
  ...world.spreads.map((scene, index): [SceneName, typeof scene] => [`spread-${index + 1}`, scene]),
]
/** With the widest hair, or out of a photo. */
const child = (age: HeroAge, drawn = true): SceneHero => ({
  face: 'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22/%3E',
  ...(drawn && { drawn: { ...PLAIN_FACE, style: 'curly' } }),
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

const around = ({ x, y, w, h }: Box): Box => ({ x: x - CLEAR, y: y - CLEAR, w: w + 2 * CLEAR, h: h + 2 * CLEAR })

const GROUPS: readonly SceneHeroes[] = [
  ...([3, 5, 7] as const).map((age): SceneHeroes => [child(age)]),
  [child(7, false)],
  [child(7), child(3)],
  [child(3), child(7)],
  [child(7), child(7), child(7)],
  [child(3), child(7), child(3)],
]

test.each(
  world.spreads.flatMap((scene, index) =>
    GROUPS.map((heroes) => ({ spread: index + 1, scene, heroes, ages: heroes.map(({ age }) => age).join(' ') })),
  ),
)('spread $spread shows children of $ages beside the texts', async ({ scene, heroes }) => {
  const layers = scene({ heroes })
  const seen = await seenIn(layers)
  for (const box of layers.text) expect(seen(around(box)), `near the text at ${box.x}, ${box.y}`).toBe(false)
})

test.each(pages)('%s hides the snail once', (_, scene) => {
  const { back, front } = scene({ heroes: [child(5)] })
  expect((back + front).split(SNAIL).length - 1).toBe(1)
})

test.each(pages.slice(2))('%s keeps companions away from the words', (_, scene) => {
  const { text, faces = [] } = scene({ heroes: [child(5)] })
  for (const { x, y, w, h } of text.map(around))
    for (const face of faces)
      expect(face.x < x + w && face.x + face.w > x && face.y < y + h && face.y + face.h > y).toBe(false)
})

describe('the words of one child', () => {
  const texts = (name: string, age: number) => renderTexts(world.script, { name, age, gender: 'female' })

  test('let an acorn fall on the head, for the hood may be down', () => {
    expect(texts('Defne', 6)[3]).toContain('Defne’nin başına bir meşe palamudu düşmüş: Tok!')
    expect(texts('Max', 6)[3]).toContain('başının üstünde bir ses duymuş Max: Tok!')
    for (const age of [3, 6, 8]) expect(texts('Defne', age).join(' ')).not.toMatch(/başlığına|başlığa/)
  })
})
