/** A child's bare hand: four short fingers and a thumb. Local frame: wrist at 0,0, fingers toward +x, thumb toward -y, 80 long. */
import { place, polar } from '../drawing/curve.ts'
import type { Point } from '../drawing/geometry.ts'
import { ellipse, line, path } from '../drawing/svg.ts'
import type { Skin } from '../story-world.ts'

export type HandKind = 'open' | 'point' | 'hold' | 'knead' | 'rest' | 'wave' | 'hush'

/** Root, bend, tip, width. */
type Finger = readonly [Point, Point, Point, number]
interface HandShape {
  fingers: readonly Finger[]
  thumb: Finger
  /** The thumb lies over the held thing. */
  over?: true
}

const POINT: HandShape = {
  fingers: [
    [[40, -15], [62, -18], [88, -19], 17],
    [[44, -3], [60, -2], [50, 4], 18],
    [[43, 8], [57, 10], [46, 15], 17],
    [[38, 18], [50, 20], [40, 24], 15],
  ],
  thumb: [[20, -15], [36, -30], [52, -32], 17],
}

const SHAPES: Readonly<Record<HandKind, HandShape>> = {
  open: {
    fingers: [
      [[40, -17], [58, -24], [74, -29], 17],
      [[44, -6], [66, -8], [84, -9], 18],
      [[43, 7], [64, 9], [80, 12], 17],
      [[38, 18], [54, 24], [66, 29], 15],
    ],
    thumb: [[18, -17], [26, -36], [38, -46], 18],
  },
  wave: {
    fingers: [
      [[40, -17], [58, -30], [72, -42], 17],
      [[44, -6], [68, -12], [88, -18], 18],
      [[43, 7], [66, 10], [86, 14], 17],
      [[38, 18], [56, 28], [70, 38], 15],
    ],
    thumb: [[16, -17], [16, -38], [22, -54], 18],
  },
  point: POINT,
  hush: POINT,
  hold: {
    fingers: [
      [[40, -16], [60, -16], [58, -2], 17],
      [[44, -4], [64, -2], [58, 9], 18],
      [[43, 8], [62, 12], [54, 20], 17],
      [[38, 18], [54, 24], [46, 29], 15],
    ],
    thumb: [[20, -16], [42, -32], [58, -26], 18],
    over: true,
  },
  // pressed into something soft: the fingers end in it, the thumb lies outside
  knead: {
    fingers: [
      [[36, -17], [52, -22], [60, -24], 18],
      [[40, -6], [58, -7], [66, -7], 19],
      [[39, 7], [56, 9], [63, 11], 18],
      [[34, 18], [46, 23], [54, 27], 16],
    ],
    thumb: [[14, -19], [24, -38], [40, -43], 18],
  },
  rest: {
    fingers: [
      [[38, -15], [56, -17], [68, -12], 17],
      [[42, -4], [62, -4], [74, 2], 18],
      [[41, 8], [60, 11], [70, 16], 17],
      [[36, 18], [50, 23], [58, 28], 15],
    ],
    thumb: [[16, -17], [30, -32], [46, -32], 17],
  },
}

const PALM = 'M-8 -17C6 -26 34 -28 46 -20C54 -10 54 12 46 22C34 28 8 26 -8 17Z'
const KNUCKLES = 'M38 -12Q42 -9 41 -5M40 2Q44 5 42 9'

/** @param thumb -1: toward -y of the hand's own frame, 1: the other side */
export function bareHand(kind: HandKind, wrist: Point, rot: number, size: number, thumb: 1 | -1, skin: Skin): string {
  const shape = SHAPES[kind]
  const at = { x: wrist[0], y: wrist[1], rot, sx: size, sy: size * -thumb }
  const bone = ([root, bend, tip]: Finger) => place(`M${root.join(' ')}Q${bend.join(' ')} ${tip.join(' ')}`, at)
  const fill = (finger: Finger) => line(bone(finger), skin.base, finger[3] * size)
  // Outlined, so that fingers are distinct on every skin.
  const roll = (finger: Finger) =>
    line(bone(finger), skin.dark, (finger[3] + 3.4) * size, 'stroke-opacity=".5"') + fill(finger)
  return (
    shape.fingers.map(roll).join('') +
    (shape.over ? '' : roll(shape.thumb)) +
    path(place(PALM, at), skin.base) +
    line(place(KNUCKLES, at), skin.dark, 2.6 * size, 'stroke-opacity=".4"') +
    (shape.over ? roll(shape.thumb) : fill(shape.thumb)) +
    ellipse(...polar(wrist, rot, 30 * size), 16 * size, 12 * size, skin.light, 'fill-opacity=".2"')
  )
}
