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
/** Covered only where no other place is free. */
const TEXT = 'p, li, dt, dd, label, legend, figcaption'
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
      const inTheWay = (selector: string) =>
        boxesIn(root, element, selector).filter((other) => other.left < right && other.right > left)
      const y = freeTop({ top: top - shift, height }, inTheWay(NOT_COVERED), inTheWay(TEXT))
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

interface Size {
  top: number
  height: number
}

/**
 * @returns the nearest place at or above the wanted one that covers neither controls nor texts; if there is none, the
 * nearest without controls; if there is none either, the wanted one
 */
export function freeTop(wanted: Size, controls: readonly Span[], texts: readonly Span[]): number {
  return nearestFree(wanted, [...controls, ...texts]) ?? nearestFree(wanted, controls) ?? wanted.top
}

function nearestFree({ top, height }: Size, taken: readonly Span[]): number | undefined {
  const isFree = (y: number) =>
    taken.every((other) => other.top >= y + height + GAP_PX / 2 || other.bottom <= y - GAP_PX / 2)
  const above = taken.map((other) => other.top - height - GAP_PX)
  return [top, ...above]
    .filter((y) => y <= top && y >= MARGIN_PX)
    .toSorted((one, other) => other - one)
    .find(isFree)
}

function boxesIn(root: Element, self: Element, selector: string): DOMRect[] {
  return Array.from(root.querySelectorAll(selector)).flatMap((element) => {
    if (self.contains(element) || !element.checkVisibility?.({ opacityProperty: true, visibilityProperty: true }))
      return []
    const box = boxOf(element)
    const isGround = box.width * box.height > GROUND * window.innerWidth * window.innerHeight
    return isGround || box.width === 0 ? [] : [box]
  })
}

/** A short sentence is narrower than its paragraph. */
function boxOf(element: Element): DOMRect {
  if (!element.matches(TEXT)) return element.getBoundingClientRect()
  const words = document.createRange()
  words.selectNodeContents(element)
  return words.getBoundingClientRect()
}

function standsIn(root: Element, text: string): boolean {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement
    if (node.textContent?.includes(text) && !parent?.closest('.toast') && parent?.checkVisibility?.()) return true
  }
  return false
}
