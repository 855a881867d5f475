/** @returns the next item of the shelf, after the last one the first; null if there is no other */
export function nextOf<T extends { id: string }>(shelf: readonly T[], id: string): T | null {
  const at = shelf.findIndex((each) => each.id === id)
  const next = shelf[(at + 1) % shelf.length]
  return next && next.id !== id ? next : null
}
