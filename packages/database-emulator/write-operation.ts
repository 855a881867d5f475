import type { Json } from './tree/json.ts'
import { parsePath } from './tree/path.ts'
import type { Path } from './tree/path.ts'

export interface PathWrite {
  readonly path: Path
  readonly value: Json
}

/** One request's write, applied as a whole: one value at a path, or several beneath it. */
export interface WriteOperation {
  readonly is: 'set' | 'update'
  readonly at: Path
  readonly writes: readonly PathWrite[]
}

export function setAt(path: Path, value: Json): WriteOperation {
  return { is: 'set', at: path, writes: [{ path, value }] }
}

/** @param values by path beneath `path`: `{ "name": …, "deep/er": … }` */
export function updateAt(path: Path, values: Readonly<Record<string, Json>>): WriteOperation {
  const writes = Object.entries(values).map(([key, value]) => ({ path: [...path, ...parsePath(key)], value }))
  return { is: 'update', at: path, writes }
}
