/**
 * Turns the drawing of a head: each point slides over the skull, most in its middle and not at all at its outline. One
 * function turns features, hair, glasses and scarf, so that the kit needs no second drawing.
 */
import { fix } from '../drawing/curve.ts'
import { itemAt, type Point } from '../drawing/geometry.ts'

/** Slide of the skull's middle to the right and down, in units of the face. Beyond ±60 the outline folds over. */
export interface Turn {
  x: number
  y: number
}

/** The skull: its middle and half axes. */
const [CX, CY, RX, RY] = [240, 290, 206, 262]

const share = (x: number, y: number): number => {
  const u = (x - CX) / RX
  const v = (y - CY) / RY
  return Math.max(0, 1 - u * u) * Math.max(0, 1 - 0.55 * v * v)
}
const moved = ([x, y]: Point, turn: Turn): Point => [x + turn.x * share(x, y), y + turn.y * share(x, y)]

/** The width of a shape at a point relative to its width in the middle: the far eye is narrower. */
const narrowed = (x: number, y: number, turn: Turn): number =>
  Math.max(0.45, (moved([x + 6, y], turn)[0] - moved([x - 6, y], turn)[0]) / 12)

/** @param svg paths, ellipses and turned groups, as text */
export function turned(svg: string, turn: Turn): string {
  if (turn.x === 0 && turn.y === 0) return svg
  return svg
    .replace(/ d="([^"]+)"/g, (_, d: string) => ` d="${turnedPath(d, turn)}"`)
    .replace(/<ellipse cx="([^"]+)" cy="([^"]+)" rx="([^"]+)"/g, (_, ...[cx, cy, rx]: string[]) => {
      const at: Point = [Number(cx), Number(cy)]
      const [x, y] = moved(at, turn)
      return `<ellipse cx="${fix(x)}" cy="${fix(y)}" rx="${fix(Number(rx) * narrowed(...at, turn))}"`
    })
    .replace(/rotate\((-?[\d.]+) (-?[\d.]+) (-?[\d.]+)\)/g, (_, ...[angle, cx, cy]: string[]) => {
      const [x, y] = moved([Number(cx), Number(cy)], turn)
      return `rotate(${angle} ${fix(x)} ${fix(y)})`
    })
}

/** Number of points of each path command. */
const POINTS: Readonly<Record<string, number>> = { M: 1, L: 1, Q: 2, C: 3, T: 1, S: 2 }

/** Converts relative commands, H and V to absolute ones. */
function turnedPath(d: string, turn: Turn): string {
  let [at, start]: [Point, Point] = [
    [0, 0],
    [0, 0],
  ]
  const drawn: string[] = []
  const draw = (command: string, points: readonly Point[]) =>
    drawn.push(command + points.map((point) => moved(point, turn).map(fix).join(' ')).join(' '))
  for (const [, command = '', rest = ''] of d.matchAll(/([MLHVQCTSZmlhvqctsz])([^MLHVQCTSZmlhvqctsz]*)/g)) {
    const numbers = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number)
    const upper = command.toUpperCase()
    const from = (value: number, axis: 0 | 1) => (command === upper ? value : at[axis] + value)
    if (upper === 'Z') {
      drawn.push('Z')
      at = start
    } else if (upper === 'H' || upper === 'V') {
      for (const n of numbers) {
        at = upper === 'H' ? [from(n, 0), at[1]] : [at[0], from(n, 1)]
        draw('L', [at])
      }
    } else {
      const step = (POINTS[upper] ?? 1) * 2
      for (let i = 0; i + step <= numbers.length; i += step) {
        const points = Array.from({ length: step / 2 }, (_, k): Point => [
          from(itemAt(numbers, i + 2 * k), 0),
          from(itemAt(numbers, i + 2 * k + 1), 1),
        ])
        at = points.at(-1) ?? at
        if (upper === 'M' && i === 0) start = at
        draw(upper === 'M' && i > 0 ? 'L' : upper, points)
      }
    }
  }
  return drawn.join('')
}
