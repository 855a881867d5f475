/** Which word lies at a point of the screen. */
import { printedWordsOf, rangeOf } from './printed-words.ts'

/** Around a word, as far as a finger may miss it. */
const REACH_PX = 4

/** @param paragraphs in the order in which they are read. @returns from 0, over all of them; null beside the words */
export function wordAt(paragraphs: readonly Element[], x: number, y: number): number | null {
  const holds = ({ left, right, top, bottom }: DOMRect) =>
    x >= left - REACH_PX && x <= right + REACH_PX && y >= top - REACH_PX && y <= bottom + REACH_PX
  // Most presses are meant for the page: its words are only looked for where they stand.
  if (!paragraphs.some((paragraph) => holds(paragraph.getBoundingClientRect()))) return null
  const words = paragraphs.flatMap(printedWordsOf)
  const found = words.findIndex((word) => [...rangeOf(word).getClientRects()].some(holds))
  return found < 0 ? null : found
}
