/** The product uses one apostrophe, the typographic one, in every text for people (docs/decisions/0196-suffix.md). */
import { expect, test } from 'vitest'
import { storyWorlds, SAMPLE_CHILD } from '#stories/library.ts'
import { renderTexts } from '#stories/script.ts'
import { defaultStoryTitle } from '#domain/story.ts'

const STRAIGHT = /\p{L}['‘ʼ´`]\p{L}/u

const modules = import.meta.glob<Record<string, unknown>>('../../src/text/**/*.ts', { eager: true })

/** Returns every sentence in the value. A function that takes words gets a name that has a suffix after it. */
function sentencesIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'function') return sentencesOf(value as (...words: unknown[]) => unknown)
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sentencesIn) : []
}

function sentencesOf(write: (...words: unknown[]) => unknown): string[] {
  try {
    return sentencesIn(write('Defne', 'Defne', 'Defne'))
  } catch {
    // The function takes a code or a number.
    return []
  }
}

test('finds no straight apostrophe between letters in a sentence of the product', () => {
  const sentences = Object.values(modules).flatMap(sentencesIn)
  expect(sentences.length).toBeGreaterThan(400)
  expect(sentences.filter((sentence) => STRAIGHT.test(sentence))).toEqual([])
})

test('finds no straight apostrophe between letters in a book', () => {
  for (const { script } of storyWorlds)
    for (const age of [3, 6, 8])
      expect(renderTexts(script, { ...SAMPLE_CHILD, age }).filter((text) => STRAIGHT.test(text))).toEqual([])
  expect(defaultStoryTitle('Defne', 'Uzay Yolculuğu')).toBe('Defne’nin Uzay Yolculuğu')
})
