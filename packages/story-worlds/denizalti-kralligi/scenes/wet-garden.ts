/** The rainy garden from above: flagstones, lawn, puddles, splashes, rain. */
import { leaf, strokes } from '../../drawing/brush.ts'
import { mix } from '../../drawing/colour.ts'
import { blob, fix, place, sampleSpine, smooth } from '../../drawing/curve.ts'
import type { Point } from '../../drawing/geometry.ts'
import type { Random } from '../../drawing/random.ts'
import { ellipse, inside, line, path } from '../../drawing/svg.ts'
import { ToneBuckets, type Tones } from '../sea/tones.ts'

/** Wet slabs: a jittered honeycomb, because courses of bricks would read as an upright wall. @param quiet where they are of one tone */
export function flagstones(random: Random, w: number, h: number, quiet: Point): string {
  const corners = new Map<string, Point>()
  const cornerAt = (i: number, j: number): Point => {
    const key = `${i},${j}`
    const corner = corners.get(key) ?? ([i * 74 + random.spread() * 30, j * 52 + random.spread() * 26] as const)
    corners.set(key, corner)
    return corner
  }
  let s = `<rect width="${w}" height="${h}" fill="#46545f"/>`
  for (let j = -2; j < 24; j += 2)
    for (let i = -2 + ((j / 2) % 2 ? 1 : 0); i < 20; i += 2) {
      const first = cornerAt(i, j)
      const top = cornerAt(i + 1, j - 0.8)
      const right = cornerAt(i + 2, j)
      const slab = [first, top, right, cornerAt(i + 2, j + 1.2), cornerAt(i + 1, j + 2), cornerAt(i, j + 1.2)]
      const cx = slab.reduce((sum, [x]) => sum + x, 0) / slab.length
      const cy = slab.reduce((sum, [, y]) => sum + y, 0) / slab.length
      const lively = Math.min(1, Math.hypot(cx - quiet[0], (cy - quiet[1]) * 1.2) / 620)
      const d = smooth(
        slab.map(([x, y]): Point => [cx + (x - cx) * 0.94, cy + (y - cy) * 0.93]),
        true,
        1 / 10,
      )
      s +=
        path(d, '#33404c', 'opacity=".5" transform="translate(0 5)"') +
        path(d, mix('#647484', random.pick(['#6f7f8e', '#7a8b99', '#67788a', '#80909a']), 0.3 + 0.7 * lively)) +
        line(
          `M${fix(first[0] + 8)} ${fix(first[1] + 2)}L${fix(top[0])} ${fix(top[1] + 8)}L${fix(right[0] - 8)} ${fix(right[1] + 4)}`,
          '#c6d5de',
          3,
          `opacity="${(0.1 + 0.32 * lively).toFixed(2)}"`,
        )
    }
  const sheen = {
    n: 150,
    len: [60, 200],
    ang: 1.35,
    spread: 0.1,
    w: [8, 26],
    cols: ['#c9d8e2', '#a9bac6', '#46566a'],
    op: [0.03, 0.1],
  } as const
  return s + strokes(random, { x0: 0, y0: 0, x1: 1500, y1: h, ...sheen })
}

/** From shadow to the glow of the third puddle. */
const GRASS: Tones = ['#17332f', '#20423a', '#2a5246', '#3a6a56', '#56907a', '#86c4a8', '#c6f2dc']
const LAWN_EDGE: readonly Point[] = [
  [1180, -60],
  [1230, 120],
  [1180, 300],
  [1060, 470],
  [1060, 640],
  [1090, 820],
  [1240, 980],
  [1420, 1060],
  [1640, 1180],
]
const isPaved = (x: number, y: number) =>
  (x < 1200 + 60 * Math.sin(y / 130) && y < 400) || x < 1090 || (y > 930 && x < 1300 + (y - 930) * 1.6)

/** Dark wet grass on the right, lit by what glows. */
export function lawn(random: Random, glow: Point): string {
  const blades = new ToneBuckets()
  const edge = smooth([...LAWN_EDGE, [2280, 1180], [2280, -60]], true, 1 / 7)
  for (let i = 0; i < 4200; i++) {
    const x = random.between(1080, 2240)
    const y = random.between(-20, 1130)
    if (isPaved(x, y)) continue
    const lit = Math.max(0, 1 - Math.hypot(x - glow[0], y - glow[1]) / 620)
    const quiet = x > 1600 && y < 800 ? 0.5 : 1
    blades.add(
      0.3 + lit * 0.5 + random.spread() * 0.28 * quiet,
      leaf(x, y, random.between(22, 50), random.between(3, 5.6), -1.4 + random.spread() * 0.5),
    )
  }
  for (const [x, y] of sampleSpine(
    LAWN_EDGE,
    LAWN_EDGE.map(() => 1),
    40,
  ))
    blades.add(
      random.between(0.2, 0.6),
      leaf(
        x + random.between(-6, 26),
        y + random.spread() * 10,
        random.between(22, 46),
        random.between(3, 6),
        -2.6 + random.spread() * 0.7,
      ),
    )
  return (
    path(edge, '#24463f', 'filter="url(#b12)" opacity=".55" transform="translate(-12 8)"') +
    path(edge, '#2c5348') +
    blades.painted(GRASS, (d, colour) => path(d, colour, 'opacity=".9"'))
  )
}

/** How much of a circle is seen from the roof. */
const SEEN = 0.84

export const ring = (x: number, y: number, r: number, o = 0.7): string =>
  ellipse(x, y, r, r * SEEN, 'none', `stroke="#f2fbff" stroke-width="${fix(2 + r * 0.02)}" opacity="${o}"`)

/** A puddle: dark rim, the sky in bands of silver. The layer needs the gradient 'silver'. */
export function puddle(random: Random, x: number, y: number, r: number): string {
  const rim = blob(random, x, y, r, r * SEEN, 11, 0.05)
  const sky = {
    len: [r * 0.3, r],
    ang: 0,
    spread: 0.06,
    w: [4, 14],
    cols: ['#f6fbff', '#8fa3b4', '#5e7386'],
    op: [0.15, 0.4],
    bend: 0.3,
  } as const
  return (
    path(rim, '#33424f', 'transform="translate(0 7)" opacity=".7" filter="url(#b4)"') +
    path(rim, 'url(#silver)') +
    inside(
      rim,
      strokes(random, { x0: x - r, y0: y - r * SEEN, x1: x + r, y1: y + r * SEEN, n: 30, ...sky }) +
        // the house's roof and a chimney, upside down
        path(
          `M${x - r} ${y + r * 0.2}L${x - r * 0.1} ${y + r * 0.72}L${x + r} ${y + r * 0.1}L${x + r} ${y + r}L${x - r} ${y + r}Z`,
          '#566879',
          'opacity=".45" filter="url(#b4)"',
        ),
    ) +
    line(rim, '#eef7fb', 3.5, 'opacity=".65"')
  )
}

/** A splash seen from above: foam, drops that fly out all round, broken rings that run away. */
export function splash(random: Random, x: number, y: number, r: number, rings: readonly number[]): string {
  const waves = rings.map((radius, i) => {
    const dashes = Array.from({ length: 8 }, () => Math.round(radius * random.between(0.2, 0.9))).join(' ')
    return ellipse(
      x,
      y,
      radius,
      radius * SEEN,
      'none',
      `stroke="#f2fbff" stroke-width="${3 + i}" stroke-dasharray="${dashes}" stroke-linecap="round" opacity="${0.5 + 0.1 * i}"`,
    )
  })
  const foam =
    path(blob(random, x, y, r * 1.05, r * 0.9, 17, 0.3), '#f4fbff', 'opacity=".55" filter="url(#b2)"') +
    path(blob(random, x, y - 2, r * 0.8, r * 0.66, 15, 0.26), '#ffffff', 'opacity=".75"') +
    path(
      blob(random, x + r * 0.04, y + r * 0.05, r * 0.48, r * 0.38, 11, 0.14),
      '#6c8296',
      'opacity=".75" filter="url(#b2)"',
    )
  const drops = Array.from({ length: 26 }, () => {
    const angle = random() * 2 * Math.PI
    const far = r * random.between(1, 2.1)
    const size = (random.between(2, 8) * r) / far
    const [dx, dy] = [Math.cos(angle) * far, Math.sin(angle) * far * SEEN]
    return (
      ellipse(x + dx, y + dy + size, size * 0.9, size * 0.5, '#3c4c5c', 'opacity=".3"') +
      ellipse(x + dx, y + dy, size, size * 0.92, '#f4fbff', 'opacity=".92"')
    )
  })
  return waves.join('') + foam + drops.join('')
}

/** The wet print of a small boot. */
export const footprint = (x: number, y: number, rot: number): string =>
  path(
    place('M-26 -9C-10 -15 4 -11 10 -10C24 -15 38 -9 38 1C38 11 24 15 10 11C0 12 -12 15 -26 9C-34 4 -34 -4 -26 -9Z', {
      x,
      y,
      rot,
    }),
    '#36434f',
    'opacity=".6"',
  ) + line(place('M-20 -9C-8 -12 4 -9 10 -9C22 -13 32 -8 35 -3', { x, y, rot }), '#dbe8f0', 2.5, 'opacity=".5"')

/** A drop on the lens. */
export const lensDrop = (x: number, y: number, r: number): string =>
  ellipse(x, y, r, r * 1.12, '#dff1f8', 'opacity=".19"') +
  ellipse(x, y, r, r * 1.12, 'none', 'stroke="#f4fcff" stroke-width="2.5" opacity=".47"') +
  line(
    `M${fix(x - r * 0.5)} ${fix(y - r * 0.3)}Q${fix(x - r * 0.3)} ${fix(y - r * 0.8)} ${fix(x + r * 0.1)} ${fix(y - r * 0.8)}`,
    '#fff',
    r * 0.18,
    'opacity=".8"',
  ) +
  line(
    `M${fix(x + r * 0.4)} ${fix(y + r * 0.5)}Q${x} ${fix(y + r)} ${fix(x - r * 0.4)} ${fix(y + r * 0.6)}`,
    '#1c2c3c',
    r * 0.12,
    'opacity=".26"',
  )
