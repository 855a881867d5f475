/** @returns the upper of the two middle ones where there is no middle; not a number where there is none at all */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[sorted.length >> 1] ?? Number.NaN
}
