import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FOREIGN_NAMES } from '#domain/turkish/foreign-names.ts'
import { lowerCase, upperCase } from '#domain/turkish/letter-case.ts'
import { APOSTROPHE, isSuffixCertain, withSuffix, type GrammaticalCase } from '#domain/turkish/suffix.ts'
import { BOYS, GIRLS, LOANS, RARE_AND_FOREIGN, SEVERAL_WORDS } from './hand-written-endings.ts'
import { judgedEndings } from './judge.ts'

const CASES: GrammaticalCase[] = ['genitive', 'accusative', 'dative', 'locative', 'ablative', 'instrumental']

type Row = [name: string, endings: string]

function rowsOf(table: string): Row[] {
  return table.split('\n').filter(Boolean).map((line) => line.split(': ') as Row)
}

/** The six endings the product gives, in the order of the tables. */
function endingsOf(name: string, chosenForm?: string): string {
  return CASES.map((grammaticalCase) => {
    const full = withSuffix(name, grammaticalCase, chosenForm)
    expect(full.startsWith(name + APOSTROPHE)).toBe(true)
    return full.slice(name.length + APOSTROPHE.length)
  }).join(' ')
}

const NATIVE = rowsOf(GIRLS + BOYS)
const TURKISH = rowsOf(GIRLS + BOYS + LOANS + SEVERAL_WORDS)

describe('the endings written by hand', () => {
  test.each(TURKISH)('%s: %s', (name, endings) => {
    expect(endingsOf(name)).toBe(endings)
  })

  test.each(rowsOf(RARE_AND_FOREIGN))('%s: %s', (name, endings) => {
    expect(endingsOf(name)).toBe(endings)
  })

  test('are also what the judge says', () => {
    for (const [name, endings] of TURKISH) expect([name, judgedEndings(name)]).toEqual([name, endings])
  })
})

test('the forms promised to the rest of the product', () => {
  expect(withSuffix('Defne', 'genitive')).toBe("Defne'nin")
  expect(withSuffix('Kemal', 'dative')).toBe("Kemal'e")
  expect(withSuffix('Ömer', 'instrumental')).toBe("Ömer'le")
  expect(withSuffix('Ayşe', 'ablative')).toBe("Ayşe'den")
  expect(withSuffix('Ali Efe', 'genitive')).toBe("Ali Efe'nin")
})

test('a hard consonant is not softened in writing', () => {
  expect(withSuffix('Zeynep', 'genitive')).toBe("Zeynep'in")
  expect(withSuffix('Ahmet', 'accusative')).toBe("Ahmet'i")
  expect(withSuffix('Tunç', 'dative')).toBe("Tunç'a")
})

test('spaces around a name and doubled inside it are dropped, its letters are kept', () => {
  expect(withSuffix('  Ayşe   Nur ', 'genitive')).toBe("Ayşe Nur'un")
  expect(withSuffix('ayşe NUR', 'genitive')).toBe("ayşe NUR'un")
})

test('I and İ are two letters', () => {
  expect(withSuffix('IŞIK', 'genitive')).toBe("IŞIK'ın")
  expect(withSuffix('ELİF', 'genitive')).toBe("ELİF'in")
  expect(withSuffix('ELI\u0307F', 'genitive')).toBe("ELİF'in")
  expect(withSuffix('Alı', 'dative')).toBe("Alı'ya")
})

test('a name that cannot be read still gets an ending', () => {
  for (const name of ['', ' ', 'Анна', '美咲', '🦄', '---', 'constructor', '__proto__']) {
    for (const grammaticalCase of CASES) expect(withSuffix(name, grammaticalCase)).toMatch(/'\p{L}+$/u)
  }
})

describe('the form the parent chose', () => {
  test.each([
    ['Charlotte', "Charlotte'un", 'un u a ta tan la'],
    ['Charlotte', "Charlotte'nin", 'nin yi ye de den yle'],
    ['Alice', "Alice'in", 'in i e te ten le'],
    ['Patrice', "Patrice'in", 'in i e te ten le'],
    ['Rosalie', "Rosalie'nin", 'nin yi ye de den yle'],
    ['Therese', "Therese'in", 'in i e de den le'],
    ['Anaïs', "Anaïs'in", 'in i e te ten le'],
    ['Anaïs', "Anaïs'nin", 'nin yi ye de den yle'],
    ['Sarah', "Sarah'ın", 'ın ı a ta tan la'],
    ['Louis', "Louis'in", 'in i e te ten le'],
    ['Zuhal', "Zuhal'ın", 'ın ı a da dan la'],
    ['Анна', "Анна'nın", 'nın yı ya da dan yla'],
    ['Su', "Su'yun", 'yun yu ya da dan yla'],
    ['Su', "Su'nun", 'nun yu ya da dan yla'],
  ])('%s as %s', (name, form, endings) => {
    expect(endingsOf(name, form)).toBe(endings)
  })

  test.each(["ZUHAL'IN", 'Zuhal’ın', ' Zuhal`ın ', 'zuhalın'])('is understood as typed: %s', (form) => {
    expect(withSuffix('Zuhal', 'dative', form)).toBe("Zuhal'a")
    expect(withSuffix('Zuhal', 'genitive', form)).toBe("Zuhal'ın")
  })

  test.each(['', "'in", 'in', "Can'ın", "Hakan'ın", "Defne'", 'Defne', "Defne'ye", "Defne'nın evi", "Defnenaz'ın"])('is ignored when it is not this name in the genitive: %s', (form) => {
    expect(endingsOf('Defne', form)).toBe('nin yi ye de den yle')
  })
})

describe('whether the ending is certain', () => {
  test.each(NATIVE.map(([name]) => name))('%s is certain', (name) => {
    expect(isSuffixCertain(name)).toBe(true)
  })

  test.each(['Kemal', 'Hilal', 'Resûl', 'Ali Kemal', 'Abdülcelal', 'Alex Can', 'Fatma-Zehra', ' Ece ', 'NİSA', 'Gökçe'.normalize('NFD')])('%s is certain', (name) => {
    expect(isSuffixCertain(name)).toBe(true)
  })

  test.each(['Alex', 'Ciwan', 'Tariq', 'Chloé', 'Charlotte', 'Noah', 'Emily', 'Eric', 'Elizabeth', 'Lynn', 'DJ', 'Can K.', 'Efe 2', 'Su', 'Asya Su', 'Zuhal', 'Gazal', 'Raul', 'Анна', 'Defne 🦄', ''])(
    '%s is not',
    (name) => {
      expect(isSuffixCertain(name)).toBe(false)
    },
  )
})

describe('for any name', () => {
  const letters = fc.constantFrom(...'abcçdefgğhıijklmnoöprsştuüvyzâîû')
  const word = fc.string({ unit: letters, minLength: 1, maxLength: 12 })
  const anyName = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '))
  const anyCase = fc.constantFrom(...CASES)
  // Open syllables without k and l: no loan's ending comes out of them, and hardly a foreign name.
  const syllable = fc.tuple(fc.constantFrom(...'bçdgğmnprsştvz'), fc.constantFrom(...'aeıioöuü')).map((pair) => pair.join(''))
  const plainName = fc
    .tuple(fc.array(syllable, { minLength: 1, maxLength: 4 }), fc.constantFrom('', ...'bfhmnprsşvz'))
    .map(([syllables, coda]) => syllables.join('') + coda)
    .filter((name) => name !== 'su' && !FOREIGN_NAMES.has(name))

  test('there is one apostrophe, and nothing but letters after it', () => {
    fc.assert(
      fc.property(anyName, anyCase, (name, grammaticalCase) => {
        expect(withSuffix(name, grammaticalCase)).toMatch(/^[^']+'[ynldtaeıiuü]+$/u)
      }),
    )
  })

  test('any text at all keeps its letters and is given an ending', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), anyCase, fc.option(fc.string(), { nil: undefined }), (text, grammaticalCase, form) => {
        expect(withSuffix(text, grammaticalCase, form)).toMatch(/'[ynldtaeıiuü]+$/u)
      }),
    )
  })

  test('the endings are the judge’s, and certain', () => {
    fc.assert(
      fc.property(plainName, (name) => {
        expect(endingsOf(name)).toBe(judgedEndings(name))
        expect(isSuffixCertain(name)).toBe(true)
      }),
    )
  })

  test('the vowels of the six endings agree among themselves', () => {
    fc.assert(
      fc.property(anyName, (name) => {
        const vowels = endingsOf(name).replace(/[^aeıiuü]/gu, '')
        expect(vowels).toMatch(/^(?:ııaaaa|uuaaaa|iieeee|üüeeee)$/u)
      }),
    )
  })

  test('casing does not change the ending', () => {
    fc.assert(
      fc.property(anyName, (name) => {
        expect(endingsOf(upperCase(name))).toBe(endingsOf(name))
        expect(endingsOf(lowerCase(name))).toBe(endingsOf(name))
      }),
    )
  })

  test('choosing the form it has already changes nothing, where the spelling is plain', () => {
    fc.assert(
      fc.property(plainName, (name) => {
        expect(endingsOf(name, withSuffix(name, 'genitive'))).toBe(endingsOf(name))
      }),
    )
  })
})
