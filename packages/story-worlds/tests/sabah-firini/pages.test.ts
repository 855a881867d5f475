/** Checks the pages of this book like a reader: is the figure whole, are the texts free, is the sparrow there. */
import { describe, expect, test } from 'vitest'
import type { SceneName } from '#stories/compose.ts'
import { sabahFirini as world } from '#stories/sabah-firini/world.ts'
import { renderTexts } from '#stories/script.ts'
import type { Scene, SceneHeroes } from '#stories/story-world.ts'
import { child, hidesOnce, showsChildrenBesideTexts, spreadsOf } from '../page-tests.ts'

/** The outline of the sparrow's breast. */
const SPARROW = 'M-26 -30C-30 -8 -8 0 10 -4'

const pages: [SceneName, Scene][] = [['cover', world.cover], ...spreadsOf(world)]
const GROUPS: readonly SceneHeroes[] = [
  ...([3, 5, 7] as const).map((age): SceneHeroes => [child(age)]),
  [child(7), child(3)],
  [child(7), child(7), child(7)],
]

showsChildrenBesideTexts(world, GROUPS)

hidesOnce(pages, 'sparrow', SPARROW)

describe('the words of one child', () => {
  const texts = (name: string, age: number) => renderTexts(world.script, { name, age, gender: 'female' })

  test('writes the child’s name with its grammatical ending', () => {
    expect(texts('Defne', 6)[9]).toContain('Sonra Defne’ye selam verdi')
    expect(texts('Kemal', 6)[10]).toContain('Kemal’in odasına kadar gelmişti')
    expect(texts('Ömer', 3)[10]).toContain('Ekmek kokusu Ömer’in odasına kadar geldi.')
  })

  test('omits the ending of the child’s name if the ending is uncertain', () => {
    expect(texts('Max', 6)[9]).toContain('Sonra fırıncılara selam verdi')
    expect(texts('Max', 3)[10]).toContain('Ekmek kokusu yatak odasına kadar geldi.')
  })

  test('says that the bear bakes the shaped goods', () => {
    for (const age of [3, 6, 8]) expect(texts('Defne', age)[8]).toMatch(/ayı (?:hepsini fırına sürdü|fırında pişirdi)/)
  })

  test('asks the question ‘Kabardı mı?’ twice at the start, and once at the end', () => {
    for (const age of [3, 6, 8]) {
      const told = texts('Defne', age)
      expect(told.slice(0, 4).join(' ').split('Kabardı mı?').length - 1).toBe(2)
      expect(told[11]).toContain('Kabardı mı?')
    }
  })
})
