import { useCallback } from 'react'
import type { UserId } from '#domain/ids.ts'
import type { Problem } from '#domain/problem.ts'
import type { ShareToken } from '#domain/share.ts'
import { watchReadings } from '#firebase/shares.ts'
import { useWatched } from '#ui/use-watched.ts'

/**
 * @param token null: there is no link. @returns how often the link has opened the book, live; null until it is known
 */
export function useReadings(uid: UserId, token: ShareToken | null): number | null {
  const watch = useCallback(
    (_owner: UserId, onChange: (readings: number | null) => void, onFailed: (problem: Problem) => void) => {
      onChange(null)
      return token === null ? () => {} : watchReadings(token, onChange, onFailed)
    },
    [token],
  )
  const readings = useWatched(uid, watch, 'share: watch readings')
  return readings.is === 'ready' ? readings.value : null
}
