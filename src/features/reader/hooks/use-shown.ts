import { useState } from 'react'
import { useMediaQuery } from '#ui/device.ts'

/**
 * The open book, its single pages, or the screen before them: the prompt of an upright phone, or the tap that starts a
 * phone's sound.
 */
type Base = 'start' | 'prompt' | 'pages' | 'book'

export interface Shown {
  base: Base
  /** The layer above all else: the end of a preview, or the good night of a book that was read to sleep. */
  over: 'limit' | 'asleep' | null
}

interface Acts {
  isStarted: boolean
  /**
   * The reason for single pages: 'Dik oku' lasts as long as the device is upright, the control bar's choice until the
   * reader switches back.
   */
  pages: 'while-upright' | 'chosen' | null
  over: Shown['over']
}

/** True while the book is read: as a flip book or page by page, with no layer over it. */
export const isRead = ({ base, over }: Shown): boolean => (base === 'book' || base === 'pages') && over === null

/** @param isHandheld a phone or tablet: its sound needs a tap, and upright it shows no book */
export function useShown(isHandheld: boolean) {
  const isUpright = useMediaQuery('(orientation: portrait)') && isHandheld
  const [acts, setActs] = useState<Acts>({ isStarted: !isHandheld, pages: null, over: null })
  const doing = (change: Partial<Acts>) => () => setActs((before) => ({ ...before, ...change }))
  const { isStarted, over } = acts
  const shown: Shown = { base: baseOf(acts, isUpright), over }
  return {
    shown,
    isStarted,
    isUpright,
    start: doing({ isStarted: true }),
    readUpright: doing({ isStarted: true, pages: 'while-upright' }),
    readAsPages: doing({ pages: 'chosen' }),
    readAsBook: doing({ pages: null }),
    reachLimit: doing({ over: 'limit' }),
    fallAsleep: doing({ over: 'asleep' }),
    uncover: doing({ over: null }),
  }
}

function baseOf({ isStarted, pages }: Acts, isUpright: boolean): Base {
  if (pages === 'chosen' || (pages === 'while-upright' && isUpright)) return 'pages'
  if (isUpright) return 'prompt'
  return isStarted ? 'book' : 'start'
}
