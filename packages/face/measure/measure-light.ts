/**
 * Measures a photo's light by its whites. The white of the eyes shows how bright white is at the face, and the
 * brightest part of the photo shows whether anything was bright. So dim light does not darken the measured skin, and
 * dark skin does not count as dim light.
 */
import type { Landmarks, Point } from '../landmarks.ts'
import { sample, type Pixels } from '../pixels.ts'
import { FACE_SIZE } from '#media/picture.ts'
import { chromaOf, labOf, linear, quantile, type Lab, type Rgb } from './lab.ts'

/** In good light: the brightness of an eye's white in its socket, and of the brightest fiftieth of a photo. */
const EYE_WHITE_LIGHT = 0.44
const PHOTO_WHITE_LIGHT = 0.74
/** Limits of the correction: darker photos do not occur. */
const GAIN = { min: 0.9, max: 7 }
/** Limits of the tint correction: lamps are warm, shade is blue. The rest of the tint is the child's own colour. */
const TINT = { min: 0.86, max: 1.2 }
/** Share of the skin's chroma: above it the pixels show a lid, or the eye is nearly shut. */
const WHITE_CHROMA = 0.62
const EYES = [
  [36, 42],
  [42, 48],
] as const

/**
 * @param skin uncorrected, as measured in the photo
 * @returns gains of linear light that correct the photo to good light
 */
export function lightOf(photo: Pixels, crop: Pixels, { points }: Landmarks, skin: Lab): Rgb {
  const whites = eyeWhites(crop, points, skin)
  const byPhoto = PHOTO_WHITE_LIGHT / Math.max(0.001, photoWhite(photo))
  if (!whites) return even(clamp(byPhoto, GAIN))
  const byEyes = EYE_WHITE_LIGHT / Math.max(0.001, 0.2126 * whites[0] + 0.7152 * whites[1] + 0.0722 * whites[2])
  const gain = clamp(byEyes ** 0.5 * byPhoto ** 0.5, GAIN)
  const mean = (whites[0] + whites[1] + whites[2]) / 3
  // The whites of eyes are never quite grey, so apply half of the tint they show (the square root).
  const tint = whites.map((value) => clamp(Math.sqrt(mean / Math.max(0.001, value)), TINT))
  return [gain * (tint[0] ?? 1), gain * (tint[1] ?? 1), gain * (tint[2] ?? 1)]
}

const even = (gain: number): Rgb => [gain, gain, gain]
const clamp = (value: number, { min, max }: { min: number; max: number }): number => Math.max(min, Math.min(max, value))

/** The white of the eyes in linear light; null if none is visible. */
function eyeWhites({ width, data }: Pixels, points: readonly Point[], skin: Lab): Rgb | null {
  const inside: Rgb[] = []
  for (const [from, to] of EYES) {
    const eye = points.slice(from, to)
    const [left, right] = [Math.min(...eye.map(({ x }) => x)), Math.max(...eye.map(({ x }) => x))]
    const [top, bottom] = [Math.min(...eye.map(({ y }) => y)), Math.max(...eye.map(({ y }) => y))]
    const [cx, cy, rx, ry] = [(left + right) / 2, (top + bottom) / 2, (right - left) / 2, (bottom - top) / 2 + 3]
    for (let y = Math.floor(cy - ry); y <= cy + ry; y++)
      for (let x = Math.floor(left); x <= right; x++) {
        if (((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 > 1) continue
        const at = (y * width + x) * 3
        inside.push([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0])
      }
  }
  // Use neither the lid nor the highlight in the iris.
  const brightness = inside.map(([r, g, b]) => 0.3 * r + 0.59 * g + 0.11 * b)
  const [from, to] = [quantile(brightness, 0.72), quantile(brightness, 0.93)]
  const white = inside.filter((_, i) => (brightness[i] ?? 0) >= from && (brightness[i] ?? 0) <= to)
  if (white.length < 12) return null
  const rgb = [0, 1, 2].map((c) =>
    quantile(
      white.map((one) => one[c] ?? 0),
      0.5,
    ),
  ) as unknown as Rgb
  const seen = labOf(rgb)
  if (chromaOf(seen) > chromaOf(skin) * WHITE_CHROMA || seen[0] < skin[0]) return null
  return [linear(rgb[0]), linear(rgb[1]), linear(rgb[2])]
}

const LOOK_SIDE = 96
function photoWhite(photo: Pixels): number {
  const whole = { x: 0, y: 0, width: photo.width, height: photo.height }
  const { data } = sample(photo, whole, LOOK_SIDE, LOOK_SIDE)
  const light = Array.from(
    { length: LOOK_SIDE * LOOK_SIDE },
    (_, i) =>
      0.2126 * linear(data[3 * i] ?? 0) + 0.7152 * linear(data[3 * i + 1] ?? 0) + 0.0722 * linear(data[3 * i + 2] ?? 0),
  )
  return quantile(light, 0.98)
}

/** The crop as a picture. */
export const cropPixels = (crop: Uint8ClampedArray): Pixels => ({
  width: FACE_SIZE.w,
  height: FACE_SIZE.h,
  channels: 3,
  data: crop,
})
