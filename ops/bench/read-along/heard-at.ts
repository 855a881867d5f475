/** Finds the place of a sound in a clip by comparing their loudness. */

/** Loudness of a sound over time. */
export interface Loudness {
  /** Start of each value, in seconds. */
  atS: readonly number[]
  level: readonly number[]
}

interface Search {
  heard: Loudness
  /** The moment to search for, on the clock of `heard`. */
  atS: number
  /** Loudness of the clip itself. */
  reference: Loudness
  /** The expected place in the clip. */
  nearMs: number
  /** Seconds of the clip in one second of playback. */
  rate: number
}

const STEP_S = 0.002
/** One second of speech is unique. */
const BEFORE_S = 0.4
const AFTER_S = 0.6
const REACH_S = 0.4
/** A lower similarity means another sound, or silence. */
const ALIKE = 0.7

/** @returns milliseconds of the clip; null if no place is similar enough */
export function heardAtMs({ heard, atS, reference, nearMs, rate }: Search): number | null {
  const moments = Array.from(
    { length: Math.round((BEFORE_S + AFTER_S) / STEP_S) },
    (_, step) => step * STEP_S - BEFORE_S,
  )
  const wanted = centred(moments.map((moment) => levelAt(heard, atS + moment)))
  let best = { alike: ALIKE, offsetS: NaN }
  for (let offsetS = -REACH_S; offsetS <= REACH_S; offsetS += STEP_S) {
    const there = centred(moments.map((moment) => levelAt(reference, nearMs / 1_000 + (offsetS + moment) * rate)))
    const alike = there.reduce((sum, level, at) => sum + level * (wanted[at] ?? 0), 0)
    if (alike > best.alike) best = { alike, offsetS }
  }
  return Number.isNaN(best.offsetS) ? null : nearMs + best.offsetS * 1_000
}

/** Scales the levels to a mean of 0 and a vector length of 1. */
function centred(levels: readonly number[]): number[] {
  const mean = levels.reduce((sum, level) => sum + level, 0) / levels.length
  const around = levels.map((level) => level - mean)
  const length = Math.hypot(...around) || 1
  return around.map((level) => level / length)
}

function levelAt({ atS, level }: Loudness, momentS: number): number {
  let [low, high] = [0, atS.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((atS[middle] ?? 0) <= momentS) low = middle + 1
    else high = middle
  }
  return level[low - 1] ?? 0
}
