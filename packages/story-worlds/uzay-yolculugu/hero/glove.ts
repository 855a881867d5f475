/** Puffy gloves. Local frame: wrist at 0,0, fingers toward +x, thumb toward -y. */
import type { Gender } from '#domain/child.ts'
import { place } from '../../drawing/curve.ts'
import { group, line, path } from '../../drawing/svg.ts'
import { fingerRoll, palmOutline, type GloveShape } from '../../hero/glove.ts'
import { GOLD } from '../colours.ts'
import type { Tones } from './materials.ts'

export type GloveKind = 'open' | 'reach' | 'relaxed' | 'rest' | 'grip' | 'point' | 'cup'

const SHAPES: Record<GloveKind, GloveShape> = {
  open: {
    palm: [34, 2, 34, 34],
    fingers: [
      [[46, 24], [68, 36], [84, 46], 20],
      [[56, 10], [84, 16], [104, 19], 23],
      [[58, -5], [88, -10], [112, -16], 24],
      [[52, -17], [78, -32], [97, -45], 23],
    ],
    thumb: [[20, -22], [30, -46], [46, -62], 24],
  },
  reach: {
    palm: [34, 2, 34, 30],
    fingers: [
      [[48, 22], [70, 30], [84, 30], 20],
      [[54, 12], [82, 17], [100, 15], 22],
      [[56, 0], [86, 1], [108, -4], 23],
      [[52, -13], [80, -18], [102, -22], 22],
    ],
    thumb: [[18, -20], [36, -44], [56, -54], 23],
  },
  relaxed: {
    palm: [32, 0, 31, 30],
    fingers: [
      [[46, 20], [62, 28], [68, 18], 20],
      [[50, 10], [76, 18], [84, 6], 22],
      [[54, 0], [82, 4], [92, -6], 23],
      [[50, -12], [76, -14], [90, -20], 22],
    ],
    thumb: [[16, -18], [36, -34], [56, -34], 23],
  },
  rest: {
    palm: [34, 0, 34, 29],
    fingers: [
      [[48, 20], [68, 28], [80, 36], 20],
      [[54, 9], [80, 16], [94, 26], 22],
      [[54, -4], [84, -2], [101, 8], 23],
      [[50, -16], [78, -20], [96, -14], 22],
    ],
    thumb: [[14, -18], [20, -40], [34, -52], 23],
  },
  grip: {
    palm: [28, 0, 32, 36],
    fingers: [
      [[34, 30], [60, 31], [56, 26], 22],
      [[38, 13], [68, 14], [64, 10], 24],
      [[38, -5], [70, -5], [66, -8], 25],
      [[36, -23], [64, -24], [58, -26], 23],
    ],
    thumb: [[10, -26], [30, -46], [52, -44], 24],
    closed: true,
  },
  point: {
    palm: [30, 2, 32, 34],
    fingers: [
      [[36, 30], [58, 34], [50, 27], 21],
      [[40, 17], [66, 20], [56, 14], 23],
      [[42, 3], [70, 4], [58, 0], 24],
      [[44, -16], [78, -21], [112, -27], 24],
    ],
    thumb: [[14, -22], [34, -42], [56, -36], 23],
    closed: true,
  },
  cup: {
    palm: [32, 4, 32, 32],
    fingers: [
      [[46, 26], [66, 34], [80, 22], 20],
      [[54, 14], [82, 20], [94, 4], 22],
      [[54, 0], [86, 2], [99, -12], 23],
      [[48, -14], [78, -18], [97, -30], 22],
    ],
    thumb: [[14, -20], [26, -46], [50, -56], 24],
  },
}

const CUFF = 'M-24 -36C-8 -42 8 -42 16 -38C22 -14 22 14 16 38C8 42 -8 42 -24 36C-18 12 -18 -12 -24 -36Z'
const BAND = 'M-26 -38C-20 -41 -14 -42 -8 -42C-2 -14 -2 14 -8 42C-14 42 -20 41 -26 38C-20 12 -20 -12 -26 -38Z'
const BAND_EDGE = 'M-8 -42C-2 -14 -2 14 -8 42'
/** Scalloped for girls, one straight stripe for boys. */
const TRIM: Record<Gender, string> = {
  female: 'M4 -34Q10 -26 5 -18Q11 -9 6 0Q11 9 6 18Q10 26 4 34',
  male: 'M6 -36Q11 0 6 36',
}

interface GlovePlace {
  x: number
  y: number
  /** degrees */
  rot: number
  size: number
  /** The thumb lies on the other side. */
  flip: boolean
}

export function glove(kind: GloveKind, { x, y, rot, size, flip }: GlovePlace, tones: Tones, gender: Gender): string {
  const { palm, fingers, thumb, closed } = SHAPES[kind]
  const at = { x, y, rot, sx: size, sy: flip ? -size : size }
  const cloth = { base: tones.coral, outline: tones.coralDark, seam: 'stroke-opacity=".8"' }
  const [px, py] = palm
  const palmShape = path(palmOutline(palm, at, 1.15), tones.coral)
  const crease = line(
    place(`M${px + 2} ${py - 15}Q${px - 12} ${py} ${px} ${py + 17}`, at),
    tones.coralDark,
    3 * size,
    'stroke-opacity=".45"',
  )
  const rolls = fingers.map((finger) => fingerRoll(finger, at, cloth)).join('')
  const thumbRoll = fingerRoll(thumb, at, cloth)
  const hand = closed ? palmShape + rolls + thumbRoll : thumbRoll + rolls + palmShape + crease
  return (
    group('filter="url(#hS)"', hand, path(place(CUFF, at), tones.coral)) +
    line(place(TRIM[gender], at), tones.coralLight, 3.6 * size, 'stroke-opacity=".8"') +
    path(place(BAND, at), 'url(#hGold)') +
    line(place(BAND_EDGE, at), GOLD.low, 2.5 * size, 'stroke-opacity=".6"')
  )
}
