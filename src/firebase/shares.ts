/** How often a shared book has been opened, live. */
import { ref } from 'firebase/database'
import { paths } from '#domain/database-paths.ts'
import type { Problem } from '#domain/problem.ts'
import type { ShareToken } from '#domain/share.ts'
import { database } from './database.ts'
import { databaseProblem } from './deadline.ts'
import { watchOwn } from './watch.ts'

/** @returns a function that stops it */
export function watchReadings(
  token: ShareToken,
  onChange: (readings: number) => void,
  onFailed: (problem: Problem) => void,
): () => void {
  let stop: (() => void) | null = null
  let isStopped = false
  const watch = async () => {
    const hash = await hashOf(token)
    if (isStopped) return
    const place = ref(database(), paths.readings(hash))
    stop = watchOwn('readings', place, (snapshot) => onChange(Number(snapshot.val() ?? 0)), onFailed)
  }
  watch().catch((error: unknown) => onFailed(databaseProblem(error, 'watch readings')))
  return () => {
    isStopped = true
    stop?.()
  }
}

/** The hash under which the server stores the link. */
async function hashOf(token: ShareToken): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
