/** A path in the database: its keys from the root down. The root is `[]`. */
export type Path = readonly string[]

export const ROOT: Path = []

/** Reads `/a/b`, `a/b` or `a//b/`; keys are taken as they are (not URL-decoded). */
export function parsePath(text: string): Path {
  return text.split('/').filter((key) => key !== '')
}

export function formatPath(path: Path): string {
  return '/' + path.join('/')
}

/** @returns whether `outer` is `inner` or one of its ancestors */
export function contains(outer: Path, inner: Path): boolean {
  return outer.length <= inner.length && outer.every((key, depth) => key === inner[depth])
}

/** @returns whether a write at one of the paths changes the data at the other */
export function overlap(left: Path, right: Path): boolean {
  return contains(left, right) || contains(right, left)
}
