/**
 * Rule 11 of the house's voice: names are words too. 'Su kapkara' would call a child named Su pitch black, so no
 * sentence begins with a word that is a name, nor with the child's own name: then no sentence about the sea is about a
 * child named Deniz.
 */
import { describe, expect, test } from 'vitest'
import { storyWorlds } from '#stories/library.ts'
import { renderTexts } from '#stories/script.ts'
import { BOYS } from '#turkish/tests/names/boys.ts'
import { GIRLS } from '#turkish/tests/names/girls.ts'
import { rowsOf } from '#turkish/tests/names/rows.ts'

const WORDS_OF_NATURE = [
  ...['Ay', 'Bahar', 'Bulut', 'Çiçek', 'Dalga', 'Deniz', 'Gece', 'Güneş', 'Güz', 'Işık', 'Kar', 'Mercan', 'Nefes'],
  ...['Pembe', 'Su', 'Toprak', 'Uzay', 'Yağmur', 'Yaprak', 'Yaz', 'Yıldız'],
]
const NAMES = [...new Set([...WORDS_OF_NATURE, ...[GIRLS, BOYS].flatMap(rowsOf).map(({ name }) => name)])]

/** The beginning of a text, a sentence, speech, and the words after a colon. */
const OPENING = /(?:^|[.!?:]”?\s+|“)(\p{L}+)/gu
const openings = (text: string): string[] => [...text.matchAll(OPENING)].map(([, word = '']) => word)

/** A name, the plural of its family, and its cases as pronounced: without an apostrophe, and softened (Işığın). */
const ENDINGS = '(?:[ıiuü]|[ny]?[ıiuü]n|y?[ıiuüea]|[dt][ea]n?|y?l[ea]|l[ea]r\\p{L}*)?'
const stemsOf = (name: string): string[] => [name, name.replace(/k$/u, 'ğ')]
const HEARD_AS_A_NAME = new RegExp(
  `^(?:${NAMES.flatMap((name) => stemsOf(name.toLocaleLowerCase('tr'))).join('|')})${ENDINGS}$`,
  'u',
)

test.each(['Su', 'Denizin', 'Işığın', 'Güneş', 'Ayı', 'Yıldızlar', 'Rüyada', 'Mercanların', 'Derin'])(
  'recognises that %s sounds like a name',
  (word) => {
    expect(word.toLocaleLowerCase('tr')).toMatch(HEARD_AS_A_NAME)
  },
)

describe.each(storyWorlds)('the sentences of $id', ({ script }) => {
  const all = [...script.texts, ...script.together].flatMap((side) => Object.values(side))

  test('begins no sentence with a word that sounds like a name', () => {
    const heard = all.flatMap(openings).filter((word) => HEARD_AS_A_NAME.test(word.toLocaleLowerCase('tr')))
    expect(heard).toEqual([])
  })

  const families = [
    ...WORDS_OF_NATURE.map((name) => [name]),
    ...[['Max'], ['Su', 'Deniz'], ['Ay', 'Işık', 'Yağmur'], ['Deniz', 'Max', 'Güneş']],
  ].map((names) => ({ names }))

  test.each(families)('begins no sentence with a child’s name, for $names in any length', ({ names }) => {
    const [name = '', ...others] = names
    for (const age of [3, 6, 8]) {
      const siblings = others.map((other) => ({ name: other }))
      const told = renderTexts(script, { name, age, gender: 'female', siblings })
      for (const text of told) for (const word of openings(text)) expect(names, text).not.toContain(word)
    }
  })
})
