/**
 * The browser's stores for a session. A durable session is in the same store on every path: the SDK moves a session
 * that it finds in a later store of its list into the first, and then tells a tab that uses the later store that nobody
 * is signed in (firebase-js-sdk #8282).
 */
import {
  browserLocalPersistence,
  browserSessionPersistence,
  indexedDBLocalPersistence,
  inMemoryPersistence,
  type Persistence,
} from 'firebase/auth'
import { DEVICE_LIMIT_MS, withTimeLimit } from '#time-limit'

/** Set in a tab whose session ends with it. */
const ENDS_WITH_TAB_KEY = 'masal:session-ends-with-tab'
const PROBE = 'masal:probe'

/**
 * The stores that are searched for a session at start; a visitor gets the first one that this browser allows. A tab
 * with a session for this tab alone looks at its own store first, because another tab may have another account.
 * @param hasIndexedDb false: the SDK would wait forever for it (`canUseIndexedDb`)
 */
export function searchedStores(hasIndexedDb: boolean): Persistence[] {
  // localStorage replaces a missing IndexedDB, and may still hold an earlier session.
  const durable = hasIndexedDb ? [indexedDBLocalPersistence, browserLocalPersistence] : [browserLocalPersistence]
  const endsWithTab = whereAllowed(() => window.sessionStorage.getItem(ENDS_WITH_TAB_KEY))
  return endsWithTab ? [browserSessionPersistence, ...durable] : [...durable, browserSessionPersistence]
}

/** @param remember false: a session for this tab alone */
export async function storeFor(remember: boolean): Promise<Persistence> {
  if (!remember) return canUse(() => window.sessionStorage) ? browserSessionPersistence : inMemoryPersistence
  if (await canUseIndexedDb()) return indexedDBLocalPersistence
  return canUse(() => window.localStorage) ? browserLocalPersistence : inMemoryPersistence
}

/** Called when the tab's session is known, and when it ends. */
export function noteSessionEndsWithTab(endsWithTab: boolean): void {
  whereAllowed(() =>
    endsWithTab
      ? window.sessionStorage.setItem(ENDS_WITH_TAB_KEY, 'yes')
      : window.sessionStorage.removeItem(ENDS_WITH_TAB_KEY),
  )
}

const canUse = (storage: () => Storage): boolean =>
  whereAllowed(() => {
    storage().setItem(PROBE, '')
    storage().removeItem(PROBE)
    return true
  }) ?? false

/** @returns false if IndexedDB is not allowed, fails, or does not answer */
export const canUseIndexedDb = (): Promise<boolean> =>
  withTimeLimit(openProbe(), 'probe the device database', { ms: DEVICE_LIMIT_MS }).then(
    () => true,
    (reason: unknown) => {
      console.info('[session] the device has no database for this site', reason)
      return false
    },
  )

const openProbe = (): Promise<void> =>
  new Promise((resolve, reject) => {
    // A browser without IndexedDB throws here, which rejects.
    const request = indexedDB.open(PROBE)
    request.onerror = () => reject(request.error ?? new Error('no reason is given'))
    request.onsuccess = () => {
      request.result.close()
      indexedDB.deleteDatabase(PROBE)
      resolve()
    }
  })

/**
 * Runs the function although `window.localStorage` itself may throw, as it does if site data is blocked.
 * @returns undefined if it throws
 */
function whereAllowed<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch (reason) {
    console.info('[session] the browser keeps nothing for this site', reason)
    return undefined
  }
}
