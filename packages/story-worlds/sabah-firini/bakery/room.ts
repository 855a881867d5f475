/** The bakery's furniture: oven, lamp, trough, shelf, basket, broom. */
import { fix, polar } from '../../drawing/curve.ts'
import { glow, screen } from '../../drawing/effects.ts'
import { createRandom, type Random } from '../../drawing/random.ts'
import { ellipse, group, inside, line, path } from '../../drawing/svg.ts'
import { placedAt } from '../creatures/materials.ts'

const BRICKS = ['#8a4a38', '#7a3e34', '#9a5640', '#6d3630']

/** A wall of bricks inside an outline. @param dim 0–1 toward `shade` */
export function bricks(
  random: Random,
  outline: string,
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  w = 58,
): string {
  const h = w * 0.42
  let drawn = ''
  for (let y = y0, row = 0; y < y1; y += h, row++)
    for (let x = x0 - (row % 2) * w * 0.5; x < x1; x += w)
      drawn += `<rect x="${fix(x + 2)}" y="${fix(y + 2)}" width="${fix(w - 4)}" height="${fix(h - 4)}" rx="4" fill="${random.pick(BRICKS)}" fill-opacity="${random.between(0.45, 0.95).toFixed(2)}"/>`
  return inside(outline, drawn)
}

/** A brick oven; x, y: the middle of its mouth's sill. */
export function oven(x: number, y: number, s: number): string {
  const random = createRandom(23)
  const front = 'M-250 130L-250 -150C-250 -290 -120 -350 0 -350C120 -350 250 -290 250 -150L250 130Z'
  const mouth = 'M-118 0L-118 -60C-118 -138 -62 -176 0 -176C62 -176 118 -138 118 -60L118 0Z'
  const stones = Array.from({ length: 13 }, (_, i) => -180 + i * 15)
    .map((a) => {
      const [bx, by] = polar([0, -58], a, 138)
      return `<rect x="${fix(bx - 19)}" y="${fix(by - 24)}" width="38" height="48" rx="6" fill="${random.pick(['#b07250', '#9a5c42', '#c08560'])}" transform="rotate(${a + 90} ${fix(bx)} ${fix(by)})"/>`
    })
    .join('')
  return placedAt(
    x,
    y,
    s,
    path(front, '#5a2e2e') +
      bricks(random, front, [-260, -360, 260, 140]) +
      group('filter="url(#cS)"', stones) +
      path(mouth, '#2a0f14') +
      inside(
        mouth,
        ellipse(0, 10, 150, 120, 'url(#warm)') +
          ellipse(-20, 6, 96, 62, 'url(#warm)') +
          line('M-100 -8Q-60 -34 -20 -10T60 -12T110 -6', '#ff9a3c', 10, 'opacity=".7" filter="url(#b6)"'),
      ) +
      group('filter="url(#cS)"', path('M-150 0L150 0L158 26L-158 26Z', '#a89080')) +
      screen(glow(0, -40, 330, 'warm', 0.55)),
  )
}

/** A lamp that hangs from the ceiling; x, y: the lower edge of its shade. */
export const hangingLamp = (x: number, y: number, s = 1): string =>
  line(`M${x} ${y - 70 * s}L${x} -20`, '#1c1024', 5) +
  screen(glow(x, y + 10, 300 * s, 'warm', 0.9)) +
  group(
    'filter="url(#cM)"',
    path(`M${x - 26 * s} ${y - 74 * s}L${x + 26 * s} ${y - 74 * s}L${x + 96 * s} ${y}L${x - 96 * s} ${y}Z`, '#3d6a68'),
  ) +
  ellipse(x, y, 94 * s, 12 * s, '#fff0c0') +
  ellipse(x, y + 10 * s, 26 * s, 22 * s, '#fffbe6')

/** Empty jars and bowls of last night. @param w its length; x, y: its left upper corner */
export const shelf = (x: number, y: number, w: number): string =>
  group('filter="url(#cS)"', `<rect x="${x}" y="${y}" width="${w}" height="18" rx="4" fill="#7a4630"/>`) +
  line(`M${x + 30} ${y + 18}l0 34M${x + w - 30} ${y + 18}l0 34`, '#5a3024', 10)

/** The wooden trough from the front. x0, x1: its upper edge from left to right; y: that edge. */
export function trough(x0: number, x1: number, y: number, h: number): string {
  const slope = h * 0.22
  const shape = `M${x0} ${y}L${x1} ${y}L${fix(x1 - slope)} ${y + h}L${fix(x0 + slope)} ${y + h}Z`
  const grain = [0.22, 0.45, 0.7, 0.88].map(
    (v) =>
      `M${fix(x0 + slope * v)} ${fix(y + h * v)}Q${(x0 + x1) / 2} ${fix(y + h * (v + 0.04))} ${fix(x1 - slope * v)} ${fix(y + h * v)}`,
  )
  return (
    group('filter="url(#cL)"', path(shape, 'url(#gWood)')) +
    line(grain.join(''), '#3a1a1a', 3, 'opacity=".35"') +
    group(
      'filter="url(#cM)"',
      `<rect x="${x0 - 18}" y="${y - 14}" width="${x1 - x0 + 36}" height="34" rx="14" fill="#b8774a"/>`,
    ) +
    line(`M${x0 - 6} ${y - 6}L${x1 + 6} ${y - 6}`, '#ffd9a0', 4, 'opacity=".6"') +
    [0.06, 0.94]
      .map(
        (u) =>
          `<rect x="${fix(x0 + (x1 - x0) * u - 13)}" y="${y + 18}" width="26" height="${h - 18}" rx="6" fill="#5a2e22" fill-opacity=".75"/>`,
      )
      .join('')
  )
}

/** Woven; x, y: the middle of its upper edge. */
export function basket(x: number, y: number, s: number): string {
  const shape = 'M-120 0L120 0C116 60 100 110 84 122L-84 122C-100 110 -116 60 -120 0Z'
  const weave = [16, 42, 68, 94].map((v, row) =>
    Array.from({ length: 13 }, (_, i) => {
      const u = -130 + i * 22 + (row % 2) * 11
      return `M${u} ${v}q11 ${row % 2 ? -9 : 9} 22 0`
    }).join(''),
  )
  return placedAt(
    x,
    y,
    s,
    group(
      'filter="url(#cM)"',
      path(shape, '#b5803f'),
      inside(
        shape,
        line(weave.join(''), '#f0c683', 8, 'opacity=".6"') +
          line(weave.join(''), '#6d4420', 3, 'opacity=".55" transform="translate(0 9)"'),
      ),
    ) + group('filter="url(#cS)"', '<rect x="-130" y="-14" width="260" height="28" rx="14" fill="#cf9a55"/>'),
  )
}

/** A broom that stands upright; x, y: where its straw meets the floor. */
export const broom = (x: number, y: number, s: number): string =>
  placedAt(
    x,
    y,
    s,
    group('filter="url(#cS)"', '<rect x="-9" y="-560" width="18" height="420" rx="9" fill="#c08a52"/>') +
      group(
        'filter="url(#cM)"',
        path('M-26 -160L26 -160C40 -90 70 -40 76 0C30 10 -30 10 -76 0C-70 -40 -40 -90 -26 -160Z', '#d9ad5c'),
      ) +
      line(
        'M-24 -140C-34 -80 -48 -40 -54 -4M-8 -140L-18 -2M8 -140L18 -2M24 -140C34 -80 48 -40 54 -4',
        '#8f6226',
        4,
        'opacity=".55"',
      ) +
      line('M-30 -146L30 -146M-32 -128L32 -128', '#b0483c', 8),
  )
