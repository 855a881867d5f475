import { useEffect, useRef, useState } from 'react'
import { loadPainting } from '../model/load-pictures.ts'
import { findLight } from '../model/painting-light.ts'
import { spreadUrl } from '../model/reader-picture.ts'

/** The book itself draws the neighbours of the open spread. */
const AHEAD = 2

/**
 * Loads the painting that becomes a neighbour with the next turn, and its light, so that its page is drawn whole at
 * once. Meanwhile the other paintings are loaded into the browser's cache: an open book can be read to its end without
 * a network, and no light is computed while a page turns.
 * @param paintings one per spread
 * @param index of the open page, as `FlipBook` counts
 */
export function usePicturesAhead(paintings: readonly string[], index: number): void {
  // The browser keeps a picture in memory as long as something references it.
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
        // One after the other, and after the next painting, which gets the network and the decoder to itself.
        await Promise.all(held.values())
        if (isClosed) return
        // The page that shows the painting reports the failure.
        await findLight(spreadUrl(painting)).catch(() => null)
      }
    }
    void fetchTheRest()
    return () => {
      isClosed = true
    }
  }, [paintings, held])
}
