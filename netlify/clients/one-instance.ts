/**
 * A database that outgrows one instance is spread by uid, and no write reaches two instances at once. So a write of several
 * places names one user, or rooms of nobody, or both only where it is listed here: the list is what spreading would cost
 * (docs/scale.md).
 */
import { userPaths } from '#domain/database-paths.ts'

const USER_PATHS = new Set<string>(Object.values(userPaths))

/** Rooms of nobody that are written together with a user's own, and what would take their place. */
export const WRITTEN_WITH_A_USERS: Readonly<Record<string, string>> = {
  originals: 'a time in the user’s own entry, asked of each instance',
  invitations: 'the link’s entry first, the user’s record after it, as for shares',
  sharedBooks: 'the link’s entry last: it is swept where it leads nowhere',
}

/** @returns what is wrong about writing these places at once; null where nothing is */
export function faultOfWrite(places: readonly string[]): string | null {
  const parts = places.map((place) => place.split('/'))
  const owners = new Set(parts.flatMap(([path = '', owner]) => (USER_PATHS.has(path) ? [owner] : [])))
  if (owners.size > 1) return 'A write names two users'
  if (owners.size === 0) return null
  const foreign = parts.find(([path = '']) => !USER_PATHS.has(path) && !(path in WRITTEN_WITH_A_USERS))
  return foreign ? `A write names a user and ${foreign[0] ?? ''}: netlify/clients/one-instance.ts` : null
}
