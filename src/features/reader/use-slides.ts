import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { prefersReducedMotion } from '#ui/motion.ts'

/** A finger's swing and a programme's turn both end by scrolling; when nothing has moved for so long, a slide lies still. */
const SETTLED_MS = 140

interface SlidesOptions {
  track: RefObject<HTMLElement | null>
  count: number
  /** Shown at once at the beginning. */
  first: number
  /** Another slide lies still in the middle. */
  onSettled: (slide: number) => void
}

interface Slides {
  /** The slide in the middle. */
  at: number
  /** The one that lay still last, or is about to. */
  settled: number
  show: (slide: number) => void
  onScroll: () => void
}

/** Slides beside one another in a box that scrolls and snaps: the finger is the browser's matter. */
export function useSlides({ track, count, first, onSettled }: SlidesOptions): Slides {
  const [at, setAt] = useState(first)
  const [settled, setSettled] = useState(first)
  const timer = useRef(0)
  const tellSettled = useEffectEvent(onSettled)

  const scrollTo = (slide: number, behavior: ScrollBehavior) => {
    const element = track.current
    element?.scrollTo({ left: slide * element.clientWidth, behavior })
  }
  const showFirst = useEffectEvent(() => scrollTo(first, 'instant'))
  useEffect(() => {
    showFirst()
    const pending = timer
    return () => window.clearTimeout(pending.current)
  }, [])
  const toldAtFirst = useRef(first)
  useEffect(() => {
    if (toldAtFirst.current === settled) return
    toldAtFirst.current = settled
    tellSettled(settled)
  }, [settled])

  const show = (slide: number) => {
    const within = Math.min(Math.max(slide, 0), count - 1)
    setAt(within)
    setSettled(within)
    scrollTo(within, prefersReducedMotion() ? 'instant' : 'smooth')
  }
  const settle = () => {
    const now = slideIn(track.current)
    if (now === null) return
    setAt(now)
    setSettled(now)
  }
  return {
    at,
    settled,
    show,
    onScroll: () => {
      window.clearTimeout(timer.current)
      timer.current = window.setTimeout(settle, SETTLED_MS)
    },
  }
}

const slideIn = (track: HTMLElement | null): number | null =>
  track && track.clientWidth > 0 ? Math.round(track.scrollLeft / track.clientWidth) : null
