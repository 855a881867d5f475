/**
 * The book's colour script: how light and hue change from the first to the last page. Silver rain with a first sun, bright
 * turquoise, a theatre of green and coral, gold on lilac, a blue night of gold lamps, a rose dusk with one lamp.
 */
import type { Light } from '../drawing/light.ts'

/** All colours of a light are required; `bounce` is the light that the water reflects onto copper and glass. */
export type SeaLight = Required<
  Pick<Light, 'dir' | 'hi' | 'hiO' | 'sh' | 'shO' | 'rim' | 'rimO' | 'tint' | 'tintO'>
> & { bounce: string }

/** Light from the surface, upper left. */
const SEA: SeaLight = {
  dir: [-0.6, -0.8],
  hi: '#f4fff4',
  hiO: 0.5,
  sh: '#1d5a9c',
  shO: 0.42,
  rim: '#ffffff',
  rimO: 0.9,
  tint: '#d6f4f0',
  tintO: 0.1,
  bounce: '#8ff0ff',
}
/** The garden after the rain: the sun is low on the left. */
const GARDEN: SeaLight = {
  ...SEA,
  dir: [-0.7, -0.7],
  hi: '#fff6d8',
  hiO: 0.55,
  sh: '#4a4a9c',
  shO: 0.4,
  rim: '#fffbe8',
}

export const LIGHTS = {
  cover: GARDEN,
  portrait: GARDEN,
  thirdPuddle: GARDEN,
  downToPalace: SEA,
  bothSides: { ...SEA, sh: '#6a3a7c', hi: '#fffbe8', rim: '#fffbe8', bounce: '#ffb8a0' },
  /** from behind the king, through the door */
  heyamola: {
    ...SEA,
    dir: [-0.85, -0.4],
    hi: '#ffe0a8',
    hiO: 0.6,
    sh: '#6a3a94',
    shO: 0.46,
    rim: '#fff3cc',
    tint: '#ffe6cc',
    bounce: '#d9a8ff',
  },
  /** Light from the lamps below and all around. */
  thousandLamps: {
    ...SEA,
    dir: [-0.35, 0.55],
    hi: '#ffdc94',
    hiO: 0.6,
    sh: '#2a3490',
    shO: 0.46,
    rim: '#fff0c0',
    tint: '#dfe0fa',
    bounce: '#9fb8ff',
  },
  /** from the lamp beside the bed */
  inThePuddle: {
    ...SEA,
    dir: [0.75, -0.5],
    hi: '#ffe6b4',
    hiO: 0.6,
    sh: '#5a4a9c',
    shO: 0.42,
    rim: '#fff3d0',
    tint: '#ffe9cc',
    bounce: '#a9c4ff',
  },
} satisfies Record<string, SeaLight>
