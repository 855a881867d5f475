/** A public page on its second visit, without a network too: asks for nothing that it has not been sent already. */
import { withTimeLimit } from '#time-limit'

/** No one waits for it: on a slow phone the service worker installs after everything that the page shows. */
const INSTALL_LIMIT_MS = 5 * 60_000

export async function keepPage(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  try {
    await navigator.serviceWorker.register('/service-worker.js')
    const { active } = await withTimeLimit(navigator.serviceWorker.ready, 'service worker', { ms: INSTALL_LIMIT_MS })
    if (!active) return
    // Files that are still loading as the service worker comes are named when they have loaded.
    new PerformanceObserver((list) => {
      const urlsToCache = list
        .getEntries()
        .filter(cameFromHere)
        .map(({ name }) => name)
      // Workbox's own message: what this page is made of goes through the routes, out of the browser's cache.
      if (urlsToCache.length > 0) active.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } })
    }).observe({ type: 'resource', buffered: true })
  } catch (reason) {
    // Private windows of some browsers refuse it; all works without.
    console.info('[offline] this page is not kept', reason)
  }
}

/** Files that a service worker has fetched are in its cache already. */
const cameFromHere = (entry: PerformanceEntry): boolean =>
  entry instanceof PerformanceResourceTiming &&
  entry.workerStart === 0 &&
  new URL(entry.name).origin === location.origin
