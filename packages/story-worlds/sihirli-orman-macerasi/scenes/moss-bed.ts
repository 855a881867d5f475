/** A round bed of moss, seen from straight above like the face of a clock. */
import { SPREAD_SIZE } from '#media/picture.ts'
import { clump, leaf } from '../../drawing/brush.ts'
import { ramp } from '../../drawing/colour.ts'
import { blob } from '../../drawing/curve.ts'
import type { Point } from '../../drawing/geometry.ts'
import type { Random } from '../../drawing/random.ts'
import { ellipse, inside, path } from '../../drawing/svg.ts'

/** Middle and half axes of the bed. */
const MIDDLE: Point = [1095, 560]
const RX = 560
const RY = 512
const { w: W, h: H } = SPREAD_SIZE

/** A point on the bed's edge by the hour, further in or out by k. */
export const clock = (hour: number, k = 1): Point => {
  const a = ((hour * 30 - 90) * Math.PI) / 180
  return [MIDDLE[0] + Math.cos(a) * RX * k, MIDDLE[1] + Math.sin(a) * RY * k]
}

/** Grass outside the ring combs outwards, darker toward the corners. */
export function grassAround(random: Random): string {
  const blades: Record<string, string[]> = {}
  for (let i = 0; i < 2300; i++) {
    const x = random.between(-30, W + 30),
      y = random.between(-30, H + 30),
      dx = (x - MIDDLE[0]) / RX,
      dy = (y - MIDDLE[1]) / RY,
      d = Math.hypot(dx, dy)
    if (d < 0.92) continue
    const c = ramp(
      [
        [0.9, '#3f7f58'],
        [1.15, '#235648'],
        [1.5, '#163a32'],
        [2.2, '#10292a'],
      ],
      Math.max(0.9, d + random.spread() * 0.16),
    )
    ;(blades[c] ??= []).push(
      leaf(x, y, random.between(26, 64), random.between(3, 6), Math.atan2(dy * RY, dx * RX) + random.spread() * 0.8),
    )
  }
  // few tones: one path each
  const bins: Record<string, { c: string; d: string[] }> = {}
  Object.entries(blades).forEach(([c, d]) => {
    const k = parseInt(c.slice(3, 5), 16) >> 3
    ;(bins[k] ??= { c, d: [] }).d.push(...d)
  })
  return Object.values(bins)
    .map((b) => path(b.d.join(''), b.c, 'opacity=".9"'))
    .join('')
}

/** A little uneven. */
export const bedOutline = (random: Random): string => blob(random, MIDDLE[0], MIDDLE[1], RX * 0.99, RY * 0.99, 26, 0.03)

export const mossBed = (random: Random, bed: string): string =>
  path(bed, '#0c2420', 'opacity=".5" transform="translate(6 16)" filter="url(#b16)"') +
  path(bed, 'url(#mossbed)') +
  inside(
    bed,
    clump(
      random,
      MIDDLE[0],
      MIDDLE[1],
      RX,
      RY,
      1500,
      [
        [0, '#2a5a44'],
        [0.5, '#54885a'],
        [1, '#a4c470'],
      ],
      { size: [8, 18], lx: 0.2, ly: -0.7, op: 0.5 },
    ) +
      clump(
        random,
        MIDDLE[0] + 80,
        MIDDLE[1] - 40,
        RX * 0.6,
        RY * 0.6,
        420,
        [
          [0, '#5a8a54'],
          [1, '#c0d482'],
        ],
        { size: [6, 14], ly: -0.5, op: 0.45 },
      ),
  )

/** Moss and grass grow into each other. */
export function raggedEdge(random: Random): string {
  const edge: Record<number, { c: string; d: string[] }> = {}
  for (let i = 0; i < 900; i++) {
    const hour = random.between(0, 12),
      k = 0.93 + Math.abs(random.spread()) * 0.13,
      [x, y] = clock(hour, k),
      c = ramp(
        [
          [0.93, '#4f8454'],
          [1, '#2f6248'],
          [1.08, '#1d4a3c'],
        ],
        k + random.spread() * 0.03,
      ),
      bin = parseInt(c.slice(3, 5), 16) >> 3
    ;(edge[bin] ??= { c, d: [] }).d.push(
      leaf(
        x,
        y,
        random.between(14, 34),
        random.between(3, 7),
        Math.atan2(y - MIDDLE[1], x - MIDDLE[0]) + random.spread() * 0.9,
      ),
    )
  }
  return Object.values(edge)
    .map((b) => path(b.d.join(''), b.c))
    .join('')
}

/** Low cushions: light and shade on the moss, so that it is not one flat green. */
export const cushions = (bed: string): string =>
  inside(
    bed,
    (
      [
        [860, 420, 170, 100, '#2a5a44'],
        [1440, 420, 190, 120, '#7fae64'],
        [800, 640, 150, 100, '#6f9f5c'],
        [1250, 820, 240, 110, '#2f6248'],
        [1000, 250, 200, 90, '#74a45e'],
        [1120, 560, 160, 120, '#b4cc7c'],
      ] as const
    )
      .map(([x, y, rx, ry, c]) =>
        ellipse(x, y, rx * 1.5, ry * 1.5, c > '#4' ? 'url(#cushL)' : 'url(#cushD)', 'opacity=".7"'),
      )
      .join(''),
  )

export function flowers(random: Random): string {
  let drawn = ''
  for (let i = 0; i < 26; i++) {
    const [x, y] = clock(random.between(0, 12), random.between(0.3, 0.9))
    drawn +=
      [0, 1, 2, 3, 4]
        .map((k) =>
          ellipse(
            x + Math.cos(k * 1.257) * 6,
            y + Math.sin(k * 1.257) * 5.4,
            4.6,
            4,
            random.pick(['#f4ecff', '#ffe6c0', '#d8e4ff']),
            'opacity=".85"',
          ),
        )
        .join('') + ellipse(x, y, 3, 3, '#f2b84a')
  }
  return drawn
}
