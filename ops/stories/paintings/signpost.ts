/** A signpost whose three arms say nothing. */
import { leaf, wedge } from '#stories/drawing/brush.ts'
import { place, rad } from '#stories/drawing/curve.ts'
import type { Random } from '#stories/drawing/random.ts'
import { ellipse, group, inside, line, path } from '#stories/drawing/svg.ts'
import { contact } from './page.ts'

const HEIGHT = 520
/** An arm that points right, its middle at 0,0. */
const ARM = 'M-130 -38L96 -42L150 -2L98 40L-128 38Z'
const ARMS = [
  { dx: 46, up: 424, rot: -5, sx: 1, col: '#eec07e' },
  { dx: -52, up: 318, rot: 4, sx: -0.95, col: '#e6b06c' },
  { dx: 34, up: 214, rot: 7, sx: 0.84, col: '#f0c88c' },
]

/** Its foot is at x, y; 520 high. */
export const signpost = (random: Random, x: number, y: number): string =>
  contact(x, y + 2, 66, 13, '#4a5a2c') +
  group(
    'filter="url(#dS)"',
    path(
      `M${x - 21} ${y + 6}C${x - 17} ${y - 160} ${x - 19} ${y - 340} ${x - 16} ${y - HEIGHT}Q${x} ${y - HEIGHT - 14} ${x + 16} ${y - HEIGHT}C${x + 19} ${y - 340} ${x + 16} ${y - 160} ${x + 23} ${y + 6}Q${x} ${y + 16} ${x - 21} ${y + 6}Z`,
      '#b27c4a',
    ),
  ) +
  grain(random, x, y) +
  ARMS.map(({ dx, up, rot, sx, col }) => arm(random, x + dx, y - up, rot, sx, col)).join('') +
  tuft(random, x, y)

function arm(random: Random, x: number, y: number, rot: number, sx: number, colour: string): string {
  const outline = place(ARM, { x, y, rot, sx, sy: Math.abs(sx) })
  const marks = Array.from({ length: 9 }, () => {
    const [u, v] = [random.between(-110, 60), random.between(-28, 28)]
    return place(`M${u} ${v}C${u + 20} ${v - 3} ${u + 40} ${v + 3} ${u + random.between(46, 90)} ${v}`, {
      x,
      y,
      rot,
      sx,
    })
  }).join('')
  return (
    path(place(ARM, { x: x + 6, y: y + 14, rot, sx, sy: Math.abs(sx) }), '#5a2a1c', 'opacity=".22" filter="url(#s4)"') +
    group('filter="url(#dS)"', path(outline, colour)) +
    inside(outline, line(marks, '#a8703c', 3, 'opacity=".45"')) +
    [y - 14, y + 14]
      .map((v) => ellipse(x, v, 4.6, 4.6, '#8a5a34') + ellipse(x - 1.4, v - 1.4, 1.8, 1.8, '#fff2d4'))
      .join('')
  )
}

const grain = (random: Random, x: number, y: number): string =>
  path(
    Array.from({ length: 14 }, () => {
      const u = x + random.spread() * 12
      const v = y - random.between(10, HEIGHT - 60)
      return wedge(
        [u, v],
        [u + random.spread() * 3, v - 24],
        [u + random.spread() * 3, v - random.between(30, 70)],
        1.8,
      )
    }).join(''),
    '#7a4c2c',
    'opacity=".55"',
  )

/** Grass and leaves at the foot. */
const tuft = (random: Random, x: number, y: number): string =>
  ['#5f9c48', '#8fc05a', '#cfe07c']
    .map((colour) =>
      path(
        Array.from({ length: 13 }, () =>
          leaf(
            x + random.spread() * 54,
            y + 10 + random() * 6,
            random.between(26, 56),
            random.between(3, 5),
            rad(-90 + random.spread() * 42),
          ),
        ).join(''),
        colour,
      ),
    )
    .join('')
