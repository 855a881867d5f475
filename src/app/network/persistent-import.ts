/**
 * Parts of the app, loaded when they are first needed. Without a network the page stays, and the part loads when the
 * network is back. If a deployment has removed the part from the server, the page reloads once; its address says what
 * to open.
 */
import { useSyncExternalStore } from 'react'
import { asProblem } from '#domain/problem.ts'
import { report } from '#report'

const LOOKS_AGAIN_AFTER_MS = 5_000
/** If the page was reloaded less than this ago, another reload would not help. */
const YOUNG_MS = 30_000

let waiting = 0
const listeners = new Set<() => void>()

function wait(more: 1 | -1) {
  waiting += more
  for (const listener of listeners) listener()
}

function watchWaiting(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Tells if a part could not be fetched and is being waited for. */
export const useIsPartWaiting = (): boolean =>
  useSyncExternalStore(
    watchWaiting,
    () => waiting > 0,
    () => false,
  )

/**
 * @param load `() => import('./part.tsx')`
 * @throws the error of `load`, if the server answers without the part and a reload did not help
 */
export async function persistently<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (reason) {
    report(asProblem(reason, 'network'), 'network: fetch a part of the app')
  }
  wait(1)
  try {
    await serverReached()
    await fetchLostStyles()
    return await load()
  } catch (reason) {
    if (hasJustReloaded()) throw reason
    // Unregister first: the service worker would answer with the old build, whose part is missing.
    await (await navigator.serviceWorker?.getRegistration())?.unregister()
    window.location.reload()
    // The page is about to unload.
    return await new Promise<never>(() => {})
  } finally {
    wait(-1)
  }
}

async function serverReached(): Promise<void> {
  while (!(await answers())) {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(goOn, LOOKS_AGAIN_AFTER_MS)
      window.addEventListener('online', goOn)
      function goOn() {
        clearTimeout(timer)
        window.removeEventListener('online', goOn)
        resolve()
      }
    })
  }
}

/** `navigator.onLine` knows whether there is a connection, not whether data comes through it. */
async function answers(): Promise<boolean> {
  if (!navigator.onLine) return false
  try {
    const signal = AbortSignal.timeout(LOOKS_AGAIN_AFTER_MS)
    return (await fetch('/app.html', { method: 'HEAD', cache: 'no-store', signal })).ok
  } catch (reason) {
    console.info('[app] no answer yet', reason)
    return false
  }
}

const lostStyles = new Set<HTMLLinkElement>()
/** Shared, because each waiting part needs all of them. */
const styleRequests = new Set<Promise<void>>()

/**
 * Call this once, before the first part loads, because Vite requests a part's style sheet only once, even if it fails.
 */
export function noteLostStyles(): void {
  const note = ({ target }: Event) =>
    target instanceof HTMLLinkElement && target.rel === 'stylesheet' && lostStyles.add(target)
  window.addEventListener('error', note, { capture: true })
}

async function fetchLostStyles(): Promise<void> {
  for (const lost of lostStyles) {
    lostStyles.delete(lost)
    const request = fetchAgain(lost).finally(() => styleRequests.delete(request))
    styleRequests.add(request)
  }
  await Promise.all(styleRequests)
}

/** If it fails again, `noteLostStyles` notes the new link. */
const fetchAgain = (lost: HTMLLinkElement) =>
  new Promise<void>((resolve, reject) => {
    const link = document.createElement('link')
    link.onload = () => resolve()
    link.onerror = () => reject(new Error(`no style sheet: ${lost.href}`))
    link.rel = 'stylesheet'
    link.href = lost.href
    lost.replaceWith(link)
  })

const hasJustReloaded = (): boolean => {
  const [entry] = performance.getEntriesByType('navigation')
  return entry instanceof PerformanceNavigationTiming && entry.type === 'reload' && performance.now() < YOUNG_MS
}
