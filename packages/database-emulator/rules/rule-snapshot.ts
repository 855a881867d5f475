import { childAt, childrenOf } from '../tree/node.ts'
import type { TreeNode } from '../tree/node.ts'
import { toJson } from '../tree/json.ts'
import type { Json } from '../tree/json.ts'
import { parsePath } from '../tree/path.ts'
import type { Path } from '../tree/path.ts'

/** Value of `data`, `newData` and `root` in a rule: a path in one state of the database. */
export class RuleSnapshot {
  readonly node: TreeNode | null
  readonly #root: TreeNode | null
  readonly #path: Path

  /** @param node the node at the path, if the caller already has it */
  constructor(root: TreeNode | null, path: Path, node = childAt(root, path)) {
    this.node = node
    this.#root = root
    this.#path = path
  }

  val(): Json {
    return toJson(this.node)
  }

  child(path: string): RuleSnapshot {
    const keys = parsePath(path)
    return new RuleSnapshot(this.#root, [...this.#path, ...keys], childAt(this.node, keys))
  }

  /** @throws RangeError at the root, which has no parent */
  parent(): RuleSnapshot {
    if (this.#path.length === 0) throw new RangeError('the root has no parent')
    return new RuleSnapshot(this.#root, this.#path.slice(0, -1))
  }

  exists(): boolean {
    return this.node !== null
  }

  hasChild(path: string): boolean {
    return childAt(this.node, parsePath(path)) !== null
  }

  hasChildren(keys?: readonly string[]): boolean {
    return keys === undefined ? childrenOf(this.node).size > 0 : keys.every((key) => this.hasChild(key))
  }

  isOf(type: 'string' | 'number' | 'boolean'): boolean {
    const node = this.node
    return node?.kind === 'leaf' && typeof node.value === type
  }

  getPriority(): string | number | null {
    return this.node?.priority ?? null
  }
}
