/** Diving gloves. Local frame: wrist at 0,0, fingers toward +x, thumb toward -y. */
import { place } from '../../drawing/curve.ts'
import type { Point } from '../../drawing/geometry.ts'
import { group, line, path } from '../../drawing/svg.ts'
import { fingerRoll, palmOutline, type GloveShape } from '../../hero/glove.ts'
import { YELLOW } from './materials.ts'
import type { HandKind } from './pose.ts'

// prettier-ignore
const SHAPES: Record<HandKind, GloveShape> = {
  open: { palm: [34, 2, 33, 33], fingers: [[[52, -17], [78, -32], [97, -44], 22], [[58, -5], [88, -10], [112, -16], 23], [[56, 10], [84, 16], [104, 18], 22], [[46, 24], [68, 36], [84, 44], 19]], thumb: [[20, -22], [30, -44], [44, -60], 23] },
  reach: { palm: [34, 2, 34, 30], fingers: [[[48, 22], [70, 28], [86, 28], 19], [[54, 12], [82, 16], [102, 14], 21], [[56, 0], [86, 0], [110, -4], 22], [[52, -13], [80, -18], [102, -22], 21]], thumb: [[18, -20], [38, -42], [58, -50], 22] },
  relaxed: { palm: [32, 0, 31, 30], fingers: [[[46, 20], [62, 28], [68, 18], 19], [[50, 10], [76, 18], [84, 6], 21], [[54, 0], [82, 4], [92, -6], 22], [[50, -12], [76, -14], [90, -20], 21]], thumb: [[16, -18], [36, -34], [56, -34], 22] },
  grip: { palm: [28, 0, 32, 36], fingers: [[[34, 30], [62, 30], [58, 26], 21], [[38, 13], [70, 13], [66, 10], 23], [[38, -5], [72, -6], [68, -8], 24], [[36, -23], [66, -24], [60, -26], 22]], thumb: [[10, -26], [30, -44], [52, -42], 22], closed: true },
  flat: { palm: [34, 0, 34, 28], fingers: [[[48, 20], [68, 27], [80, 32], 19], [[54, 9], [78, 14], [94, 18], 21], [[54, -4], [82, -4], [100, -2], 22], [[50, -16], [76, -20], [94, -22], 21]], thumb: [[14, -18], [22, -38], [38, -48], 22] },
  cup: { palm: [32, 4, 32, 32], fingers: [[[46, 26], [66, 34], [78, 20], 19], [[54, 14], [82, 20], [92, 4], 21], [[54, 0], [86, 2], [98, -12], 22], [[48, -14], [78, -18], [96, -28], 21]], thumb: [[14, -20], [28, -46], [50, -54], 23] },
}

/** @param flip -1 mirrors across the fingers: the other hand */
export function glove(kind: HandKind, [x, y]: Point, rot: number, flip: number, size: number): string {
  const shape = SHAPES[kind]
  const at = { x, y, rot, sx: size, sy: size * flip }
  const cloth = { base: YELLOW.base, outline: YELLOW.line, seam: 'opacity=".75"' }
  const [px, py] = shape.palm
  const palm = path(palmOutline(shape.palm, at, 1.1), YELLOW.base)
  const digits = [shape.thumb, ...shape.fingers].map((finger) => fingerRoll(finger, at, cloth)).join('')
  const crease = line(
    place(`M${px + 4} ${py - 16}Q${px - 10} ${py} ${px + 2} ${py + 18}`, at),
    YELLOW.line,
    3 * size,
    'opacity=".35"',
  )
  const cuff = place('M-20 -36C-8 -42 10 -42 18 -38C24 -14 24 14 18 38C10 42 -8 42 -20 36C-14 12 -14 -12 -20 -36Z', at)
  return (
    // a closed hand shows its fingers over the palm
    group('filter="url(#hY)"', shape.closed ? palm + digits : digits + palm + crease) +
    group('filter="url(#hY)"', path(cuff, YELLOW.light)) +
    line(place('M18 -38C24 -14 24 14 18 38', at), YELLOW.line, 2.5 * size, 'opacity=".5"')
  )
}
