/** Makes a synthetic voice gentler: no hard onset, no hiss, a small room around it, the same loudness for each clip. */
import { loudness } from './loudness.ts'

const SILENCE = 0.004
const FADE_IN_MS = 8
const FADE_OUT_MS = 40
/** Above this frequency the voice only hisses; the frequencies that distinguish s, ş, ç and f lie below. */
const LOW_PASS_HZ = 7_500
/** The first walls of a nursery: delay and level of their echoes. */
const ECHOES = [
  { ms: 11, level: 0.11 },
  { ms: 19, level: 0.085 },
  { ms: 29, level: 0.06 },
  { ms: 43, level: 0.04 },
]
/** Walls absorb high frequencies. */
const WALL_LOW_PASS_HZ = 2_200
/**
 * The voice is much louder than music of −20 LUFS, which is lowered while the voice speaks (packages/sound/player.ts).
 */
const VOICE_LUFS = -16.8
/** −3.6 dB: encoders overshoot, and so do players between the samples. */
const HIGHEST_PEAK = 0.66
/** The limiter lowers the gain before a peak, so that nothing cracks. */
const LIMITER_MS = 4
/** A second pass restores the loudness that the limiter removes. */
const LOUDNESS_PASSES = 2

/** @returns the index of the first audible sample, and one past the last */
export function heard(samples: Float32Array): { from: number; to: number } {
  const isHeard = (value: number) => Math.abs(value) > SILENCE
  const from = samples.findIndex(isHeard)
  return from < 0 ? { from: 0, to: 0 } : { from, to: samples.findLastIndex(isHeard) + 1 }
}

/** Fades the ends of one clause, which would click. */
export function faded(samples: Float32Array, sampleRate: number): Float32Array {
  const fadeIn = (sampleRate * FADE_IN_MS) / 1_000
  const fadeOut = (sampleRate * FADE_OUT_MS) / 1_000
  return samples.map((value, i) => value * Math.min(1, i / fadeIn, (samples.length - 1 - i) / fadeOut))
}

/** Processes the whole clip, pauses included. */
export function softened(samples: Float32Array, sampleRate: number): Float32Array {
  const voice = lowPass(samples, sampleRate, LOW_PASS_HZ)
  const wall = lowPass(voice, sampleRate, WALL_LOW_PASS_HZ)
  for (const { ms, level } of ECHOES) {
    const delay = Math.round((ms * sampleRate) / 1_000)
    for (let i = delay; i < voice.length; i++) voice[i] = (voice[i] ?? 0) + (wall[i - delay] ?? 0) * level
  }
  return even(voice, sampleRate)
}

/** Gives each clip the same loudness, with limited peaks. Works in place: a minute of sound takes five megabytes. */
export function even(samples: Float32Array, sampleRate: number): Float32Array {
  for (let pass = 0; pass < LOUDNESS_PASSES; pass += 1) {
    const now = loudness([samples], sampleRate)
    if (!Number.isFinite(now)) return samples
    const gain = 10 ** ((VOICE_LUFS - now) / 20)
    samples.forEach((value, at) => (samples[at] = value * gain))
    limit(samples, sampleRate)
  }
  return samples
}

/**
 * A limiter that looks ahead: takes the smallest gain that any nearby sample needs, and smooths it over the same reach.
 */
function limit(samples: Float32Array, sampleRate: number): void {
  const reach = Math.round((LIMITER_MS * sampleRate) / 1_000)
  const least = new Float32Array(samples.length).fill(1)
  samples.forEach((value, at) => {
    const needed = HIGHEST_PEAK / Math.abs(value)
    if (needed >= 1) return
    const to = Math.min(samples.length - 1, at + reach)
    for (let near = Math.max(0, at - reach); near <= to; near += 1) least[near] = Math.min(least[near] ?? 1, needed)
  })
  // The mean spans half of the reach, so the gain is fully lowered at the peak itself.
  const half = reach >> 1
  let sum = 0
  for (let at = -half; at <= half; at += 1) sum += least[at] ?? 1
  samples.forEach((value, at) => {
    samples[at] = (value * sum) / (2 * half + 1)
    sum += (least[at + half + 1] ?? 1) - (least[at - half] ?? 1)
  })
}

/** One pole, 6 dB an octave: an audible effect that does not sound dull. */
function lowPass(samples: Float32Array, sampleRate: number, hz: number): Float32Array {
  const share = 1 - Math.exp((-2 * Math.PI * hz) / sampleRate)
  let level = 0
  return samples.map((value) => (level += (value - level) * share))
}
