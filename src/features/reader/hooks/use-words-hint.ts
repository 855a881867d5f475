import { useEffect, useEffectEvent } from 'react'
import type { SoundSettings } from './use-sound.ts'

/**
 * That words can be tapped is said once, on the first spread with words, until it is turned.
 * @param spread whose words are shown, from 0; null: none
 * @returns whether it is said now
 */
export function useWordsHint(
  spread: number | null,
  { wordsHintSeen }: SoundSettings,
  change: (part: Partial<SoundSettings>) => void,
): boolean {
  const isSaid = spread !== null && !wordsHintSeen
  const noteSeen = useEffectEvent(() => change({ wordsHintSeen: true }))
  useEffect(() => {
    if (isSaid) return () => noteSeen()
  }, [isSaid, spread])
  return isSaid
}
