/** Draws the mouth from four numbers and a row of teeth. */
import { ellipse, group, line, path } from '../drawing/svg.ts'
import type { SkinPaint } from './colours.ts'
import type { MouthShape } from './expressions.ts'
import { MIDDLE_X, MOUTH_Y, type FacePlan } from './plan.ts'

const INSIDE = '#7c2230'

export function mouth({ mouthScale }: FacePlan, shape: MouthShape, skin: SkinPaint): string {
  const w = shape.width * mouthScale
  const [left, right] = [MIDDLE_X - w, MIDDLE_X + w]
  const y = MOUTH_Y - shape.corners
  const upperY = MOUTH_Y + shape.upper
  const upper = `C${left + w * 0.5} ${upperY + 2} ${right - w * 0.5} ${upperY + 2} ${right} ${y}`
  return shape.lower === shape.upper
    ? closed({ w, left, right, y, upperY, upper }, skin)
    : open({ w, left, right, y, upperY, upper }, shape, skin)
}

interface Lines {
  w: number
  left: number
  right: number
  y: number
  upperY: number
  upper: string
}

const closed = ({ w, left, right, y, upperY, upper }: Lines, skin: SkinPaint): string =>
  ellipse(MIDDLE_X, upperY + 9, w * 0.5, 6, skin.lip, 'fill-opacity=".5" filter="url(#s3)"') +
  line(`M${left} ${y}${upper}`, '#6d1f2a', 6.5) +
  dimples(left, right, y, skin)

function open({ w, left, right, y, upperY, upper }: Lines, { lower, teeth }: MouthShape, skin: SkinPaint): string {
  const lowerY = MOUTH_Y + lower
  // An 'o' is round at its sides, a smile tapers into its corners.
  const side = teeth ? 0.02 : -0.22
  const down = y + (lowerY - y) * (teeth ? 0.52 : 0.72)
  const belly = teeth ? 0.36 : 0.3
  const shape = `M${left} ${y}${upper}C${right - w * side} ${down} ${MIDDLE_X + w * (1 - belly)} ${lowerY} ${MIDDLE_X} ${lowerY}C${MIDDLE_X - w * (1 - belly)} ${lowerY} ${left + w * side} ${down} ${left} ${y}Z`
  return (
    ellipse(MIDDLE_X, lowerY + 3, w * 0.56, 8, skin.lip, 'fill-opacity=".62" filter="url(#s3)"') +
    path(shape, INSIDE, `stroke="${skin.lip}" stroke-width="6" stroke-linejoin="round"`) +
    '<clipPath id="mouth"><path d="' +
    shape +
    '"/></clipPath>' +
    group(
      'clip-path="url(#mouth)"',
      ellipse(MIDDLE_X, lowerY + 2, w * 0.56, teeth ? 15 : 17, '#ef7f83'),
      teeth
        ? path(
            `M${left} ${y - 12}H${right}V${y}C${right - w * 0.45} ${upperY + 19} ${left + w * 0.45} ${upperY + 19} ${left} ${y}Z`,
            '#fffaf4',
          )
        : '',
    ) +
    (teeth ? line(`M${left} ${y}${upper}`, '#5d1722', 4.5, 'stroke-opacity=".75"') : '') +
    dimples(left, right, y, skin)
  )
}

const dimples = (left: number, right: number, y: number, skin: SkinPaint): string =>
  line(`M${left - 5} ${y - 8}Q${left - 9} ${y} ${left - 1} ${y + 6}`, skin.deep, 4.5, 'stroke-opacity=".42"') +
  line(`M${right + 5} ${y - 8}Q${right + 9} ${y} ${right + 1} ${y + 6}`, skin.deep, 4.5, 'stroke-opacity=".42"')
