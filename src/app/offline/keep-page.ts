/**
 * Stores a public page on its second visit, for use without a network: requests nothing that the browser has not loaded
 * already.
 */
import { withTimeLimit } from '#time-limit'

/** The user does not wait for it: on a slow phone the service worker installs after everything that the page shows. */
const INSTALL_LIMIT_MS = 5 * 60_000

/** Rejects where the browser refuses a service worker, as some do in private windows. */
export async function keepPage(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  await navigator.serviceWorker.register('/service-worker.js')
  const { active } = await withTimeLimit(navigator.serviceWorker.ready, 'service worker', { ms: INSTALL_LIMIT_MS })
  if (!active) return
  // Files that are still loading when the service worker arrives are named once they have loaded.
  new PerformanceObserver((list) => {
    const urlsToCache = list
      .getEntries()
      .filter(cameFromHere)
      .map(({ name }) => name)
    // Workbox's own message: the service worker fetches this page's files through its routes, out of the browser's
    // cache.
    if (urlsToCache.length > 0) active.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } })
  }).observe({ type: 'resource', buffered: true })
}

/** Files that a service worker has fetched are in its cache already. */
const cameFromHere = (entry: PerformanceEntry): boolean =>
  entry instanceof PerformanceResourceTiming &&
  entry.workerStart === 0 &&
  new URL(entry.name).origin === location.origin
