/** Integrated loudness after ITU-R BS.1770-4: what two ears call equally loud. */
import { filtered, highPass, highShelf } from './biquad.ts'

const BLOCK_S = 0.4
/** Blocks overlap by three quarters. */
const STEP_S = 0.1
const SILENCE_LUFS = -70
const GATE_LU = -10

/** @param channels one or two, −1 … 1 @returns LUFS; −Infinity for silence */
export function loudness(channels: readonly Float32Array[], sampleRate: number): number {
  const weighted = channels.map((samples) => kWeighted(samples, sampleRate))
  const powers = blockPowers(weighted, sampleRate)
  const loud = powers.filter((power) => lufs(power) > SILENCE_LUFS)
  const gate = lufs(mean(loud)) + GATE_LU
  return lufs(mean(loud.filter((power) => lufs(power) > gate)))
}

/** The head as a sphere, then the ear's deafness to the lowest tones: the two filters of the recommendation's annex 1. */
function kWeighted(samples: Float32Array, sampleRate: number): Float32Array {
  const head = highShelf({ hz: 1_681.974, quality: 0.7071752, sampleRate }, 3.99984)
  const ear = highPass({ hz: 38.13547, quality: 0.5003270, sampleRate })
  return filtered(filtered(samples, head), ear)
}

/** Sum over the channels of each block's mean square. */
function blockPowers(channels: readonly Float32Array[], sampleRate: number): number[] {
  const block = Math.round(BLOCK_S * sampleRate)
  const step = Math.round(STEP_S * sampleRate)
  const length = channels[0]?.length ?? 0
  const powers: number[] = []
  for (let from = 0; from + block <= length; from += step)
    powers.push(channels.reduce((sum, samples) => sum + meanSquare(samples.subarray(from, from + block)), 0))
  return powers
}

const meanSquare = (samples: Float32Array): number => samples.reduce((sum, value) => sum + value * value, 0) / samples.length
const mean = (values: readonly number[]): number => (values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length)
const lufs = (power: number): number => -0.691 + 10 * Math.log10(power)
