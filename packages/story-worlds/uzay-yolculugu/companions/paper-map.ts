/** Somun's map: a folded ribbon of paper, its panels alternately in light and shadow. */
import { fix, sampleSpine } from '../../drawing/curve.ts'
import { itemAt, type Point } from '../../drawing/geometry.ts'
import { ellipse, line, path } from '../../drawing/svg.ts'
import { GREEN } from '../colours.ts'

const PANELS = 14
const LIGHT_PAPER = '#fff1cf'
const SHADED_PAPER = '#d9b98a'
const PRINT = '#9a6a7a'

/** @param spine the course of the ribbon @param newDot shows the green light on the map */
export function paperMap(spine: readonly Point[], width: number, newDot = false): string {
  const samples = sampleSpine(
    spine,
    spine.map(() => width / 2),
    10,
  )
  const at = (t: number) => {
    const i = Math.min(samples.length - 2, Math.floor(t * (samples.length - 1)))
    const within = t * (samples.length - 1) - i
    const [ax, ay] = itemAt(samples, i)
    const [bx, by] = itemAt(samples, i + 1)
    const length = Math.hypot(bx - ax, by - ay) || 1
    return { x: ax + (bx - ax) * within, y: ay + (by - ay) * within, nx: -(by - ay) / length, ny: (bx - ax) / length }
  }
  const edge = (i: number, side: number): Point => {
    const { x, y, nx, ny } = at(i / PANELS)
    const half = (width / 2) * (1 + (i % 2 ? 0.07 : -0.05)) * side
    return [x + nx * half, y + ny * half]
  }
  let panels = ''
  let print = ''
  for (let i = 0; i < PANELS; i++) {
    const [a, b, c, d] = [edge(i, 1), edge(i + 1, 1), edge(i + 1, -1), edge(i, -1)]
    panels += path(`M${[a, b, c, d].map((p) => p.map(fix).join(' ')).join('L')}Z`, i % 2 ? SHADED_PAPER : LIGHT_PAPER)
    if (i % 3 === 1) print += printed(a, b, c, d, width)
  }
  const dot = at(0.72)
  return panels + print + (newDot ? ellipse(dot.x, dot.y, width * 0.11, width * 0.11, GREEN) : '')
}

/** A round spot and a dotted path to it. */
const printed = (a: Point, b: Point, c: Point, d: Point, width: number): string =>
  ellipse(
    (a[0] + c[0]) / 2,
    (a[1] + c[1]) / 2,
    width * 0.07,
    width * 0.07,
    'none',
    `stroke="${PRINT}" stroke-width="2.5"`,
  ) +
  line(
    `M${fix(a[0] * 0.7 + d[0] * 0.3)} ${fix(a[1] * 0.7 + d[1] * 0.3)}L${fix(c[0] * 0.7 + b[0] * 0.3)} ${fix(c[1] * 0.7 + b[1] * 0.3)}`,
    PRINT,
    2,
    'stroke-dasharray="5 6" stroke-opacity=".7"',
  )
