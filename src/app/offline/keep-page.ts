/** A public page on its second visit, without a network too: asks for nothing that it has not been sent already. */

export async function keepPage(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  try {
    await navigator.serviceWorker.register('/service-worker.js')
    const { active } = await navigator.serviceWorker.ready
    // Workbox's own message: what this page is made of goes through the routes, out of the browser's cache.
    active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: partsOfThisPage() } })
  } catch (reason) {
    // Private windows of some browsers refuse it; all works without.
    console.info('[offline] this page is not kept', reason)
  }
}

const partsOfThisPage = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((url) => new URL(url).origin === location.origin)
