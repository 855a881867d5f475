/**
 * The book's colour script: the violet hour with a lamp behind the window, golden evening on the path, moonlight on the
 * stream, honey-coloured wood, glow of mushrooms on moss, the bedside lamp. Shadows are coloured, never grey or black.
 */
import type { Light } from '../drawing/light.ts'

/** Low sun from above right; shadows are plum. */
const GOLD = {
  ...{ dir: [0.45, -0.8], hi: '#fff2b4', hiO: 0.46, sh: '#5a2440', shO: 0.4, rim: '#fffbe0', rimO: 0.9 },
  ...{ treeHi: '#f6eaa0', treeO: 0.6 },
} as const satisfies Light

export const LIGHTS = {
  path: GOLD,
  cover: { ...GOLD, dir: [-0.4, -0.85] },
  /** Light from the room, on the child; its `dir` is that of the ceiling lamp. */
  room: { ...GOLD, dir: [0.3, -0.75], hi: '#ffedb8', sh: '#7a2f48', shO: 0.38 },
  /** Light from the window, on figures in front of it, in the violet hour. */
  dusk: { ...GOLD, dir: [0.55, -0.5], hi: '#ffd9a0', hiO: 0.55, sh: '#4a3a86', shO: 0.42, rim: '#ffefc8' },
  /** from the moon above the stream */
  moon: {
    ...{ dir: [-0.4, -0.85], hi: '#f4fbff', hiO: 0.42, sh: '#2c4a86', shO: 0.4, rim: '#ffffff', rimO: 0.9 },
    ...{ treeHi: '#c4ecec', treeO: 0.5, tint: '#e4f2f8', tintO: 0.14 },
  },
  /** from behind the log's mouth, and from the glow within */
  log: { ...GOLD, dir: [-0.3, -0.8], hi: '#ffeec0', hiO: 0.42, sh: '#7a3424', shO: 0.42 },
  /** from the mushrooms all round */
  moss: {
    ...{ dir: [-0.3, -0.75], hi: '#fffbe4', hiO: 0.42, sh: '#3a4a86', shO: 0.34, rim: '#ffffff', rimO: 0.8 },
    ...{ tint: '#f2ecff', tintO: 0.1 },
  },
  /** from the lamp on the bedside table */
  lamp: { ...GOLD, dir: [-0.7, -0.55], hi: '#ffe9b4', hiO: 0.5, sh: '#7a3a5c', shO: 0.42, rim: '#fff6d8' },
} satisfies Record<string, Light>
