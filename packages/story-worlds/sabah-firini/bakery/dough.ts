/** The baker's goods: dough, the cloth over it, loaves, simits, sacks. */
import { fix, smooth } from '../../drawing/curve.ts'
import type { Point } from '../../drawing/geometry.ts'
import { createRandom } from '../../drawing/random.ts'
import { ellipse, group, inside, line, path } from '../../drawing/svg.ts'
import { CRUST, placedAt } from '../creatures/materials.ts'

/** A heap of dough of the given width; its lower edge at y. @param face a shy and content face */
export function dough(x: number, y: number, w: number, h: number, face = false): string {
  const shape = smooth([
    [x - w * 0.5, y],
    [x - w * 0.54, y - h * 0.4],
    [x - w * 0.36, y - h * 0.86],
    [x, y - h],
    [x + w * 0.36, y - h * 0.88],
    [x + w * 0.54, y - h * 0.42],
    [x + w * 0.5, y],
    [x, y + h * 0.08],
  ])
  const bubbles = [
    [-0.3, 0.5, 9],
    [0.28, 0.66, 7],
    [0.36, 0.34, 10],
    [-0.16, 0.8, 6],
    [-0.4, 0.26, 7],
  ] as const
  return (
    group('filter="url(#cL)"', path(shape, 'url(#gDough)')) +
    bubbles
      .map(
        ([u, v, r]) =>
          ellipse(x + u * w, y - v * h, r, r * 0.8, '#d8b48c', 'opacity=".5"') +
          ellipse(x + u * w - 1.5, y - v * h - 1.5, r * 0.7, r * 0.5, '#fffdf6', 'opacity=".8"'),
      )
      .join('') +
    (face ? smile(x, y - h * 0.52, w / 300) : '')
  )
}

/** Two closed eyes and a small smile, pressed into the dough. */
const smile = (x: number, y: number, s: number): string =>
  placedAt(
    x,
    y,
    s,
    ellipse(-62, 18, 22, 14, '#f0907a', 'opacity=".42"') +
      ellipse(62, 18, 22, 14, '#f0907a', 'opacity=".42"') +
      line('M-58 -10Q-42 8 -26 -10M26 -10Q42 8 58 -10', '#7a4a38', 7) +
      line('M-16 18Q0 34 16 18', '#7a4a38', 7),
  )

/** Red and white squares inside an outline; rows follow the sag. */
export function checked(
  outline: string,
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  size = 40,
): string {
  const bands = (from: number, to: number) =>
    Array.from({ length: Math.ceil((to - from) / size / 2) }, (_, i) => from + i * size * 2)
  return group(
    'filter="url(#cM)"',
    path(outline, 'url(#gCloth)'),
    inside(
      outline,
      bands(x0, x1)
        .map(
          (x) => `<rect x="${fix(x)}" y="${y0}" width="${size}" height="${y1 - y0}" fill="#c9584e" fill-opacity=".5"/>`,
        )
        .join('') +
        bands(y0, y1)
          .map(
            (y) =>
              `<rect x="${x0}" y="${fix(y)}" width="${x1 - x0}" height="${size}" fill="#c9584e" fill-opacity=".5"/>`,
          )
          .join(''),
    ),
  )
}

/** A simit: a ring with sesame. */
export function simit(x: number, y: number, s: number, rot = 0): string {
  const random = createRandom(Math.round(x + y * 3))
  const seeds = Array.from({ length: 26 }, () => {
    const a = random() * Math.PI * 2
    const r = random.between(26, 44)
    return ellipse(
      Math.cos(a) * r,
      Math.sin(a) * r * 0.9,
      2.6,
      1.7,
      '#ffeec2',
      `transform="rotate(${Math.round(a * 57)} ${fix(Math.cos(a) * r)} ${fix(Math.sin(a) * r * 0.9)})"`,
    )
  }).join('')
  return placedAt(
    x,
    y,
    s,
    path(
      'M0 -48C30 -48 50 -26 50 0C50 26 30 46 0 46C-30 46 -50 26 -50 0C-50 -26 -30 -48 0 -48ZM0 -21C-14 -21 -22 -12 -22 0C-22 12 -14 20 0 20C14 20 22 12 22 0C22 -12 14 -21 0 -21Z',
      CRUST.base,
      'fill-rule="evenodd"',
    ) +
      line('M-40 -8C-34 -34 -10 -42 12 -40', CRUST.light, 6, 'opacity=".75"') +
      line('M-38 18C-26 38 20 42 38 20', CRUST.dark, 6, 'opacity=".55"') +
      seeds,
    rot,
  )
}

/** A round loaf with three cuts; its underside at y 0. */
export const loaf = (x: number, y: number, s: number): string =>
  placedAt(
    x,
    y,
    s,
    path('M-112 -6C-124 -54 -78 -96 0 -98C78 -96 124 -54 112 -6C60 4 -60 4 -112 -6Z', 'url(#gCrust)') +
      line('M-44 -84Q-22 -60 -30 -32M6 -90Q28 -64 18 -34M54 -80Q72 -58 62 -32', CRUST.light, 12) +
      line('M-104 -12C-60 0 60 0 104 -12', CRUST.dark, 5, 'opacity=".5"'),
  )

/** A sack of flour; its bottom at y 0. */
export const sack = (x: number, y: number, s: number): string =>
  placedAt(
    x,
    y,
    s,
    group(
      'filter="url(#cL)"',
      path(
        'M-92 0C-112 -70 -104 -150 -70 -190C-90 -214 -60 -226 -40 -212C-20 -226 20 -226 38 -212C60 -228 92 -212 72 -190C106 -150 112 -70 92 0C50 10 -50 10 -92 0Z',
        '#e4cfa8',
      ),
    ) +
      line('M-70 -190Q0 -172 72 -190', '#9a7448', 7) +
      line('M-60 -150Q-66 -80 -54 -20M58 -150Q66 -90 54 -24M0 -160Q8 -120 2 -96', '#b08a5c', 4, 'opacity=".5"') +
      line(
        'M0 -118L0 -56M0 -104Q-20 -112 -22 -128M0 -104Q20 -112 22 -128M0 -84Q-20 -92 -22 -108M0 -84Q20 -92 22 -108',
        '#b5803c',
        6,
        'opacity=".8"',
      ),
  )

/** Curls of warm air. */
export const steam = (points: readonly Point[], s = 1): string =>
  group(
    'filter="url(#b6)" opacity=".55"',
    ...points.map(([x, y]) => line(`M${x} ${y}q${-22 * s} ${-30 * s} 0 ${-60 * s}t0 ${-60 * s}`, '#fff3dc', 12 * s)),
  )
