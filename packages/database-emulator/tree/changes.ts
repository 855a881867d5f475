import type { TreeNode } from './node.ts'
import { ROOT } from './path.ts'
import type { Path } from './path.ts'
import { differingKeys } from './sorted-map.ts'

/** An overwrite: `value` replaces everything at `path`. */
export interface Change {
  readonly path: Path
  readonly value: TreeNode | null
}

/**
 * Computes the overwrites that turn `before` into `after`, as few and as small as possible.
 * Shared nodes are skipped at once, so the cost is that of the write.
 */
export function changesBetween(before: TreeNode | null, after: TreeNode | null, path: Path = ROOT): Change[] {
  if (before === after || sameLeaf(before, after)) return []
  const overwrite = [{ path, value: after }]
  if (before?.kind !== 'branch' || after?.kind !== 'branch' || before.priority !== after.priority) return overwrite
  let removed = 0
  let changed = 0
  const changes: Change[] = []
  for (const key of differingKeys(before.children, after.children)) {
    const child = after.children.get(key) ?? null
    const ofChild = changesBetween(before.children.get(key) ?? null, child, [...path, key])
    if (ofChild.length > 0) changed += 1
    if (child === null) removed += 1
    changes.push(...ofChild)
  }
  const nothingStays = changed === after.children.size + removed
  return nothingStays && changes.length > 1 ? overwrite : changes
}

function sameLeaf(before: TreeNode | null, after: TreeNode | null): boolean {
  return (
    before?.kind === 'leaf' &&
    after?.kind === 'leaf' &&
    before.value === after.value &&
    before.priority === after.priority
  )
}
