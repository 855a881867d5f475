import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sayForeignName } from '#turkish/listed-names.ts'
import { lowerCase, titleCase, upperCase } from '#turkish/letter-case.ts'
import { GRAMMATICAL_CASES, isSuffixCertain, withSuffix } from '#turkish/suffix.ts'
import { suffixesOf } from './suffixes-of.ts'
import { judgedEndings } from './judge.ts'

const letters = fc.constantFrom(...'abcçdefgğhıijklmnoöprsştuüvyzâîû')
const word = fc.string({ unit: letters, minLength: 1, maxLength: 12 })
const anyName = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '))
const anyCase = fc.constantFrom(...GRAMMATICAL_CASES)

// Open syllables without k and l, so that a word never gets a loan's ending and hardly looks foreign.
const syllable = fc
  .tuple(fc.constantFrom(...'bçdgğmnprsştvz'), fc.constantFrom(...'aeıioöuü'))
  .map((pair) => pair.join(''))
const plainName = fc
  .tuple(fc.array(syllable, { minLength: 1, maxLength: 4 }), fc.constantFrom('', ...'bfhmnprsşvz'))
  .map(([syllables, coda]) => syllables.join('') + coda)
  .filter((name) => sayForeignName(name) === name)

test('writes one apostrophe after a name, and only letters after it', () => {
  fc.assert(
    fc.property(anyName, anyCase, (name, grammaticalCase) => {
      expect(withSuffix(name, grammaticalCase)).toMatch(/^[^’]+’[ynldtaeıiuü]+$/u)
    }),
  )
})

test('keeps the letters of any text and adds an ending', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      anyCase,
      fc.option(fc.string(), { nil: undefined }),
      (text, grammaticalCase, form) => {
        expect(withSuffix(text, grammaticalCase, form)).toMatch(/’[ynldtaeıiuü]+$/u)
      },
    ),
  )
})

test('adds the same endings as a second implementation of the rules', () => {
  fc.assert(
    fc.property(plainName, (name) => {
      expect(suffixesOf(name)).toBe(judgedEndings(name))
    }),
  )
})

test('judges the suffix certain for a name with a Turkish letter or a last a', () => {
  fc.assert(
    fc.property(plainName, (name) => {
      expect(isSuffixCertain(`${name}ş`)).toBe(true)
      expect(isSuffixCertain(`Ş${name}`)).toBe(true)
      expect(isSuffixCertain(`Ba${name.replace(/[^aeıioöuü]+$/u, '')}ba`)).toBe(true)
    }),
  )
})

test('gives a plain name six suffixes that agree with its last written vowel', () => {
  fc.assert(
    fc.property(plainName, (name) => {
      const last = name.match(/[aeıioöuü](?=[^aeıioöuü]*$)/u)?.[0] ?? ''
      const [narrow, wide] = { a: 'ıa', ı: 'ıa', e: 'ie', i: 'ie', o: 'ua', u: 'ua', ö: 'üe', ü: 'üe' }[last] ?? ''
      const vowels = suffixesOf(name).replace(/[^aeıiuü]/gu, '')
      expect(vowels).toBe(`${narrow}${narrow}${wide}${wide}${wide}${wide}`)
    }),
  )
})

test('adds six endings whose vowels agree among themselves', () => {
  fc.assert(
    fc.property(anyName, (name) => {
      const vowels = suffixesOf(name).replace(/[^aeıiuü]/gu, '')
      expect(vowels).toMatch(/^(?:ııaaaa|uuaaaa|iieeee|üüeeee)$/u)
    }),
  )
})

test('adds the same ending in any letter case', () => {
  fc.assert(
    fc.property(anyName, (name) => {
      for (const cased of [upperCase(name), lowerCase(name), titleCase(name)])
        expect(suffixesOf(cased)).toBe(suffixesOf(name))
    }),
  )
})

test('decides the ending of a name by the last word only', () => {
  fc.assert(
    fc.property(anyName, word, (before, last) => {
      expect(suffixesOf(`${before} ${last}`)).toBe(suffixesOf(last))
    }),
  )
})

test('changes no ending if the parent chooses the genitive that a plain name has', () => {
  fc.assert(
    fc.property(plainName, (name) => {
      expect(suffixesOf(name, withSuffix(name, 'genitive'))).toBe(suffixesOf(name))
    }),
  )
})
