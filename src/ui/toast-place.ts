/**
 * Finds a place for a toast: it covers no face, heading or control, and is hidden if the page shows its sentence
 * already.
 */
import { useLayoutEffect, useState, type RefObject } from 'react'

interface Place {
  /** Pixels below the library's own position. */
  shift: number
  /** The page shows the sentence too, and a screen reader reads it there. */
  isRepeated: boolean
}

export interface Span {
  top: number
  bottom: number
}

const GAP_PX = 6
const MARGIN_PX = 8
const NOT_COVERED =
  'button, a[href], input, select, textarea, summary, h1, h2, h3, h4, img:not([alt=""]), [role="img"], .toast'
/** A picture of this fraction of the window counts as background. */
const GROUND = 0.5

export function useToastPlace(box: RefObject<HTMLElement | null>, text: string, atTop: boolean): Place {
  const [place, setPlace] = useState<Place>({ shift: 0, isRepeated: false })
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const watching = new AbortController()
    let [shift, frame] = [0, 0]
    const find = () => {
      const root = element.closest('dialog') ?? document.body
      if (standsIn(root, text)) {
        watching.abort()
        return setPlace({ shift: 0, isRepeated: true })
      }
      // The page reserves space for a toast at the top (toast.css).
      if (atTop) return
      const { top, height, left, right } = element.getBoundingClientRect()
      const taken = boxesIn(root, element).filter((other) => other.left < right && other.right > left)
      const y = freeTop({ top: top - shift, height }, taken)
      shift = y - (top - shift)
      setPlace((known) => (known.shift === shift ? known : { ...known, shift }))
    }
    const findSoon = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(find)
    }
    // Wait for a frame, because the same event may show the same sentence on the page a moment later.
    findSoon()
    window.addEventListener('scroll', findSoon, { capture: true, passive: true, signal: watching.signal })
    window.addEventListener('resize', findSoon, { signal: watching.signal })
    // A list that has loaded moves the other elements.
    const layout = new MutationObserver(findSoon)
    layout.observe(element.closest('dialog') ?? document.body, { childList: true, subtree: true })
    return () => {
      cancelAnimationFrame(frame)
      layout.disconnect()
      watching.abort()
    }
  }, [box, text, atTop])
  return place
}

/** @returns the nearest place above the wanted one that covers nothing; the wanted one if none is free */
export function freeTop({ top, height }: { top: number; height: number }, taken: readonly Span[]): number {
  const isFree = (y: number) =>
    taken.every((other) => other.top >= y + height + GAP_PX / 2 || other.bottom <= y - GAP_PX / 2)
  const above = taken.map((other) => other.top - height - GAP_PX)
  return (
    [top, ...above]
      .filter((y) => y <= top && y >= MARGIN_PX)
      .toSorted((one, other) => other - one)
      .find(isFree) ?? top
  )
}

function boxesIn(root: Element, self: Element): DOMRect[] {
  return Array.from(root.querySelectorAll(NOT_COVERED)).flatMap((element) => {
    if (element === self || !element.checkVisibility?.({ opacityProperty: true, visibilityProperty: true })) return []
    const box = element.getBoundingClientRect()
    const isGround = box.width * box.height > GROUND * window.innerWidth * window.innerHeight
    return isGround || box.width === 0 ? [] : [box]
  })
}

function standsIn(root: Element, text: string): boolean {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement
    if (node.textContent?.includes(text) && !parent?.closest('.toast') && parent?.checkVisibility?.()) return true
  }
  return false
}
