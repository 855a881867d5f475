/**
 * The book's colour script: how light and hue change from the first to the last page. The blue hour with gold from below,
 * white morning in the bakery, the honey-coloured trough, a rose sunrise, the sunny bedroom.
 */
import type { Light } from '../drawing/light.ts'

export type BakeryLight = Required<Pick<Light, 'dir' | 'hi' | 'hiO' | 'sh' | 'shO' | 'rim' | 'rimO' | 'tint' | 'tintO'>>

/** White morning from above left; shadows are warm and thin, never grey. */
const MORNING: BakeryLight = {
  dir: [-0.45, -0.85],
  hi: '#fffdf0',
  hiO: 0.42,
  sh: '#8a3c34',
  shO: 0.42,
  rim: '#ffffff',
  rimO: 0.85,
  tint: '#fff4dc',
  tintO: 0.1,
}

export const LIGHTS = {
  morning: MORNING,
  /** gold from the sun behind the left shoulder */
  cover: { ...MORNING, dir: [-0.5, -0.75], hi: '#fff4cc', hiO: 0.46, sh: '#7a3050', rim: '#fffbe4', rimO: 1 },
  /** from the open door below, into the blue hour */
  stairs: { ...MORNING, dir: [0.7, 0.3], hi: '#ffe2b0', hiO: 0.5, sh: '#5a4a94', tint: '#f0ecff' },
  /** from the oven's mouth, far left, in a bright room */
  hiding: { ...MORNING, dir: [-0.8, -0.5], hi: '#ffedc4', hiO: 0.46 },
  /** from the sun over the other shore */
  ferry: { ...MORNING, dir: [-0.7, -0.5], hi: '#ffe9c0', hiO: 0.5, sh: '#8a4a78', tint: '#ffe9e0' },
  /** from the window, through thin curtains */
  sunday: { ...MORNING, dir: [-0.75, -0.55], hi: '#fff2cc' },
} satisfies Record<string, BakeryLight>
