/** The rules of the house's voice that a machine can hear; the others need somebody who reads aloud. */
import { describe, expect, test } from 'vitest'
import { storyWorlds } from '#stories/library.ts'

const wordCount = (text: string) => text.split(/\s+/).length

describe.each(storyWorlds)('the words of $id', ({ script }) => {
  const all = script.texts.flatMap(({ long, short, longWithoutEnding, shortWithoutEnding }) =>
    [long, short, longWithoutEnding, shortWithoutEnding].filter((text) => text !== undefined),
  )
  const faulty = (fault: RegExp) => all.filter((text) => fault.test(text))

  test('are a left and a right text for each of six spreads', () => {
    expect(script.texts).toHaveLength(12)
  })

  test('are 25 to 50 in a long text and 10 to 22 in a short one, with or without an ending', () => {
    for (const { long, short, longWithoutEnding, shortWithoutEnding } of script.texts) {
      for (const text of [long, longWithoutEnding ?? long])
        expect([text, wordCount(text) >= 25 && wordCount(text) <= 50]).toEqual([text, true])
      for (const text of [short, shortWithoutEnding ?? short])
        expect([text, wordCount(text) >= 10 && wordCount(text) <= 22]).toEqual([text, true])
    }
  })

  test('have an ending-less sentence wherever an ending is needed, and nowhere else', () => {
    for (const { long, short, longWithoutEnding, shortWithoutEnding } of script.texts)
      for (const [text, withoutEnding] of [
        [long, longWithoutEnding],
        [short, shortWithoutEnding],
      ] as const) {
        expect([text, withoutEnding !== undefined]).toEqual([text, text.includes('{child:')])
        expect(withoutEnding ?? '').not.toContain('{child:')
      }
  })

  test('name the child in either length at least six times and never more than twice a text', () => {
    for (const length of ['long', 'short'] as const) {
      const counts = script.texts.map((side) => side[length].split('{child').length - 1)
      expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(6)
      expect(Math.max(...counts)).toBeLessThanOrEqual(2)
    }
  })

  test('take at most six endings a book', () => {
    for (const length of ['long', 'short'] as const)
      expect(
        script.texts
          .map((side) => side[length])
          .join()
          .split('{child:').length - 1,
      ).toBeLessThanOrEqual(6)
  })

  test('have no apostrophe of their own and no ending glued to the name', () => {
    expect(faulty(/['’]/)).toEqual([])
    expect(faulty(/\}\p{L}/u)).toEqual([])
  })

  test('have no word after the name that would have to agree with it', () => {
    expect(faulty(/\}[,”]*\s+(?:[dt][ae]|m[ıiuü]\p{L}*|[dt][ıiuü]r)(?!\p{L})/u)).toEqual([])
  })

  test('have no possessed noun right after the name: Yağmur çizmelerini giydi would be about rain boots', () => {
    const told = script.texts.flatMap(({ long, short }) => [long, short])
    expect(
      told.filter((text) => /\{child\} (?!kendi|bir)\p{Ll}*[ıiuü]n(?:[ıiuü]n?|d?[ae]n?)(?!\p{L})/u.test(text)),
    ).toEqual([])
  })

  test('are written as Turkish prints: closed “ ” quotes, composed letters, three dots, no capitals for loudness', () => {
    for (const text of all) expect([text, text.split('“').length]).toEqual([text, text.split('”').length])
    expect(faulty(/["‘«»…]|\s\s|\s[,.!?:;]/)).toEqual([])
    expect(faulty(/[A-ZÇĞİÖŞÜ]{3}/)).toEqual([])
    expect(all.filter((text) => text.normalize('NFC') !== text)).toEqual([])
  })

  test('leave out what the house does not say', () => {
    expect(
      faulty(
        /(?<!\p{L})(?:çok güzel|harika|sihirli bir şekilde|birdenbire|unutma ki|kızım|oğlum|prenses|aslan|pırt)/iu,
      ),
    ).toEqual([])
  })

  test('have a title that ends in a possessive, a teaser for a card, two sentences of description and some tags', () => {
    expect(script.title).toMatch(/(?:[^aeıioöuü][ıiuü]|s[ıiuü])$/)
    expect(script.teaser.length).toBeLessThanOrEqual(110)
    expect(script.description.match(/[.!?](?:\s|$)/g)).toHaveLength(2)
    expect(script.tags.length).toBeGreaterThanOrEqual(3)
    expect(new Set(script.tags).size).toBe(script.tags.length)
  })
})
