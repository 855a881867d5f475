/** A line of text on an arc, as path data. */
import type { PathCommand } from 'opentype.js'
import { fix } from '../drawing/curve.ts'
import { setLine, type Typeface } from './typeface.ts'

export interface ArcLine {
  text: string
  size: number
  /** The line's middle, on its baseline. */
  cx: number
  y: number
  /** Radius of the arc below the line; absent for a straight one. */
  radius?: number
  track?: number
  /** Every other letter is lifted by this much, in pixels. */
  bounce?: number
  /** A line that would be wider is set smaller. */
  maxWidth: number
}

/** The size at which a line fits. */
function fittingSize(
  fonts: Typeface,
  { text, size, track = 0, maxWidth }: Pick<ArcLine, 'text' | 'size' | 'track' | 'maxWidth'>,
): number {
  const { width } = setLine(fonts, text, size, track)
  return width > maxWidth ? (size * maxWidth) / width : size
}

/** opentype.js 2's own path data breaks some letters (K, p, ı): the commands are written out here. */
export function arcText(fonts: Typeface, arc: ArcLine): string {
  const size = fittingSize(fonts, arc)
  const { letters, width } = setLine(fonts, arc.text, size, arc.track)
  return letters
    .map(({ glyph, x, advance }, index) => {
      const middle = x + advance / 2 - width / 2
      const angle = arc.radius ? middle / arc.radius : 0
      const bounce = (arc.bounce ?? 0) * (index % 2 ? 1 : -1)
      const px = arc.cx + (arc.radius ? Math.sin(angle) * arc.radius : middle)
      const py = arc.y + (arc.radius ? (1 - Math.cos(angle)) * arc.radius : 0) + bounce
      const cos = Math.cos(angle)
      const sin = Math.sin(angle)
      const at = (gx: number, gy: number): string => {
        const u = gx - advance / 2
        return `${fix(px + u * cos - gy * sin)} ${fix(py + u * sin + gy * cos)}`
      }
      return glyph
        .getPath(0, 0, size)
        .commands.map((command) => written(command, at))
        .join('')
    })
    .join('')
}

function written(command: PathCommand, at: (x: number, y: number) => string): string {
  switch (command.type) {
    case 'Z':
      return 'Z'
    case 'Q':
      return `Q${at(command.x1, command.y1)} ${at(command.x, command.y)}`
    case 'C':
      return `C${at(command.x1, command.y1)} ${at(command.x2, command.y2)} ${at(command.x, command.y)}`
    default:
      return command.type + at(command.x, command.y)
  }
}
