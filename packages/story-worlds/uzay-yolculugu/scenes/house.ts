/** The house from outside at night, and the room behind its one lit window. */
import { fix } from '../../drawing/curve.ts'
import { ellipse, group, inside, line, path } from '../../drawing/svg.ts'
import { somun } from '../companions/somun.ts'

/** The opening, without its frame. */
export const WINDOW = { x: 1160, y: 528, w: 400, h: 402 }
/** `half`: of the level part, where one can lie. */
export const RIDGE = { x: 1360, y: 262, half: 54 }
const EAVES = { dx: 470, y: 760 }

/** Gable, tiles, chimney, gutter; dark but for the light on the sill. */
export function houseFront(): string {
  const { x, y, half } = RIDGE
  const gable = `M${x} ${y + 14}L${x + 400} ${EAVES.y - 60}V1120H${x - 400}V${EAVES.y - 60}Z`
  const roof = `M${x - half} ${y}H${x + half}L${x + EAVES.dx} ${EAVES.y}L${x + EAVES.dx - 34} ${EAVES.y + 30}L${x} ${y + 78}L${x - EAVES.dx + 34} ${EAVES.y + 30}L${x - EAVES.dx} ${EAVES.y}Z`
  let boards = ''
  for (let y = 480; y < 1120; y += 44)
    boards += line(`M940 ${y}Q1360 ${y + 5} 1780 ${y}`, '#191540', 3, 'stroke-opacity=".5"')
  let tiles = ''
  for (const side of [-1, 1])
    for (let i = 1; i < 15; i++) {
      const t = i / 15
      const tx = x + side * (half + (EAVES.dx - half) * t)
      const ty = y + (EAVES.y - y) * t
      tiles += line(`M${fix(tx)} ${fix(ty)}l${-side * 20} 46`, '#1d1740', 4, 'stroke-opacity=".7"')
    }
  return (
    path('M1560 620V380H1624V690Z', '#33284f') +
    path('M1550 388H1634V362H1550Z', '#453560') +
    path(gable, 'url(#houseWall)') +
    inside(gable, boards + ellipse(1360, 740, 420, 380, 'url(#warm)', 'fill-opacity=".22"')) +
    group('filter="url(#fM)"', path(roof, 'url(#roof)')) +
    tiles +
    path(`M${x - half - 8} ${y - 6}H${x + half + 8}V${y + 12}H${x - half - 8}Z`, '#6a4a78')
  )
}

/** Warm wall, the lamp's light, a picture, the shelf with Somun and his folded map. */
export function bedroom(): string {
  const { x, y, w, h } = WINDOW
  const opening = `M${x} ${y}H${x + w}V${y + h}H${x}Z`
  return (
    path(opening, 'url(#room)') +
    inside(
      opening,
      path(`M${x + 318} ${y + 46}H${x + 384}V${y + 128}H${x + 318}Z`, '#c9826a') +
        path(`M${x + 326} ${y + 54}H${x + 376}V${y + 120}H${x + 326}Z`, '#5a6ac0') +
        ellipse(x + 352, y + 84, 14, 14, '#ffe9b0') +
        path(`M${x} ${y + 162}H${x + 118}V${y + 176}H${x}Z`, '#a8643c') +
        path(
          `M${x + 100} ${y + 232}C${x + 110} ${y + 172} ${x + 330} ${y + 172} ${x + 350} ${y + 232}L${x + 366} ${y + h}H${x + 76}Z`,
          '#fff3dc',
        ) +
        somun(
          { x: x + 62, y: y + 74, s: 0.42 },
          {
            mood: 'sleepy',
            legs: 'sit',
            map: {
              spine: [
                [-26, 122],
                [-8, 124],
                [10, 122],
                [28, 124],
              ],
              width: 40,
            },
          },
        ),
    )
  )
}

/** Over the knees of who sits in bed; in pixels of the page. */
export function quilt(): string {
  const { x, y, w, h } = WINDOW
  const top = y + h - 76
  const outline = `M${x} ${top + 24}C${x + 90} ${top - 20} ${x + 300} ${top - 18} ${x + w} ${top + 20}V${y + h}H${x}Z`
  const patches = ['#8a5fb0', '#d98a78', '#5a6ac0', '#e0b070', '#b5617f', '#7a5fc0']
    .map((colour, i) => path(`M${x + i * 68} ${top - 20}H${x + i * 68 + 68}V${y + h}H${x + i * 68}Z`, colour))
    .join('')
  const edge = `M${x} ${top + 24}C${x + 90} ${top - 20} ${x + 300} ${top - 18} ${x + w} ${top + 20}`
  return inside(outline, patches + line(edge, '#fff3dc', 30) + line(edge, '#d9b9a0', 3, 'transform="translate(0 15)"'))
}

/** Frame, bars and sill: nearest to us, dark against the light. */
export function windowFrame(): string {
  const { x, y, w, h } = WINDOW
  const frame = `M${x} ${y}H${x + w}V${y + h}H${x}Z`
  return (
    `<g filter="url(#fS)"><path d="${frame}" fill="none" stroke="#5d4580" stroke-width="26"/></g>` +
    path(`M${x - 40} ${y + h + 6}H${x + w + 40}V${y + h + 36}H${x - 40}Z`, '#6f5594') +
    path(`M${x - 40} ${y + h + 6}H${x + w + 40}V${y + h + 14}H${x - 40}Z`, '#e0b08a', 'fill-opacity=".6"') +
    path(`M${x - 18} ${y - 36}H${x + w + 18}V${y - 12}H${x - 18}Z`, '#5d4580') +
    line(
      `M${x + 8} ${y + 60}L${x + 60} ${y + 8}M${x + 8} ${y + 110}L${x + 110} ${y + 8}`,
      '#ffffff',
      7,
      'stroke-opacity=".2"',
    )
  )
}
