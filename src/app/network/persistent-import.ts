/**
 * Parts of the app that are fetched when they are first needed. Without a network the page stays as it is and the part comes
 * when the network is back; where it is gone from the server since a deploy, the page is loaded anew, once: what was asked for
 * stands in its address.
 */
import { useSyncExternalStore } from 'react'
import { asProblem } from '#domain/problem.ts'
import { report } from '#report'

const LOOKS_AGAIN_AFTER_MS = 5_000
/** A page this young that has just been loaded anew did not get better by that. */
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
 * @throws what `load` throws, where the part is missing on a server that answers and loading the page anew did not help
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
    // A service worker would answer with the build that misses it.
    await (await navigator.serviceWorker?.getRegistration())?.unregister()
    window.location.reload()
    // The page is on its way out.
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

/** `navigator.onLine` knows a cable, not whether anything comes through it. */
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

/** Called once, before the first part is fetched: Vite asks for a part's style sheet once, whether or not it comes. */
export function noteLostStyles(): void {
  const note = ({ target }: Event) =>
    target instanceof HTMLLinkElement && target.rel === 'stylesheet' && lostStyles.add(target)
  window.addEventListener('error', note, { capture: true })
}

async function fetchLostStyles(): Promise<void> {
  await Promise.all(
    Array.from(
      lostStyles,
      (lost) =>
        new Promise<void>((resolve, reject) => {
          const link = document.createElement('link')
          link.onload = () => {
            lostStyles.delete(lost)
            resolve()
          }
          link.onerror = () => reject(new Error(`no style sheet: ${lost.href}`))
          link.rel = 'stylesheet'
          link.href = lost.href
          lost.replaceWith(link)
        }),
    ),
  )
}

const hasJustReloaded = (): boolean => {
  const [entry] = performance.getEntriesByType('navigation')
  return entry instanceof PerformanceNavigationTiming && entry.type === 'reload' && performance.now() < YOUNG_MS
}
