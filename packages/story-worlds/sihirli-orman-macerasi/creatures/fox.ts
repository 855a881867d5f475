/** Kiremit, the fox cub, in the poses of the book. */
import type { Point } from '../../drawing/geometry.ts'
import type { Random } from '../../drawing/random.ts'
import { ellipse } from '../../drawing/svg.ts'
import { bib, body, FOX, paw, tail } from './fox-coat.ts'
import { foxHead, type FoxMood } from './fox-head.ts'
import { placed, type Placement } from './materials.ts'

export type FoxPose = 'window' | 'sniff' | 'leap' | 'peek' | 'curl' | 'tiptoe'

/** 0,0 = the point that carries the weight. Each pose has a default mood. @param look direction of a peeping fox */
export const kiremit = (
  random: Random,
  { pose = 'sniff', mood, look, ...pos }: { pose?: FoxPose; mood?: FoxMood; look?: Point } & Placement,
): string => placed(pos, POSES[pose](random, mood, look))

/** Sits upright, seen from behind at three quarters, one paw on the glass, head turned right. */
const atWindow = (random: Random, mood: FoxMood = 'yawn'): string =>
  tail(
    random,
    [
      [-30, -20],
      [-86, -6],
      [-118, -50],
      [-96, -110],
      [-56, -128],
    ],
    36,
  ) +
  body(random, [
    [-58, -30],
    [-54, -104],
    [-20, -150],
    [20, -154],
    [48, -120],
    [60, -60],
    [62, -6],
    [0, 6],
    [-50, 2],
  ]) +
  paw(
    [
      [44, -118],
      [76, -136],
      [98, -168],
    ],
    [15, 13, 13],
  ) +
  ellipse(-34, -8, 26, 15, FOX.base, 'filter="url(#cS)"') +
  foxHead(random, { mood, x: 18, y: -190, s: 1, rot: -8, ears: [-14, 16] })

/** On all fours, walking right, nose forward. */
const sniffing = (random: Random, mood: FoxMood = 'wide'): string =>
  tail(
    random,
    [
      [-92, -74],
      [-134, -96],
      [-176, -92],
      [-208, -58],
      [-216, -14],
    ],
    32,
  ) +
  paw(
    [
      [60, -50],
      [74, -28],
      [70, -4],
    ],
    [13, 11, 11],
  ) +
  paw(
    [
      [-64, -50],
      [-84, -26],
      [-78, -4],
    ],
    [15, 12, 11],
  ) +
  body(random, [
    [-104, -66],
    [-70, -100],
    [-10, -104],
    [50, -98],
    [84, -70],
    [70, -40],
    [10, -32],
    [-60, -34],
  ]) +
  bib(random, [
    [74, -84],
    [92, -60],
    [66, -30],
    [50, -48],
  ]) +
  paw(
    [
      [44, -56],
      [34, -28],
      [46, -2],
    ],
    [15, 12, 11],
  ) +
  paw(
    [
      [-82, -58],
      [-70, -28],
      [-98, -2],
    ],
    [20, 13, 11],
  ) +
  foxHead(random, { mood, x: 108, y: -102, s: 0.92, rot: 8, ears: [-6, 10], look: [0.5, -0.4] })

/** In the air to the right, every leg stretched, paw held up by the hero at the front. */
const leaping = (random: Random, mood: FoxMood = 'shut'): string =>
  tail(
    random,
    [
      [-92, -18],
      [-140, -26],
      [-186, -46],
      [-226, -36],
      [-262, -60],
    ],
    40,
  ) +
  paw(
    [
      [-70, 6],
      [-112, 26],
      [-150, 20],
    ],
    [17, 12, 11],
  ) +
  body(random, [
    [-108, -12],
    [-70, -44],
    [0, -52],
    [60, -44],
    [92, -16],
    [70, 14],
    [0, 26],
    [-70, 24],
  ]) +
  bib(random, [
    [70, -20],
    [96, 8],
    [64, 26],
    [46, 8],
  ]) +
  paw(
    [
      [-80, 10],
      [-116, 44],
      [-158, 48],
    ],
    [20, 13, 11],
  ) +
  paw(
    [
      [54, 6],
      [92, 40],
      [128, 34],
    ],
    [14, 11, 11],
  ) +
  paw(
    [
      [66, -24],
      [126, -52],
      [184, -104],
    ],
    [15, 12, 12],
  ) +
  foxHead(random, { mood, x: 84, y: -58, s: 0.95, rot: -4, ears: [-34, -6] })

/** Only the front: peeps out of a cape or over an edge. */
const peeping = (random: Random, mood: FoxMood = 'wide', look: Point = [0.7, -0.2]): string =>
  paw(
    [
      [-40, 30],
      [-44, 58],
      [-36, 84],
    ],
    [16, 14, 14],
  ) +
  paw(
    [
      [22, 34],
      [24, 60],
      [30, 86],
    ],
    [16, 14, 14],
  ) +
  bib(random, [
    [-44, 10],
    [36, 10],
    [30, 62],
    [-8, 84],
    [-40, 60],
  ]) +
  foxHead(random, { mood, ears: [-4, 8], look })

/** Curled up, nose on the tail, seen from above. */
const curled = (random: Random, mood: FoxMood = 'yawn'): string =>
  body(random, [
    [-80, 6],
    [-66, -50],
    [-10, -74],
    [54, -60],
    [86, -10],
    [70, 40],
    [10, 58],
    [-50, 46],
  ]) +
  tail(
    random,
    [
      [64, 40],
      [20, 62],
      [-30, 60],
      [-70, 40],
      [-92, 10],
    ],
    30,
  ) +
  foxHead(random, { mood, x: -38, y: 0, s: 0.84, rot: -14, ears: [-18, 14] })

/** A cub's walk: high chest, slim waist, one paw lifted, the head up. */
const tiptoeing = (random: Random, mood: FoxMood = 'wide'): string =>
  tail(
    random,
    [
      [-86, -92],
      [-132, -96],
      [-176, -128],
      [-186, -180],
      [-160, -222],
    ],
    40,
  ) +
  paw(
    [
      [-66, -64],
      [-84, -34],
      [-70, -6],
    ],
    [22, 14, 13],
  ) +
  paw(
    [
      [40, -60],
      [44, -30],
      [38, -6],
    ],
    [17, 13, 13],
  ) +
  body(random, [
    [-104, -88],
    [-74, -124],
    [-18, -122],
    [44, -144],
    [84, -124],
    [82, -70],
    [44, -44],
    [-10, -58],
    [-64, -46],
    [-100, -58],
  ]) +
  paw(
    [
      [-84, -66],
      [-112, -36],
      [-98, -4],
    ],
    [26, 15, 14],
  ) +
  paw(
    [
      [68, -66],
      [98, -48],
      [96, -22],
    ],
    [18, 13, 13],
  ) +
  bib(random, [
    [34, -128],
    [92, -128],
    [84, -84],
    [60, -58],
    [36, -84],
  ]) +
  foxHead(random, { mood, x: 62, y: -176, s: 0.96, rot: -6, ears: [-10, 12], look: [0.8, -0.5] })

const POSES: Record<FoxPose, (random: Random, mood?: FoxMood, look?: Point) => string> = {
  window: atWindow,
  sniff: sniffing,
  leap: leaping,
  peek: peeping,
  curl: curled,
  tiptoe: tiptoeing,
}
