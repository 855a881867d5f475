/** When each printed word is said: the voice tells of most words, once or several times, and of some never. */

/**
 * @param starts where each word begins in the spoken text, in characters
 * @param told what the voice told, in any order
 * @param endMs of the clause
 * @returns a time for each word, none before the one that precedes it; untold ones share the time up to the next
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

/** @param ahead the untold word first, then what follows it */
function share(ahead: readonly number[], lastMs: number, endMs: number): number {
  const untold = ahead.findIndex((time) => time !== Infinity)
  const [nextMs = endMs, words] = untold < 0 ? [endMs, ahead.length] : [ahead[untold], untold]
  return (nextMs - lastMs) / (words + 1)
}
