/** The cardboard rocket as it flies up at us: lid with a round hatch, walls that run down to the house. */
import { SPREAD_SIZE } from '#media/picture.ts'
import { fix, polar } from '../../drawing/curve.ts'
import { itemAt, type Point } from '../../drawing/geometry.ts'
import { ellipse, group, inside, line, path } from '../../drawing/svg.ts'
import { rocketLetters, tape } from '../companions/rocket.ts'
import { HOUSE } from './town-from-above.ts'

const TURN = 14
/** Middle of the lid and of the hole in it. */
export const HATCH = { x: 898, y: 690 }
const HOLE = { rx: 176, ry: 120 }
const LID: readonly Point[] = [
  [-230, -182],
  [236, -176],
  [230, 182],
  [-232, 176],
]

const onLid = ([u, v]: Point): Point =>
  polar([HATCH.x, HATCH.y], TURN + (Math.atan2(v, u) * 180) / Math.PI, Math.hypot(u, v))
const at = (p: Point) => p.map(fix).join(' ')

export function rocketFromAbove(): string {
  const top = LID.map(onLid)
  const low = top.map(([x, y]): Point => [x + (HOUSE.x - x) * 0.26, y + (HOUSE.y + 120 - y) * 0.36])
  const wall = (i: number, j: number, fill: string) =>
    path(`M${at(itemAt(top, i))}L${at(itemAt(top, j))}L${at(itemAt(low, j))}L${at(itemAt(low, i))}Z`, fill)
  const letters = onLid([-150, 156])
  const lid = path(`M${top.map(at).join('L')}Z`, '#c99058')
  return (
    nose() +
    wall(1, 2, '#8a5a3a') +
    wall(2, 3, '#d99e62') +
    line(`M${at(itemAt(low, 1))}L${at(itemAt(low, 2))}L${at(itemAt(low, 3))}`, '#ffd08a', 6, 'stroke-opacity=".8"') +
    group('filter="url(#fM)"', lid) +
    line(`M${at(onLid([-226, -8]))}L${at(onLid([232, -6]))}`, '#7c4f34', 4, 'stroke-opacity=".5"') +
    tape(...onLid([-196, -8]), 84, TURN - 2) +
    tape(...onLid([198, -6]), 84, TURN + 3) +
    tape(...onLid([120, 186]), 96, TURN + 76) +
    `<g transform="translate(${at(letters)}) rotate(${TURN}) scale(1.04 .62)">${rocketLetters()}</g>` +
    group('filter="url(#fS)"', ellipse(HATCH.x, HATCH.y + 2, 196, 138, '#a06b41')) +
    ellipse(HATCH.x, HATCH.y + 4, HOLE.rx, HOLE.ry, '#2c1a3c')
  )
}

/** Cut where the hole's near edge hides them. */
export function outOfHatch(bodies: string): string {
  const { x, y } = HATCH
  const { rx, ry } = HOLE
  return inside(`M0 0H${SPREAD_SIZE.w}V${y}H${x + rx}A${rx} ${ry} 0 0 1 ${x - rx} ${y}H0Z`, bodies)
}

/** The near half of the hole's edge: before the hero's body. */
export function hatchRim(): string {
  const { x, y } = HATCH
  const p = (u: number, v: number) => `${x + u} ${y + v}`
  return (
    path(
      `M${p(-186, -14)}C${p(-190, 60)} ${p(-100, 142)} ${p(0, 142)}C${p(100, 142)} ${p(190, 60)} ${p(186, -14)}L${p(170, -4)}C${p(160, 66)} ${p(90, 104)} ${p(0, 106)}C${p(-90, 104)} ${p(-160, 66)} ${p(-170, -4)}Z`,
      '#b77e4a',
    ) +
    line(
      `M${p(-170, -2)}C${p(-160, 66)} ${p(-90, 106)} ${p(0, 106)}C${p(90, 106)} ${p(160, 66)} ${p(170, -2)}`,
      '#ffdca2',
      6,
    ) +
    line(
      `M${p(-178, 20)}C${p(-160, 100)} ${p(-90, 142)} ${p(0, 142)}C${p(90, 142)} ${p(160, 100)} ${p(178, 20)}`,
      '#7c4f34',
      3,
      'stroke-opacity=".5"',
    )
  )
}

/** The colander, seen from the side of its handle. */
function nose(): string {
  const [x, y] = onLid([-256, -30])
  const p = (u: number, v: number) => `${fix(x - u)} ${fix(y + v)}`
  let holes = ''
  for (let row = 0; row < 5; row++)
    for (let i = 0; i < 3; i++) {
      const [hx, hy] = polar([x + 16, y - 4], 238 - row * 28, 50 + i * 22)
      holes += ellipse(hx, hy, 5, 5.5, '#4c4f78', 'fill-opacity=".8"')
    }
  return (
    group(
      'filter="url(#fM)"',
      path(
        `M${p(-60, -110)}C${p(40, -130)} ${p(110, -60)} ${p(104, 10)}C${p(98, 80)} ${p(40, 112)} ${p(-20, 96)}Z`,
        'url(#colander)',
      ),
    ) + holes
  )
}
