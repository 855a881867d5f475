/** Finds the words of a text on the screen: the text node and the characters of each. */
import { spokenWordsIn } from '#media/spoken-word.ts'

/** `start` and `end` are the browser's offsets in the text node. */
export interface PrintedWord {
  text: string
  node: Node
  start: number
  end: number
}

/** Caches words by paragraph, because every move of a mouse needs them. */
const known = new WeakMap<Element, { nodes: readonly Text[]; whole: string; words: PrintedWord[] }>()

/** A paragraph usually has one text node; a translating browser or an extension wraps and splits it. */
export function printedWordsOf(paragraph: Element): PrintedWord[] {
  const nodes = textNodesIn(paragraph)
  const whole = nodes.map(({ data }) => data).join('')
  const found = known.get(paragraph)
  if (found?.whole === whole && found.nodes.every((node, index) => node === nodes[index])) return found.words
  const before = uncountedIn(paragraph)
  const words = spokenWordsIn(whole).flatMap(({ text, at }) => {
    const [node, start] = placeIn(nodes, at)
    if (!node) return []
    const shift = node === nodes[0] ? before : 0
    return { text, node, start: Math.max(0, start - shift), end: Math.min(node.length, start + text.length - shift) }
  })
  known.set(paragraph, { nodes, whole, words })
  return words
}

function textNodesIn(paragraph: Element): Text[] {
  const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT)
  const nodes: Text[] = []
  while (walker.nextNode()) nodes.push(walker.currentNode as Text)
  return nodes
}

/** @param at offset in the text of all nodes together. @returns the node, and the offset in it */
function placeIn(nodes: readonly Text[], at: number): [Text | undefined, number] {
  let rest = at
  for (const node of nodes) {
    if (rest < node.length) return [node, rest]
    rest -= node.length
  }
  return [undefined, 0]
}

/**
 * WebKit counts a range's characters from after the ::first-letter, so that as many characters at the end have no
 * width.
 */
function uncountedIn(paragraph: Element): number {
  // Measure a copy: on a turning leaf, the transform gives every character a width.
  const copy = document.body.appendChild(paragraph.cloneNode(true) as HTMLElement)
  copy.style.cssText = 'position: fixed; visibility: hidden'
  const [node] = textNodesIn(copy)
  const length = node?.data.trimEnd().length ?? 0
  const hasWidth = (end: number) => node !== undefined && rangeIn(node, end - 1, end).getBoundingClientRect().width > 0
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
