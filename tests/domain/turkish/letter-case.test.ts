import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lowerCase, normaliseName, titleCase, upperCase } from '#domain/turkish/letter-case.ts'

test('i and ı have capitals of their own', () => {
  expect(upperCase('ipek ılgaz')).toBe('İPEK ILGAZ')
  expect(lowerCase('İPEK ILGAZ')).toBe('ipek ılgaz')
  expect(upperCase('kâmil çağrı')).toBe('KÂMİL ÇAĞRI')
})

test('an I with a separate dot is İ', () => {
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
])('a title: %s → %s', (text, title) => {
  expect(titleCase(text)).toBe(title)
})

test('a name is stored composed and without spare spaces, otherwise as typed', () => {
  expect(normaliseName('  Ayşe \t  Nur\n')).toBe('Ayşe Nur')
  expect(normaliseName('O\u0308mer')).toBe('Ömer')
  expect(normaliseName('ayşe NUR')).toBe('ayşe NUR')
})

test('normalising twice is normalising once', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      expect(normaliseName(normaliseName(name))).toBe(normaliseName(name))
    }),
  )
})
