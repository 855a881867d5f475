/**
 * Mixes a theme for playing under a voice: less level where speech is understood, and the same loudness for all themes.
 */
import { filtered, highPass, highShelf, peak } from '#studio/built-in/voice/biquad.ts'
import { loudness } from '#studio/built-in/voice/loudness.ts'

export const TARGET_LUFS = -20
/** Decoders overshoot a little: peaks below this value are not clipped. */
const HIGHEST_PEAK = 0.9

/** Consonants have frequencies around 2.5 kHz; above 7 kHz a sound font hisses. */
export function underTheNarrator(samples: Float32Array, sampleRate: number): Float32Array {
  const filters = [
    highPass({ hz: 35, quality: 0.7, sampleRate }),
    peak({ hz: 2_500, quality: 0.8, sampleRate }, -2.5),
    highShelf({ hz: 7_000, quality: 0.7, sampleRate }, -2),
  ]
  return filters.reduce((sound, filter) => filtered(sound, filter), samples)
}

/** @throws Error if a theme is so uneven that its peaks would be clipped */
export function atLoudness(channels: readonly Float32Array[], sampleRate: number): Float32Array[] {
  const gain = 10 ** ((TARGET_LUFS - loudness(channels, sampleRate)) / 20)
  const louder = channels.map((samples) => samples.map((value) => value * gain))
  const highest = Math.max(
    ...louder.map((samples) => samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0)),
  )
  if (highest > HIGHEST_PEAK) throw new Error(`The theme peaks at ${highest.toFixed(2)}: lower its loudest part.`)
  return louder
}
