import { nodeAt } from './tree/node.ts'
import type { TreeNode } from './tree/node.ts'
import type { Json } from './tree/json.ts'
import { checkDepth, InvalidData } from './tree/limits.ts'

/**
 * Replaces `{".sv": "timestamp"}` and `{".sv": {"increment": n}}` by their values.
 *
 * @param existing the present value at the path: an increment adds to it
 * @param nowMs the write's time, the same that its rules see as `now`
 * @param depth the depth of `existing`; without a limit, deep nesting would overflow the stack
 * @throws InvalidData for an unknown server value, and for data that is too deep
 */
export function resolveServerValues(json: Json, existing: TreeNode | null, nowMs: number, depth: number): Json {
  checkDepth(depth)
  if (json === null || typeof json !== 'object') return json
  if (Array.isArray(json)) {
    return (json as readonly Json[]).map((item, index) =>
      resolveServerValues(item, nodeAt(existing, [String(index)]), nowMs, depth + 1),
    )
  }
  const object = json as { readonly [key: string]: Json }
  if ('.sv' in object) return serverValue(object['.sv'] ?? null, existing, nowMs)
  return Object.fromEntries(
    Object.entries(object).map(([key, value]) => [
      key,
      resolveServerValues(
        value,
        key === '.value' ? existing : nodeAt(existing, [key]),
        nowMs,
        key.startsWith('.') ? depth : depth + 1,
      ),
    ]),
  )
}

function serverValue(name: Json, existing: TreeNode | null, nowMs: number): Json {
  if (name === 'timestamp') return nowMs
  const delta =
    name !== null && typeof name === 'object' && !Array.isArray(name)
      ? (name as { increment?: Json }).increment
      : undefined
  if (typeof delta !== 'number') throw new InvalidData(`Invalid data; unknown server value ${JSON.stringify(name)}`)
  const current = existing?.kind === 'leaf' && typeof existing.value === 'number' ? existing.value : 0
  return current + delta
}
