/**
 * Lights the word that is heard, by the CSS Custom Highlight API: the page's text stays one text node, so that nothing is
 * laid out anew and a screen reader meets no broken words. Browsers without it read aloud as before.
 */
import { spokenWordsIn, type SpokenWord } from '#media/spoken-word.ts'

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
      printed ??= paragraphs.flatMap(wordsOf)
      const word = printed[index]
      lit.clear()
      // A new range each time: WebKit paints one once, and not again when a page is read again.
      if (word?.text === text) lit.add(rangeIn(word.node, word.start, word.end))
    },
    clear: () => lit?.clear(),
  }
}

/** `start` and `end` as the browser counts them in its text node. */
interface PrintedWord {
  text: string
  node: Node
  start: number
  end: number
}

/** One for good, whose ranges come and go: WebKit repaints those, but not a highlight that takes another's place. */
function registered(): Highlight | undefined {
  if (typeof CSS === 'undefined' || !('highlights' in CSS)) return undefined
  const lit = CSS.highlights.get(NAME) ?? new Highlight()
  CSS.highlights.set(NAME, lit)
  return lit
}

function wordsOf(paragraph: Element): PrintedWord[] {
  const { firstChild: node } = paragraph
  if (!node) return []
  const before = uncountedIn(paragraph)
  return spokenWordsIn(node.textContent ?? '').map(({ text, at }) => ({
    text,
    node,
    start: Math.max(0, at - before),
    end: at + text.length - before,
  }))
}

/** WebKit counts the characters that it lays out and lights from behind a ::first-letter: as many are then without a width at the end. */
function uncountedIn(paragraph: Element): number {
  // Not of the paragraph itself: on a leaf that turns, what lies askew has a width.
  const copy = document.body.appendChild(paragraph.cloneNode(true) as HTMLElement)
  copy.style.cssText = 'position: fixed; visibility: hidden'
  const node = copy.firstChild
  const length = node?.textContent?.trimEnd().length ?? 0
  const hasWidth = (end: number) => node !== null && rangeIn(node, end - 1, end).getBoundingClientRect().width > 0
  const missing = [0, 1, 2, 3].find((count) => count < length && hasWidth(length - count))
  copy.remove()
  return missing ?? 0
}

function rangeIn(node: Node, start: number, end: number): Range {
  const range = new Range()
  range.setStart(node, start)
  range.setEnd(node, end)
  return range
}
