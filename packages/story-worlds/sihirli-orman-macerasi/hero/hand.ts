/** Children's hands: a soft palm, five jointed fingers. Local frame: wrist at 0,0, fingers toward +x, thumb toward -y. */
import { fix, rad, smooth, tube } from '../../drawing/curve.ts'
import type { Point } from '../../drawing/geometry.ts'
import { ellipse, inside, line, path } from '../../drawing/svg.ts'
import type { Skin } from '../../story-world.ts'

export type HandKind = 'open' | 'relaxed' | 'flat' | 'cup' | 'point' | 'grip'
/** base x, base y, angle, length, bend at the middle joint (degrees) */
type Finger = readonly [number, number, number, number, number]
interface HandShape {
  fingers: readonly Finger[]
  thumb: Finger
  knobs?: readonly Point[]
  crease?: boolean
  nails?: boolean
  thumbOver?: boolean
}

const SHAPES: Record<HandKind, HandShape> = {
  open: {
    fingers: [
      [19, -9, -24, 19, 5],
      [22, -3, -7, 22, 2],
      [21, 4, 9, 20, -3],
      [17, 10, 26, 16, -7],
    ],
    thumb: [5, -9, -66, 18, 26],
    crease: true,
  },
  relaxed: {
    fingers: [
      [18, -8, 6, 17, 26],
      [21, -3, 10, 19, 28],
      [20, 3, 15, 18, 30],
      [16, 8, 22, 14, 32],
    ],
    thumb: [5, -8, -28, 16, 36],
  },
  flat: {
    fingers: [
      [18, -9, -9, 18, 10],
      [21, -3, -2, 20, 9],
      [20, 3.5, 5, 19, 7],
      [16, 9, 13, 15, 4],
    ],
    thumb: [4, -9, -46, 16, 40],
    nails: true,
  },
  cup: {
    fingers: [
      [18, -8, -12, 18, 22],
      [21, -3, -6, 21, 22],
      [20, 3, 0, 19, 20],
      [16, 8, 8, 15, 18],
    ],
    thumb: [4, -8, -58, 17, 24],
    nails: true,
  },
  point: {
    fingers: [[19, -8, -4, 25, 3]],
    knobs: [
      [19, -2],
      [18.5, 4],
      [16, 9.4],
    ],
    thumb: [6, -7, -8, 15, 52],
    thumbOver: true,
  },
  grip: {
    fingers: [],
    knobs: [
      [18, -8.5],
      [19.5, -2.6],
      [19, 3.4],
      [16.5, 9],
    ],
    thumb: [5, -8, -14, 16, 62],
    thumbOver: true,
  },
}

const PALM: readonly Point[] = [
  [-3, -6.5],
  [6, -10.5],
  [16, -12.5],
  [22, -9],
  [24, -2],
  [23, 5],
  [19, 11],
  [10, 12],
  [2, 9.5],
  [-3, 6.5],
]

/** Folds of an open palm. */
const CREASES: readonly (readonly [Point, Point, Point])[] = [
  [
    [3, -6],
    [9, -1],
    [8, 8],
  ],
  [
    [8, -8],
    [14, -2],
    [20, -4],
  ],
  [
    [10, 8],
    [15, 4],
    [21, 4],
  ],
]

interface HandDrawing {
  kind: HandKind
  x: number
  y: number
  rot: number
  size: number
  /** Mirrored across the finger axis: the other hand. */
  flip: boolean
  skin: Skin
}
/** From the hand's own frame to the hero's, with the hand's size. */
type Placed = Pick<HandDrawing, 'size' | 'skin'> & { at: (point: Point) => Point }

export function hand({ kind, x, y, rot, size, flip, skin }: HandDrawing): string {
  const shape = SHAPES[kind]
  const cos = Math.cos(rad(rot))
  const sin = Math.sin(rad(rot))
  const mirror = flip ? -1 : 1
  const placed: Placed = {
    size,
    skin,
    at: ([u, v]) => [x + (u * cos - v * mirror * sin) * size, y + (u * sin + v * mirror * cos) * size],
  }
  const thumb = digit(placed, shape.thumb, 5.1, shape.nails)
  const fingers = shape.fingers.map((finger) => digit(placed, finger, 4.8, shape.nails)).join('')
  const tips = shape.fingers.map((finger) => blush(placed, finger)).join('')
  return `<g filter="url(#hS)">${shape.thumbOver ? '' : thumb}${fingers}${tips}${palm(placed, shape)}${knobs(placed, shape)}${shape.thumbOver ? thumb : ''}</g>`
}

/** A finger's outline and tip. @param half its half width at the root */
function digitOutline({ at, size }: Placed, [bx, by, angle, length, bend]: Finger, half: number) {
  const a = rad(angle)
  const b = rad(angle + bend)
  const back: Point = [bx - Math.cos(a) * 6, by - Math.sin(a) * 6]
  const middle: Point = [bx + Math.cos(a) * length * 0.52, by + Math.sin(a) * length * 0.52]
  const tip: Point = [middle[0] + Math.cos(b) * length * 0.48, middle[1] + Math.sin(b) * length * 0.48]
  const d = tube(
    ([back, [bx, by], middle, tip] as const).map(at),
    [half * 1.04, half, half * 0.96, half * 0.74].map((w) => w * size),
    4,
  )
  return { d, tip: at(tip) }
}

function digit(placed: Placed, finger: Finger, half: number, nail = false): string {
  const { size, skin } = placed
  const { d, tip } = digitOutline(placed, finger, half)
  return (
    path(d, skin.base, `stroke="${skin.dark}" stroke-width="${fix(1 * size)}" stroke-opacity=".55"`) +
    (nail ? ellipse(...tip, 2.2 * size, 1.9 * size, skin.light, 'opacity=".75"') : '')
  )
}

function blush(placed: Placed, finger: Finger): string {
  const { size, skin } = placed
  const { d, tip } = digitOutline(placed, finger, 4.9)
  return inside(d, ellipse(...tip, 4 * size, 4 * size, skin.blush, 'opacity=".35"'))
}

/** Curled fingers: short rolls lying over the palm. */
const knobs = ({ at, size, skin }: Placed, shape: HandShape): string =>
  (shape.knobs ?? [])
    .map(([x, y]) => {
      const spine: readonly Point[] = [
        [x - 9, y + 0.6],
        [x - 2, y],
        [x + 2.6, y],
      ]
      return path(
        tube(
          spine.map(at),
          [4, 4.7, 3.9].map((w) => w * size),
          4,
        ),
        skin.base,
        `stroke="${skin.dark}" stroke-width="${fix(1 * size)}" stroke-opacity=".6"`,
      )
    })
    .join('')

function palm({ at, size, skin }: Placed, shape: HandShape): string {
  const outline = smooth(PALM.map(at))
  const creases = (shape.crease ? CREASES : []).map((points) => {
    const [from, bend, to] = points.map((point) => at(point).map(fix).join(' '))
    return line(`M${from}Q${bend} ${to}`, skin.dark, 1.1 * size, 'opacity=".5"')
  })
  return (
    path(outline, skin.base) +
    inside(outline, ellipse(...at([10, 9]), 12 * size, 7 * size, skin.dark, 'opacity=".22"') + creases.join(''))
  )
}
