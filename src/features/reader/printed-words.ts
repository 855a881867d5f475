/** The words of a text as they stand on the screen: which of its text node's characters each is. */
import { spokenWordsIn } from '#media/spoken-word.ts'

/** `start` and `end` as the browser counts them in its text node. */
export interface PrintedWord {
  text: string
  node: Node
  start: number
  end: number
}

/** By their text nodes: a mouse asks at every move. */
const known = new WeakMap<Node, { whole: string | null; words: PrintedWord[] }>()

export function printedWordsOf(paragraph: Element): PrintedWord[] {
  const { firstChild: node } = paragraph
  if (!node) return []
  const whole = node.textContent
  const found = known.get(node)
  if (found?.whole === whole) return found.words
  const before = uncountedIn(paragraph)
  const words = spokenWordsIn(whole ?? '').map(({ text, at }) => ({
    text,
    node,
    start: Math.max(0, at - before),
    end: at + text.length - before,
  }))
  known.set(node, { whole, words })
  return words
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

export const rangeOf = ({ node, start, end }: PrintedWord): Range => rangeIn(node, start, end)
