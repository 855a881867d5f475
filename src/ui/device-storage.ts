/**
 * The browser's storage for this site. If it stores nothing (site data blocked: `window.localStorage` itself throws) or
 * no more (full), the document's memory replaces it, and the user is warned once: a caller need not know.
 */
import type { LocalKey, TabKey } from './device-stores.ts'

/** The part of the browser's `Storage` that is used, for the keys of the table. */
export interface DeviceStorage<Key extends string = LocalKey> {
  readonly length: number
  key: (index: number) => string | null
  getItem: (key: Key) => string | null
  setItem: (key: Key, value: string) => void
  removeItem: (key: Key) => void
}

export const keysIn = (storage: Pick<DeviceStorage, 'key' | 'length'>): string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')

let isForgetful = false
const listeners = new Set<() => void>()

/** Tells if a value could not be stored, as of now. */
export const isDeviceForgetful = (): boolean => isForgetful

/** @returns a function that stops it */
export function watchForgetfulness(onForgetful: () => void): () => void {
  listeners.add(onForgetful)
  return () => listeners.delete(onForgetful)
}

function tellForgetful(reason: unknown) {
  if (isForgetful) return
  isForgetful = true
  console.info('[device] the browser keeps nothing more for this site', reason)
  for (const listener of listeners) listener()
}

/** @param open the browser's storage; called at each use, and may throw */
export function forgivingStorage<Key extends string = LocalKey>(open: () => Storage): DeviceStorage<Key> {
  /** Values that could not be stored; a removed item too, if it could not be removed. */
  const remembered = new Map<string, string | null>()
  const tried = <T>(act: (storage: Storage) => T, otherwise: T): T => {
    try {
      return act(open())
    } catch {
      return otherwise
    }
  }
  const keys = () => {
    const kept = tried<string[]>(keysIn, [])
    return [...new Set([...kept, ...remembered.keys()])].filter((key) => remembered.get(key) !== null)
  }
  const write = (key: string, value: string | null, act: (storage: Storage) => void) => {
    try {
      act(open())
      remembered.delete(key)
    } catch (reason) {
      remembered.set(key, value)
      if (value !== null) tellForgetful(reason)
    }
  }
  return {
    get length() {
      return keys().length
    },
    key: (index) => keys()[index] ?? null,
    getItem: (key) =>
      remembered.has(key) ? (remembered.get(key) ?? null) : tried((storage) => storage.getItem(key), null),
    setItem: (key, value) => write(key, value, (storage) => storage.setItem(key, value)),
    removeItem: (key) => write(key, null, (storage) => storage.removeItem(key)),
  }
}

/** Reports values that another tab has stored or erased, not a tab's own changes. @returns a function that stops it */
export function watchOtherTabs(key: LocalKey, onChange: () => void): () => void {
  // The key is null if the browser's owner erases all keys at once.
  const hear = (event: StorageEvent) => {
    if (event.key === key || event.key === null) onChange()
  }
  window.addEventListener('storage', hear)
  return () => window.removeEventListener('storage', hear)
}

/** Stored until it is erased. */
export const deviceStorage: DeviceStorage = forgivingStorage(() => window.localStorage)
/** Stored for this tab. */
export const tabStorage: DeviceStorage<TabKey> = forgivingStorage(() => window.sessionStorage)
