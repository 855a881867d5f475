/** The rules of the house's voice that a test can check; the others need a person who reads aloud. */
import { describe, expect, test } from 'vitest'
import { storyWorlds } from '#stories/library.ts'

const LENGTHS = ['short', 'long', 'longest'] as const
const WORDS = {
  short: { least: 10, most: 22 },
  long: { least: 25, most: 50 },
  longest: { least: 45, most: 55 },
}
const wordCount = (text: string) => text.split(/\s+/).length

describe.each(storyWorlds)('the words of $id', ({ script }) => {
  const told = LENGTHS.flatMap((length) =>
    script.texts.map((side) => ({ length, text: side[length], withoutEnding: side[`${length}WithoutEnding`] })),
  )
  const all = told.flatMap(({ text, withoutEnding }) => (withoutEnding === undefined ? [text] : [text, withoutEnding]))
  const faulty = (fault: RegExp) => all.filter((text) => fault.test(text))

  test('a tale has a left and a right text for each of six spreads', () => {
    expect(script.texts).toHaveLength(12)
  })

  test('a text has as many words as its length requires, with or without an ending', () => {
    for (const { length, text, withoutEnding = text } of told)
      for (const words of [text, withoutEnding]) {
        const { least, most } = WORDS[length]
        expect([words, wordCount(words) >= least && wordCount(words) <= most]).toEqual([words, true])
      }
  })

  test('a text has a version without name endings only if the text has name endings', () => {
    for (const { text, withoutEnding } of told) {
      expect([text, withoutEnding !== undefined]).toEqual([text, text.includes('{child:')])
      expect(withoutEnding ?? '').not.toContain('{child:')
    }
  })

  test('each length of a tale names the child six times or more, at most twice a text', () => {
    for (const length of LENGTHS) {
      const counts = script.texts.map((side) => side[length].split('{child').length - 1)
      expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(6)
      expect(Math.max(...counts)).toBeLessThanOrEqual(2)
    }
  })

  test('each length of a tale uses at most six name endings', () => {
    for (const length of LENGTHS)
      expect(
        script.texts
          .map((side) => side[length])
          .join()
          .split('{child:').length - 1,
      ).toBeLessThanOrEqual(6)
  })

  test('a tale has no apostrophe of its own and no ending glued to the name', () => {
    expect(faulty(/['’]/)).toEqual([])
    expect(faulty(/\}\p{L}/u)).toEqual([])
  })

  test('a tale has no word after the name that must agree with the name', () => {
    expect(faulty(/\}[,”]*\s+(?:[dt][ae]|m[ıiuü]\p{L}*|[dt][ıiuü]r)(?!\p{L})/u)).toEqual([])
  })

  test('a tale has no possessed noun right after the name (Yağmur çizmeleri: rain boots)', () => {
    expect(
      all.filter((text) => /\{child\} (?!kendi|bir)\p{Ll}*[ıiuü]n(?:[ıiuü]n?|d?[ae]n?)(?!\p{L})/u.test(text)),
    ).toEqual([])
  })

  test('a tale uses “ ” quotes, composed letters, three dots, no capitals for loudness', () => {
    for (const text of all) expect([text, text.split('“').length]).toEqual([text, text.split('”').length])
    expect(faulty(/["‘«»…]|\s\s|\s[,.!?:;]/)).toEqual([])
    expect(faulty(/[A-ZÇĞİÖŞÜ]{3}/)).toEqual([])
    expect(all.filter((text) => text.normalize('NFC') !== text)).toEqual([])
  })

  test('a tale contains no phrase from the list of avoided phrases', () => {
    expect(
      faulty(
        /(?<!\p{L})(?:çok güzel|harika|sihirli bir şekilde|birdenbire|unutma ki|kızım|oğlum|prenses|aslan|pırt)/iu,
      ),
    ).toEqual([])
  })

  test('a tale mentions no person’s weight, also in the texts for sisters and brothers', () => {
    const together = script.together.flatMap((side) => Object.values(side))
    expect([...all, ...together].filter((text) => /(?<!\p{L})(?:tombul|şişman|göbe)/iu.test(text))).toEqual([])
  })

  test('a tale has a possessive title, a teaser, two sentences of description and tags', () => {
    expect(script.title).toMatch(/(?:[^aeıioöuü][ıiuü]|s[ıiuü])$/)
    expect(script.teaser.length).toBeLessThanOrEqual(110)
    expect(script.description.match(/[.!?](?:\s|$)/g)).toHaveLength(2)
    expect(script.tags.length).toBeGreaterThanOrEqual(3)
    expect(new Set(script.tags).size).toBe(script.tags.length)
  })
})

test('uses a companion’s name in one book of the shelf only', () => {
  for (const name of ['Kiremit', 'Somun', 'Francala']) {
    const books = storyWorlds.filter(({ script }) => JSON.stringify([script.texts, script.together]).includes(name))
    expect([name, books.length]).toEqual([name, 1])
  }
})
