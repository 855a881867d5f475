/** The database's data: JSON without null and without empty branches, as the service keeps it. What was read is never changed. */
type Branch = { readonly [key: string]: unknown }

export class Tree {
  #root: Branch = {}
  readonly #watch: (path: string, before: unknown, after: unknown) => void
  readonly #nowMs: () => number

  /** @param watch told of each place that was written */
  constructor(nowMs: () => number, watch: (path: string, before: unknown, after: unknown) => void) {
    this.#nowMs = nowMs
    this.#watch = watch
  }

  /** Null where nothing is. */
  read(path: string): unknown {
    let at: unknown = this.#root
    for (const key of path.split('/')) at = isBranch(at) ? at[key] : undefined
    return at ?? null
  }

  /** All places at once. */
  write(updates: Record<string, unknown>): void {
    for (const [path, value] of Object.entries(updates)) {
      const before = this.read(path)
      this.#root = withPlace(this.#root, path.split('/'), this.#kept(value)) ?? {}
      this.#watch(path, before, this.read(path))
    }
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

/** A new branch with another value at a place; undefined where it would be empty. */
function withPlace(branch: Branch, [key = '', ...rest]: readonly string[], value: unknown): Branch | undefined {
  const inner = branch[key]
  const becomes = rest.length === 0 ? value : withPlace(isBranch(inner) ? inner : {}, rest, value)
  if (becomes !== undefined) return { ...branch, [key]: becomes }
  const { [key]: _before, ...others } = branch
  return Object.keys(others).length === 0 ? undefined : others
}

const isBranch = (value: unknown): value is Branch => typeof value === 'object' && value !== null
