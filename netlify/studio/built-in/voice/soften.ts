/** What makes a synthetic voice gentler: no hard onset, no hiss, an even loudness. */

const SILENCE = 0.004
const FADE_IN_MS = 12
const FADE_OUT_MS = 60
/** Above this the voice only hisses. */
const LOW_PASS_HZ = 5_200
/** −3 dB */
const PEAK = 0.7

/** @returns the first and one past the last sample that is heard */
export function heard(samples: Float32Array): { from: number; to: number } {
  const isHeard = (value: number) => Math.abs(value) > SILENCE
  const from = samples.findIndex(isHeard)
  return from < 0 ? { from: 0, to: 0 } : { from, to: samples.findLastIndex(isHeard) + 1 }
}

export function softened(samples: Float32Array, sampleRate: number): Float32Array {
  const passed = lowPass(samples, sampleRate)
  const loudest = passed.reduce((peak, value) => Math.max(peak, Math.abs(value)), 0)
  const gain = loudest > 0 ? PEAK / loudest : 1
  const fadeIn = (sampleRate * FADE_IN_MS) / 1_000
  const fadeOut = (sampleRate * FADE_OUT_MS) / 1_000
  return passed.map((value, i) => value * gain * Math.min(1, i / fadeIn, (passed.length - 1 - i) / fadeOut))
}

/** One pole, 6 dB an octave: audible, not dull. */
function lowPass(samples: Float32Array, sampleRate: number): Float32Array {
  const share = 1 - Math.exp((-2 * Math.PI * LOW_PASS_HZ) / sampleRate)
  let level = 0
  return samples.map((value) => (level += (value - level) * share))
}
