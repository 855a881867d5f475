/** The child's room: the same bed and lamp in the first and the last spread. */
import { mix } from '../../drawing/colour.ts'
import { fix, smooth } from '../../drawing/curve.ts'
import { glow } from '../../drawing/effects.ts'
import type { Random } from '../../drawing/random.ts'
import { ellipse, group, inside, line, path } from '../../drawing/svg.ts'

const PATCHES = ['#7f9cc8', '#e6c27a', '#8fb08a', '#c9a0c0', '#d9b08a', '#6a7fb0', '#f0dcae', '#a8bfa0']

/** Patchwork inside an outline; rows follow the sag of the quilt. dim 0..1 pushes it into the dark. */
export function patchwork(
  random: Random,
  d: string,
  {
    x0,
    y0,
    x1,
    y1,
    size = 90,
    sag = 0,
    dim = 0,
    shade = '#1b2048',
  }: { x0: number; y0: number; x1: number; y1: number; size?: number; sag?: number; dim?: number; shade?: string },
) {
  let s = ''
  for (let y = y0, row = 0; y < y1; y += size, row++)
    for (let x = x0 - (row % 2) * size * 0.5; x < x1; x += size) {
      const bend = (u: number) => Math.sin(((u - x0) / (x1 - x0)) * Math.PI) * sag,
        c = mix(random.pick(PATCHES), shade, dim),
        q = `M${fix(x)} ${fix(y + bend(x))}L${fix(x + size)} ${fix(y + bend(x + size))}L${fix(x + size)} ${fix(y + size + bend(x + size))}L${fix(x)} ${fix(y + size + bend(x))}Z`,
        cx = x + size / 2,
        cy = y + size / 2 + bend(x + size / 2),
        k = size * 0.13
      s +=
        path(q, c) +
        `<path d="${q}" fill="none" stroke="#fff6e0" stroke-opacity="${0.4 * (1 - dim)}" stroke-width="2.4" stroke-dasharray="7 6"/>` +
        (random() < 0.5
          ? path(
              `M${fix(cx)} ${fix(cy - k)}L${fix(cx + k)} ${fix(cy)}L${fix(cx)} ${fix(cy + k)}L${fix(cx - k)} ${fix(cy)}Z`,
              mix('#fff3d0', shade, dim),
              'opacity=".6"',
            )
          : (
              [
                [-1, -1],
                [1, -1],
                [-1, 1],
                [1, 1],
              ] as const
            )
              .map(([a, b]) =>
                ellipse(cx + a * k, cy + b * k, k * 0.34, k * 0.34, mix('#fff3d0', shade, dim), 'opacity=".5"'),
              )
              .join(''))
    }
  return inside(d, s)
}

/** Side view of the bed, its head to the right; x,y = right foot of the bed. */
export function bed(random: Random, { x, y, s = 1 }: { x: number; y: number; s?: number }) {
  const quilt = smooth([
    [-400, -150],
    [-300, -176],
    [-150, -172],
    [-60, -168],
    [-52, -60],
    [-120, -48],
    [-240, -60],
    [-330, -44],
    [-412, -58],
  ])
  return (
    `<g transform="translate(${x} ${y}) scale(${s})">` +
    group('filter="url(#cM)"', path('M-30 -330C-8 -340 16 -330 18 -300L18 0L-34 0L-34 -300Z', '#8a5430')) +
    group('filter="url(#cM)"', path('M-438 -230C-420 -240 -396 -232 -394 -210L-394 0L-436 0Z', '#8a5430')) +
    path('M-420 -90L0 -90L0 -40L-420 -40Z', '#7a4a2a') +
    group(
      'filter="url(#cM)"',
      path('M-150 -176C-140 -226 -40 -226 -30 -176C-40 -156 -140 -156 -150 -176Z', '#fff6e4'),
    ) +
    group(
      'filter="url(#cM)"',
      path(quilt, '#d9b08a'),
      patchwork(random, quilt, { x0: -430, y0: -190, x1: -40, y1: -40, size: 52, sag: 6 }),
    ) +
    '</g>'
  )
}

/** Lamp with a cloth shade; x,y = middle of its base on the table. */
export function tableLamp({ x, y, s = 1, table = true }: { x: number; y: number; s?: number; table?: boolean }) {
  return (
    `<g transform="translate(${x} ${y}) scale(${s})">` +
    (table
      ? group(
          'filter="url(#cM)"',
          path('M-70 0L70 0L70 16L-70 16Z', '#9a5c2c') +
            path('M-54 16L-40 16L-36 160L-50 160ZM54 16L40 16L36 160L50 160Z', '#8a4f26'),
        )
      : '') +
    glow(0, -110, 240, 'warm', 0.75) +
    group(
      'filter="url(#cS)"',
      path('M-30 0C-26 -18 -12 -22 -10 -40L-6 -74L6 -74L10 -40C12 -22 26 -18 30 0Z', '#c98a4a'),
    ) +
    group('filter="url(#cM)"', path('M-38 -160C-20 -166 20 -166 38 -160L66 -76C30 -66 -30 -66 -66 -76Z', '#ffe9b0')) +
    path(
      'M-34 -150C-18 -154 18 -154 34 -150L54 -88C28 -80 -28 -80 -54 -88Z',
      '#fffbe6',
      'opacity=".7" filter="url(#b6)"',
    ) +
    line('M-64 -78C-30 -68 30 -68 64 -78', '#e0a050', 4) +
    '</g>'
  )
}
