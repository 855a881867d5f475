/** Computes the time of each printed word: the voice reports most words, once or several times, and some never. */

/**
 * @param starts index of each word's first character in the spoken text
 * @param told the voice's reports, in any order
 * @param endMs of the clause
 * @returns a time for each word, in ascending order; unreported words share the time up to the next reported one
 */
export function wordTimes(
  starts: readonly number[],
  told: readonly { at: number; startMs: number }[],
  endMs: number,
): number[] {
  const earliest = starts.map((start, index) => {
    const end = starts[index + 1] ?? Infinity
    return Math.min(...told.filter(({ at }) => at >= start && at < end).map(({ startMs }) => startMs))
  })
  const times: number[] = []
  for (const [index, time] of earliest.entries()) {
    const last = times.at(-1) ?? 0
    times.push(Math.max(last, time === Infinity ? last + share(earliest.slice(index), last, endMs) : time))
  }
  return times
}

/** @param ahead the unreported word first, then the words after it */
function share(ahead: readonly number[], lastMs: number, endMs: number): number {
  const untold = ahead.findIndex((time) => time !== Infinity)
  const [nextMs = endMs, words] = untold < 0 ? [endMs, ahead.length] : [ahead[untold], untold]
  return (nextMs - lastMs) / (words + 1)
}
