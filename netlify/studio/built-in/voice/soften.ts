/** What makes a synthetic voice gentler: no hard onset, no hiss, a small room around it, an even loudness. */

const SILENCE = 0.004
const FADE_IN_MS = 8
const FADE_OUT_MS = 40
/** Above this the voice only hisses. */
const LOW_PASS_HZ = 4_800
/** First walls of a nursery: when they answer, and how loud. */
const ECHOES = [
  { ms: 11, level: 0.11 },
  { ms: 19, level: 0.085 },
  { ms: 29, level: 0.06 },
  { ms: 43, level: 0.04 },
]
/** Walls swallow what is high. */
const WALL_LOW_PASS_HZ = 2_200
/** −20 dB: beside music of −20 LUFS at the reader's volumes, the voice leads. */
const SPEECH_RMS = 0.1
const HIGHEST_PEAK = 0.8

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
  return even(voice)
}

/** As loud as every other clip, measured where it speaks. */
function even(samples: Float32Array): Float32Array {
  let [power, spoken, loudest] = [0, 0, 0]
  for (const value of samples) {
    loudest = Math.max(loudest, Math.abs(value))
    if (Math.abs(value) <= SILENCE) continue
    power += value * value
    spoken += 1
  }
  if (spoken === 0) return samples
  const gain = Math.min(SPEECH_RMS / Math.sqrt(power / spoken), HIGHEST_PEAK / loudest)
  return samples.map((value) => value * gain)
}

/** One pole, 6 dB an octave: audible, not dull. */
function lowPass(samples: Float32Array, sampleRate: number, hz: number): Float32Array {
  const share = 1 - Math.exp((-2 * Math.PI * hz) / sampleRate)
  let level = 0
  return samples.map((value) => (level += (value - level) * share))
}
