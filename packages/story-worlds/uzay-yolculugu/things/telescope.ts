/** A telescope on a tripod. */
import type { Point } from '../../drawing/geometry.ts'
import { fix } from '../../drawing/curve.ts'
import { ellipse, group, line, path } from '../../drawing/svg.ts'
import { placed } from '../companions/placement.ts'

interface Tube {
  colour: string
  colourFar: string
}

/**
 * @param eyepiece on the page @param deg its direction @param length from eyepiece to lens, in pixels
 * @param feet of the tripod on the page
 */
export function telescope(
  eyepiece: Point,
  deg: number,
  length: number,
  feet: readonly Point[],
  { colour, colourFar }: Tube,
): string {
  const s = length / 340
  const [ex, ey] = eyepiece
  const along = (u: number): Point => [
    ex + Math.cos((deg * Math.PI) / 180) * u * s,
    ey + Math.sin((deg * Math.PI) / 180) * u * s,
  ]
  const [jx, jy] = along(150)
  const legs = feet
    .map(([x, y]) => {
      const d = `M${fix(jx)} ${fix(jy)}L${fix(x)} ${fix(y)}`
      return line(d, '#5a3a3f', 15 * s) + line(`M${fix(jx + 3)} ${fix(jy)}L${fix(x + 3)} ${fix(y)}`, '#d19a5a', 5 * s)
    })
    .join('')
  return (
    legs + ellipse(jx, jy, 19 * s, 19 * s, '#3a2a52') + placed({ x: ex, y: ey, rot: deg, s }, tube(colour, colourFar))
  )
}

/** Eyepiece at 0,0, points to +x. */
const tube = (colour: string, colourFar: string): string =>
  group(
    'filter="url(#fS)"',
    path('M-6 -13L28 -13L28 13L-6 13Z', '#5a4a78'),
    path('M26 -21L84 -21L84 21L26 21Z', '#c9a24e'),
    path('M82 -28L258 -34L258 34L82 28Z', colour),
    path('M256 -39L338 -41L338 41L256 39Z', colourFar),
  ) +
  line('M100 -28L100 28M176 -31L176 31M258 -38L258 38', '#f5b942', 8) +
  ellipse(338, 0, 13, 41, '#bfe0ff') +
  line('M96 -14Q170 -20 248 -20', '#ffffff', 6, 'stroke-opacity=".35"')
