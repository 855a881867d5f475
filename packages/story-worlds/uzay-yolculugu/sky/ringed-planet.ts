/** A planet in bands, with rings behind and in front of it; lit from the upper left. */
import { strokes } from '../../drawing/brush.ts'
import { fix } from '../../drawing/curve.ts'
import { blur, radial } from '../../drawing/filters.ts'
import type { Random } from '../../drawing/random.ts'
import { ellipse, path } from '../../drawing/svg.ts'

const BANDS = ['#f7b27a', '#e98566', '#ffd7a0', '#cf6a68', '#f3a06e', '#b0587c']
/** half axes, colour, opacity, width; all as shares of the radius */
const RINGS = [
  [1.95, 0.4, '#ffe3b0', 0.9, 0.1],
  [1.78, 0.355, '#f0a98a', 0.85, 0.12],
  [1.6, 0.31, '#ffd9a8', 0.8, 0.08],
  [1.46, 0.28, '#b98ad0', 0.75, 0.09],
  [2.1, 0.435, '#c9b2ff', 0.45, 0.035],
] as const

export const ringedPlanetDefs = (): string =>
  radial(
    'planetShade',
    [
      [0, '#fff3c9', 0.7],
      [0.35, '#ffcf8a', 0.1],
      [0.6, '#5a1f6a', 0.35],
      [1, '#1a0b45', 0.93],
    ],
    0.26,
    0.24,
    0.95,
  ) +
  radial('planetGlow', [
    [0, '#ffb27a', 0.7],
    [0.55, '#ff8a6a', 0.3],
    [1, '#ff8a6a', 0],
  ]) +
  blur('planetSoft', 8, 20)

export function ringedPlanet(random: Random, x: number, y: number, r: number, tilt: number): string {
  const at = (k: number) => fix(r * k)
  let bands = ''
  for (let i = -9; i < 10; i++) {
    const top = (i * r) / 9
    bands += path(
      `M${at(-1.2)} ${fix(top + random.spread() * 8)}C${at(-0.4)} ${fix(top + r * 0.14 + random.spread() * 14)} ${at(0.4)} ${fix(top + r * 0.14 + random.spread() * 14)} ${at(1.2)} ${fix(top + random.spread() * 8)}V${fix(top + r * 0.17)}C${at(0.4)} ${fix(top + r * 0.28)} ${at(-0.4)} ${fix(top + r * 0.28)} ${at(-1.2)} ${fix(top + r * 0.15)}Z`,
      random.pick(BANDS),
      `fill-opacity="${random.between(0.3, 0.75).toFixed(2)}"`,
    )
  }
  const grain = strokes(random, {
    x0: -r,
    y0: -r,
    x1: r,
    y1: r,
    n: 90,
    len: [60, 220],
    ang: 0.06,
    spread: 0.14,
    w: [3, 10],
    cols: ['#fff0cf', '#8a3f6a', '#ffd0a0'],
    op: [0.05, 0.2],
  })
  const rings = RINGS.map(([a, b, colour, opacity, width]) =>
    ellipse(0, 0, r * a, r * b, 'none', `stroke="${colour}" stroke-width="${at(width)}" stroke-opacity="${opacity}"`),
  ).join('')
  const half = (id: string, top: number) =>
    `<clipPath id="${id}"><rect x="${at(-3)}" y="${top}" width="${at(6)}" height="${at(3)}" transform="rotate(${tilt})"/></clipPath>` +
    `<g clip-path="url(#${id})"><g transform="rotate(${tilt})">${rings}</g></g>`
  return (
    `<g transform="translate(${x} ${y})">` +
    ellipse(0, 0, r * 1.8, r * 1.8, 'url(#planetGlow)') +
    half('ringsBehind', -3 * r) +
    `<clipPath id="planetDisc"><circle r="${r}"/></clipPath><g clip-path="url(#planetDisc)">` +
    ellipse(0, 0, r, r, '#ee9a70') +
    `<g transform="rotate(${tilt})">${bands}${grain}</g>` +
    ellipse(0, 0, r, r, 'url(#planetShade)') +
    ringShadow(r) +
    '</g>' +
    half('ringsBefore', 0) +
    '</g>'
  )
}

const ringShadow = (r: number): string => {
  const p = (u: number, v: number) => `${fix(r * u)} ${fix(r * v)}`
  return path(
    `M${p(-1.4, -0.1)}C${p(-0.4, 0.5)} ${p(0.4, 0.3)} ${p(1.4, -0.5)}L${p(1.4, -0.28)}C${p(0.4, 0.55)} ${p(0.4, 0.72)} ${p(-1.4, 0.14)}Z`,
    '#3a1648',
    'fill-opacity=".4" filter="url(#planetSoft)"',
  )
}
