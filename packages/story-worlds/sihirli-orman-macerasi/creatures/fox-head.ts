/** Kiremit's head, three-quarter to the right. */
import { place, smooth } from '../../drawing/curve.ts'
import { eye } from '../../drawing/eye.ts'
import { furry, hairs } from '../../drawing/fur.ts'
import { itemAt, type Point } from '../../drawing/geometry.ts'
import type { Random } from '../../drawing/random.ts'
import { ellipse, group, inside, line, path } from '../../drawing/svg.ts'
import { FOX } from './fox-coat.ts'
import { placed, type Placement } from './materials.ts'

/** Eyes wide open, squeezed shut, half shut, shut with the mouth wide open or in sleep, or open under sorry brows. */
export type FoxMood = 'wide' | 'shut' | 'sleepy' | 'yawn' | 'sleep' | 'sorry'

/** `root`: the point about which the ear turns. */
interface Ear {
  outline: readonly Point[]
  inner: readonly Point[]
  root: Point
}
const LEFT_EAR: Ear = {
  outline: [
    [-52, -18],
    [-66, -84],
    [-46, -76],
    [-14, -44],
  ],
  inner: [
    [-50, -30],
    [-59, -68],
    [-44, -62],
    [-26, -42],
  ],
  root: [-34, -30],
}
const RIGHT_EAR: Ear = {
  outline: [
    [14, -46],
    [40, -82],
    [60, -88],
    [56, -20],
  ],
  inner: [
    [26, -44],
    [44, -70],
    [54, -72],
    [48, -32],
  ],
  root: [36, -30],
}
const SKULL: readonly Point[] = [
  [-74, 6],
  [-64, -30],
  [-30, -54],
  [10, -56],
  [48, -40],
  [70, -8],
  [76, 10],
  [52, 34],
  [30, 48],
  [8, 54],
  [-14, 48],
  [-46, 36],
]
/** The pale lower half of the face. */
const MASK: readonly Point[] = [
  [-78, 8],
  [-56, -2],
  [-34, 6],
  [-16, 14],
  [2, -6],
  [14, -2],
  [24, 14],
  [44, 4],
  [62, 0],
  [80, 12],
  [54, 40],
  [10, 62],
  [-46, 42],
]
const MUZZLE: readonly Point[] = [
  [-16, 22],
  [0, 8],
  [20, 8],
  [34, 20],
  [34, 36],
  [16, 48],
  [-6, 44],
]
const WHISKERS = ['M-10 30Q-36 26 -58 32', 'M-10 35Q-34 38 -52 46', 'M34 28Q54 22 72 26']

/** 0,0 = between the eyes, about 150 wide. @param ears rotation of the left and the right ear, in degrees */
export function foxHead(
  random: Random,
  {
    mood = 'wide',
    ears = [0, 0],
    look = [0.3, -0.1],
    ...pos
  }: { mood?: FoxMood; ears?: Point; look?: Point } & Placement,
): string {
  const behind = ear(random, LEFT_EAR, ears[0]) + ear(random, RIGHT_EAR, ears[1])
  const skull = furry(random, SKULL, 6, 8)
  return placed(
    pos,
    behind +
      group('filter="url(#cM)"', path(skull, 'url(#foxG)')) +
      inside(skull, cheeks(random)) +
      eyes(mood, look) +
      muzzle() +
      nose() +
      mouth(mood) +
      WHISKERS.map((d) => line(d, '#fff', 1, 'opacity=".6"')).join(''),
  )
}

function ear(random: Random, { outline, inner, root: [px, py] }: Ear, turn: number): string {
  const tip = itemAt(outline, 1)
  return (
    `<g transform="rotate(${turn} ${px} ${py})">` +
    group('filter="url(#cM)"', path(furry(random, outline, 3, 7), FOX.base)) +
    path(smooth(inner), '#6b2a20') +
    path(place(smooth(inner), { x: 0, y: 5, sx: 1, sy: 0.95 }), '#d98b74', 'opacity=".35"') +
    path(smooth([tip, [tip[0] + 6, tip[1] + 12], [tip[0] - 5, tip[1] + 12]]), '#3a1a14', 'opacity=".5"') +
    '</g>'
  )
}

/** Directions away from a point, in radians. */
const away = (cx: number, cy: number) => (x: number, y: number) => Math.atan2(y - cy, x - cx)

/** The mask, and hairs that grow from the nose outwards. */
const cheeks = (random: Random): string =>
  path(smooth(MASK), FOX.cream) +
  hairs(random, {
    cx: -46,
    cy: 22,
    rx: 30,
    ry: 18,
    n: 34,
    cols: ['#e7c9a6', '#ffffff'],
    flow: away(0, 0),
    op: 0.7,
  }) +
  hairs(random, {
    cx: 52,
    cy: 20,
    rx: 24,
    ry: 16,
    n: 26,
    cols: ['#e7c9a6', '#ffffff'],
    flow: away(0, 0),
    op: 0.7,
  }) +
  hairs(random, { cx: 0, cy: -32, rx: 52, ry: 24, n: 60, cols: [FOX.light, FOX.dark], flow: away(4, 40), op: 0.45 }) +
  ellipse(-52, 24, 15, 10, '#f08a70', 'opacity=".28" filter="url(#b4)"')

const LID: Record<FoxMood, number> = { wide: 0, sleepy: 0.55, shut: 1, yawn: 1, sleep: 1, sorry: 0 }
const BROWS: Partial<Record<FoxMood, readonly string[]>> = {
  wide: ['M-40 -28Q-28 -34 -18 -28', 'M30 -28Q40 -33 48 -26'],
  sorry: ['M-46 -24Q-34 -34 -18 -36', 'M28 -36Q42 -36 52 -26'],
}

function eyes(mood: FoxMood, look: Point): string {
  const one = (x: number, y: number, r: number) =>
    mood === 'shut'
      ? line(`M${x - r} ${y + 3}L${x + r * 0.6} ${y - 2}M${x - r} ${y - 6}L${x + r * 0.6} ${y - 2}`, FOX.ink, 4)
      : eye(x, y, r, { look, lid: LID[mood], iris: '#4a2a16', glow: '#b0703a', lidCol: FOX.base, lash: FOX.ink })
  return one(-28, -4, 13) + one(38, -6, 12) + (BROWS[mood] ?? []).map((d) => line(d, FOX.dark, 3)).join('')
}

const muzzle = (): string =>
  group('filter="url(#cS)"', path(smooth(MUZZLE), '#fff6e8')) +
  ellipse(-4, 30, 1.4, 1.4, '#b99') +
  ellipse(2, 36, 1.4, 1.4, '#b99') +
  ellipse(30, 32, 1.4, 1.4, '#b99')

const nose = (): string =>
  group('filter="url(#cS)"', path('M4 14C8 9 22 8 27 13C28 20 20 26 16 26C11 26 3 21 4 14Z', '#2b1614')) +
  ellipse(12, 14, 4, 2, '#fff', 'opacity=".7"')

function mouth(mood: FoxMood): string {
  if (mood === 'yawn')
    return (
      path('M4 33C10 30 22 30 27 33C30 48 24 62 15 62C6 62 0 48 4 33Z', '#6d1f2a') +
      path('M7 50C11 46 20 46 23 50C23 58 19 60 15 60C11 60 8 57 7 50Z', '#ea7d80') +
      path('M8 34L11 40L13 34ZM19 34L21 40L24 33Z', '#fff')
    )
  if (mood === 'sorry') return line('M15 26L15 32M2 41Q14 33 29 39', '#5a2b1d', 2.6)
  return (
    line('M15 26L15 31Q8 40 -2 35M15 31Q22 40 31 33', '#5a2b1d', 2.6) +
    (mood === 'wide' ? path('M8 36Q15 46 22 36Q15 39 8 36Z', '#8d2f35') : '')
  )
}
