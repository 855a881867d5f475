/** The colour of the hands, taken from the face, so that a child has one skin on every page. */
import { FACE_SIZE } from '#media/picture.ts'
import type { Skin } from '../story-world.ts'
import { mix } from './colour.ts'

/**
 * Centres and half side of patches that show skin on nearly every face: both cheeks above the folds of a smile, the
 * bridge of the nose.
 */
const PATCHES = [
  [150, 278],
  [330, 278],
  [240, 262],
] as const
const HALF_SIDE = 22
const LIT = 0.72

/** @param pixels of a portrait's face, FACE_SIZE, rows of RGB or RGBA bytes */
export function skinOf(pixels: ArrayLike<number>): Skin {
  const channels = pixels.length / (FACE_SIZE.w * FACE_SIZE.h)
  const base = hex([0, 1, 2].map((channel) => lit(patchValues(pixels, channels, channel))))
  return { base, dark: mix(base, '#4a1c14', 0.36), light: mix(base, '#fff2de', 0.5), blush: mix(base, '#e2503f', 0.38) }
}

function patchValues(pixels: ArrayLike<number>, channels: number, channel: number): number[] {
  const values: number[] = []
  for (const [cx, cy] of PATCHES)
    for (let y = cy - HALF_SIDE; y < cy + HALF_SIDE; y++)
      for (let x = cx - HALF_SIDE; x < cx + HALF_SIDE; x++)
        values.push(pixels[(y * FACE_SIZE.w + x) * channels + channel] ?? 0)
  return values
}

/** The colour of lit skin: the page adds light and shade to the hands itself. */
function lit(values: number[]): number {
  const sorted = values.sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length * LIT)] ?? 0
}

const hex = (rgb: readonly number[]): string =>
  '#' + rgb.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')
