/** What of a tale is heard before it is bought: from its first word to the end of the sentence in which the child comes. */
import type { OwnTexts } from '#domain/own-words.ts'
import { composeTexts } from './own-text.ts'
import type { Reader, StoryScript } from './script.ts'

/** @returns one page's sentences, never more than it has */
export function openingOf(script: StoryScript, reader: Reader, own?: OwnTexts): string {
  const [first = ''] = composeTexts(script, reader, own)
  const sentences = [...new Intl.Segmenter('tr', { granularity: 'sentence' }).segment(first)].map(
    ({ segment }) => segment,
  )
  const meets = sentences.findIndex((sentence) => sentence.includes(reader.name))
  return sentences
    .slice(0, Math.max(0, meets) + 1)
    .join('')
    .trim()
}
