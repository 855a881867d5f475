/**
 * Highlights the word that is heard, by the CSS Custom Highlight API. The page's text stays one text node, so that the
 * browser needs no layout and a screen reader reads whole words. Browsers without this API read aloud without
 * highlights.
 */
import type { SpokenWord } from '#media/spoken-word.ts'
import { printedWordsOf, rangeOf, type PrintedWord } from './printed-words.ts'

const NAME = 'spoken-word'

export interface ReadAlong {
  /** @param index of the word in its clip, from 0. If the page shows another word there, none is highlighted. */
  light(index: number, word: SpokenWord): void
  clear(): void
}

/** @param paragraphs whose texts the clip reads, in the clip's order */
export function createReadAlong(paragraphs: readonly Element[]): ReadAlong {
  const lit = registered()
  let printed: PrintedWord[] | undefined
  return {
    light(index, { text }) {
      if (!lit) return
      // Find the words as late as possible, because the first and last frames of a turn are busy.
      printed ??= paragraphs.flatMap(printedWordsOf)
      const word = printed[index]
      lit.clear()
      // Create a new range each time, because WebKit paints a range only once, even if the page is read again.
      if (word?.text === text) lit.add(rangeOf(word))
    },
    clear: () => lit?.clear(),
  }
}

/**
 * One permanent highlight whose ranges change: WebKit repaints changed ranges, but not a highlight that replaces
 * another.
 */
function registered(): Highlight | undefined {
  if (typeof CSS === 'undefined' || !('highlights' in CSS)) return undefined
  const lit = CSS.highlights.get(NAME) ?? new Highlight()
  CSS.highlights.set(NAME, lit)
  return lit
}
