import { useState } from 'react'
import { useMediaQuery } from '#ui/device.ts'

/** The open book, or what takes its place: the upright phone's prompt, the tap that starts a phone's sound, the text. */
type Base = 'start' | 'prompt' | 'text' | 'book'

export interface Shown {
  base: Base
  /** Lies over all else: the end of a preview, or the good night of a book that was read to sleep. */
  over: 'limit' | 'asleep' | null
}

interface Acts {
  isStarted: boolean
  /** The prompt's choice holds as long as the device is upright, the control bar's until the reader goes back. */
  text: 'while-upright' | 'chosen' | null
  over: Shown['over']
}

export const isBook = ({ base, over }: Shown): boolean => base === 'book' && over === null

/** @param isHandheld a phone or tablet: its sound needs a tap, and upright it shows no book */
export function useShown(isHandheld: boolean) {
  const isUpright = useMediaQuery('(orientation: portrait)') && isHandheld
  const [acts, setActs] = useState<Acts>({ isStarted: !isHandheld, text: null, over: null })
  const doing = (change: Partial<Acts>) => () => setActs((before) => ({ ...before, ...change }))
  const { isStarted, over } = acts
  const shown: Shown = { base: baseOf(acts, isUpright), over }
  return {
    shown,
    isStarted,
    isUpright,
    start: doing({ isStarted: true }),
    readAsText: doing({ text: shown.base === 'prompt' ? 'while-upright' : 'chosen' }),
    readAsBook: doing({ text: null }),
    reachLimit: doing({ over: 'limit' }),
    fallAsleep: doing({ over: 'asleep' }),
    uncover: doing({ over: null }),
  }
}

function baseOf({ isStarted, text }: Acts, isUpright: boolean): Base {
  if (text === 'chosen' || (text === 'while-upright' && isUpright)) return 'text'
  if (isUpright) return 'prompt'
  return isStarted ? 'book' : 'start'
}
