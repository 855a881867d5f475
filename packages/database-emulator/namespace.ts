import { nodeAt } from './tree/node.ts'
import type { TreeNode } from './tree/node.ts'
import { formatPath } from './tree/path.ts'
import type { Path } from './tree/path.ts'
import { fromJson } from './tree/json.ts'
import { withNodeAt } from './tree/write.ts'
import { hashOf } from './tree/hash.ts'
import { checkPath, InvalidData, InvalidKey } from './tree/limits.ts'
import { indexNameOf, showsEverything } from './query/query.ts'
import type { Query } from './query/query.ts'
import { ruleQueryOf } from './query/rule-query.ts'
import { windowOf } from './query/window.ts'
import { mayRead, mayWrite, readingDependsOnData } from './rules/authorise.ts'
import type { Verdict } from './rules/authorise.ts'
import { indexesAt } from './rules/ruleset.ts'
import type { RuleNode } from './rules/ruleset.ts'
import type { Caller } from './auth.ts'
import { resolveServerValues } from './server-values.ts'
import { setAt } from './write-operation.ts'
import type { PathWrite, WriteOperation } from './write-operation.ts'

/** The result of a write; `message` is for the client, `key` is the invalid key. */
export type WriteOutcome =
  | { readonly is: 'written'; readonly values: readonly (TreeNode | null)[] }
  | { readonly is: 'denied' }
  | { readonly is: 'stale'; readonly current: TreeNode | null }
  | { readonly is: 'invalid'; readonly message: string; readonly key?: string }

/** The root before and after a write. */
export interface Transition {
  readonly before: TreeNode | null
  readonly after: TreeNode | null
  readonly operation: WriteOperation
}

export interface Watcher {
  /** Called for every write before it is answered. */
  changed(transition: Transition): void
  /** Read access may have been revoked. */
  rulesReplaced(): void
}

export interface NamespaceSettings {
  readonly name: string
  readonly rules: RuleNode
  readonly rulesText: string
  readonly clock: () => number
  readonly log: (line: string) => void
}

/** One database: its data, its rules and its listeners. */
export class Namespace {
  readonly name: string
  readonly clock: () => number
  readonly #log: (line: string) => void
  readonly #watchers = new Set<Watcher>()
  #root: TreeNode | null = null
  #rules: RuleNode
  #rulesText: string
  /** Cache of `readingDependsOnData`, which is called for every listen at every write. */
  #dependence = new WeakMap<Path, boolean>()

  constructor(settings: NamespaceSettings) {
    this.name = settings.name
    this.#rules = settings.rules
    this.#rulesText = settings.rulesText
    this.clock = settings.clock
    this.#log = settings.log
  }

  nodeAt(path: Path): TreeNode | null {
    return nodeAt(this.#root, path)
  }

  view(path: Path, query: Query): TreeNode | null {
    return windowOf(this.nodeAt(path), query)
  }

  /** @returns the index that a query needs at a path and the rules do not list; null if it needs none */
  missingIndex(path: Path, query: Query): string | null {
    const index = indexNameOf(query.index)
    if (index === null || showsEverything(query)) return null
    return indexesAt(this.#rules, path).includes(index) ? null : index
  }

  mayRead(path: Path, query: Query, caller: Caller): boolean {
    if (caller.isAdmin) return true
    const verdict = mayRead(this.#rules, {
      auth: caller.auth,
      nowMs: this.clock(),
      root: this.#root,
      path,
      query: ruleQueryOf(query),
    })
    return this.#explained('read', [path], caller, verdict)
  }

  /** @returns whether a later write could revoke the right to read */
  readingDependsOnData(path: Path): boolean {
    const known = this.#dependence.get(path)
    if (known !== undefined) return known
    const depends = readingDependsOnData(this.#rules, path)
    this.#dependence.set(path, depends)
    return depends
  }

  /** The rules' source text. */
  get rulesText(): string {
    return this.#rulesText
  }

  /** Ends the listens on paths that the new rules do not allow to read. */
  replaceRules(rules: RuleNode, rulesText: string): void {
    this.#rules = rules
    this.#rulesText = rulesText
    this.#dependence = new WeakMap()
    for (const watcher of [...this.#watchers]) watcher.rulesReplaced()
  }

  /** Checks a write against the rules without writing. */
  mayWrite({ writes }: WriteOperation, caller: Caller): boolean {
    const nowMs = this.clock()
    return caller.isAdmin || this.#mayWrite(writes, this.#applied(writes, nowMs).after, caller, nowMs)
  }

  /**
   * Applies all of the operation or nothing.
   *
   * @param expectedHash the hash that the node must have now (a transaction, `if-match`)
   */
  write(operation: WriteOperation, caller: Caller, expectedHash?: string): WriteOutcome {
    const { at, writes } = operation
    if (expectedHash !== undefined && hashOf(this.nodeAt(at)) !== expectedHash)
      return { is: 'stale', current: this.nodeAt(at) }
    const nowMs = this.clock()
    try {
      const { after, values } = this.#applied(writes, nowMs)
      if (!caller.isAdmin && !this.#mayWrite(writes, after, caller, nowMs)) return { is: 'denied' }
      this.#replaceRoot(after, operation)
      return { is: 'written', values }
    } catch (error) {
      if (!(error instanceof InvalidData)) throw error
      return { is: 'invalid', message: error.message, ...(error instanceof InvalidKey && { key: error.key }) }
    }
  }

  /** Restores the first state: no data, the rules given here. Listeners receive the empty state. */
  reset(rules: RuleNode, rulesText: string): void {
    this.replaceRules(rules, rulesText)
    this.#replaceRoot(null, setAt([], null))
  }

  watch(watcher: Watcher): () => void {
    this.#watchers.add(watcher)
    return () => this.#watchers.delete(watcher)
  }

  #applied(writes: readonly PathWrite[], nowMs: number): { after: TreeNode | null; values: (TreeNode | null)[] } {
    refuseOverlaps(writes)
    let after = this.#root
    const values = writes.map(({ path, value }) => {
      checkPath(path)
      const resolved = fromJson(resolveServerValues(value, this.nodeAt(path), nowMs, path.length), path.length)
      after = withNodeAt(after, path, resolved)
      return resolved
    })
    return { after, values }
  }

  #mayWrite(writes: readonly PathWrite[], after: TreeNode | null, caller: Caller, nowMs: number): boolean {
    const paths = writes.map(({ path }) => path)
    const verdict = mayWrite(this.#rules, { auth: caller.auth, nowMs, before: this.#root, after, paths })
    return this.#explained('write', paths, caller, verdict)
  }

  #replaceRoot(after: TreeNode | null, operation: WriteOperation): void {
    const before = this.#root
    if (before === after) return
    this.#root = after
    for (const watcher of [...this.#watchers]) watcher.changed({ before, after, operation })
  }

  #explained(act: string, paths: readonly Path[], caller: Caller, verdict: Verdict): boolean {
    if (!verdict.allowed) {
      const who = caller.auth === null ? 'a visitor' : `uid ${JSON.stringify(caller.auth.uid)}`
      this.#log(
        `${this.name}: permission_denied: ${act} ${paths.map(formatPath).join(', ')} by ${who}: ${verdict.because}`,
      )
    }
    return verdict.allowed
  }
}

/** The sort puts the descendants of a path directly after it. */
function refuseOverlaps(writes: readonly PathWrite[]): void {
  const places = writes.map(({ path }) => path.map((key) => `${key}/`).join('')).sort()
  for (const [index, place] of places.entries()) {
    if (places[index + 1]?.startsWith(place) === true) {
      throw new InvalidData(`Invalid data; /${place} is written twice in one update`)
    }
  }
}
