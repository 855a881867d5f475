/**
 * The database as plain JavaScript, to compare the emulator with. It follows the documentation, not the emulator's
 * code.
 */

export type Scalar = string | number | boolean

/** In the export format: `{ '.value': 1, '.priority': 2 }`, `{ child: …, '.priority': 2 }`. */
export type Plain = Scalar | null | { readonly [key: string]: Plain }

export const childrenOf = (node: Plain): [string, Plain][] =>
  node === null || typeof node !== 'object' || '.value' in node
    ? []
    : Object.entries(node).filter(([key]) => key !== '.priority')

export const valueOf = (node: Plain): Scalar | null => {
  if (node === null || typeof node !== 'object') return node
  return (node['.value'] as Scalar | undefined) ?? null
}

export const priorityOf = (node: Plain): string | number | null =>
  node !== null && typeof node === 'object' ? ((node['.priority'] as string | number | undefined) ?? null) : null

function childOf(node: Plain, key: string): Plain {
  return childrenOf(node).find(([name]) => name === key)?.[1] ?? null
}

export function at(node: Plain, path: readonly string[]): Plain {
  return path.reduce(childOf, node)
}

/** Drops nulls, and branches of nulls alone. */
export function node(
  value: Plain | undefined,
  children: readonly (readonly [string, Plain])[],
  priority: Plain,
): Plain {
  const kept = children.filter(([, child]) => child !== null)
  if (kept.length > 0) return Object.fromEntries(priority === null ? kept : [...kept, ['.priority', priority]])
  if (value === undefined || value === null) return null
  return priority === null ? value : { '.value': value, '.priority': priority }
}

/** Parses the JSON that a client writes. */
function normal(json: Plain): Plain {
  return node(
    valueOf(json),
    childrenOf(json).map(([key, child]) => [key, normal(child)]),
    priorityOf(json),
  )
}

/** The tree with `value` at `path`. */
export function withValue(root: Plain, path: readonly string[], value: Plain): Plain {
  const [key, ...rest] = path
  if (key === undefined) return normal(value)
  const child = withValue(childOf(root, key), rest, value)
  const others = childrenOf(root).filter(([name]) => name !== key)
  // An existing child replaces the leaf value; a null child does not.
  return node(child === null ? valueOf(root) : null, [...others, [key, child]], priorityOf(root))
}

export function withPriority(root: Plain, path: readonly string[], priority: string | number | null): Plain {
  const old = at(root, path)
  return withValue(root, path, node(valueOf(old), childrenOf(old), priority))
}

/** Gives the same text for the same data, whatever the order of its keys. */
export function textOf(data: Plain): string {
  return JSON.stringify(data, (_, value: unknown) =>
    typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1)))
      : value,
  )
}
