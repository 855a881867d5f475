/** The inside of the hollow log, up to its broken mouth. */
import { wedge } from '../../drawing/brush.ts'
import { mix } from '../../drawing/colour.ts'
import { polar, smooth } from '../../drawing/curve.ts'
import { screen } from '../../drawing/effects.ts'
import type { Point } from '../../drawing/geometry.ts'
import type { Random } from '../../drawing/random.ts'
import { line, path } from '../../drawing/svg.ts'
import { snail } from '../creatures/snail.ts'
import { moss } from '../plants/undergrowth.ts'

/** The log's mouth: its middle on the page, and its radius. */
const MOUTH: Point = [1400, 350]
const RADIUS = 312

/** A ring of the wall, round the mouth and nearer to us the wider it is. @param j how uneven */
const ring = (random: Random, r: number, j = 0.025, n = 22) => {
  const k = r / RADIUS
  return smooth(
    Array.from({ length: n }, (_, i) => {
      const a = (i / n) * 6.2832,
        s = 1 + random.spread() * j
      return [MOUTH[0] - (k - 1) * 130 + Math.cos(a) * r * s * 1.04, MOUTH[1] + (k - 1) * 74 + Math.sin(a) * r * s]
    }),
  )
}

/** The broken edge, where the outside is seen. */
export const mouthOf = (random: Random): string => ring(random, RADIUS, 0.02)

/** They run along the wall, wider and darker toward us; each is one uneven brush line. */
export function growthRings(random: Random): string {
  let drawn = ''
  for (let r = 330, i = 0; r < 2100; r *= 1.052, i++) {
    const k = Math.min(1, (r - 330) / 1300)
    drawn += line(
      ring(random, r, 0.014 + k * 0.01, 26),
      i % 3 ? mix('#4a2e1e', '#150c09', k) : mix('#c08f56', '#3f2a1c', Math.min(1, k * 1.5)),
      2.4 + k * 15,
      `opacity="${(i % 3 ? 0.5 : 0.36).toFixed(2)}"`,
    )
  }
  return drawn
}

/** Long splinters from the mouth outwards. */
export function grain(random: Random): string {
  let dark = '',
    lights = ''
  for (let i = 0; i < 220; i++) {
    const a = random.between(0, 6.283),
      r0 = random.between(360, 1300),
      l = r0 * random.between(0.1, 0.28),
      p = polar([MOUTH[0] - (r0 / RADIUS - 1) * 130, MOUTH[1] + (r0 / RADIUS - 1) * 74], a * 57.3, r0),
      r1 = r0 + l,
      q = polar(
        [MOUTH[0] - (r1 / RADIUS - 1) * 130, MOUTH[1] + (r1 / RADIUS - 1) * 74],
        a * 57.3 + random.spread() * 1.5,
        r1,
      ),
      d = wedge(
        p,
        [(p[0] + q[0]) / 2 + random.spread() * 10, (p[1] + q[1]) / 2 + random.spread() * 10],
        q,
        (random.between(1, 4) * r0) / 500,
      )
    if (random() < 0.65) dark += d
    else lights += d
  }
  return path(dark, '#160c08', 'opacity=".4"') + path(lights, '#a87444', 'opacity=".22"')
}

/** Pale torn wood at the edge catches the light. */
export function lip(random: Random, mouth: string): string {
  const outer = ring(random, RADIUS + 40, 0.03)
  return (
    `<path d="${outer}${mouth}" fill="#a87444" fill-rule="evenodd"/>` +
    `<path d="${ring(random, RADIUS + 24, 0.03)}${mouth}" fill="#d9aa68" fill-rule="evenodd" opacity=".8"/>` +
    line(mouth, '#fff3c4', 6, 'opacity=".9"') +
    line(outer, '#2c1a10', 7, 'opacity=".55"')
  )
}

export function splinters(random: Random): string {
  let torn = ''
  for (let i = 0; i < 70; i++) {
    const a = random.between(0, 360),
      p = polar(MOUTH, a, RADIUS + 2),
      q = polar(MOUTH, a + random.spread() * 3, RADIUS + random.between(20, 44))
    torn += wedge(p, [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2], q, random.between(1.5, 4))
  }
  return path(torn, '#6a4224', 'opacity=".6"')
}

/** Light lies on the floor and points to the meeting. */
export const lightOnFloor = (): string =>
  path(
    smooth([
      [1180, 640],
      [1400, 690],
      [1600, 650],
      [1500, 800],
      [1100, 960],
      [600, 1000],
      [440, 900],
      [760, 800],
    ]),
    'url(#floorL)',
    'opacity=".5" filter="url(#b28)"',
  ) + screen(path('M1120 250L1300 640L700 1010L360 860Z', 'url(#beam)', 'filter="url(#b28)" opacity=".8"'))

/** With the snail high on the edge. */
export const mossAtMouth = (random: Random): string =>
  moss(
    random,
    1190,
    664,
    70,
    15,
    [
      [0, '#2a3a1c'],
      [0.5, '#6a7a34'],
      [1, '#d0c868'],
    ],
    90,
  ) +
  moss(
    random,
    1628,
    640,
    66,
    16,
    [
      [0, '#2a3a1c'],
      [0.5, '#6a7a34'],
      [1, '#d0c868'],
    ],
    90,
  ) +
  snail({ x: 1690, y: 172, s: 1.3, rot: 36 })
