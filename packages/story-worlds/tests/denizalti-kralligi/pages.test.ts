/** Checks the pages of this book like a reader: is the figure whole, are the texts free, is the hermit crab there. */
import { describe, expect, test } from 'vitest'
import type { SceneName } from '#stories/compose.ts'
import { denizaltiKralligi as world } from '#stories/denizalti-kralligi/world.ts'
import { renderTexts } from '#stories/script.ts'
import type { Scene, SceneHeroes } from '#stories/story-world.ts'
import { child, hidesOnce, showsChildrenBesideTexts, spreadsOf } from '../page-tests.ts'

/** The outline of the hermit crab's claw. */
const CRAB = 'M54 18C66 6 84 8 86 18'

const pages: [SceneName, Scene][] = [['cover', world.cover], ...spreadsOf(world)]
const GROUPS: readonly SceneHeroes[] = [
  ...([3, 5, 7] as const).map((age): SceneHeroes => [child(age)]),
  [child(7), child(3)],
  [child(7), child(7), child(7)],
]

showsChildrenBesideTexts(world, GROUPS)

hidesOnce(pages, 'hermit crab', CRAB)

describe('the words of one child', () => {
  const texts = (name: string, age: number) => renderTexts(world.script, { name, age, gender: 'female' })

  test('writes the child’s name with its grammatical ending', () => {
    expect(texts('Defne', 6)[10]).toContain('Sonra denizatı Defne’yi yukarı çıkardı.')
    expect(texts('Kemal', 6)[9]).toContain('erik kadar kaldı, Kemal’in avucuna kondu.')
    expect(texts('Ömer', 3)[10]).toContain('denizatı Ömer’i eve getirdi.')
  })

  test('mentions the promised lantern parade, and the shell in the text before its sound', () => {
    for (const age of [6, 8])
      expect(texts('Defne', age)[10]).toMatch(/önde denizatı, arkada yengeç.*deniz kabuğu verdi/)
    expect(texts('Defne', 3)[10]).toMatch(/^Alay .*deniz kabuğu verdi/)
  })

  test('omits the ending of the child’s name if the ending is uncertain', () => {
    expect(texts('Max', 6)[9]).toContain('erik kadar kaldı, açılan bir avuca kondu.')
    expect(texts('Max', 3)[10]).toContain('denizatı arkadaşını eve getirdi.')
  })
})
