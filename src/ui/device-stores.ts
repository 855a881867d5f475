/**
 * Everything that this site stores in a browser, and how long it stays. A key, a database or a cache that is not in this table
 * does not compile or fails tests/ui/device-stores.test.ts; so does one that the cookie policy does not name. Data that
 * end with the session have their eraser in src/app/offline/forget-device.ts.
 */

type Until =
  /** Belongs to a user: it is erased when their session ends, however it ends. */
  | 'session ends'
  /** Contains nothing of a child, and is of use to the next user, or to the same parent later. */
  | 'replaced'

/** A name that ends with ':' is followed by its owner. */
export const DEVICE_STORES = {
  localStorage: {
    'story_draft:': 'session ends',
    gift_code: 'session ends',
    // These keys contain the parent's id, and stay for that parent (product 4.5).
    'reading_place:': 'replaced',
    'reading_sound:': 'replaced',
    'reading_voice:': 'replaced',
    story_templates_cache: 'replaced',
    handled_payment_sessions: 'replaced',
    'masal:session-hint': 'replaced',
    'masal:analytics-choice': 'replaced',
    // Needed at the next sign-in of that parent.
    'masal:verification-mail:': 'replaced',
    'masal:signup-owed:': 'replaced',
  },
  sessionStorage: {
    'masal:told-child': 'session ends',
    'masal:gift-draft': 'session ends',
    'masal:pay-page': 'session ends',
    // The page to which a parent returns after a session that ended by itself; a pressed sign-out erases it.
    'masal:origin': 'replaced',
    'masal:session-ends-with-tab': 'replaced',
  },
  indexedDB: {
    'masal-draft-photos': 'session ends',
    'masal-recordings': 'session ends',
    'masal-outbox': 'session ends',
    // The session itself; Firebase ends it.
    firebaseLocalStorageDb: 'replaced',
  },
  caches: {
    'masal-books': 'session ends',
    'masal-parts': 'replaced',
    'masal-pages': 'replaced',
    'masal-site': 'replaced',
  },
} as const satisfies Record<string, Record<string, Until>>

type Stores = typeof DEVICE_STORES
export type StoreArea = keyof Stores
type Named<Name> = Name extends `${string}:` ? `${Name}${string}` : Name

export type LocalKey = Named<keyof Stores['localStorage']>
export type TabKey = Named<keyof Stores['sessionStorage']>
export type DatabaseName = keyof Stores['indexedDB']
export type CacheName = keyof Stores['caches']

type EndingIn<Area extends StoreArea> = {
  [Name in keyof Stores[Area]]: Stores[Area][Name] extends 'session ends' ? Name : never
}[keyof Stores[Area]]
/** The keys that end with the session. */
export type EndsWithSession = { [Area in StoreArea]: EndingIn<Area> }[StoreArea]
