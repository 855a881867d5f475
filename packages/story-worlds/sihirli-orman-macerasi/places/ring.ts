/** A ring of lights on bright moss, seen from straight above like the face of a clock. */
import { clump, leaf } from '../../drawing/brush.ts'
import { blob, fix, polar } from '../../drawing/curve.ts'
import { glow } from '../../drawing/effects.ts'
import { radial } from '../../drawing/filters.ts'
import { itemAt, type Point } from '../../drawing/geometry.ts'
import type { Random } from '../../drawing/random.ts'
import { ellipse, group, inside, line, path } from '../../drawing/svg.ts'
import type { MushroomKind } from '../plants/materials.ts'

const MIDDLE: Point = [1105, 556]
const [RX, RY] = [452, 486]

/** A point of the ring by the hour, further in or out by k. */
export const clock = (hour: number, k = 1): Point => {
  const a = ((hour * 30 - 90) * Math.PI) / 180
  return [MIDDLE[0] + Math.cos(a) * RX * k, MIDDLE[1] + Math.sin(a) * RY * k]
}

/** The ground of the whole page: soft behind text, blades only round the ring. */
export function mossGround(random: Random, w: number, h: number): string {
  const bed = blob(random, ...MIDDLE, RX * 0.98, RY * 0.98, 26, 0.02)
  const soft = Array.from({ length: 30 }, () => {
    const x = random.between(0, w)
    const tone = random() < 0.5 ? '#ffffff' : '#7fc0a0'
    return ellipse(x, random.between(0, h), random.between(80, 170), random.between(50, 110), tone, 'opacity=".14"')
  })
  return (
    `<rect width="${w}" height="${h}" fill="url(#mossPage)"/>` +
    group('filter="url(#b28)"', soft.join('')) +
    path(bed, 'url(#mossBed)') +
    inside(
      bed,
      clump(
        random,
        ...MIDDLE,
        RX,
        RY,
        900,
        [
          [0, '#8cc48a'],
          [0.5, '#b4d894'],
          [1, '#e8f4b8'],
        ],
        { size: [8, 17], lx: 0.2, ly: -0.7, op: 0.5 },
      ),
    ) +
    raggedEdge(random)
  )
}

/** An edge at which moss and grass mix. */
function raggedEdge(random: Random): string {
  const tones = ['#7cb884', '#94c88c', '#b4dc9c', '#6aa886']
  return tones
    .map((tone) =>
      path(
        Array.from({ length: 170 }, () => {
          const [x, y] = clock(random.between(0, 12), 0.95 + Math.abs(random.spread()) * 0.13)
          const outward = Math.atan2(y - MIDDLE[1], x - MIDDLE[0])
          return leaf(x, y, random.between(14, 34), random.between(3, 7), outward + random.spread() * 0.9)
        }).join(''),
        tone,
      ),
    )
    .join('')
}

const KINDS: readonly MushroomKind[] = ['violet', 'blue', 'pink']

/** One by one (Birer birer): all mushrooms are lit except the last. */
export function ringOfLights(random: Random): string {
  const caps = Array.from({ length: 26 }, (_, i) => {
    const hour = (i * 12) / 26 + 0.2
    const [x, y] = clock(hour, 1.03 + random.spread() * 0.025)
    return { x, y, r: random.between(20, 36), kind: itemAt(KINDS, i % 3), lit: hour < 10.6 }
  })
  const dots = ({ x, y, r, lit }: (typeof caps)[number]) =>
    Array.from({ length: 7 }, (_, i) => {
      const p = polar([x, y], i * 51 + random.between(0, 20), i ? r * 0.58 : 0)
      const size = r * random.between(0.1, 0.17)
      return ellipse(p[0], p[1], size, size * 0.9, '#fdf3ff', `opacity="${lit ? 0.95 : 0.6}"`)
    }).join('')
  return (
    caps
      .filter(({ lit }) => lit)
      .map(({ x, y, r, kind }) => glow(x, y, r * 4.4, `pool${kind}`, 0.75))
      .join('') +
    group(
      'filter="url(#b4)" opacity=".4"',
      caps.map(({ x, y, r }) => ellipse(x + 4, y + 7, r * 1.04, r * 0.98, '#3a4a86')).join(''),
    ) +
    group(
      'filter="url(#fMush)"',
      ...caps.map(
        (cap) =>
          path(
            blob(random, cap.x, cap.y, cap.r, cap.r * 0.95, 12, 0.04),
            cap.lit ? `url(#cap${cap.kind})` : '#8f94b8',
          ) + dots(cap),
      ),
    )
  )
}

/** Pale rings of air that go out from the chest. */
export const breath = (x: number, y: number): string =>
  [150, 230, 320]
    .map(
      (r, i) =>
        `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${fix(r * 0.86)}" fill="none" stroke="#ffffff" stroke-width="${7 - i * 1.6}" stroke-opacity="${0.6 - i * 0.16}"/>`,
    )
    .join('')

/** The tortoise from above: it has heard nothing yet, and still runs. */
export const tortoiseFromAbove = (x: number, y: number, s: number, turn: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${s})">` +
  ellipse(6, 12, 82, 66, '#3a4a86', 'opacity=".35" filter="url(#b6)"') +
  group(
    'filter="url(#cS)"',
    ...[
      [-58, -50, -40],
      [-50, 50, 40],
      [50, -50, 30],
      [56, 48, -30],
    ].map(
      ([u = 0, v = 0, a = 0]) =>
        `<ellipse cx="${u}" cy="${v}" rx="28" ry="16" fill="#a4b468" transform="rotate(${a} ${u} ${v})"/>`,
    ),
    ellipse(-96, 0, 30, 25, '#b4c478'),
    path('M74 -8L104 0L74 8Z', '#a4b468'),
  ) +
  group('filter="url(#cM)"', ellipse(0, 0, 80, 64, 'url(#shellG)')) +
  line(SHELL, '#e8dc9c', 4, 'opacity=".6"') +
  ellipse(-104, -12, 7, 6, '#ffffff') +
  ellipse(-104, 12, 7, 6, '#ffffff') +
  ellipse(-107, -12, 3.4, 3.4, '#2a2418') +
  ellipse(-107, 12, 3.4, 3.4, '#2a2418') +
  '</g>'

const SHELL =
  'M-20 -34L20 -34L40 0L20 34L-20 34L-40 0ZM-20 -34L-32 -58M20 -34L32 -58M40 0L78 0M20 34L32 58M-20 34L-32 58M-40 0L-78 0'

/** A mouse asleep in a leaf, from above. */
export const mouseInLeaf = (x: number, y: number, s: number, turn: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${s})">` +
  ellipse(4, 8, 70, 40, '#3a4a86', 'opacity=".3" filter="url(#b6)"') +
  path('M-84 0C-50 -54 50 -54 84 0C50 54 -50 54 -84 0Z', '#e2a45c') +
  line('M-80 0L78 0', '#b8743c', 4) +
  ellipse(-6, 0, 36, 24, '#c9b8c4') +
  ellipse(32, -2, 20, 18, '#c9b8c4') +
  ellipse(28, -20, 11, 11, '#e0b4b8') +
  ellipse(28, 18, 11, 11, '#e0b4b8') +
  line('M38 -9q5 3 2 6M38 6q5 -2 2 -6', '#5a3a4a', 2.6) +
  ellipse(53, -2, 4, 4, '#d9787a') +
  line('M-40 4Q-66 26 -50 34', '#e0b4b8', 5) +
  group('filter="url(#cS)"', path('M-52 -18C-30 -42 16 -38 22 0C16 36 -30 40 -52 18Z', '#8fc05a')) +
  line('M-50 0L20 0', '#5f9446', 3) +
  '</g>'

export const clover = (x: number, y: number, s: number): string =>
  `<g transform="translate(${x} ${y}) scale(${s})">` +
  line('M0 0L16 34', '#5f9a5c', 5) +
  [0, 90, 180, 270]
    .map(
      (a) => `<path d="M0 0C-22 -10 -22 -34 0 -26C22 -34 22 -10 0 0Z" fill="#6fb470" transform="rotate(${a + 45})"/>`,
    )
    .join('') +
  '</g>'

/** A glow-worm asleep, still shining. */
export const glowWorm = (x: number, y: number, s: number, turn: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${s})">` +
  ellipse(-24, 0, 60, 60, 'url(#foxfire)') +
  ellipse(-24, 0, 14, 12, '#fffbc0') +
  ellipse(0, 0, 18, 13, '#b08a5c') +
  ellipse(22, 0, 11, 10, '#8a6440') +
  '</g>'

export const ringDefs = (): string =>
  radial(
    'mossPage',
    [
      [0, '#d8eeb8'],
      [0.5, '#c4e4bc'],
      [0.8, '#b4d8cc'],
      [1, '#a8c8dc'],
    ],
    ...MIDDLE,
    1260,
    'gradientUnits="userSpaceOnUse"',
  ) +
  radial(
    'mossBed',
    [
      [0, '#e4f4b4'],
      [0.55, '#c0e09c'],
      [1, '#92cc94'],
    ],
    1150,
    500,
    560,
    'gradientUnits="userSpaceOnUse"',
  ) +
  radial('foxfire', [
    [0, '#f4ffd8', 0.9],
    [0.35, '#e4f4a0', 0.45],
    [1, '#d8eca8', 0],
  ])
