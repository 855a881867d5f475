import { useEffect, useRef, useState } from 'react'
import { loadPainting } from '../model/load-pictures.ts'
import { findLight } from '../model/painting-light.ts'
import { spreadUrl } from '../model/reader-picture.ts'

/** The book itself draws the neighbours of the open spread. */
const AHEAD = 2

/**
 * Fetches the painting that becomes a neighbour with the next turn, and its light: so that its page is drawn once, whole,
 * and not bare first. The others are brought into the browser's cache meanwhile: a book that lies open can be read to its end
 * where the network is lost, and no light is sought while a page turns.
 * @param paintings one a spread
 * @param index of the open page, as `FlipBook` counts
 */
export function usePicturesAhead(paintings: readonly string[], index: number): void {
  // The browser keeps a picture at hand as long as somebody holds it.
  const [held] = useState(() => new Map<string, Promise<HTMLImageElement | null>>())
  const spread = Math.floor((index - 1) / 2)
  const url = paintings[spread + AHEAD]

  const isOpen = useRef(true)

  useEffect(() => {
    if (url && !held.has(url))
      held.set(
        url,
        loadPainting(url, () => isOpen.current),
      )
  }, [url, held])

  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])

  useEffect(() => {
    let isClosed = false
    const fetchTheRest = async () => {
      for (const painting of paintings) {
        // One after the other, and after what will be seen next: that has the network and the decoder to itself.
        await Promise.all(held.values())
        if (isClosed) return
        // Whoever shows it says what is wrong with it.
        await findLight(spreadUrl(painting)).catch(() => null)
      }
    }
    void fetchTheRest()
    return () => {
      isClosed = true
    }
  }, [paintings, held])
}
