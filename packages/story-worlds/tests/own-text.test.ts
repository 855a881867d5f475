import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { storyWorlds } from '#stories/library.ts'
import { OWN_TEXT_MAX_LETTERS, ownTextsSchema } from '#domain/own-words.ts'
import { composeTexts, renderOwnText, toOwnText } from '#stories/own-text.ts'
import { lengthFor, renderTexts, type Reader, type StoryScript } from '#stories/script.ts'

const reader = (name: string, rest: Partial<Reader> = {}): Reader => ({ name, age: 6, gender: 'female', ...rest })

/** @returns the script's text of a page */
const pageOf = ({ texts }: StoryScript, index: number, age: number): string => texts[index]?.[lengthFor(age)] ?? ''

/**
 * Vowels of every kind, voiced and voiceless consonants, two words, an apostrophe, and letters with a special meaning
 * elsewhere.
 */
const NAMES = ['Defne', 'Kemal', 'Ömer', 'İpek', 'Işıl', 'Su', 'Ayşe Nur', 'Zeynep', 'D’Angelo', 'Güneş', 'Ali']

describe.each(storyWorlds)('every page of $id', ({ script }) => {
  test.each([3, 6, 8])('renames the child in an unchanged page like in the script, at %i years', (age) => {
    for (const name of NAMES) {
      const told = renderTexts(script, reader(name, { age }))
      const own = told.map((text, index) => toOwnText(text, reader(name, { age }), pageOf(script, index, age)))
      expect(own.map((text) => renderOwnText(text, reader(name, { age })))).toEqual(told)
      for (const other of ['Defne', 'Kemal', 'Zeynep'])
        expect(
          own.map((text) => renderOwnText(text, reader(other, { age }))),
          `${name} becomes ${other}`,
        ).toEqual(renderTexts(script, reader(other, { age })))
    }
  })

  test.each([
    [
      ['Defne', 'Ali'],
      ['Kemal', 'Su'],
    ],
    [
      ['Ayşe Nur', 'Ali', 'Can'],
      ['Işıl', 'Ömer', 'Deniz'],
    ],
  ])('renames %j to %j in a page like in the script', (names, others) => {
    const family = ([name = '', ...siblings]: readonly string[]) =>
      reader(name, { siblings: siblings.map((sibling) => ({ name: sibling })) })
    const pages = script.texts.map((side, index) => script.together[index]?.long ?? side.long)
    const told = renderTexts(script, family(names))
    const own = told.map((text, index) => toOwnText(text, family(names), pages[index] ?? ''))
    expect(own.map((text) => renderOwnText(text, family(others)))).toEqual(renderTexts(script, family(others)))
  })

  test('keeps every page of a tale within the length that a parent may write', () => {
    for (const age of [3, 6, 8])
      for (const text of renderTexts(script, reader('Muhammed Mustafa', { age })))
        expect(text.length).toBeLessThan(OWN_TEXT_MAX_LETTERS)
  })
})

describe('a parent’s own text', () => {
  test.each([
    ['the bare name', 'Defne güldü. Defne!', '{child} güldü. {child}!'],
    [
      'an ending behind any apostrophe',
      "Defne'nin, Defne’ye, Defne`den",
      '{child:genitive}, {child:dative}, {child:ablative}',
    ],
    ['the family', 'Defnegil geldi.', '{child:plural} geldi.'],
    ['an ending that no token has', 'Gelen Defne’ymiş.', 'Gelen {child}’ymiş.'],
    ['a longer word that begins so', 'Defneler ve Defnecik', 'Defneler ve Defnecik'],
    ['a longer word that ends so', 'KüçükDefne', 'KüçükDefne'],
    ['braces', '{child:x} {Defne}', 'child:x {child}'],
    ['lines and spaces', '  Bir gün\n\n Defne\tkalktı. ', 'Bir gün {child} kalktı.'],
    ['nothing', ' \n ', ''],
  ])('turns names in a parent’s text into tokens: %s', (_what, typed, own) => {
    expect(toOwnText(typed, reader('Defne'), '')).toBe(own)
  })

  test('recognises the names of sisters and brothers, joined and single', () => {
    const family = reader('Defne', { siblings: [{ name: 'Ali' }, { name: 'Can' }] })
    const own = toOwnText('Defne, Ali ve Can’ın teknesi. Can kürek çekti, Ali’ye su sıçradı, Defne güldü.', family, '')
    expect(own).toBe('{child:genitive} teknesi. {last} kürek çekti, {second:dative} su sıçradı, {first} güldü.')
    expect(renderOwnText(own, reader('Su', { siblings: [{ name: 'Ece' }] }))).toBe(
      'Su ile Ece’nin teknesi. Ece kürek çekti, Ece’ye su sıçradı, Su güldü.',
    )
  })

  test('treats special letters of a name literally', () => {
    expect(toOwnText('A.B ve AxB', reader('A.B'), '')).toBe('{child} ve AxB')
  })

  test('recognises and keeps the ending that the parent chose', () => {
    const charlotte = reader('Charlotte', { childNameForm: 'Charlotte’un' })
    expect(toOwnText('Charlotte’un pelerini', charlotte, '')).toBe('{child:genitive} pelerini')
    expect(renderOwnText('{child:genitive} pelerini', charlotte)).toBe('Charlotte’un pelerini')
  })

  test.each([
    ['stays a word where the page had it', 'Su kapkaraymış. Su atlamış.', 'Su kapkaraymış. {child} atlamış.'],
    [
      'is the name where it is new',
      'Su kapkaraymış. Su ile Su’nun tilkisi atlamış.',
      'Su kapkaraymış. {child} ile {child:genitive} tilkisi atlamış.',
    ],
  ])('handles a name that is also a word: it %s', (_what, typed, own) => {
    expect(toOwnText(typed, reader('Su'), 'Su kapkaraymış. {child} atlamış.')).toBe(own)
  })

  test('leaves an unknown token unchanged', () => {
    expect(renderOwnText('{child:x} {y}', reader('Defne'))).toBe('{child:x} {y}')
  })
})

describe('a book with own words', () => {
  const [world] = storyWorlds
  const script = world?.script as StoryScript
  const ali = reader('Ali')

  test('uses a parent’s own words for their pages, and the tale’s words for others', () => {
    const told = renderTexts(script, ali)
    expect(composeTexts(script, ali, { 'text-1': '{child:genitive} köpeği.' })).toEqual(told.with(1, 'Ali’nin köpeği.'))
    expect(composeTexts(script, ali)).toEqual(told)
  })

  test('uses the tale’s text if a parent’s page with the names filled in is too long', () => {
    const own = { 'text-0': '{child} '.repeat(240) }
    expect(composeTexts(script, reader('Muhammed Mustafa'), own)).toEqual(
      renderTexts(script, reader('Muhammed Mustafa')),
    )
  })

  test('can store the tokens of any number of typed names', () => {
    for (const typed of ['A '.repeat(250), 'A’yı '.repeat(100), 'A’nın '.repeat(83)])
      expect(v.is(ownTextsSchema, { 'text-0': toOwnText(typed.slice(0, 500), reader('A'), '') })).toBe(true)
  })
})
