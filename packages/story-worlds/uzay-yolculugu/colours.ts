/**
 * The book's colour script: one lamp for each page. Lamp-lit lilac, dusk over a gold town, rose comets, violet
 * cardboard in the green light, a peach morning, and moonlight with a torch.
 */
import type { Light } from '../drawing/light.ts'

/** `tint`: hue of the white suit in shadow; `bounce`: light reflected from the other side. */
export type PageLight = Required<
  Pick<Light, 'dir' | 'hi' | 'hiO' | 'sh' | 'shO' | 'rim' | 'rimO' | 'tint' | 'tintO'>
> & { bounce: string }

/** The hero's own colour: gloves and boots. */
export const CORAL = '#E8505B'
/** The light of the blue child. It leads the eye on every page, and no other thing has this colour. */
export const GREEN = '#7CF2B0'
export const GOLD = { low: '#a8641c', mid: '#f5b942', high: '#ffe9a8' }
export const INK = '#3b2a7a'

/** The white of a bright page: shadows are lilac and thin, never grey. */
const DAY: PageLight = {
  dir: [-0.5, -0.8],
  hi: '#fffdf2',
  hiO: 0.5,
  sh: '#6a4fb8',
  shO: 0.42,
  rim: '#ffffff',
  rimO: 0.9,
  tint: '#f2e6ff',
  tintO: 0.1,
  bounce: '#ffd8e6',
}

export const LIGHTS = {
  /** gold from the sun below the clouds at the left */
  cover: { ...DAY, dir: [-0.7, -0.35], hi: '#fff0c8', hiO: 0.55, sh: '#7a4ab4', tint: '#ffe8dc' },
  /** 1. from the lamp at the right, in a warm room */
  lamp: { ...DAY, dir: [0.75, -0.5], hi: '#fff1cc', hiO: 0.55, sh: '#7a4a9c', tint: '#ffe9d0', tintO: 0.12 },
  /** 2. from the town's gold below and the last of the sunset */
  town: {
    ...DAY,
    dir: [0.5, 0.72],
    hi: '#ffdf9c',
    hiO: 0.55,
    sh: '#3a3a9c',
    shO: 0.5,
    rim: '#ffeec0',
    tint: '#d4d2ff',
  },
  /** 3. from the comets, silver and rose */
  comets: { ...DAY, dir: [-0.75, -0.2], hi: '#fff6fd', hiO: 0.55, sh: '#8a3fb0', tint: '#ffdcf4' },
  /** 4. the green light through the window */
  point: {
    ...DAY,
    dir: [-0.85, -0.25],
    hi: '#c8ffe2',
    hiO: 0.6,
    sh: '#3a3490',
    shO: 0.5,
    rim: '#b4ffd8',
    tint: '#b4b0f0',
    tintO: 0.3,
  },
  /** 5. the early morning behind, the lantern from the left */
  planet: { ...DAY, dir: [-0.6, -0.6], hi: '#f6ffe8', hiO: 0.5, sh: '#8a4f9c', tint: '#ffeede' },
  /** 6. the moon through the window, and the torch */
  bed: {
    ...DAY,
    dir: [-0.7, -0.45],
    hi: '#fff0c4',
    hiO: 0.5,
    sh: '#3d3a98',
    shO: 0.5,
    rim: '#fff6dc',
    tint: '#ccccff',
    tintO: 0.2,
  },
} satisfies Record<string, PageLight>
