import { useEffect, useEffectEvent } from 'react'
import type { SoundSettings } from './use-sound.ts'

/**
 * Says once that words can be tapped: on the first spread with words, until it is turned.
 * @param spread whose words are shown, from 0; null: none
 * @returns true while the hint is to be shown
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
