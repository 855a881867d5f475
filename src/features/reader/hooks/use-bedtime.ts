import { useEffect, useEffectEvent, type RefObject } from 'react'
import type { Player } from '#sound/player.ts'
import { MUSIC_RISES_S } from '#sound/sound-times.ts'
import { BEDTIME_FADE_S, BEDTIME_SLEEPS_AFTER_MS } from '../model/reader-times.ts'

/** Fractions of the music's volume: on the ending, on the last spread, on the one before. */
const MUSIC_AT_THE_END = [0, 0.3, 0.6] as const

const TOUCHES = ['pointerdown', 'keydown'] as const

interface Bedtime {
  /** 'Uyku vakti' is on, and the book is not asleep. */
  on: boolean
  player: RefObject<Player | null>
  /** The page index that lies open. */
  index: number
  pageCount: number
  /** Called when the book was not touched for a while, and no page has turned. */
  onAsleep: () => void
}

/** Fades the music out over the last pages, and lets a book fall asleep that is not touched any more. */
export function useBedtime({ on, player, index, pageCount, onAsleep }: Bedtime): void {
  const turnsLeft = Math.ceil((pageCount - 1 - index) / 2)
  const level = on ? (MUSIC_AT_THE_END[turnsLeft] ?? 1) : 1
  useEffect(() => player.current?.fadeMusic(level, level < 1 ? BEDTIME_FADE_S : MUSIC_RISES_S), [player, level])

  const fallAsleep = useEffectEvent(onAsleep)
  const afterMs = turnsLeft === 0 ? BEDTIME_SLEEPS_AFTER_MS.ending : BEDTIME_SLEEPS_AFTER_MS.page
  useEffect(() => {
    if (!on) return
    const listening = new AbortController()
    let timer = 0
    const beginAnew = () => {
      window.clearTimeout(timer)
      timer = window.setTimeout(() => fallAsleep(), afterMs)
    }
    beginAnew()
    for (const touch of TOUCHES)
      document.addEventListener(touch, beginAnew, { capture: true, signal: listening.signal })
    return () => {
      window.clearTimeout(timer)
      listening.abort()
    }
  }, [on, index, afterMs])
}
