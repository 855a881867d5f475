/**
 * The book's colour script: how light and hue change from the first to the last page. A blue stair with gold from below,
 * a brown bakery with one lamp, the dark of the trough, the oven's glow from one side, a rose morning, gold through curtains.
 */
import type { Light } from '../drawing/light.ts'

export type BakeryLight = Required<Pick<Light, 'dir' | 'hi' | 'hiO' | 'sh' | 'shO' | 'rim' | 'rimO' | 'tint' | 'tintO'>>

/** From the oven: the light of bread. */
const OVEN: BakeryLight = {
  dir: [0.5, -0.6],
  hi: '#ffd08a',
  hiO: 0.6,
  sh: '#3a1638',
  shO: 0.55,
  rim: '#fff0c4',
  rimO: 0.9,
  tint: '#ffe2bc',
  tintO: 0.14,
}

export const LIGHTS = {
  /** from the shop behind and the street lamp above */
  cover: { ...OVEN, dir: [-0.3, -0.85], sh: '#2a1a4a' },
  portrait: { ...OVEN, dir: [0.45, -0.75], tintO: 0.1 },
  /** from the open door below; the stair itself is blue */
  stairs: { ...OVEN, dir: [0.7, 0.5], hi: '#ffc476', sh: '#1a1c52', shO: 0.62, tint: '#e2dcf0', tintO: 0.18 },
  /** from the lamp over the trough */
  trough: { ...OVEN, dir: [0.1, -0.95] },
  /** from the lamp behind the children above the trough */
  lookingIn: {
    ...OVEN,
    dir: [0.05, -0.9],
    hi: '#ffc27a',
    hiO: 0.5,
    sh: '#2a1020',
    shO: 0.6,
    tint: '#ffd9ae',
    tintO: 0.2,
  },
  /** from the oven's mouth, far left */
  hiding: {
    ...OVEN,
    dir: [-0.85, -0.25],
    hi: '#ffb765',
    hiO: 0.66,
    sh: '#1c1034',
    shO: 0.64,
    tint: '#ffd3a4',
    tintO: 0.22,
  },
  /** from the sun over the other shore */
  ferry: {
    ...OVEN,
    dir: [-0.7, -0.45],
    hi: '#ffd9b0',
    sh: '#46306e',
    shO: 0.5,
    rim: '#fff3dc',
    tint: '#ffe4dc',
    tintO: 0.14,
  },
  /** from the gap between the curtains */
  sunday: {
    ...OVEN,
    dir: [-0.75, -0.4],
    hi: '#ffcf88',
    hiO: 0.62,
    sh: '#2c1a44',
    shO: 0.6,
    tint: '#ffdcb8',
    tintO: 0.22,
  },
} satisfies Record<string, BakeryLight>
