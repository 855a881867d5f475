/** x, y in pixels of the page or units of a figure. */
export type Point = readonly [number, number]
/** A point on a centre line with the half width there. */
export type Sample = readonly [x: number, y: number, halfWidth: number]

/** @throws RangeError if the list has no such item: a drawing with a hole in it is our mistake */
export function itemAt<T>(list: readonly T[], index: number): T {
  const item = list.at(index)
  if (item === undefined) throw new RangeError(`no item ${index} in a list of ${list.length}`)
  return item
}
