/** The names that the page and the service worker share. */

import type { CacheName } from '#ui/device-stores.ts'

/** Pictures, sounds and words of the books that a parent has downloaded to this device. */
export const KEPT_BOOKS_CACHE: CacheName = 'masal-books'
/** Scripts, styles and fonts. */
export const APP_PARTS_CACHE: CacheName = 'masal-parts'

/** Messages to the service worker. */
export const SKIP_WAITING = 'skip-waiting'
export const KEEP_APP = 'keep-app'
