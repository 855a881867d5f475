/**
 * The lettered sounds of the paintings: at least one in each tale, also in its text, and away from texts, faces and
 * children.
 */
import { expect, test } from 'vitest'
import { storyWorlds } from '#stories/library.ts'
import { soundWord } from '#stories/lettering/sound-word.ts'
import type { Box, SceneHeroes, StoryWorld } from '#stories/story-world.ts'
import { around, child, seenIn, spreadsOf } from './page-tests.ts'

/** In pixels of the page: the rim of the letters, and some space. */
const AIR = 10
const GROUPS: readonly SceneHeroes[] = [[child(5)], [child(7), child(3)], [child(7), child(5), child(3)]]

/** Each lettered word of a page, with the box around its letters. */
function soundsIn(svg: string): { text: string; box: Box }[] {
  return [...svg.matchAll(/<g data-sound="([^"]+)"><path d="([^"]+)"/g)].map(([, text = '', outline = '']) => {
    const points = [...outline.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const)
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
    const [x, y] = [Math.min(...xs), Math.min(...ys)]
    return { text, box: around({ x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y }, AIR) }
  })
}

const sounds = storyWorlds.flatMap((world) =>
  spreadsOf(world).flatMap(([name, scene], index) => {
    const { back, front } = scene({ heroes: [child(5)] })
    return soundsIn(back + front).map((sound) => ({ world, id: world.id, name, scene, index, ...sound }))
  }),
)

const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.w && other.x < one.x + one.w && one.y < other.y + other.h && other.y < one.y + one.h

const textsOf = ({ script }: StoryWorld, spread: number, length: 'long' | 'short'): string =>
  script.texts
    .slice(2 * spread, 2 * spread + 2)
    .map((text) => text[length])
    .join(' ')
    .toLocaleLowerCase('tr')

test.each(storyWorlds)('draws at least one lettered sound word in the book $id', ({ id }) => {
  expect(sounds.filter((sound) => sound.id === id)).not.toHaveLength(0)
})

test.each(sounds)('writes the sound "$text" of $id $name in the texts too', ({ world, index, text }) => {
  for (const length of ['long', 'short'] as const)
    expect(textsOf(world, index, length)).toContain(text.toLocaleLowerCase('tr'))
})

test.each(sounds)('$id $name shows "$text" beside texts, faces and the fold', ({ scene, box }) => {
  const { size, text, faces = [] } = scene({ heroes: [child(5)] })
  const fold = { x: size.w / 2, y: 0, w: 0, h: size.h }
  for (const other of [...text, ...faces, fold]) expect(overlap(box, other), JSON.stringify(other)).toBe(false)
  const page = { x: 60, y: 30, w: size.w - 120, h: size.h - 60 }
  expect(box.x >= page.x && box.y >= page.y).toBe(true)
  expect(box.x + box.w <= page.x + page.w && box.y + box.h <= page.y + page.h).toBe(true)
})

test.each(sounds.flatMap((sound) => GROUPS.map((heroes) => ({ ...sound, heroes, count: heroes.length }))))(
  '$id $name shows "$text" beside $count children',
  async ({ scene, heroes, box }) => {
    const seen = await seenIn(scene({ heroes }))
    expect(seen(box)).toBe(false)
  },
)

test('throws for an unknown letter of a sound word', () => {
  const place = { x: 0, y: 0, size: 10, fill: '#000000', rim: '#000000', shadow: '#000000' }
  expect(() => soundWord({ ...place, text: 'Vız' })).toThrow(RangeError)
})
