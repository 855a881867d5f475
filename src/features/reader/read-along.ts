/**
 * Lights the word that is heard, by the CSS Custom Highlight API: the page's text stays one text node, so that nothing is
 * laid out anew and a screen reader meets no broken words. Browsers without it read aloud as before.
 */
import type { SpokenWord } from '#domain/word-times.ts'

const NAME = 'spoken-word'
/** A dash between spaces is no word: nobody says it. */
const HAS_SOUND = /[\p{L}\p{N}]/u

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
  const found = Array.from(node?.textContent?.matchAll(/\S+/gu) ?? []).filter(([word]) => HAS_SOUND.test(word))
  return found.map(({ 0: word, index }) => {
    const range = new Range()
    range.setStart(node as Node, index)
    range.setEnd(node as Node, index + word.length)
    return range
  })
}
