import type { Caller } from '../auth.ts'
import type { Namespace, Transition } from '../namespace.ts'
import type { Query } from '../query/query.ts'
import { queryFromWire } from '../query/wire-query.ts'
import type { WireQuery } from '../query/wire-query.ts'
import { windowAfter } from '../query/window.ts'
import { changesBetween } from '../tree/changes.ts'
import { hasHash } from '../tree/hash.ts'
import { toExportJson } from '../tree/json.ts'
import type { Json } from '../tree/json.ts'
import { nodeAt } from '../tree/node.ts'
import type { TreeNode } from '../tree/node.ts'
import { overlap } from '../tree/path.ts'
import type { Path } from '../tree/path.ts'

/** A client's listen to a path, or to a window of its children under the client's tag. */
interface Listen {
  readonly path: Path
  readonly query: Query
  readonly wireQuery: WireQuery | undefined
  readonly tag: number | undefined
  /** The data that the client has now. */
  view: TreeNode | null
}

export type Push = (action: 'd' | 'm' | 'c', body: Record<string, Json>) => void

/** The listens of one connection. Pushes the changes of the data they show. */
export class Listens {
  readonly #namespace: Namespace
  readonly #push: Push
  readonly #listens = new Map<string, Listen>()

  constructor(namespace: Namespace, push: Push) {
    this.#namespace = namespace
    this.#push = push
  }

  /**
   * Starts a listen and sends its data at once. The caller has already checked the read permission.
   *
   * @param knownHash the hash of the client's data; if it matches, nothing is sent
   */
  add(path: Path, wireQuery: WireQuery | undefined, tag: number | undefined, knownHash: string | undefined): void {
    const query = queryFromWire(wireQuery)
    const view = this.#namespace.view(path, query)
    const listen = { path, query, wireQuery, tag, view }
    this.#listens.set(keyOf(path, wireQuery), listen)
    if (!hasHash(view, knownHash)) this.#pushData(listen, path, toExportJson(view))
  }

  remove(path: Path, wireQuery: WireQuery | undefined): void {
    this.#listens.delete(keyOf(path, wireQuery))
  }

  /** Handles a write: sends the changes, and ends the listens that may no longer read. */
  changed({ before, after, operation }: Transition, caller: Caller): void {
    for (const listen of [...this.#listens.values()]) {
      if (this.#namespace.readingDependsOnData(listen.path) && this.#revokedFrom(listen, caller)) continue
      // Most writes are elsewhere: comparing their paths is faster than comparing the trees.
      if (!operation.writes.some(({ path }) => overlap(path, listen.path))) continue
      const node = nodeAt(after, listen.path)
      const old = nodeAt(before, listen.path)
      if (node !== old) this.#update(listen, windowAfter(listen.view, old, node, listen.query))
    }
  }

  /** Ends the listens that the caller may not read, after a change of the client's user or of the rules. */
  revoke(caller: Caller): void {
    for (const listen of [...this.#listens.values()]) this.#revokedFrom(listen, caller)
  }

  #revokedFrom(listen: Listen, caller: Caller): boolean {
    if (this.#namespace.mayRead(listen.path, listen.query, caller)) return false
    this.remove(listen.path, listen.wireQuery)
    this.#push('c', { p: pathText(listen.path), ...(listen.wireQuery && { q: [listen.wireQuery] }) })
    return true
  }

  #update(listen: Listen, view: TreeNode | null): void {
    const changes = changesBetween(listen.view, view)
    listen.view = view
    const [first] = changes
    if (first === undefined) return
    if (changes.length === 1) {
      this.#pushData(listen, [...listen.path, ...first.path], toExportJson(first.value))
      return
    }
    // Send one message for one write, so that the client raises its events together.
    const merged = Object.fromEntries(changes.map(({ path, value }) => [pathText(path), toExportJson(value)]))
    this.#push('m', { p: pathText(listen.path), d: merged, ...tagOf(listen) })
  }

  #pushData(listen: Listen, path: Path, data: Json): void {
    this.#push('d', { p: pathText(path), d: data, ...tagOf(listen) })
  }
}

function tagOf(listen: Listen): { t?: number } {
  return listen.tag === undefined ? {} : { t: listen.tag }
}

function pathText(path: Path): string {
  return path.join('/')
}

function keyOf(path: Path, wireQuery: WireQuery | undefined): string {
  const sorted = Object.entries(wireQuery ?? {}).sort(([left], [right]) => (left < right ? -1 : 1))
  return `${pathText(path)}?${JSON.stringify(sorted)}`
}
