/** Integrated loudness after ITU-R BS.1770-4: loudness as people hear it. */
import { filtered, type Biquad } from './biquad.ts'

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

/**
 * The filters of the recommendation's annex 1: the effect of the head, then the ear's low sensitivity to the lowest
 * tones.
 */
function kWeighted(samples: Float32Array, sampleRate: number): Float32Array {
  // A minute of sound takes five megabytes, so filter in place the second time.
  const weighted = filtered(samples, headFilter(sampleRate))
  return filtered(weighted, lowToneFilter(sampleRate), weighted)
}

/** The recommendation prints both filters only for 48 kHz; these are the analogue filters behind its numbers. */
const HEAD = {
  hz: 1_681.974450955533,
  quality: 0.7071752369554196,
  gainDb: 3.999843853973347,
  middle: 0.4996667741545416,
}
const LOW_TONES = { hz: 38.13547087602444, quality: 0.5003270373238773 }

function headFilter(sampleRate: number): Biquad {
  const k = Math.tan((Math.PI * HEAD.hz) / sampleRate)
  const high = 10 ** (HEAD.gainDb / 20)
  const middle = (high ** HEAD.middle * k) / HEAD.quality
  const a0 = 1 + k / HEAD.quality + k * k
  return {
    b0: (high + middle + k * k) / a0,
    b1: (2 * (k * k - high)) / a0,
    b2: (high - middle + k * k) / a0,
    ...poles(k, HEAD.quality),
  }
}

/** Not scaled to a gain of one, because the recommendation's filter is not scaled either. */
const lowToneFilter = (sampleRate: number): Biquad => ({
  b0: 1,
  b1: -2,
  b2: 1,
  ...poles(Math.tan((Math.PI * LOW_TONES.hz) / sampleRate), LOW_TONES.quality),
})

function poles(k: number, quality: number): Pick<Biquad, 'a1' | 'a2'> {
  const a0 = 1 + k / quality + k * k
  return { a1: (2 * (k * k - 1)) / a0, a2: (1 - k / quality + k * k) / a0 }
}

/** For each block, the sum of the channels' mean squares. */
function blockPowers(channels: readonly Float32Array[], sampleRate: number): number[] {
  const block = Math.round(BLOCK_S * sampleRate)
  const step = Math.round(STEP_S * sampleRate)
  const length = channels[0]?.length ?? 0
  const powers: number[] = []
  for (let from = 0; from + block <= length; from += step)
    powers.push(channels.reduce((sum, samples) => sum + meanSquare(samples.subarray(from, from + block)), 0))
  return powers
}

function meanSquare(samples: Float32Array): number {
  let sum = 0
  for (const value of samples) sum += value * value
  return sum / samples.length
}

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
const lufs = (power: number): number => -0.691 + 10 * Math.log10(power)
