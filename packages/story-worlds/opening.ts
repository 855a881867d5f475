/**
 * The part of a tale that a parent hears before buying: from its first word to the end of the sentence in which the
 * child appears. It contains only the tale's own words: a parent's text may be as long as a page, and a provider
 * charges by the letter.
 */
import { renderTexts, type Reader, type StoryScript } from './script.ts'

/** @returns sentences of the first page only */
export function openingOf(script: StoryScript, reader: Reader): string {
  const [first = ''] = renderTexts(script, reader)
  const sentences = [...new Intl.Segmenter('tr', { granularity: 'sentence' }).segment(first)].map(
    ({ segment }) => segment,
  )
  const meets = sentences.findIndex((sentence) => sentence.includes(reader.name))
  return sentences
    .slice(0, Math.max(0, meets) + 1)
    .join('')
    .trim()
}
