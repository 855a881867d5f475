import { useEffect, useState } from 'react'
import { loadPainting } from './load-pictures.ts'

/** The book itself draws the neighbours of the open spread. */
const AHEAD = 2

/**
 * Fetches the painting that becomes a neighbour with the next turn, and its light: so that its page is drawn once, whole,
 * and not bare first.
 * @param paintings one a spread
 * @param index of the open page, as `FlipBook` counts
 */
export function usePicturesAhead(paintings: readonly string[], index: number): void {
  // The browser keeps a picture at hand as long as somebody holds it.
  const [held] = useState(() => new Map<string, Promise<HTMLImageElement | null>>())
  const spread = Math.floor((index - 1) / 2)
  const url = paintings[spread + AHEAD]

  useEffect(() => {
    if (url && !held.has(url)) held.set(url, loadPainting(url))
  }, [url, held])
}
