/**
 * The database's data: JSON without null and without empty branches, like the service. Read values are immutable. Large
 * folders are maps of their children, so that a write costs the same with ten and with a hundred thousand of them.
 */
import type { Window } from '#netlify/clients/database.ts'

type Branch = { readonly [key: string]: unknown }
type Watch = (path: string, before: unknown, after: unknown) => void

export class Tree {
  readonly #rooms = new Map<string, Map<string, unknown>>()
  /** Cached whole values of these folders, until the next write. */
  readonly #wholes = new Map<string, Branch>()
  readonly #watch: Watch
  readonly #nowMs: () => number

  /** @param watch called for each written path */
  constructor(nowMs: () => number, watch: Watch) {
    this.#nowMs = nowMs
    this.#watch = watch
  }

  /** @returns null if the path has no data */
  read(path: string): unknown {
    const [room = '', key, ...rest] = path.split('/')
    if (key === undefined) return this.#whole(room)
    let at: unknown = this.#rooms.get(room)?.get(key)
    for (const inner of rest) at = isBranch(at) ? at[inner] : undefined
    return at ?? null
  }

  /** Writes all paths at once. */
  write(updates: Record<string, unknown>): void {
    for (const [path, value] of Object.entries(updates)) {
      const before = this.read(path)
      const [room = '', key, ...rest] = path.split('/')
      const kept = isOneMore(value) ? Number(before ?? 0) + 1 : this.#kept(value)
      if (key === undefined) this.#replaceRoom(room, kept)
      else this.#writeChild(room, key, rest, kept)
      this.#watch(path, before, this.read(path))
    }
  }

  /** Same result as clients/database.ts: children with the smallest numbers first. */
  window(path: string, window: Window): [key: string, value: unknown][] {
    const children = Object.entries((this.read(path) ?? {}) as Branch)
    const valueOf = (child: unknown) => (window.by === '$value' ? child : (child as Branch)[window.by])
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
  }

  /** Called for each written child of a large folder. */
  protected childWritten(_room: string, _key: string, _before: unknown, _after: unknown): void {}

  #whole(room: string): Branch | null {
    const children = this.#rooms.get(room)
    if (!children) return null
    const whole = this.#wholes.get(room) ?? Object.fromEntries(children)
    this.#wholes.set(room, whole)
    return whole
  }

  #replaceRoom(room: string, value: unknown): void {
    for (const key of this.#rooms.get(room)?.keys() ?? []) this.#writeChild(room, key, [], undefined)
    for (const [key, child] of Object.entries((value ?? {}) as Branch)) this.#writeChild(room, key, [], child)
  }

  #writeChild(room: string, key: string, rest: readonly string[], value: unknown): void {
    const children = this.#rooms.get(room) ?? new Map<string, unknown>()
    const before = children.get(key)
    const after = rest.length === 0 ? value : withPlace(isBranch(before) ? before : {}, rest, value)
    if (after === undefined) children.delete(key)
    else children.set(key, after)
    if (children.size === 0) this.#rooms.delete(room)
    else this.#rooms.set(room, children)
    this.#wholes.delete(room)
    this.childWritten(room, key, before, after)
  }

  #kept(value: unknown): unknown {
    if (value === null || value === undefined) return undefined
    if (typeof value !== 'object') return value
    if ('.sv' in value) return this.#nowMs()
    if (Array.isArray(value)) return value.length === 0 ? undefined : value.map((one) => this.#kept(one))
    const entries = Object.entries(value)
      .map(([key, one]) => [key, this.#kept(one)] as const)
      .filter(([, one]) => one !== undefined)
    return entries.length === 0 ? undefined : Object.fromEntries(entries)
  }
}

const isOneMore = (value: unknown): boolean => isBranch(value) && isBranch(value['.sv'])

/** @returns a new branch with another value at a path; undefined if it would be empty */
function withPlace(branch: Branch, [key = '', ...rest]: readonly string[], value: unknown): Branch | undefined {
  const inner = branch[key]
  const becomes = rest.length === 0 ? value : withPlace(isBranch(inner) ? inner : {}, rest, value)
  if (becomes !== undefined) return { ...branch, [key]: becomes }
  const { [key]: _before, ...others } = branch
  return Object.keys(others).length === 0 ? undefined : others
}

const isBranch = (value: unknown): value is Branch => typeof value === 'object' && value !== null
