import { childrenOf } from './node.ts'
import type { TreeNode } from './node.ts'
import { ROOT } from './path.ts'
import type { Path } from './path.ts'

/** `value` now lies at `path`, in place of whatever was there. */
export interface Change {
  readonly path: Path
  readonly value: TreeNode | null
}

/**
 * What turns `before` into `after`, as few and as small overwrites as possible.
 * Shared nodes are skipped at once, so the cost is that of what was written.
 */
export function changesBetween(before: TreeNode | null, after: TreeNode | null, path: Path = ROOT): Change[] {
  if (before === after || sameLeaf(before, after)) return []
  const overwrite = [{ path, value: after }]
  if (before?.kind !== 'branch' || after?.kind !== 'branch' || before.priority !== after.priority) return overwrite
  const keys = new Set([...before.children.keys(), ...after.children.keys()])
  let untouched = keys.size
  const changes: Change[] = []
  for (const key of keys) {
    const ofChild = changesBetween(childrenOf(before).get(key) ?? null, childrenOf(after).get(key) ?? null, [...path, key])
    if (ofChild.length > 0) untouched -= 1
    changes.push(...ofChild)
  }
  return untouched === 0 && changes.length > 1 ? overwrite : changes
}

function sameLeaf(before: TreeNode | null, after: TreeNode | null): boolean {
  return (
    before?.kind === 'leaf' && after?.kind === 'leaf' && before.value === after.value && before.priority === after.priority
  )
}
