import { useEffect, useState, type RefObject } from 'react'
import { CONTROL_BAR_HIDES_AFTER_MS } from '../model/reader-times.ts'

const SIGNS_OF_LIFE = ['mousemove', 'touchstart', 'keydown', 'focusin'] as const

/**
 * Tells if the control bar is hidden: three seconds after the last input, but never under pointer or keyboard focus.
 */
export function useControlBar(bar: RefObject<HTMLElement | null>): boolean {
  const [away, setAway] = useState(false)

  useEffect(() => {
    let timer = 0
    const leave = () => {
      if (isInUse(bar.current)) wait()
      else setAway(true)
    }
    const wait = () => {
      window.clearTimeout(timer)
      timer = window.setTimeout(leave, CONTROL_BAR_HIDES_AFTER_MS)
    }
    const comeBack = () => {
      setAway(false)
      wait()
    }
    wait()
    for (const sign of SIGNS_OF_LIFE) document.addEventListener(sign, comeBack, true)
    return () => {
      window.clearTimeout(timer)
      for (const sign of SIGNS_OF_LIFE) document.removeEventListener(sign, comeBack, true)
    }
  }, [bar])

  return away
}

/**
 * A tapped or clicked button keeps the focus too, but shows no ring, so it does not keep the bar visible. Phones keep
 * ':hover' after a tap.
 */
const isInUse = (bar: HTMLElement | null): boolean =>
  bar !== null &&
  (bar.querySelector(':focus-visible, [aria-expanded=true]') !== null ||
    (window.matchMedia('(hover: hover)').matches && bar.matches(':hover')))
