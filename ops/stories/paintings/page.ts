/** One page for the paintings of quiet pages: size, morning light, and the shadows under things. */
import { blurs, linear, radial } from '#stories/drawing/filters.ts'
import type { Light } from '#stories/drawing/light.ts'
import { litSet } from '#stories/drawing/lit-set.ts'
import { paintOpacity } from '#stories/drawing/paint-opacity.ts'
import { ellipse, resetIds, svgDoc } from '#stories/drawing/svg.ts'

/** One and a half times the stored picture. */
export const SIZE = { w: 1_440, h: 960 }

/** @returns an SVG document of SIZE */
export type Painting = () => string

/** Soft sun from above left; shadows are warm, never grey. */
export const MORNING = {
  dir: [-0.5, -0.8],
  hi: '#fffbe6',
  hiO: 0.46,
  sh: '#7a3550',
  shO: 0.4,
  rim: '#ffffff',
  rimO: 0.75,
  treeHi: '#fff6c0',
  treeO: 0.5,
} as const satisfies Light

/** @param draw is called after the ids of clip paths begin again, so that a painting always gives the same text */
export function page(defs: string, draw: () => string[]): string {
  resetIds()
  return paintOpacity(svgDoc(SIZE.w, SIZE.h, PAINTS + defs, draw().join('')))
}

/** The place where a thing touches the ground: dark and narrow inside, wide and thin outside. */
export const contact = (x: number, y: number, rx: number, ry = rx * 0.16, colour = '#5a2a1c'): string =>
  ellipse(x + rx * 0.12, y + ry * 0.2, rx * 1.16, ry * 1.3, colour, 'opacity=".22" filter="url(#s10)"') +
  ellipse(x, y, rx * 0.9, ry * 0.7, colour, 'opacity=".4" filter="url(#s4)"')

/** Darkens the corners with a warm colour. */
export const corners = (): string => `<rect width="${SIZE.w}" height="${SIZE.h}" fill="url(#pageEdge)"/>`

/** Filters `dS` to `dL` are for furniture and things; creatures bring their own. */
const PAINTS =
  litSet('d', MORNING) +
  blurs(4, 10, 24).replaceAll('id="b', 'id="s') +
  linear('wood', [
    [0, '#f0c48c'],
    [0.5, '#dda468'],
    [1, '#c78750'],
  ]) +
  linear('woodFront', [
    [0, '#cf9258'],
    [1, '#a9683c'],
  ]) +
  radial(
    'plaster',
    [
      [0, '#fffaec'],
      [0.5, '#fdeecd'],
      [1, '#f4d9a8'],
    ],
    0.4,
    0.3,
    0.8,
  ) +
  radial(
    'pageEdge',
    [
      [0, '#8a4a2a', 0],
      [0.7, '#8a4a2a', 0],
      [1, '#8a4428', 0.2],
    ],
    0.5,
    0.45,
    0.78,
  )
