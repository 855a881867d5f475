/** Eyes, brows and glasses. */
import type { Gender } from '#domain/child.ts'
import type { EyeColour } from '#domain/face-features.ts'
import { ellipse, group, line, path } from '../drawing/svg.ts'
import { IRIS_COLOURS, type HairPaint, type SkinPaint } from './colours.ts'
import type { HeroAge } from '../story-world.ts'
import type { Shapes } from './expressions.ts'
import { EYE_Y, MIDDLE_X, type FacePlan } from './plan.ts'

const INK = '#2b120d'
const HALF_WIDTH = 41
const SIDES = [-1, 1] as const
type Side = (typeof SIDES)[number]

/** Weight of the lashes, 0 to 1: a boy and a small child wear none. */
export type Lashes = number

/** @param gender absent if the picture is drawn before it is known */
export const lashesOf = (gender?: Gender, age?: HeroAge): Lashes =>
  gender === 'male' || age === 3 ? 0 : gender === 'female' ? 1 : 0.4

export const eyes = (plan: FacePlan, shapes: Shapes, colour: EyeColour, skin: SkinPaint, lashes: Lashes): string =>
  SIDES.map((side) => {
    const x = MIDDLE_X + side * plan.eyeX
    return shapes.open <= 0
      ? shutEye(x, side, shapes.open < 0, skin, lashes)
      : openEye(x, side, shapes, IRIS_COLOURS[colour], skin, lashes)
  }).join('')

/** The lid covers a tenth of the iris, so that no white surrounds it. `side` is the outer side. */
function openEye(
  x: number,
  side: Side,
  { open, cheek, gaze }: Shapes,
  paint: (typeof IRIS_COLOURS)[EyeColour],
  skin: SkinPaint,
  lashes: Lashes,
): string {
  const at = (share: number) => x + side * HALF_WIDTH * share
  const top = EYE_Y - 41 * open
  const bottom = EYE_Y + 41 - cheek
  const upper = `C${at(-0.86)} ${top - 6} ${at(0.5)} ${top - 12} ${at(1)} ${EYE_Y - 5}`
  const shape = `M${at(-1)} ${EYE_Y + 8}${upper}C${at(0.92)} ${bottom + 2} ${at(-0.55)} ${bottom + 4} ${at(-1)} ${EYE_Y + 8}Z`
  const weight = 7 + 6 * lashes
  const lid =
    `M${at(-1)} ${EYE_Y + 9}${upper}L${at(1.05 + 0.14 * lashes)} ${EYE_Y - 9 - 9 * lashes}` +
    `C${at(1)} ${EYE_Y - 16 - 12 * lashes} ${at(0.66)} ${top - 12 - weight * 0.6} ${at(-0.1)} ${top - 6 - weight * 0.6}` +
    `C${at(-0.62)} ${top - 3 - weight * 0.5} ${at(-0.92)} ${EYE_Y - 18} ${at(-1)} ${EYE_Y + 9}Z`
  const [ix, iy] = [x + gaze[0] * 13, EYE_Y - 3 + gaze[1] * 11]
  const id = side < 0 ? 'eyeL' : 'eyeR'
  return (
    `<clipPath id="${id}"><path d="${shape}"/></clipPath>` +
    path(shape, '#fffaf4') +
    group(
      `clip-path="url(#${id})"`,
      ellipse(ix, iy, 32, 37, paint.deep),
      ellipse(ix, iy + 1, 29, 34, 'url(#iris)'),
      ellipse(ix, iy + 18, 20, 12, paint.glow, 'fill-opacity=".75" filter="url(#s3)"'),
      ellipse(ix, iy, 16, 19, '#140805'),
      ellipse(x, top + 1, HALF_WIDTH + 6, 17, '#5a2a2c', 'fill-opacity=".28"'),
      ellipse(ix - 11, iy - 12, 10, 11, '#fff'),
      ellipse(ix + 11, iy + 15, 5, 5, '#fff', 'fill-opacity=".85"'),
    ) +
    path(lid, INK) +
    line(
      `M${at(0.72)} ${bottom - 8}Q${x} ${bottom + 6} ${at(-0.66)} ${bottom - 9}`,
      skin.deep,
      3.5,
      'stroke-opacity=".36"',
    ) +
    line(`M${at(-0.7)} ${top - 15}Q${at(0.1)} ${top - 32} ${at(0.98)} ${top + 2}`, skin.deep, 4, 'stroke-opacity=".28"')
  )
}

/** An arc: downward asleep, upward laughing. */
function shutEye(x: number, side: Side, laughs: boolean, skin: SkinPaint, lashes: Lashes): string {
  const at = (share: number) => x + side * HALF_WIDTH * share
  const y = EYE_Y + (laughs ? 8 : 12)
  const bow = laughs ? -1 : 1
  return (
    ellipse(x, y - 14, HALF_WIDTH, 26, skin.light, 'fill-opacity=".4" filter="url(#s3)"') +
    path(
      `M${at(-1)} ${y}C${at(-0.55)} ${y + 30 * bow} ${at(0.6)} ${y + 30 * bow} ${at(1.04)} ${y - 2}` +
        `C${at(0.62)} ${y + 18 * bow} ${at(-0.5)} ${y + 19 * bow} ${at(-1)} ${y}Z`,
      INK,
      `stroke="${INK}" stroke-width="${2.5 + 1.5 * lashes}" stroke-linejoin="round"`,
    ) +
    line(`M${at(-0.72)} ${y - 34}Q${at(0.05)} ${y - 52} ${at(0.84)} ${y - 32}`, skin.deep, 4, 'stroke-opacity=".26"') +
    (lashes > 0.5 && !laughs
      ? [
          [0.98, 0, 14, 7],
          [0.68, 12, 11, 12],
        ]
          .map(([from = 0, dy = 0, dx = 0, down = 0]) =>
            line(`M${at(from)} ${y + dy}q${side * dx * 0.5} ${down * 0.8} ${side * dx} ${down}`, INK, 4),
          )
          .join('')
      : '')
  )
}

export const brows = (plan: FacePlan, { browUp, browSoft, browTilt }: Shapes, hair: HairPaint): string =>
  SIDES.map((side) => {
    const x = MIDDLE_X + side * plan.eyeX
    const y = EYE_Y - 77 - browUp - side * browTilt
    const at = (dx: number) => x + side * dx
    const w = plan.browWidth
    return path(
      `M${at(-35)} ${y + 7 - browSoft}C${at(-18)} ${y - 9} ${at(14)} ${y - 17} ${at(43)} ${y + 8}C${at(14)} ${y - 17 + w * 1.2} ${at(-14)} ${y - 7 + w * 1.3} ${at(-34)} ${y + 3 + w * 0.8 - browSoft}C${at(-41)} ${y + 3 + w * 0.8 - browSoft} ${at(-42)} ${y + 9 - browSoft} ${at(-35)} ${y + 7 - browSoft}Z`,
      hair.brow,
      `fill-opacity=".94" stroke="${hair.brow}" stroke-opacity=".94" stroke-width="3" stroke-linejoin="round"`,
    )
  }).join('')

const FRAME = '#5b3350'

/** Round glasses of a friendly colour, with a light on the glass. */
export const glasses = ({ eyeX, cheek }: FacePlan): string =>
  SIDES.map((side) => {
    const x = MIDDLE_X + side * eyeX
    const y = EYE_Y + 4
    return (
      line(`M${x + side * 60} ${y - 14}L${MIDDLE_X + side * (cheek + 2)} ${y - 22}`, FRAME, 8) +
      ellipse(x, y, 62, 60, '#fff', `fill-opacity=".12" stroke="${FRAME}" stroke-width="8"`) +
      ellipse(x, y, 62, 60, 'none', 'stroke="#ffd9e6" stroke-opacity=".35" stroke-width="2"') +
      line(`M${x - 44} ${y - 18}Q${x - 34} ${y - 42} ${x - 10} ${y - 46}`, '#fff', 6, 'stroke-opacity=".55"')
    )
  }).join('') +
  line(`M${MIDDLE_X - eyeX + 60} ${EYE_Y - 4}Q${MIDDLE_X} ${EYE_Y - 20} ${MIDDLE_X + eyeX - 60} ${EYE_Y - 4}`, FRAME, 8)
