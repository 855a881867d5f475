/**
 * The book's colour script: how light and hue change from the first to the last page. Grey rain, bright turquoise, a
 * theatre of green and coral, a warm close-up, a night of gold lamps, a blue evening with one lamp.
 */
import type { Light } from '../drawing/light.ts'

/** Every colour of a light is said; `bounce` is what the water throws back onto the copper and the glass. */
export type SeaLight = Required<
  Pick<Light, 'dir' | 'hi' | 'hiO' | 'sh' | 'shO' | 'rim' | 'rimO' | 'tint' | 'tintO'>
> & { bounce: string }

/** Light on the way down, after the garden: from the surface, upper left. */
const SEA: SeaLight = {
  dir: [-0.6, -0.8],
  hi: '#e9fff2',
  hiO: 0.6,
  sh: '#0b2a62',
  shO: 0.6,
  rim: '#f6fff4',
  rimO: 0.95,
  tint: '#c2ecec',
  tintO: 0.16,
  bounce: '#8ff0ff',
}

export const LIGHTS = {
  cover: SEA,
  portrait: { ...SEA, tintO: 0.1 },
  /** from the grey sky overhead; puddle three glows from below */
  thirdPuddle: {
    dir: [-0.25, -0.9],
    hi: '#eef6f8',
    hiO: 0.6,
    sh: '#1a2c4a',
    shO: 0.55,
    rim: '#ffffff',
    rimO: 0.85,
    tint: '#dfe9ee',
    tintO: 0.2,
    bounce: '#7ff5e6',
  },
  downToPalace: { ...SEA, dir: [-0.55, -0.84], tint: '#b9e8e8', tintO: 0.18 },
  bothSides: {
    dir: [-0.6, -0.8],
    hi: '#f4fff0',
    hiO: 0.58,
    sh: '#1c1f58',
    shO: 0.6,
    rim: '#fffbe8',
    rimO: 0.92,
    tint: '#e2e6e0',
    tintO: 0.14,
    bounce: '#ffb8a0',
  },
  /** from behind the king, through the door */
  heyamola: {
    dir: [-0.85, -0.4],
    hi: '#ffc98e',
    hiO: 0.72,
    sh: '#241048',
    shO: 0.66,
    rim: '#ffe9c0',
    rimO: 0.95,
    tint: '#ffd9b4',
    tintO: 0.22,
    bounce: '#d9a8ff',
  },
  /** from the lamps below and all around */
  thousandLamps: {
    dir: [-0.35, 0.55],
    hi: '#ffd27a',
    hiO: 0.62,
    sh: '#0a1448',
    shO: 0.6,
    rim: '#ffedb8',
    rimO: 0.95,
    tint: '#cfd4f2',
    tintO: 0.22,
    bounce: '#9fb8ff',
  },
  /** from the lamp beside the bed */
  inThePuddle: {
    dir: [0.8, -0.35],
    hi: '#ffdca0',
    hiO: 0.7,
    sh: '#241d4a',
    shO: 0.62,
    rim: '#ffeec4',
    rimO: 0.95,
    tint: '#ffdcb4',
    tintO: 0.24,
    bounce: '#a9c4ff',
  },
} satisfies Record<string, SeaLight>
