/** A living eye for companions. */
import { fix } from './curve.ts'
import type { Point } from './geometry.ts'
import { ellipse, line, path } from './svg.ts'

/** A living eye: white, iris with light from below, pupil, two catch lights, optional lid (0 open … 1 shut). */
export function eye(
  x: number,
  y: number,
  r: number,
  {
    look = [0, 0],
    iris = '#3d2a1c',
    glow = '#9a6a3c',
    white = '#fffaf0',
    lid = 0,
    lidCol = '#e9a07c',
    ry = 1.12,
    lash = '#3a2030',
  }: {
    look?: Point
    iris?: string
    glow?: string
    white?: string
    lid?: number
    lidCol?: string
    ry?: number
    lash?: string
  } = {},
) {
  if (lid >= 1)
    return line(`M${fix(x - r)} ${fix(y)}Q${fix(x)} ${fix(y + r * 0.9)} ${fix(x + r)} ${fix(y)}`, lash, r * 0.26)
  const px = x + look[0] * r * 0.34,
    py = y + look[1] * r * 0.34,
    id = `e${Math.round(x * 7 + y * 13 + r * 31)}`
  const lidEdge = y - r * ry + lid * 2 * r * ry
  return (
    `<clipPath id="${id}"><ellipse cx="${fix(x)}" cy="${fix(y)}" rx="${fix(r)}" ry="${fix(r * ry)}"/></clipPath>` +
    ellipse(x, y, r, r * ry, white) +
    `<g clip-path="url(#${id})">` +
    ellipse(x, y - r * 0.9, r * 1.1, r * 0.55, '#8a6a80', 'opacity=".28"') +
    ellipse(px, py, r * 0.68, r * 0.76, iris) +
    ellipse(px, py + r * 0.22, r * 0.5, r * 0.42, glow, 'opacity=".8"') +
    ellipse(px, py, r * 0.38, r * 0.44, '#120a10') +
    ellipse(px - r * 0.24, py - r * 0.3, r * 0.22, r * 0.24, '#fff') +
    ellipse(px + r * 0.24, py + r * 0.28, r * 0.1, r * 0.1, '#fff', 'opacity=".8"') +
    (lid > 0
      ? path(
          `M${fix(x - r * 1.3)} ${fix(y - r * 2)}L${fix(x + r * 1.3)} ${fix(y - r * 2)}L${fix(x + r * 1.3)} ${fix(lidEdge)}Q${fix(x)} ${fix(lidEdge + r * 0.35)} ${fix(x - r * 1.3)} ${fix(lidEdge)}Z`,
          lidCol,
        )
      : '') +
    '</g>' +
    line(
      lid > 0.2
        ? `M${fix(x - r)} ${fix(lidEdge)}Q${fix(x)} ${fix(lidEdge + r * 0.35)} ${fix(x + r)} ${fix(lidEdge)}`
        : `M${fix(x - r)} ${fix(y - r * 0.3)}C${fix(x - r * 0.8)} ${fix(y - r * ry * 1.3)} ${fix(x + r * 0.8)} ${fix(y - r * ry * 1.3)} ${fix(x + r)} ${fix(y - r * 0.3)}`,
      lash,
      r * 0.15,
    )
  )
}
