/** A line of text on an arc, as path data. */
import { fix } from '../drawing/curve.ts'
import { setLine, type Letters } from './set-line.ts'

export interface ArcLine {
  text: string
  size: number
  /** The line's middle, on its baseline. */
  cx: number
  y: number
  /** Radius of the arc below the line; absent for a straight line. */
  radius?: number
  track?: number
  /** Lift of every other letter, in pixels. */
  bounce?: number
  /** A wider line is set in a smaller size. */
  maxWidth: number
}

/** @returns the size at which the line fits */
function fittingSize(
  letters: Letters,
  { text, size, track = 0, maxWidth }: Pick<ArcLine, 'text' | 'size' | 'track' | 'maxWidth'>,
): number {
  const { width } = setLine(letters, text, size, track)
  return width > maxWidth ? (size * maxWidth) / width : size
}

export function arcText(typeface: Letters, arc: ArcLine): string {
  const size = fittingSize(typeface, arc)
  const { letters, width } = setLine(typeface, arc.text, size, arc.track)
  return letters
    .map(({ outline, x, advance }, index) => {
      const middle = x + advance / 2 - width / 2
      const angle = arc.radius ? middle / arc.radius : 0
      const bounce = (arc.bounce ?? 0) * (index % 2 ? 1 : -1)
      const px = arc.cx + (arc.radius ? Math.sin(angle) * arc.radius : middle)
      const py = arc.y + (arc.radius ? (1 - Math.cos(angle)) * arc.radius : 0) + bounce
      const cos = Math.cos(angle)
      const sin = Math.sin(angle)
      const scale = size / typeface.em
      return placed(outline, (unitsX, unitsY) => {
        const u = unitsX * scale - advance / 2
        const v = unitsY * scale
        return `${fix(px + u * cos - v * sin)} ${fix(py + u * sin + v * cos)}`
      })
    })
    .join('')
}

/** @returns the outline in absolute commands, each point moved by `at` */
function placed(outline: string, at: (x: number, y: number) => string): string {
  let [x, y] = [0, 0]
  let path = ''
  for (const [, command = '', numbers = ''] of outline.matchAll(/([mlqz])([^mlqz]*)/g)) {
    const offsets = Array.from(numbers.matchAll(/-?\d+/g), Number)
    const points: string[] = []
    for (let index = 0; index < offsets.length; index += 2)
      points.push(at(x + (offsets[index] ?? 0), y + (offsets[index + 1] ?? 0)))
    x += offsets.at(-2) ?? 0
    y += offsets.at(-1) ?? 0
    path += command.toUpperCase() + points.join(' ')
  }
  return path
}
