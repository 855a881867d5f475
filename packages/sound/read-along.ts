/**
 * Lights the word that is heard, by the CSS Custom Highlight API: the page's text stays one text node, so that nothing is
 * laid out anew and a screen reader meets no broken words. Browsers without it read aloud as before.
 */
import type { SpokenWord } from '#media/spoken-word.ts'
import { printedWordsOf, rangeOf, type PrintedWord } from './printed-words.ts'

const NAME = 'spoken-word'

export interface ReadAlong {
  /** @param index of the word in its clip, from 0. A word that the page does not show there is left unlit. */
  light(index: number, word: SpokenWord): void
  clear(): void
}

/** @param paragraphs whose texts the clip reads, in its order */
export function createReadAlong(paragraphs: readonly Element[]): ReadAlong {
  const lit = registered()
  let printed: PrintedWord[] | undefined
  return {
    light(index, { text }) {
      if (!lit) return
      // Only now: the frames that begin and end a turn have enough to do.
      printed ??= paragraphs.flatMap(printedWordsOf)
      const word = printed[index]
      lit.clear()
      // A new range each time: WebKit paints one once, and not again when a page is read again.
      if (word?.text === text) lit.add(rangeOf(word))
    },
    clear: () => lit?.clear(),
  }
}

/** One for good, whose ranges come and go: WebKit repaints those, but not a highlight that takes another's place. */
function registered(): Highlight | undefined {
  if (typeof CSS === 'undefined' || !('highlights' in CSS)) return undefined
  const lit = CSS.highlights.get(NAME) ?? new Highlight()
  CSS.highlights.set(NAME, lit)
  return lit
}
