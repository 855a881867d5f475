/**
 * Lights the word that is heard, by the CSS Custom Highlight API: the page's text stays one text node, so that nothing is
 * laid out anew and a screen reader meets no broken words. Browsers without it read aloud as before.
 */
import { spokenWordsIn, type SpokenWord } from '#domain/word-times.ts'

const NAME = 'spoken-word'

export interface ReadAlong {
  /** @param index of the word in its clip, from 0. A word that the page does not show there is left unlit. */
  light(index: number, word: SpokenWord): void
  clear(): void
}

/** @param paragraphs whose texts the clip reads, in its order */
export function createReadAlong(paragraphs: readonly Element[]): ReadAlong {
  const highlights = typeof CSS === 'undefined' ? undefined : CSS.highlights
  const printed = highlights ? paragraphs.flatMap(wordsOf) : []
  return {
    light(index, { text }) {
      const range = printed[index]
      if (range?.toString() === text) highlights?.set(NAME, new Highlight(range))
      else highlights?.delete(NAME)
    },
    clear: () => void highlights?.delete(NAME),
  }
}

function wordsOf({ firstChild: node }: Element): Range[] {
  if (!node) return []
  return spokenWordsIn(node.textContent ?? '').map(({ text, at }) => {
    const range = new Range()
    range.setStart(node, at)
    range.setEnd(node, at + text.length)
    return range
  })
}
