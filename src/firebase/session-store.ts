/**
 * Where a session is kept. Durable ones have one store on every path: the SDK moves a session that it finds in a later store of
 * its list into the first, and a tab that holds it from there is told that nobody is signed in (firebase-js-sdk #8282).
 */
import {
  browserLocalPersistence,
  browserSessionPersistence,
  indexedDBLocalPersistence,
  inMemoryPersistence,
  type Persistence,
} from 'firebase/auth'
import { endsWithTab, whereAllowed } from './tab-session.ts'

const PROBE = 'masal:probe'

/**
 * What is searched for a session at start; the first that this browser allows is a visitor's. A tab that is not to be
 * remembered looks at its own store first: another account in another tab is not its own.
 */
export function searchedStores(): Persistence[] {
  // localStorage stands in where there is no IndexedDB, and may hold a session that was kept there before.
  const durable = [indexedDBLocalPersistence, browserLocalPersistence]
  return endsWithTab() ? [browserSessionPersistence, ...durable] : [...durable, browserSessionPersistence]
}

/** @param remember false: for this tab alone */
export async function storeFor(remember: boolean): Promise<Persistence> {
  if (!remember) return canUse(() => window.sessionStorage) ? browserSessionPersistence : inMemoryPersistence
  if (await canUseIndexedDb()) return indexedDBLocalPersistence
  return canUse(() => window.localStorage) ? browserLocalPersistence : inMemoryPersistence
}

const canUse = (storage: () => Storage): boolean =>
  whereAllowed(() => {
    storage().setItem(PROBE, '')
    storage().removeItem(PROBE)
    return true
  }) ?? false

const canUseIndexedDb = (): Promise<boolean> =>
  new Promise((resolve) => {
    const request = whereAllowed(() => indexedDB.open(PROBE))
    if (!request) return resolve(false)
    request.onerror = () => resolve(false)
    request.onsuccess = () => {
      request.result.close()
      indexedDB.deleteDatabase(PROBE)
      resolve(true)
    }
  })
