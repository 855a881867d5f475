/** Checks the pages of this book like a reader: is the figure whole, are the texts free, is the snail there. */
import { describe, expect, test } from 'vitest'
import { PLAIN_FACE } from '#domain/face-features.ts'
import type { SceneName } from '#stories/compose.ts'
import { renderTexts } from '#stories/script.ts'
import { sihirliOrman as world } from '#stories/sihirli-orman-macerasi/world.ts'
import type { HeroAge, Scene, SceneHero, SceneHeroes } from '#stories/story-world.ts'
import { around, child as framed, hidesOnce, showsChildrenBesideTexts, spreadsOf } from '../page-tests.ts'

/** Free pixels around text. */
const CLEAR = 16
/** The outline of the snail's shell. */
const SNAIL = 'M-24 -6C-28 -26 -12 -38 2 -34C16 -30 18 -12 6 -6Z'

const pages: [SceneName, Scene][] = [['cover', world.cover], ['portrait', world.portrait], ...spreadsOf(world)]
/** A child with the widest hair, or with a face cut from a photo. */
const child = (age: HeroAge, drawn = true): SceneHero => ({
  ...framed(age),
  ...(drawn && { drawn: { ...PLAIN_FACE, style: 'curly' } }),
})

const GROUPS: readonly SceneHeroes[] = [
  ...([3, 5, 7] as const).map((age): SceneHeroes => [child(age)]),
  [child(7, false)],
  [child(7), child(3)],
  [child(3), child(7)],
  [child(7), child(7), child(7)],
  [child(3), child(7), child(3)],
]

showsChildrenBesideTexts(world, GROUPS, CLEAR)

hidesOnce(pages, 'snail', SNAIL)

test.each(pages.slice(2))('%s keeps companions away from the text', (_, scene) => {
  const { text, faces = [] } = scene({ heroes: [child(5)] })
  for (const { x, y, w, h } of text.map((box) => around(box, CLEAR)))
    for (const face of faces)
      expect(face.x < x + w && face.x + face.w > x && face.y < y + h && face.y + face.h > y).toBe(false)
})

describe('the words of one child', () => {
  const texts = (name: string, age: number) => renderTexts(world.script, { name, age, gender: 'female' })

  test('writes that an acorn falls on the head, not on the hood, which may be down', () => {
    expect(texts('Defne', 6)[3]).toContain('Defne’nin başına bir meşe palamudu düşmüş: Tok!')
    expect(texts('Max', 6)[3]).toContain('başının üstünde bir ses duymuş Max: Tok!')
    for (const age of [3, 6, 8]) expect(texts('Defne', age).join(' ')).not.toMatch(/başlığına|başlığa/)
  })
})
