import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lowerCase } from '#turkish/letter-case.ts'
import { titleCaseOffers } from '#turkish/title-case-offer.ts'

test.each([
  ['defne', ['Defne']],
  ['ayşe nur', ['Ayşe Nur']],
  ['fatma-zehra', ['Fatma-Zehra']],
  ['ışık', ['Işık']],
  ['ipek', ['İpek']],
  ["o'brien", ["O'Brien"]],
  ['ali 2', ['Ali 2']],
  ['ALİ', ['Ali']],
  ['YİĞİT EFE', ['Yiğit Efe']],
  ['İREM NAZLI', ['İrem Nazlı']],
  ['ÖMER', ['Ömer']],
])('offers a title-case spelling for %s: %j', (typed, offers) => expect(titleCaseOffers(typed)).toEqual(offers))

test.each([
  ['ELIF', ['Elif']],
  ['IPEK', ['İpek']],
  ['DENIZ', ['Deniz']],
  ['ALI', ['Ali', 'Alı']],
  ['NISA', ['Nisa', 'Nısa']],
  ['ILAYDA', ['İlayda', 'Ilayda']],
  ['SINAN', ['Sinan', 'Sınan']],
  ['IRMAK', ['Irmak', 'İrmak']],
  ['SILA', ['Sıla', 'Sila']],
  ['ILGIN', ['Ilgın', 'İlgin']],
  ['ÇINAR', ['Çınar', 'Çinar']],
  ['YAĞIZ', ['Yağız', 'Yağiz']],
  ['ALI IRMAK', ['Ali Irmak', 'Alı İrmak']],
  ['ELIF NISA', ['Elif Nisa', 'Elif Nısa']],
  ['YIGIT', ['Yigit', 'Yıgıt']],
  ['BARIŞ', ['Barış', 'Bariş']],
  ['ALI RIZA', ['Ali Rıza', 'Alı Riza']],
  ['IRMAK ECE', ['Irmak Ece', 'İrmak Ece']],
])('offers i or ı if the keyboard had no Turkish letters, %s: %j', (typed, offers) =>
  expect(titleCaseOffers(typed)).toEqual(offers),
)

test.each(['Defne', 'McDonald', 'A-A', 'Ali Efe', 'ayşe NUR', 'A', '', '12', 'يوسف', "D'Angelo"])(
  'offers no other spelling for %s',
  (typed) => expect(titleCaseOffers(typed)).toEqual([]),
)

test('offers only spellings with the typed letters, and none for an offered spelling', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...'abcçdefgğhıijklmnoöprsştuüvyz -ABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZ') }),
      (typed) => {
        for (const offer of titleCaseOffers(typed)) {
          const plain = (text: string) => lowerCase(text.trim().replace(/\s+/gu, ' ')).replaceAll('ı', 'i')
          expect(plain(offer)).toBe(plain(typed))
          expect(titleCaseOffers(offer)).not.toContain(offer)
        }
      },
    ),
  )
})
