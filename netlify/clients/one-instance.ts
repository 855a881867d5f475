/**
 * A database that outgrows one instance is split by uid, and no write reaches two instances at once. So a write of
 * several places names one user, or only paths without a user, or both only if the list here allows it: the list shows
 * the cost of splitting (docs/scale.md).
 */
import { userPaths } from '#domain/database-paths.ts'

const USER_PATHS = new Set<string>(Object.values(userPaths))

/** Paths without a user that a write may combine with a user's own, and what would replace this after a split. */
export const WRITTEN_WITH_A_USERS: Readonly<Record<string, string>> = {
  originals: 'a time in the user’s own entry, asked of each instance',
  invitations: 'the link’s entry first, the user’s record after it, as for shares',
  sharedBooks: 'the link’s entry last: it is swept where it leads nowhere',
}

/** @returns why these places cannot be written at once; null if they can */
export function faultOfWrite(places: readonly string[]): string | null {
  const parts = places.map((place) => place.split('/'))
  const owners = new Set(parts.flatMap(([path = '', owner]) => (USER_PATHS.has(path) ? [owner] : [])))
  if (owners.size > 1) return 'A write names two users'
  if (owners.size === 0) return null
  const foreign = parts.find(([path = '']) => !USER_PATHS.has(path) && !(path in WRITTEN_WITH_A_USERS))
  return foreign ? `A write names a user and ${foreign[0] ?? ''}: netlify/clients/one-instance.ts` : null
}
