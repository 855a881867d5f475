/** Stands in for netlify/clients/database.ts: a tree in memory with the same conditional writes. */
import type * as real from '#netlify/clients/database.ts'
import { faultOfWrite } from '#netlify/clients/one-instance.ts'
import { NO_VALUE } from '../etags.ts'
import { flakyCall } from '../flaky-call.ts'
import { currentServices, type OutsideServices } from '../outside-services.ts'

export const NOTHING_YET: typeof real.NOTHING_YET = NO_VALUE
export const SERVER_TIME: typeof real.SERVER_TIME = { '.sv': 'timestamp' }
export const ONE_MORE: typeof real.ONE_MORE = { '.sv': { increment: 1 } }

const tree = (): OutsideServices['tree'] => currentServices().tree
const loops = (): OutsideServices['loops'] => currentServices().loops
const roomOf = (path: string): string => path.split('/')[0] ?? ''

/** Copies a value by JSON, and counts its bytes if the simulation measures them. */
function moved<T>(way: 'read' | 'written', value: T): T {
  currentServices().world.noteBytes?.(way, value)
  return value
}

export const read: typeof real.read = (path) =>
  flakyCall(`read ${roomOf(path)}`, () => moved('read', tree().read(path)))

export const readWithEtag: typeof real.readWithEtag = (path) =>
  flakyCall(`read ${roomOf(path)}`, () => {
    const value = moved('read', tree().read(path))
    return { value, etag: currentServices().etagOf(value) }
  })

export const readKeys: typeof real.readKeys = (path) =>
  flakyCall(`read ${roomOf(path)}`, () => Object.keys(tree().read(path) ?? {}))

export const readWindow: typeof real.readWindow = (path, window) =>
  flakyCall(`window of ${roomOf(path)}`, () => moved('read', tree().window(path, window)))

export const readPage: typeof real.readPage = (path, { by, after, atMost }) =>
  flakyCall(`page of ${roomOf(path)}`, () => {
    const place = ([key, child]: [string, unknown]) =>
      by === '$key' ? key : String((child as Record<string, unknown>)[by])
    return Object.entries((tree().read(path) ?? {}) as Record<string, unknown>)
      .filter((entry) => after === null || place(entry) > after)
      .toSorted((one, other) => (place(one) < place(other) ? -1 : 1))
      .slice(0, atMost)
  })

export const writeIf: typeof real.writeIf = (path, value, etag) =>
  flakyCall(`write ${roomOf(path)} if unchanged`, () => {
    if (currentServices().etagOf(tree().read(path)) !== etag || loops().has(path)) return false
    tree().write({ [path]: moved('written', value) })
    return true
  })

export const patch: typeof real.patch = (updates) =>
  flakyCall(`patch ${roomOf(Object.keys(updates)[0] ?? '')}`, () => {
    const fault = faultOfWrite(Object.keys(updates))
    if (fault !== null) throw new Error(fault)
    tree().write(moved('written', updates))
  })

export const erase: typeof real.erase = (path) =>
  flakyCall(`erase ${roomOf(path)}`, () => tree().write({ [path]: null }))

export const increment: typeof real.increment = (path, by = 1) =>
  flakyCall(`add to ${roomOf(path)}`, () => {
    const sum = Number(tree().read(path) ?? 0) + by
    tree().write({ [path]: sum })
    return sum
  })
