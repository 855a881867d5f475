/**
 * A face's expressions on a page, as tables of shapes: lids, brows and mouth move, all else stays the same. Lengths in
 * the face's own units (480x520).
 */
export const EXPRESSIONS = ['smile', 'wonder', 'asleep', 'glee', 'laugh', 'listen', 'awe', 'hush'] as const
export type Expression = (typeof EXPRESSIONS)[number]

export interface MouthShape {
  /** Half of the mouth's width. */
  width: number
  /** Height of the corners above the middle: a drawn mouth is never sullen. */
  corners: number
  /** The lips' edges, below the mouth's middle: equal if the mouth is closed. */
  upper: number
  lower: number
  teeth: boolean
}

export interface Shapes {
  /** Share of an eye's height; 0 asleep, below 0 shut by laughing. */
  open: number
  /** The amount by which the cheek pushes the lower lid up. */
  cheek: number
  /** The direction of the eyes, -1 to 1 to the right and down. A scene may choose its own. */
  gaze: readonly [number, number]
  browUp: number
  /** The amount by which the inner ends are higher. */
  browSoft: number
  /** Height of the right brow above the left one. */
  browTilt: number
  mouth: MouthShape
}

const CLOSED = { upper: 12, lower: 12, teeth: false } as const

export const SHAPES: Readonly<Record<Expression, Shapes>> = {
  smile: {
    ...{ open: 1, cheek: 6, gaze: [0, 0], browUp: 0, browSoft: 11, browTilt: 0 },
    mouth: { width: 50, corners: 15, upper: 11, lower: 40, teeth: true },
  },
  wonder: {
    ...{ open: 1.1, cheek: 0, gaze: [0, -0.3], browUp: 16, browSoft: 13, browTilt: 3 },
    mouth: { width: 21, corners: -4, upper: -20, lower: 34, teeth: false },
  },
  asleep: {
    ...{ open: 0, cheek: 3, gaze: [0, 0], browUp: -3, browSoft: 11, browTilt: 0 },
    mouth: { width: 33, corners: 8, ...CLOSED },
  },
  glee: {
    ...{ open: 0.88, cheek: 12, gaze: [0, 0], browUp: 8, browSoft: 11, browTilt: 0 },
    mouth: { width: 54, corners: 20, upper: 9, lower: 50, teeth: true },
  },
  laugh: {
    ...{ open: -1, cheek: 8, gaze: [0, 0], browUp: 10, browSoft: 11, browTilt: 0 },
    mouth: { width: 56, corners: 20, upper: 8, lower: 54, teeth: true },
  },
  listen: {
    ...{ open: 0.96, cheek: 5, gaze: [0.3, -0.3], browUp: 9, browSoft: 14, browTilt: 7 },
    mouth: { width: 30, corners: 9, upper: 13, lower: 13, teeth: false },
  },
  awe: {
    ...{ open: 1.06, cheek: 3, gaze: [0, 0.2], browUp: 18, browSoft: 15, browTilt: 4 },
    mouth: { width: 31, corners: 9, upper: 4, lower: 46, teeth: true },
  },
  hush: {
    ...{ open: 0.92, cheek: 9, gaze: [0.4, 0], browUp: 12, browSoft: 13, browTilt: -5 },
    mouth: { width: 15, corners: 2, upper: -6, lower: 16, teeth: false },
  },
}
