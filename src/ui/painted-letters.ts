/** Letters upon a painting: how small and how large they may be, and the largest that fit. */

/** Shares of a page's width. Words that would have to be smaller than the least stand beneath the picture instead. */
export const PAINTED_LETTERS = { least: 0.03, most: 0.056 } as const

/** The largest size that fits, to a thousandth of what lies between; the least where none does. @param fits of any size in one unit */
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
