/**
 * Without a network the service worker answers with the frames of the pages and their files. The page itself stores a
 * downloaded book in its cache (app/offline/kept-books.ts); it only answers from there.
 */
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  matchPrecache,
  precache,
  type PrecacheEntry,
} from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies'
import { OPUS } from '#media/clip.ts'
import { APP_PARTS_CACHE, KEEP_APP, KEPT_BOOKS_CACHE, SKIP_WAITING } from '#app/offline/caches.ts'
import { PATHS, PUBLIC_PATHS } from '#domain/site-paths.ts'

/**
 * The part of the scope that is used here, because the types of a page and of a service worker cannot be used together.
 */
declare const self: {
  __WB_MANIFEST: (PrecacheEntry | string)[]
  skipWaiting: () => Promise<void>
  clients: { claim: () => Promise<void> }
  addEventListener: (
    type: 'message' | 'activate',
    act: (event: {
      data?: unknown
      ports: readonly MessagePort[]
      waitUntil: (work: Promise<unknown>) => void
    }) => void,
  ) => void
}

const built = self.__WB_MANIFEST.map((entry) => (typeof entry === 'string' ? { url: entry, revision: null } : entry))
const isFrame = ({ url }: PrecacheEntry) => url.endsWith('.html')
const parts = built.filter((entry) => !isFrame(entry)).map(({ url }) => `/${url}`)

precache(built.filter(isFrame))
cleanupOutdatedCaches()

const isPublic = (path: string) => (PUBLIC_PATHS as readonly string[]).includes(path)
const isAccounts = (path: string) => !isPublic(path) && (Object.values(PATHS) as string[]).includes(path)

// Prices and legal texts must be today's whenever there is a network.
const asOfToday = new NetworkFirst({
  cacheName: 'masal-pages',
  networkTimeoutSeconds: 3,
  plugins: [
    {
      // The cache has one copy of a page, because the page itself reads parameters that a link adds to its address
      // (`?utm_…`).
      cacheKeyWillBeUsed: ({ request }) => Promise.resolve(new URL(request.url).pathname),
      handlerDidError: async ({ request }) =>
        new URL(request.url).pathname === PATHS.landing ? matchPrecache('/index.html') : undefined,
    },
  ],
})
registerRoute(({ request, url }) => request.mode === 'navigate' && isPublic(url.pathname), asOfToday)
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/app.html'), {
    allowlist: Object.values(PATHS)
      .filter(isAccounts)
      .map((path) => new RegExp(`^${path}(?:\\?|$)`)),
  }),
)

// Their names change with their contents.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: APP_PARTS_CACHE }),
)
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/(?:landing\/|icon|site\.webmanifest)/.test(url.pathname),
  new StaleWhileRevalidate({ cacheName: 'masal-site' }),
)

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/(?:media|stories|music)\//.test(url.pathname),
  async ({ request }) => (await keptFile(request)) ?? fetch(request),
)

/**
 * A picture is answered in the stored size, whatever size is requested; a page that requests MP3 cannot play a stored
 * Opus.
 */
async function keptFile(request: Request): Promise<Response | undefined> {
  if (request.method !== 'GET' || !(await caches.has(KEPT_BOOKS_CACHE))) return undefined
  const cache = await caches.open(KEPT_BOOKS_CACHE)
  const kept = await cache.match(request, { ignoreSearch: true, ignoreVary: true })
  const isOpus = kept?.headers.get('Content-Type')?.startsWith('audio/ogg') ?? false
  const asksForOpus = new URL(request.url).href.endsWith(OPUS)
  return isOpus && !asksForOpus ? undefined : kept
}

self.addEventListener('message', (event) => {
  if (event.data === SKIP_WAITING) void self.skipWaiting()
  // The page waits for this message, because a book counts as downloaded only when the app that reads it is too.
  if (event.data === KEEP_APP) event.waitUntil(keepApp().finally(() => event.ports[0]?.postMessage(null)))
})
self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim())
  event.waitUntil(forgetOldParts())
})

/** Stores every part of the app, except those that only a new book needs. */
async function keepApp(): Promise<void> {
  const cache = await caches.open(APP_PARTS_CACHE)
  for (const part of parts) if (!(await cache.match(part))) await cache.add(part)
}

async function forgetOldParts(): Promise<void> {
  const cache = await caches.open(APP_PARTS_CACHE)
  const now = new Set(parts)
  for (const request of await cache.keys()) {
    if (!now.has(new URL(request.url).pathname)) await cache.delete(request)
  }
}
