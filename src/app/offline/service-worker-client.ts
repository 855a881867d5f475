/**
 * The page's side of src/service-worker.ts: registers it, tells it what to store, and lets it replace an older one when
 * that disturbs no user.
 */
import { messageSW, Workbox } from 'workbox-window'
import { withTimeLimit } from '#time-limit'
import { report } from '#report'
import { KEEP_APP, SKIP_WAITING } from './caches.ts'

const ADDRESS = '/service-worker.js'
const TAKES_OVER_WITHIN_MS = 5_000

let registered: Promise<Workbox | null> | undefined
let isWaiting = false
const listeners = new Set<() => void>()

/** @returns null while developing, and in a browser without service workers */
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
    // Some browsers refuse it in private windows; everything works without it.
    console.info('[offline] no service worker', reason)
    return null
  }
}

/** An older build's service worker never answers: wait at most this. */
const KEPT_WITHIN_MS = 60_000

/**
 * For a parent with books: stores every page for use without a network. Resolves when all files are stored, or cannot
 * be loaded.
 */
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

/** Activates the newer build and reloads this page with it. */
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

/** Checks for a newer build, also on a page that stays open for days. */
export async function lookForUpdate(): Promise<void> {
  try {
    await (await serviceWorker())?.update()
  } catch (reason) {
    report(reason, 'offline: look for a newer build')
  }
}
