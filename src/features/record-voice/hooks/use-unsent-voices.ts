import { useEffect, useState } from 'react'
import type { Voice } from '#domain/voice.ts'
import { readTakes, type TakesOwner } from '../takes.ts'

/** Voices of which nothing has arrived yet: their first pages wait on this device. @param spreads how many the book has */
export function useUnsentVoices(whose: TakesOwner, spreads: number, known: readonly Voice[]): Voice[] {
  const [waiting, setWaiting] = useState<Voice[]>([])
  useEffect(() => {
    void readTakes(whose).then((takes) => {
      const clipURLs = Array.from({ length: spreads }, () => '')
      const voices = new Map(takes.map(({ voiceId: id, name }) => [id, { id, name, clipURLs }]))
      setWaiting(
        [...voices.values()].map((voice) => ({ ...voice, createdAt: 0, outdatedURLs: [], invitedUntil: null })),
      )
    })
  }, [whose, spreads])
  return waiting.filter(({ id }) => !known.some((voice) => voice.id === id))
}
