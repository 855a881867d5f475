/** Letters on a painting: how small and how large they may be, and the largest that fit. */

/**
 * Fractions of a page's width. Words that would need smaller letters than the least are beneath the picture instead.
 */
export const PAINTED_LETTERS = { least: 0.03, most: 0.056 } as const

/**
 * The largest size that fits, to a thousandth of the range; the least if none fits. @param fits for a size in any one
 * unit
 */
export function largestThatFits(least: number, most: number, fits: (size: number) => boolean): number {
  if (fits(most)) return most
  let [low, high] = [least, most]
  while (high - low > (most - least) / 1_000) {
    const middle = (low + high) / 2
    if (fits(middle)) low = middle
    else high = middle
  }
  return low
}
