/**
 * The book's colour script: one lamp a page, and how its light moves from the warm bedroom over gold, magenta and grey to
 * the morning and back into the night.
 */
import type { Light } from '../drawing/light.ts'

/** `tint`: what the shadowed white of the suit leans to; `bounce`: light that comes back from the other side. */
export type PageLight = Required<
  Pick<Light, 'dir' | 'hi' | 'hiO' | 'sh' | 'shO' | 'rim' | 'rimO' | 'tint' | 'tintO'>
> & { bounce: string }

/** The hero's own colour: gloves and boots. */
export const CORAL = '#E8505B'
/** The light of the blue child. It leads the eye on every page, and nothing else is of this colour. */
export const GREEN = '#7CF2B0'
export const GOLD = { low: '#a8641c', mid: '#f5b942', high: '#ffe9a8' }
export const INK = '#3b2a7a'

/** Nebula light from the left, warm as the ringed planet. */
export const COVER_LIGHT: PageLight = {
  dir: [-0.72, -0.62],
  hi: '#ffdcae',
  hiO: 0.62,
  sh: '#35208a',
  shO: 0.66,
  rim: '#fff0cf',
  rimO: 0.95,
  tint: '#c9b4f0',
  tintO: 0.14,
  bounce: '#9fc4ff',
}

/** 1. The lamp on the shelf, at the right of a violet bedroom. */
export const LAMP_LIGHT: PageLight = {
  dir: [0.82, -0.5],
  hi: '#ffd592',
  hiO: 0.72,
  sh: '#2a1a60',
  shO: 0.7,
  rim: '#ffe9b4',
  rimO: 0.95,
  tint: '#b59ce0',
  tintO: 0.2,
  bounce: '#7f8fe0',
}

/** 2. The town's gold, from below. */
export const TOWN_LIGHT: PageLight = {
  dir: [0.55, 0.84],
  hi: '#ffcf7c',
  hiO: 0.62,
  sh: '#1a1660',
  shO: 0.6,
  rim: '#ffe3a0',
  rimO: 0.95,
  tint: '#a9a6e6',
  tintO: 0.17,
  bounce: '#8fb0ff',
}

/** 3. With the comets, from where they come: silver and magenta. */
export const COMET_LIGHT: PageLight = {
  dir: [-0.8, 0.34],
  hi: '#ffe6fb',
  hiO: 0.7,
  sh: '#3a1468',
  shO: 0.62,
  rim: '#ffffff',
  rimO: 0.95,
  tint: '#d9a8dc',
  tintO: 0.16,
  bounce: '#ff9ad6',
}

/** 4. Nearly nothing: one green point behind the dust. */
export const POINT_LIGHT: PageLight = {
  dir: [-0.86, -0.3],
  hi: '#b9d8d8',
  hiO: 0.4,
  sh: '#12102e',
  shO: 0.72,
  rim: '#a8f4cc',
  rimO: 0.85,
  tint: '#7d7aa8',
  tintO: 0.46,
  bounce: '#8a86b8',
}

/** 5. The green lantern from the left, the morning behind. */
export const LANTERN_LIGHT: PageLight = {
  dir: [-0.82, 0.1],
  hi: '#d9ffe6',
  hiO: 0.6,
  sh: '#5a3a86',
  shO: 0.56,
  rim: '#f4fff0',
  rimO: 0.95,
  tint: '#f0c4c8',
  tintO: 0.16,
  bounce: '#ffc9a0',
}

/** 6. The bedroom behind the glass, and the torch below the chin. */
export const WINDOW_LIGHT: PageLight = {
  dir: [0.5, -0.7],
  hi: '#ffe2a0',
  hiO: 0.66,
  sh: '#5a2a5c',
  shO: 0.6,
  rim: '#fff0c0',
  rimO: 0.9,
  tint: '#f0c090',
  tintO: 0.2,
  bounce: '#ffd08a',
}
