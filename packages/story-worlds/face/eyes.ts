/** Eyes, brows and glasses. */
import type { EyeColour } from '#domain/face-features.ts'
import { ellipse, group, line, path } from '../drawing/svg.ts'
import { IRIS_COLOURS, type HairPaint, type SkinPaint } from './colours.ts'
import type { Shapes } from './expressions.ts'
import { EYE_Y, MIDDLE_X, type FacePlan } from './plan.ts'

const INK = '#2b120d'
const HALF_WIDTH = 41
const SIDES = [-1, 1] as const
type Side = (typeof SIDES)[number]

export const eyes = (plan: FacePlan, shapes: Shapes, colour: EyeColour, skin: SkinPaint): string =>
  SIDES.map((side) => {
    const x = MIDDLE_X + side * plan.eyeX
    return shapes.open === 0 ? shutEye(x, side, skin) : openEye(x, side, shapes, colour, skin)
  }).join('')

/** `side` is outward. */
function openEye(x: number, side: Side, { open, cheek, iris, gaze }: Shapes, colour: EyeColour, skin: SkinPaint) {
  const inner = x - side * HALF_WIDTH
  const outer = x + side * HALF_WIDTH
  const top = EYE_Y - 44 * open
  const bottom = EYE_Y + 43 - cheek
  const at = (share: number) => x + side * HALF_WIDTH * share
  const upper = `C${at(-0.86)} ${top - 6} ${at(0.5)} ${top - 12} ${outer} ${EYE_Y - 6}`
  const lower = `C${at(0.92)} ${bottom + 2} ${at(-0.55)} ${bottom + 4} ${inner} ${EYE_Y + 8}`
  const shape = `M${inner} ${EYE_Y + 8}${upper}${lower}Z`
  // Thin at the nose, broad outside: the lashes of a brush.
  const lid = `M${inner - side} ${EYE_Y + 9}${upper}L${at(1.22)} ${EYE_Y - 20}C${at(1.05)} ${EYE_Y - 30} ${at(0.66)} ${top - 22} ${at(-0.1)} ${top - 15}C${at(-0.62)} ${top - 10} ${at(-0.92)} ${EYE_Y - 22} ${inner - side} ${EYE_Y + 9}Z`
  const paint = IRIS_COLOURS[colour]
  const y = EYE_Y - 1 + gaze
  const [rx, ry] = [31 * iris, 36 * iris]
  const id = side < 0 ? 'eyeL' : 'eyeR'
  return (
    `<clipPath id="${id}"><path d="${shape}"/></clipPath>` +
    path(shape, '#fffaf4') +
    group(
      `clip-path="url(#${id})"`,
      ellipse(x, y, rx, ry, paint.deep),
      ellipse(x, y + 1, rx - 3, ry - 3, 'url(#iris)'),
      ellipse(x, y + ry * 0.52, rx * 0.66, ry * 0.36, paint.glow, 'fill-opacity=".75" filter="url(#s3)"'),
      ellipse(x, y - 1, rx * 0.5, ry * 0.52, '#140805'),
      ellipse(x, top - 2, HALF_WIDTH + 6, 19, '#5a2a2c', 'fill-opacity=".3"'),
      ellipse(x - 11, y - 14, 10.5, 11.5, '#fff'),
      ellipse(x + 12, y + 14, 5, 5, '#fff', 'fill-opacity=".85"'),
    ) +
    path(lid, INK) +
    line(
      `M${at(0.72)} ${bottom - 7}Q${at(0)} ${bottom + 8} ${at(-0.66)} ${bottom - 8}`,
      skin.deep,
      3.5,
      'stroke-opacity=".42"',
    ) +
    line(`M${at(-0.7)} ${top - 13}Q${at(0.1)} ${top - 32} ${at(0.98)} ${top + 2}`, skin.deep, 4, 'stroke-opacity=".34"')
  )
}

/** An arc like a smile, with three lashes. */
function shutEye(x: number, side: Side, skin: SkinPaint): string {
  const at = (share: number) => x + side * HALF_WIDTH * share
  const y = EYE_Y + 12
  return (
    ellipse(x, y - 14, HALF_WIDTH, 26, skin.light, 'fill-opacity=".45" filter="url(#s3)"') +
    line(`M${at(-0.7)} ${y - 34}Q${at(0.05)} ${y - 52} ${at(0.84)} ${y - 30}`, skin.deep, 4, 'stroke-opacity=".3"') +
    path(
      `M${at(-1)} ${y - 3}C${at(-0.55)} ${y + 27} ${at(0.6)} ${y + 27} ${at(1.06)} ${y - 6}C${at(0.62)} ${y + 15} ${at(-0.5)} ${y + 17} ${at(-1)} ${y - 3}Z`,
      INK,
      `stroke="${INK}" stroke-width="3" stroke-linejoin="round"`,
    ) +
    [
      [0.98, 0, 15, 7],
      [0.7, 11, 12, 13],
      [0.36, 18, 7, 16],
    ]
      .map(([from = 0, dy = 0, dx = 0, down = 0]) =>
        line(`M${at(from)} ${y + dy}q${side * dx * 0.5} ${down * 0.8} ${side * dx} ${down}`, INK, 5),
      )
      .join('')
  )
}

export const brows = (plan: FacePlan, { browUp, browSoft }: Shapes, hair: HairPaint): string =>
  SIDES.map((side) => {
    const x = MIDDLE_X + side * plan.eyeX
    const y = EYE_Y - 78 - browUp
    const at = (dx: number) => x + side * dx
    const w = plan.browWidth
    return path(
      `M${at(-36)} ${y + 7 - browSoft}C${at(-18)} ${y - 8} ${at(14)} ${y - 16} ${at(44)} ${y + 8}C${at(14)} ${y - 16 + w * 1.2} ${at(-14)} ${y - 6 + w * 1.3} ${at(-34)} ${y + 3 + w * 0.8 - browSoft}C${at(-41)} ${y + 3 + w * 0.8 - browSoft} ${at(-42)} ${y + 9 - browSoft} ${at(-36)} ${y + 7 - browSoft}Z`,
      hair.brow,
      `fill-opacity=".94" stroke="${hair.brow}" stroke-opacity=".94" stroke-width="3" stroke-linejoin="round"`,
    )
  }).join('')

const FRAME = '#5b3350'

/** Round ones, of a friendly colour, with a light on the glass. */
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
