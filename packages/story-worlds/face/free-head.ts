/**
 * A whole head without hood or helmet: turned, with an expression, and all of this child's hair. Three documents,
 * because the body lies between them: hair behind it, the neck in its collar, the head over it.
 */
import type { FaceFeatures } from '#domain/face-features.ts'
import { group } from '../drawing/svg.ts'
import { hairPaint, skinPaint } from './colours.ts'
import { faceDefs, type LooksOf } from './drawn-face.ts'
import { SHAPES, type Expression } from './expressions.ts'
import { brows, eyes, glasses, lashesOf } from './eyes.ts'
import { freeHair } from './free-hair.ts'
import { ears, freckles, head, headOutline, nose } from './head.ts'
import { freeNeck } from './free-neck.ts'
import { mouth } from './mouth.ts'
import { MIDDLE_X, PIVOT_Y, planOf, type FacePlan } from './plan.ts'
import { turned, type Turn } from './turn.ts'

/** The turn and nod of a head. -1 to 1: to the left and right, up and down. */
export interface HeadPose {
  turn: number
  nod: number
  expression: Expression
  /** Replaces the gaze of the expression. */
  gaze?: readonly [number, number]
}

/** The area that a document shows, in the face's units: space for hair round the 480x520 of a framed face. */
const VIEW = { x: -150, y: -90, w: 780, h: 900 }
/** The largest turn, in units of the face. */
const REACH: Turn = { x: 46, y: 34 }
/** The distance by which each part slides, relative to the eyes: a nose stands out, ears lie behind. */
const DEPTHS = {
  nose: [1.3, 1.15],
  mouth: [1.1, 1],
  hair: [0.55, 0.6],
  ears: [-0.42, -0.3],
  behind: [-0.28, -0.2],
} as const

export interface FreeHead {
  behind: string
  neck: string
  over: string
}

/** @returns SVG documents for `headImage` */
export function freeHead(face: FaceFeatures, of: LooksOf, pose: HeadPose): FreeHead {
  const plan = planOf(face)
  const skin = skinPaint(face.skin)
  const paint = hairPaint(face.hair)
  const shapes = { ...SHAPES[pose.expression], ...(pose.gaze && { gaze: pose.gaze }) }
  const turn: Turn = { x: pose.turn * REACH.x, y: pose.nod * REACH.y }
  const at = ([x, y]: readonly [number, number]): Turn => ({ x: turn.x * x, y: turn.y * y })
  const slid = (depth: readonly [number, number], ...parts: string[]) =>
    group(`transform="translate(${at(depth).x.toFixed(1)} ${at(depth).y.toFixed(1)})"`, ...parts)
  const hair = freeHair(face, of.gender, turn.x)
  const document = (...parts: string[]) => svg(face, plan, parts.join(''))
  return {
    behind: document(slid(DEPTHS.behind, hair.behind)),
    neck: document(freeNeck(face)),
    over: document(
      hair.showsEars ? slid(DEPTHS.ears, ears(plan, skin)) : '',
      turnedSkull(head(plan, skin, hair.shadow), plan, turn),
      turned((face.freckles ? freckles(skin) : '') + nose(skin), at(DEPTHS.nose)),
      turned(mouth(plan, shapes.mouth, skin), at(DEPTHS.mouth)),
      turned(eyes(plan, shapes, face.eyes, skin, lashesOf(of.gender, of.age)) + brows(plan, shapes, paint), turn),
      turned(hair.over, at(DEPTHS.hair)),
      hair.hanging,
      face.glasses ? turned(glasses(plan), turn) : '',
    ),
  }
}

/** The skull keeps its outline; only the shapes painted on it slide. */
function turnedSkull(drawn: string, plan: FacePlan, turn: Turn): string {
  const outline = `<path d="${headOutline(plan)}" fill="url(#skin)"`
  const end = drawn.indexOf('/>', drawn.indexOf(outline)) + 2
  return drawn.slice(0, end) + turned(drawn.slice(end), turn)
}

const svg = (face: FaceFeatures, plan: FacePlan, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${VIEW.w}" height="${VIEW.h}" viewBox="${VIEW.x} ${VIEW.y} ${VIEW.w} ${VIEW.h}"><defs>${faceDefs(face, headOutline(plan))}</defs>${body}</svg>`

/**
 * @param x, y position of the head's pivot
 * @param scale size of a unit of the face
 * @param tilt degrees
 * @param filter id of a light
 */
export function headImage(document: string, { x, y, scale, tilt }: HeadPlace, filter = ''): string {
  const href = `data:image/svg+xml,${encodeURIComponent(document)}`
  const [left, top] = [(VIEW.x - MIDDLE_X) * scale, (VIEW.y - PIVOT_Y) * scale].map((n) => n.toFixed(2))
  return (
    `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${tilt})"${filter && ` filter="url(#${filter})"`}>` +
    `<image href="${href}" x="${left}" y="${top}" width="${(VIEW.w * scale).toFixed(2)}" height="${(VIEW.h * scale).toFixed(2)}"/></g>`
  )
}

export interface HeadPlace {
  x: number
  y: number
  scale: number
  tilt: number
}
