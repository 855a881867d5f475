/**
 * Raises the sampling rate by a windowed sinc (J. O. Smith, "Digital Audio Resampling",
 * ccrma.stanford.edu/~jos/resample).
 */

/** Zero crossings of the sinc on each side; a Hann window ends it there. */
const CROSSINGS = 12
const TAPS = 2 * CROSSINGS

/** @param samples mono @param from,to whole samples a second, `to` not below `from` (there is no filter) */
export function resampled(samples: Float32Array, from: number, to: number): Float32Array {
  if (from === to) return samples
  if (to < from) throw new RangeError('Only to a higher rate')
  // Positions of new samples between the old ones repeat after this many samples.
  const phases = to / greatestCommonDivisor(from, to)
  const kernels = Array.from({ length: phases }, (_, phase) => kernelAt(((phase * from) / to) % 1))
  const out = new Float32Array(Math.floor((samples.length * to) / from))
  // Pad both ends with silence, so that every tap has a sample.
  const padded = new Float32Array(samples.length + 2 * TAPS)
  padded.set(samples, TAPS)
  kernels.forEach((kernel, phase) => {
    for (let index = phase; index < out.length; index += phases) {
      const first = Math.floor((index * from) / to) - CROSSINGS + 1 + TAPS
      let sum = 0
      for (let tap = 0; tap < TAPS; tap += 1) sum += (padded[first + tap] as number) * (kernel[tap] as number)
      out[index] = sum
    }
  })
  return out
}

/** @param part position between one sample and the next */
function kernelAt(part: number): Float32Array {
  return Float32Array.from({ length: TAPS }, (_, tap) => {
    const x = Math.PI * (tap - CROSSINGS + 1 - part)
    return x === 0 ? 1 : (Math.sin(x) / x) * (0.5 + 0.5 * Math.cos(x / CROSSINGS))
  })
}

const greatestCommonDivisor = (a: number, b: number): number => (b === 0 ? a : greatestCommonDivisor(b, a % b))
