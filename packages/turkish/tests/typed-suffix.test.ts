import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lowerCase, upperCase } from '#turkish/letter-case.ts'
import { GRAMMATICAL_CASES, withSuffix, nameWithoutSuffix } from '#turkish/suffix.ts'
import { ALL_ROWS } from './names/all.ts'

/** Names of at least two letters, because the part before the apostrophe of O'Brien is no name. */
const NAMES = ALL_ROWS.map(({ name }) => name).filter((name) => (name.match(/\p{L}/gu)?.length ?? 0) >= 2)

describe('an ending that was typed with the name', () => {
  test('detects a typed ending on each of more than 500 names, in each grammatical case', () => {
    expect(NAMES.length).toBeGreaterThan(500)
    for (const name of NAMES)
      for (const grammaticalCase of GRAMMATICAL_CASES) {
        const typed = withSuffix(name, grammaticalCase)
        expect([typed, nameWithoutSuffix(typed)]).toEqual([typed, name])
      }
  })

  test.each([
    ["Ali'nin", 'Ali'],
    ['Ali’nin', 'Ali'],
    [' Ali`nin ', 'Ali'],
    ["ALİ'NİN", 'ALİ'],
    ["Kemal'e", 'Kemal'],
    ["Ömer'le", 'Ömer'],
    ["Ayşe Nur'un", 'Ayşe Nur'],
    ["Su'nun", 'Su'],
    ["Zeynep'ten", 'Zeynep'],
    ["O'Brien'ın", "O'Brien"],
    ["D’Angelo'nun", 'D’Angelo'],
    ["Ali'nin'in", 'Ali'],
    ["A\u200Bli'nin", 'Ali'],
  ])('removes a typed ending: %s → %s', (typed, name) => {
    expect(nameWithoutSuffix(typed)).toBe(name)
  })

  test.each([
    ["Alp'in", 'Alp'],
    ["Max'in", 'Max'],
    ["Su'yun", 'Su'],
    ["Raul'un", 'Raul'],
    ["Charlotte'un", 'Charlotte'],
    ["Charlotte'nin", 'Charlotte'],
  ])('removes an ending with any vowel that a family says: %s → %s', (typed, name) => {
    expect(nameWithoutSuffix(typed)).toBe(name)
  })

  test('removes a typed ending in capitals and in lower case', () => {
    for (const name of NAMES)
      for (const cased of [upperCase, lowerCase]) {
        const typed = cased(withSuffix(name, 'genitive'))
        expect([typed, nameWithoutSuffix(typed)]).toEqual([typed, cased(name)])
      }
  })
})

describe('a name as it is', () => {
  test('detects no ending on a name without one, whatever its letters', () => {
    for (const { name } of ALL_ROWS) expect([name, nameWithoutSuffix(name)]).toEqual([name, null])
  })

  test.each([
    ...[
      "O'Brien",
      "O'Connor",
      "O'Neil",
      "D'Angelo",
      'D’Angelo',
      "D'Arcy",
      "D'Artagnan",
      "N'Golo",
      "M'Baye",
      "N'Diaye",
      "L'Oréal",
      "De'Andre",
      "Da'Quan",
    ],
    ...[
      "Ja'Marr",
      "Ta'Niyah",
      "Ra'na",
      "Şu'le",
      "Es'ad",
      "Mes'ud",
      "Mes'ude",
      "Nu'man",
      "Re'fet",
      "Sa'di",
      "Kur'an",
      "Isra'a",
      "Ka'ena",
      "Mu'in",
    ],
    ...[
      "Ali'",
      "'Ali",
      "'nin",
      "Ali'nın ki",
      "Ali'ninki",
      "Ali's",
      "Ali'lar",
      "Ali'ya",
      "Kemal'ye",
      "Ömer'ten",
      "B'nin",
      'Alinin',
      'Ali',
      '',
      "'",
      "''",
    ],
  ])('keeps an apostrophe that belongs to the name: %s', (name) => {
    expect(nameWithoutSuffix(name)).toBeNull()
  })

  test('removes typed endings until none is left', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(..."aeıinmylDAli'’ ")), (characters) => {
        const bare = nameWithoutSuffix(characters.join(''))
        if (bare !== null) expect([bare, nameWithoutSuffix(bare)]).toEqual([bare, null])
      }),
    )
  })
})
