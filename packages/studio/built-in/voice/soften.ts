/** Makes a synthetic voice gentler: no hard onset, no hiss, a small room around it, an even loudness. */
import { loudness } from './loudness.ts'

const SILENCE = 0.004
const FADE_IN_MS = 8
const FADE_OUT_MS = 40
/** Above this the voice only hisses; below it lies what tells s, ş, ç and f apart. */
const LOW_PASS_HZ = 7_500
/** First walls of a nursery: when they answer, and how loud. */
const ECHOES = [
  { ms: 11, level: 0.11 },
  { ms: 19, level: 0.085 },
  { ms: 29, level: 0.06 },
  { ms: 43, level: 0.04 },
]
/** Walls swallow what is high. */
const WALL_LOW_PASS_HZ = 2_200
/** The voice leads by far over music of −20 LUFS, which sinks while it speaks (packages/sound/player.ts). */
const VOICE_LUFS = -16.8
/** −3.6 dB: encoders overshoot, and players between the samples. */
const HIGHEST_PEAK = 0.66
/** A peak is met by a gain that has sunk before it comes, so that nothing cracks. */
const LIMITER_MS = 4
/** Loudness that the limiter takes is given back. */
const LOUDNESS_PASSES = 2

/** @returns the first and one past the last sample that is heard */
export function heard(samples: Float32Array): { from: number; to: number } {
  const isHeard = (value: number) => Math.abs(value) > SILENCE
  const from = samples.findIndex(isHeard)
  return from < 0 ? { from: 0, to: 0 } : { from, to: samples.findLastIndex(isHeard) + 1 }
}

/** One clause, without the click of its ends. */
export function faded(samples: Float32Array, sampleRate: number): Float32Array {
  const fadeIn = (sampleRate * FADE_IN_MS) / 1_000
  const fadeOut = (sampleRate * FADE_OUT_MS) / 1_000
  return samples.map((value, i) => value * Math.min(1, i / fadeIn, (samples.length - 1 - i) / fadeOut))
}

/** The whole clip, pauses included. */
export function softened(samples: Float32Array, sampleRate: number): Float32Array {
  const voice = lowPass(samples, sampleRate, LOW_PASS_HZ)
  const wall = lowPass(voice, sampleRate, WALL_LOW_PASS_HZ)
  for (const { ms, level } of ECHOES) {
    const delay = Math.round((ms * sampleRate) / 1_000)
    for (let i = delay; i < voice.length; i++) voice[i] = (voice[i] ?? 0) + (wall[i - delay] ?? 0) * level
  }
  return even(voice, sampleRate)
}

/** Gives each clip the same loudness to two ears, its peaks held. In place: a minute of sound is five megabytes. */
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

/** A limiter that looks ahead: the least gain that any sample nearby needs, smoothed over as long. */
function limit(samples: Float32Array, sampleRate: number): void {
  const reach = Math.round((LIMITER_MS * sampleRate) / 1_000)
  const least = new Float32Array(samples.length).fill(1)
  samples.forEach((value, at) => {
    const needed = HIGHEST_PEAK / Math.abs(value)
    if (needed >= 1) return
    const to = Math.min(samples.length - 1, at + reach)
    for (let near = Math.max(0, at - reach); near <= to; near += 1) least[near] = Math.min(least[near] ?? 1, needed)
  })
  // A mean over half of the reach: at the peak itself all of it has sunk.
  const half = reach >> 1
  let sum = 0
  for (let at = -half; at <= half; at += 1) sum += least[at] ?? 1
  samples.forEach((value, at) => {
    samples[at] = (value * sum) / (2 * half + 1)
    sum += (least[at + half + 1] ?? 1) - (least[at - half] ?? 1)
  })
}

/** One pole, 6 dB an octave: audible, not dull. */
function lowPass(samples: Float32Array, sampleRate: number, hz: number): Float32Array {
  const share = 1 - Math.exp((-2 * Math.PI * hz) / sampleRate)
  let level = 0
  return samples.map((value) => (level += (value - level) * share))
}
