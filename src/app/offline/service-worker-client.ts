/** The page's side of src/service-worker.ts: it is registered, told what to keep, and takes the place of an older one when that disturbs nobody. */
import { messageSW, Workbox } from 'workbox-window'
import { withTimeLimit } from '#time-limit'
import { report } from '#report'
import { KEEP_APP, SKIP_WAITING } from './caches.ts'

const ADDRESS = '/service-worker.js'
const TAKES_OVER_WITHIN_MS = 5_000

let registered: Promise<Workbox | null> | undefined
let isWaiting = false
const listeners = new Set<() => void>()

/** @returns null where there is none: while developing, and where the browser has none */
const serviceWorker = (): Promise<Workbox | null> => (registered ??= register())

async function register(): Promise<Workbox | null> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return null
  const workbox = new Workbox(ADDRESS)
  workbox.addEventListener('waiting', () => {
    isWaiting = true
    for (const listener of listeners) listener()
  })
  try {
    await workbox.register()
    return workbox
  } catch (reason) {
    // Private windows of some browsers refuse it; all works without.
    console.info('[offline] no service worker', reason)
    return null
  }
}

/** An older build's answers nothing. */
const KEPT_WITHIN_MS = 60_000

/** For somebody with books: every room opens without a network from now on. Resolves when all of it is there, or cannot be had. */
export async function keepApp(): Promise<void> {
  if (!(await serviceWorker())) return
  const { active } = await withTimeLimit(navigator.serviceWorker.ready, 'service worker', { ms: KEPT_WITHIN_MS })
  if (!active) return
  const late = new Promise((resolve) => setTimeout(resolve, KEPT_WITHIN_MS))
  await Promise.race([messageSW(active, KEEP_APP), late])
}

/** Tells if a newer build waits to be taken. */
export const isUpdateWaiting = (): boolean => isWaiting

export function watchUpdate(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The newer build takes over, and this page is loaded anew by it. */
export async function takeUpdate(): Promise<void> {
  const workbox = await serviceWorker()
  if (workbox) {
    const taken = new Promise<void>((resolve) => {
      workbox.addEventListener('controlling', () => resolve())
      setTimeout(resolve, TAKES_OVER_WITHIN_MS)
    })
    const waiting = (await navigator.serviceWorker.getRegistration())?.waiting
    waiting?.postMessage(SKIP_WAITING)
    if (waiting) await taken
  }
  window.location.reload()
}

/** Looked for also where a page stays open for days. */
export async function lookForUpdate(): Promise<void> {
  try {
    await (await serviceWorker())?.update()
  } catch (reason) {
    report(reason, 'offline: look for a newer build')
  }
}
