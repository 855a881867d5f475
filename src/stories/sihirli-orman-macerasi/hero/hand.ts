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

// finger: [base x, base y, angle, length, bend (degrees at the middle joint), half width]
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

/** kind: open | relaxed | flat | cup | point | grip; flip mirrors across the finger axis (other hand). */
export function hand({
  kind = 'relaxed',
  x,
  y,
  rot = 0,
  size = 1,
  flip = false,
  skin,
  filter = 'hS',
}: {
  kind?: HandKind
  x: number
  y: number
  rot?: number
  size?: number
  flip?: boolean
  skin: Skin
  filter?: string
}) {
  const shape = SHAPES[kind],
    c = Math.cos(rad(rot)),
    s = Math.sin(rad(rot)),
    f = flip ? -1 : 1
  const at = ([u, v]: Point): Point => [x + (u * c - v * f * s) * size, y + (u * s + v * f * c) * size]
  const outline = smooth(PALM.map(at))
  const digit = ([bx, by, angle, len, bend]: Finger, w0 = 4.9) => {
    const a = rad(angle),
      b = rad(angle + bend)
    const back: Point = [bx - Math.cos(a) * 6, by - Math.sin(a) * 6],
      m: Point = [bx + Math.cos(a) * len * 0.52, by + Math.sin(a) * len * 0.52],
      tip: Point = [m[0] + Math.cos(b) * len * 0.48, m[1] + Math.sin(b) * len * 0.48]
    const d = tube(
      ([back, [bx, by], m, tip] as const).map(at),
      [w0 * 1.04, w0, w0 * 0.96, w0 * 0.74].map((v) => v * size),
      4,
    )
    return { d, tip: at(tip) }
  }
  const drawDigit = (spec: Finger, w: number, nail: boolean | undefined) => {
    const k = digit(spec, w)
    const nailMark = nail ? ellipse(k.tip[0], k.tip[1], 2.2 * size, 1.9 * size, skin.light, 'opacity=".75"') : ''
    return path(k.d, skin.base, `stroke="${skin.dark}" stroke-width="${fix(1 * size)}" stroke-opacity=".55"`) + nailMark
  }
  const thumb = drawDigit(shape.thumb, 5.1, shape.nails)
  // curled fingers: short rolls lying over the palm
  const knobs = (shape.knobs ?? [])
    .map(([kx, ky]) =>
      path(
        tube(
          (
            [
              [kx - 9, ky + 0.6],
              [kx - 2, ky],
              [kx + 2.6, ky],
            ] as const
          ).map(at),
          [4, 4.7, 3.9].map((v) => v * size),
          4,
        ),
        skin.base,
        `stroke="${skin.dark}" stroke-width="${fix(1 * size)}" stroke-opacity=".6"`,
      ),
    )
    .join('')
  const creases = shape.crease
    ? (
        [
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
        ] as const
      )
        .map((p) => {
          const [a, b, e] = [at(p[0]), at(p[1]), at(p[2])]
          return line(
            `M${a.map(fix).join(' ')}Q${b.map(fix).join(' ')} ${e.map(fix).join(' ')}`,
            skin.dark,
            1.1 * size,
            'opacity=".5"',
          )
        })
        .join('')
    : ''
  const blush = shape.fingers
    .map((sp) => {
      const k = digit(sp)
      return inside(k.d, ellipse(...k.tip, 4 * size, 4 * size, skin.blush, 'opacity=".35"'))
    })
    .join('')
  const palm =
    path(outline, skin.base) +
    inside(outline, ellipse(...at([10, 9]), 12 * size, 7 * size, skin.dark, 'opacity=".22"') + creases)
  return `<g filter="url(#${filter})">${shape.thumbOver ? '' : thumb}${shape.fingers.map((sp) => drawDigit(sp, 4.8, shape.nails)).join('')}${blush}${palm}${knobs}${shape.thumbOver ? thumb : ''}</g>`
}
