/** Stands for netlify/clients/database.ts: a tree in memory with the same conditional writes; an ETag is the value itself. */
import type * as real from '#netlify/clients/database.ts'
import { flakyCall } from '../flaky-call.ts'
import { currentProcess } from '../simulated-world.ts'
import { servicesOf, type OutsideServices } from '../outside-services.ts'

export const NOTHING_YET: typeof real.NOTHING_YET = 'null_etag'
export const SERVER_TIME: typeof real.SERVER_TIME = { '.sv': 'timestamp' }

const tree = (): OutsideServices['tree'] => servicesOf(currentProcess().world).tree
const loops = (): OutsideServices['loops'] => servicesOf(currentProcess().world).loops
const roomOf = (path: string): string => path.split('/')[0] ?? ''

/** What was read is never changed, so the same value keeps its tag. */
const etags = new WeakMap<object, string>()
function etagOf(value: unknown): string {
  if (value === null) return NOTHING_YET
  if (typeof value !== 'object') return JSON.stringify(value)
  const known = etags.get(value)
  if (known) return known
  const etag = JSON.stringify(value)
  etags.set(value, etag)
  return etag
}

export const read: typeof real.read = (path) => flakyCall(`read ${roomOf(path)}`, () => tree().read(path))

export const readWithEtag: typeof real.readWithEtag = (path) =>
  flakyCall(`read ${roomOf(path)}`, () => {
    const value = tree().read(path)
    return { value, etag: etagOf(value) }
  })

export const readKeys: typeof real.readKeys = (path) =>
  flakyCall(`read ${roomOf(path)}`, () => Object.keys(tree().read(path) ?? {}))

export const readWindow: typeof real.readWindow = (path, window) =>
  flakyCall(`window of ${roomOf(path)}`, () => {
    const children = Object.entries((tree().read(path) ?? {}) as Record<string, unknown>)
    const valueOf = (child: unknown) => (window.by === '$value' ? child : (child as Record<string, unknown>)[window.by])
    if ('equalTo' in window)
      return children.filter(([, child]) => valueOf(child) === window.equalTo).slice(0, window.atMost)
    const { from = 1, until = Infinity, atMost } = window
    return children
      .map(([key, child]) => ({ key, child, at: valueOf(child) }))
      .filter(
        (one): one is { key: string; child: unknown; at: number } =>
          typeof one.at === 'number' && one.at >= from && one.at <= until,
      )
      .toSorted((one, other) => one.at - other.at)
      .slice(0, atMost)
      .map(({ key, child }): [string, unknown] => [key, child])
  })

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
    if (etagOf(tree().read(path)) !== etag || loops().has(path)) return false
    tree().write({ [path]: value })
    return true
  })

export const patch: typeof real.patch = (updates) =>
  flakyCall(`patch ${roomOf(Object.keys(updates)[0] ?? '')}`, () => tree().write(updates))

export const erase: typeof real.erase = (path) =>
  flakyCall(`erase ${roomOf(path)}`, () => tree().write({ [path]: null }))
