/** Finds the word at a point of the screen. */
import { printedWordsOf, rangeOf } from './printed-words.ts'

/** Distance by which a finger may miss a word. */
const REACH_PX = 4

/** @param paragraphs in reading order. @returns the word's index in all of them, from 0; null beside the words */
export function wordAt(paragraphs: readonly Element[], x: number, y: number): number | null {
  const holds = ({ left, right, top, bottom }: DOMRect) =>
    x >= left - REACH_PX && x <= right + REACH_PX && y >= top - REACH_PX && y <= bottom + REACH_PX
  // Most presses hit no text: search for words only within a paragraph.
  if (!paragraphs.some((paragraph) => holds(paragraph.getBoundingClientRect()))) return null
  const words = paragraphs.flatMap(printedWordsOf)
  const found = words.findIndex((word) => [...rangeOf(word).getClientRects()].some(holds))
  return found < 0 ? null : found
}
