/** @returns the upper of the two middle numbers if their count is even; NaN for an empty list */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[sorted.length >> 1] ?? Number.NaN
}
