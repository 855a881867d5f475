/** Cases in which the third judge answers wrongly, and why. Any other difference is a fault of one of the two. */
import { childAt } from '#packages/database-emulator/tree/node.ts'
import { fromJson } from '#packages/database-emulator/tree/json.ts'
import type { Case } from '../fuzz/case.ts'

export interface KnownDifference {
  readonly name: string
  readonly isOf: (one: Case) => boolean
}

export const KNOWN_DIFFERENCES: readonly KnownDifference[] = [
  {
    /**
     * Deletes a field beneath a plain value: targaryen removes the plain value, and so sees a record that ends. The
     * service's own client and ours find no field beneath a plain value, and keep the value.
     */
    name: 'a null beneath a plain value',
    isOf: ({ before, act }) =>
      act.is === 'write' && act.writes.some(({ path, value }) => value === null && isBeneathPlainValue(before, path)),
  },
]

function isBeneathPlainValue(before: Case['before'], path: readonly string[]): boolean {
  const root = fromJson(before ?? null)
  return path.some((_, depth) => childAt(root, path.slice(0, depth))?.kind === 'leaf')
}
