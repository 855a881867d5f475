/** Which page indices can lie open, and how they are called. Indices as `FlipBook` reports them: 0, 1, 3, 5 … */

/** The index after `index`, or `index` itself at the end. @param count pages in all, cover and ending included */
export const nextPageIndex = (index: number, count: number): number =>
  index >= count - 1 ? index : Math.min(index === 0 ? 1 : index + 2, count - 1)

/** The index before `index`, or 0 on the cover. */
export const previousPageIndex = (index: number): number => Math.max(0, index <= 1 ? 0 : index - 2)

/** The printed numbers of the two open pages; null on cover and ending, which have none. */
export function openPageNumbers(index: number, count: number): { first: number; last: number; of: number } | null {
  if (index <= 0 || index >= count - 1) return null
  return { first: index, last: index + 1, of: count - 2 }
}
