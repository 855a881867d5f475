import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lowerCase, normaliseName, titleCase, upperCase, withoutInvisible } from '#turkish/letter-case.ts'

test('uses different capitals for i and ı', () => {
  expect(upperCase('ipek ılgaz')).toBe('İPEK ILGAZ')
  expect(lowerCase('İPEK ILGAZ')).toBe('ipek ılgaz')
  expect(upperCase('kâmil çağrı')).toBe('KÂMİL ÇAĞRI')
})

test('treats an I with a separate dot as İ', () => {
  expect(lowerCase('I\u0307PEK')).toBe('ipek')
})

test.each([
  ['ipek', 'İpek'],
  ['ILGAZ', 'Ilgaz'],
  ['ışık', 'Işık'],
  ['ayşe NUR', 'Ayşe Nur'],
  ['ALİ  EFE', 'Ali  Efe'],
  ['fatma-zehra', 'Fatma-Zehra'],
  ["defne'nin sihirli ormanı", "Defne'nin Sihirli Ormanı"],
  ['ümit', 'Ümit'],
  ['', ''],
])('writes each word of a title with a capital: %s → %s', (text, title) => {
  expect(titleCase(text)).toBe(title)
})

test('stores a name composed and without extra spaces, otherwise as typed', () => {
  expect(normaliseName('  Ayşe \t  Nur\n')).toBe('Ayşe Nur')
  expect(normaliseName('O\u0308mer')).toBe('Ömer')
  expect(normaliseName('ayşe NUR')).toBe('ayşe NUR')
})

test('changes nothing when a name is normalised a second time', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      expect(normaliseName(normaliseName(name))).toBe(normaliseName(name))
    }),
  )
})

describe('invisible characters', () => {
  test.each([
    ['a mark that turns the reading', 'A\u202Eli', 'Ali'],
    ['isolates round a name pasted from a message', '\u2068Zeynep\u2069', 'Zeynep'],
    ['marks of direction', '\u200EAli\u200F', 'Ali'],
    ['a space of no width', 'Ay\u200Bşe', 'Ayşe'],
    ['a byte order mark, which counts as a space elsewhere', '\uFEFFAy\uFEFFşe', 'Ayşe'],
    ['a joiner of words', 'Ali\u2060Can', 'AliCan'],
    ['a soft hyphen', 'Bur\u00ADcu', 'Burcu'],
    ['controls', 'De\u0000fn\u001Fe\u007F', 'Defne'],
    ['letters that are blank', 'Ece\u3164\u115F', 'Ece'],
    ['half of a pair', 'Ece\uD83D', 'Ece'],
    ['what stood between a letter and its mark', 'O\u200B\u0308mer', 'Ömer'],
    ['joiners among Latin letters', 'A\u200Dl\u200Ci', 'Ali'],
    ['joiners that join nothing', '\u200Cعلی\u200D', 'علی'],
  ])('removes invisible characters from a name: %s', (_, typed, name) => {
    expect(normaliseName(typed)).toBe(name)
  })

  test.each([
    ['a line that ends between two names', 'Ayşe\r\nNur', 'Ayşe Nur'],
    ['a tab and a space that does not break', 'Ayşe\t\u00A0Nur', 'Ayşe Nur'],
  ])('replaces a control character between names by a space: %s', (_, typed, name) => {
    expect(normaliseName(typed)).toBe(name)
  })

  test.each([
    'Çiğdem',
    'Ali-Can',
    "O'Brien",
    'D’Angelo',
    'Efe 2',
    'Ayşe\u0306',
    '李',
    'علی\u200Cرضا',
    'ක්\u200Dෂ',
    '👧 Ada',
    'Ali 👨\u200D👩\u200D👧',
    'Ŵyn ap Siôn',
  ])('keeps all visible characters of a name: %s', (name) => {
    expect(normaliseName(name)).toBe(name.normalize('NFC'))
  })

  test('removes invisible characters while typing, except joiners and spaces', () => {
    expect(withoutInvisible(' \u202EAli \u200BCan ')).toBe(' Ali Can ')
    expect(withoutInvisible('علی\u200C')).toBe('علی\u200C')
  })

  test('leaves no invisible character in any text, and removes no letter', () => {
    const invisible = fc.constantFrom(
      ...'\u0000\u001B\u0085\u00AD\u061C\u200B\u200C\u200D\u200E\u200F\u202A\u202E\u2060\u2066\u2069\u3164\uFEFF',
    )
    const letter = fc.constantFrom(...'aâbcçdeiıİöşüzЖмع李')
    fc.assert(
      fc.property(fc.array(fc.oneof(letter, invisible, fc.constant(' '))), (characters) => {
        const typed = characters.join('')
        const name = normaliseName(typed)
        expect(name).not.toMatch(/[\p{Cc}\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\u3164\uFEFF]/u)
        expect(name.replace(/[\s\u200C\u200D]/gu, '')).toBe(
          characters.filter((one) => /(?!\u3164)\p{L}/u.test(one)).join(''),
        )
        expect(normaliseName(name)).toBe(name)
      }),
    )
  })
})
