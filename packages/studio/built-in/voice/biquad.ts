/** Second-order filters after Robert Bristow-Johnson's Audio EQ Cookbook. */

export interface Biquad {
  b0: number
  b1: number
  b2: number
  a1: number
  a2: number
}

/** Settings with the same effect at every sample rate. @param quality 0.7 has no bump */
interface Tuning {
  hz: number
  quality: number
  sampleRate: number
}

const angles = ({ hz, quality, sampleRate }: Tuning) => {
  const angle = (2 * Math.PI * hz) / sampleRate
  return { cosine: Math.cos(angle), alpha: Math.sin(angle) / (2 * quality) }
}

const normalised = (b0: number, b1: number, b2: number, a0: number, a1: number, a2: number): Biquad => ({
  b0: b0 / a0,
  b1: b1 / a0,
  b2: b2 / a0,
  a1: a1 / a0,
  a2: a2 / a0,
})

export function highPass(tuning: Tuning): Biquad {
  const { cosine, alpha } = angles(tuning)
  return normalised((1 + cosine) / 2, -(1 + cosine), (1 + cosine) / 2, 1 + alpha, -2 * cosine, 1 - alpha)
}

export function lowPass(tuning: Tuning): Biquad {
  const { cosine, alpha } = angles(tuning)
  return normalised((1 - cosine) / 2, 1 - cosine, (1 - cosine) / 2, 1 + alpha, -2 * cosine, 1 - alpha)
}

/** @param gainDb at `hz`; none far from it */
export function peak(tuning: Tuning, gainDb: number): Biquad {
  const { cosine, alpha } = angles(tuning)
  const amplitude = 10 ** (gainDb / 40)
  return normalised(
    1 + alpha * amplitude,
    -2 * cosine,
    1 - alpha * amplitude,
    1 + alpha / amplitude,
    -2 * cosine,
    1 - alpha / amplitude,
  )
}

/** @param gainDb well above `hz`; none below it */
export function highShelf(tuning: Tuning, gainDb: number): Biquad {
  const { cosine, alpha } = angles(tuning)
  const amplitude = 10 ** (gainDb / 40)
  const slope = 2 * Math.sqrt(amplitude) * alpha
  const up = amplitude + 1
  const down = amplitude - 1
  return normalised(
    amplitude * (up + down * cosine + slope),
    -2 * amplitude * (down + up * cosine),
    amplitude * (up + down * cosine - slope),
    up - down * cosine + slope,
    2 * (down - up * cosine),
    up - down * cosine - slope,
  )
}

/** @param into may be the samples themselves */
export function filtered(
  samples: Float32Array,
  { b0, b1, b2, a1, a2 }: Biquad,
  into: Float32Array = new Float32Array(samples.length),
): Float32Array {
  let [x1, x2, y1, y2] = [0, 0, 0, 0]
  samples.forEach((x, at) => {
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2
    x2 = x1
    x1 = x
    y2 = y1
    y1 = y
    into[at] = y
  })
  return into
}
