/** The colour of the hands, taken from the face, so that a child has one skin on every page. */
import sharp from 'sharp'
import { mix } from '#stories/drawing/colour.ts'
import type { Skin } from '#stories/story-world.ts'
import { FACE_SIZE } from './face-geometry.ts'

/** Centres and half side of patches that are skin on nearly every face: both cheeks, the bridge of the nose. */
const PATCHES = [
  [160, 325],
  [320, 325],
  [240, 300],
] as const
const HALF_SIDE = 22

/** @param face the PNG of a portrait, 480x520 */
export async function skinOf(face: Uint8Array): Promise<Skin> {
  const pixels = await sharp(face).removeAlpha().toColourspace('srgb').raw().toBuffer()
  const base = hex([0, 1, 2].map((channel) => median(patchValues(pixels, channel))))
  return { base, dark: mix(base, '#4a1c14', 0.36), light: mix(base, '#fff2de', 0.5), blush: mix(base, '#e2503f', 0.38) }
}

function patchValues(pixels: Uint8Array, channel: number): number[] {
  const values: number[] = []
  for (const [cx, cy] of PATCHES)
    for (let y = cy - HALF_SIDE; y < cy + HALF_SIDE; y++)
      for (let x = cx - HALF_SIDE; x < cx + HALF_SIDE; x++) values.push(pixels[(y * FACE_SIZE.w + x) * 3 + channel] ?? 0)
  return values
}

function median(values: number[]): number {
  const sorted = values.sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

const hex = (rgb: readonly number[]): string => '#' + rgb.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')
