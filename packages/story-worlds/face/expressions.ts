/**
 * A face's expressions on a page, as tables of shapes: the child stays the same, lids, brows and mouth move. Lengths in the
 * face's own units (480x520).
 */
export const EXPRESSIONS = ['smile', 'wonder', 'asleep'] as const
export type Expression = (typeof EXPRESSIONS)[number]

export interface MouthShape {
  /** Half of it. */
  width: number
  /** How far the corners stand above the middle: a drawn mouth is never sullen. */
  corners: number
  /** The lips' edges, below the mouth's middle: equal where it is closed. */
  upper: number
  lower: number
  teeth: boolean
}

export interface Shapes {
  /** Share of an eye's height; 0 shut. */
  open: number
  /** How far the lower lid is pushed up by the cheek. */
  cheek: number
  iris: number
  /** Direction of the eyes: a little up is curious. */
  gaze: number
  browUp: number
  /** The inner ends higher. */
  browSoft: number
  mouth: MouthShape
}

export const SHAPES: Readonly<Record<Expression, Shapes>> = {
  smile: {
    open: 1,
    cheek: 5,
    iris: 1,
    gaze: 0,
    browUp: 0,
    browSoft: 11,
    mouth: { width: 50, corners: 15, upper: 11, lower: 40, teeth: true },
  },
  wonder: {
    open: 1.12,
    cheek: 0,
    iris: 0.97,
    gaze: -4,
    browUp: 13,
    browSoft: 12,
    mouth: { width: 21, corners: -4, upper: -20, lower: 34, teeth: false },
  },
  asleep: {
    open: 0,
    cheek: 3,
    iris: 1,
    gaze: 0,
    browUp: -3,
    browSoft: 11,
    mouth: { width: 33, corners: 8, upper: 12, lower: 12, teeth: false },
  },
}
