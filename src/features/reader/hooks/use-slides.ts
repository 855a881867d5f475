import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { prefersReducedMotion } from '#ui/motion.ts'

/**
 * A finger's swipe and a programmed turn both end by scrolling; when nothing has moved for this time, a slide lies
 * still.
 */
const SETTLED_MS = 140
/** A slide that has snapped is this close to the middle, as a fraction of its width. */
const NEAR = 0.02
/**
 * A slow device may draw no frame of a turn for this many times SETTLED_MS; after that, a slide between two counts as
 * still.
 */
const MOST_WAITS = 10
/** A movement that has not begun after this many times SETTLED_MS never will. */
const SWALLOWED_AFTER = 3

interface SlidesOptions {
  track: RefObject<HTMLElement | null>
  count: number
  /** The slide to show at the beginning, without scrolling. */
  first: number
}

interface Slides {
  /** The slide in the middle. */
  at: number
  /** The slide that lay still last, or is about to. */
  settled: number
  show: (slide: number) => void
  /** For the box that scrolls. */
  events: {
    onScroll: () => void
    onPointerDown: () => void
    onWheel: () => void
  }
}

/** Slides side by side in a box that scrolls and snaps: the browser handles the finger. */
export function useSlides({ track, count, first }: SlidesOptions): Slides {
  const [at, setAt] = useState(first)
  const [settled, setSettled] = useState(first)
  const timer = useRef(0)
  const frame = useRef(0)
  const waits = useRef(0)
  /** A programmed turn whose slide does not yet lie still; both are positions in widths of a slide. */
  const moving = useRef<{ from: number; to: number } | null>(null)

  const scrollTo = (slide: number, behavior: ScrollBehavior) => {
    const element = track.current
    element?.scrollTo({ left: slide * element.clientWidth, behavior })
  }
  const showFirst = useEffectEvent(() => scrollTo(first, 'instant'))
  useEffect(() => {
    showFirst()
    const pending = { timer, frame }
    return () => {
      window.clearTimeout(pending.timer.current)
      window.cancelAnimationFrame(pending.frame.current)
    }
  }, [])
  /**
   * Counts from the next frame, because a busy page hands a movement over only there. Replaces an earlier call: the end
   * of an earlier movement must not count for this one.
   */
  const settleAfter = (ms: number) => {
    window.clearTimeout(timer.current)
    window.cancelAnimationFrame(frame.current)
    frame.current = window.requestAnimationFrame(() => {
      timer.current = window.setTimeout(() => {
        frame.current = window.requestAnimationFrame(settle)
      }, ms)
    })
  }
  const show = (slide: number) => {
    const within = Math.min(Math.max(slide, 0), count - 1)
    waits.current = 0
    setAt(within)
    setSettled(within)
    moving.current = { from: placeIn(track.current) ?? within, to: within }
    scrollTo(within, prefersReducedMotion() ? 'instant' : 'smooth')
    settleAfter(SETTLED_MS * SWALLOWED_AFTER)
  }
  /**
   * Call it in a frame: only there the page knows where a slide is. A busy page knows an old place between two frames,
   * and an instant scroll from there would go as far beyond its end as the slide has moved meanwhile.
   */
  const settle = () => {
    const place = placeIn(track.current)
    if (place === null) return
    const now = Math.round(place)
    // Wait while it still moves between two slides: otherwise the former slide would be read aloud once more.
    if (Math.abs(place - now) > NEAR && waits.current < MOST_WAITS) {
      waits.current += 1
      return settleAfter(SETTLED_MS)
    }
    const turn = moving.current
    moving.current = null
    // A new layout of the page may cancel a programmed turn, or snap back to the slide before it.
    if (turn && Math.abs(place - turn.to) > NEAR) return scrollTo(turn.to, 'instant')
    setAt(now)
    setSettled(now)
  }
  /** Chromium ignores a finger until a programmed turn has ended, so the turn ends when the finger comes. */
  const arrive = () => {
    const place = placeIn(track.current)
    const turn = moving.current
    moving.current = null
    if (place === null) return
    const now = Math.round(place)
    if (turn && (turn.to - place) * Math.sign(turn.to - turn.from) > NEAR) scrollTo(turn.to, 'instant')
    // The last pixels of a turn, which counts as ended already.
    else if (place !== now && Math.abs(place - now) <= NEAR) scrollTo(now, 'instant')
  }
  return {
    at,
    settled,
    show,
    events: {
      onScroll: () => {
        waits.current = 0
        settleAfter(SETTLED_MS)
      },
      onPointerDown: arrive,
      onWheel: arrive,
    },
  }
}

/** Position in widths of a slide, with its fraction. */
const placeIn = (track: HTMLElement | null): number | null =>
  track && track.clientWidth > 0 ? track.scrollLeft / track.clientWidth : null
