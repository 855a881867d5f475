/** A line with a soft edge. Six strokes cost nothing; a blur costs a surface as large as the layer. */
import { line } from './svg.ts'

const WIDTHS = [2, 1.68, 1.36, 1.04, 0.72, 0.4]

export const softLine = (d: string, colour: string, width: number, opacity = 0.12): string =>
  WIDTHS.map((k) => line(d, colour, width * k, `stroke-opacity="${opacity}"`)).join('')
