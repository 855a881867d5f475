/**
 * The melody of a voice: the period of each frame is where its normalised autocorrelation is highest (P. Boersma,
 * "Accurate short-term analysis of the fundamental frequency", 1993, without its search for a smooth path).
 */
const FRAME_S = 0.04
const STEP_S = 0.01
const LOWEST_HZ = 80
const HIGHEST_HZ = 500
/** Below this a frame is noise: an s, a breath. */
const VOICED = 0.6
const SILENT_RMS = 0.01
/** Four samples of 48 kHz become one: that is enough for a voice's pitch. */
const THINNED = 4

/** @param samples mono @returns Hz of each voiced frame */
export function voicedPitches(samples: Float32Array, sampleRate: number): number[] {
  const thin = Float32Array.from({ length: Math.floor(samples.length / THINNED) }, (_, at) => {
    let sum = 0
    for (let next = 0; next < THINNED; next += 1) sum += samples[at * THINNED + next] ?? 0
    return sum / THINNED
  })
  const rate = sampleRate / THINNED
  const frame = Math.round(FRAME_S * rate)
  const longest = Math.floor(rate / LOWEST_HZ)
  const pitches: number[] = []
  for (let at = 0; at + frame + longest <= thin.length; at += Math.round(STEP_S * rate)) {
    const period = periodOf(thin.subarray(at, at + frame + longest), frame, Math.ceil(rate / HIGHEST_HZ), longest)
    if (period !== null) pitches.push(rate / period)
  }
  return pitches
}

/** @returns the period in samples; null for noise or silence */
function periodOf(samples: Float32Array, frame: number, shortest: number, longest: number): number | null {
  const power = product(samples, 0, 0, frame)
  if (Math.sqrt(power / frame) < SILENT_RMS) return null
  const likeness = (lag: number) =>
    product(samples, 0, lag, frame) / Math.sqrt(power * product(samples, lag, lag, frame))
  const all = Array.from({ length: longest - shortest + 1 }, (_, index) => likeness(shortest + index))
  const best = Math.max(...all)
  if (best < VOICED) return null
  // Twice the period is as similar: take the first value that is nearly as good as the best.
  return shortest + all.findIndex((value, index) => value > 0.93 * best && value >= (all[index + 1] ?? -1))
}

function product(samples: Float32Array, one: number, other: number, length: number): number {
  let sum = 0
  for (let at = 0; at < length; at += 1) sum += (samples[one + at] as number) * (samples[other + at] as number)
  return sum
}
