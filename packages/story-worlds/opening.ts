/**
 * The part of a tale that is heard before it is bought: from its first word to the end of the sentence in which the child
 * comes. It uses the tale's own words alone: a parent's may be as long as a page, and a provider is paid by the letter.
 */
import { renderTexts, type Reader, type StoryScript } from './script.ts'

/** @returns one page's sentences, never more than it has */
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
