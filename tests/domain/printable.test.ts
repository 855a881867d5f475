import { expect, test } from 'vitest'
import { unprintableIn } from '#domain/printable.ts'
import { COVER_LETTERS } from '#stories/lettering/cover-letters.ts'
import { storyWorlds } from '#stories/library.ts'
import { readTypeface } from '#studio/print/typefaces.ts'

const TYPEFACES = [
  { family: 'grandstander', weight: 900 },
  { family: 'baloo-2', weight: 700 },
  { family: 'andika', weight: 400 },
  { family: 'young-serif', weight: 400 },
  { family: 'mali', weight: 500 },
] as const

test('allows exactly the characters that every typeface of cover and print has', () => {
  const typefaces = TYPEFACES.map(readTypeface)
  const isInAll = (letter: string) =>
    typefaces.every((fonts) => fonts.some((font) => font.charToGlyphIndex(letter) > 0))
  const wrong: string[] = []
  for (let code = 0x20; code < 0x2200; code += 1) {
    const letter = String.fromCodePoint(code)
    const isAlone = letter.normalize('NFC') === letter && !/\p{C}|\p{M}|\p{Z}/u.test(letter)
    if (isAlone && isInAll(letter) !== (unprintableIn(letter).length === 0)) wrong.push(letter)
  }
  expect(wrong).toEqual([])
})

// Else: npm run ops -- build-letters
test('covers have an outline of each printable character and of each title', () => {
  const all = Array.from({ length: 0x2200 }, (_, code) => String.fromCodePoint(code))
  const printable = all.filter((letter) => /[^\p{C}\p{M}\p{Z}]/u.test(letter) && unprintableIn(letter).length === 0)
  const missing = (letters: readonly string[], face: 'display' | 'text') =>
    letters.filter((letter) => !Object.hasOwn(COVER_LETTERS[face].glyphs, letter.normalize('NFC')))
  expect(missing(printable, 'text')).toEqual([])
  expect(
    missing(
      storyWorlds.flatMap(({ coverTitle }) => [...coverTitle.join('')]),
      'display',
    ),
  ).toEqual([])
  expect(
    missing(
      storyWorlds.flatMap(({ coverQuestion }) => [...coverQuestion]),
      'text',
    ),
  ).toEqual([])
})

test.each([
  'Defne',
  'Işık',
  'İpek',
  'Əli',
  'Jîn',
  'Łukasz',
  'Ștefan',
  'Đorđe',
  'Zoë',
  'O’Brien',
  'Ayşe-Nur',
  'Ada\nSu',
])('can print %s', (name) => expect(unprintableIn(name)).toEqual([]))

test.each([
  ['مريم', ['م', 'ر', 'ي']],
  ['Мария', ['М', 'а', 'р', 'и', 'я']],
  ['Ọmọ', ['Ọ', 'ọ']],
  ['Nguyễn', ['ễ']],
  ['Ada 👨‍👩‍👧', ['👨‍👩‍👧']],
  ['Seni seviyorum ❤️ → hep', ['❤️', '→']],
])('lists the unprintable characters of %s as a reader sees them', (text, missing) =>
  expect(unprintableIn(text)).toEqual(missing),
)
