/** The owner of the big voice. */
import { wedge } from '../../drawing/brush.ts'
import { polar, smooth, tube } from '../../drawing/curve.ts'
import { eye } from '../../drawing/eye.ts'
import { furry } from '../../drawing/fur.ts'
import type { Random } from '../../drawing/random.ts'
import { ellipse, group, line, path } from '../../drawing/svg.ts'
import { placed, type Placement } from './materials.ts'

/** Hedgehog cub, face to the right. sleepy: one eye half shut. snug: only the part visible out of a fold of cloth. */
export function hedgehog(
  random: Random,
  { sleepy = true, snug = false, ...pos }: { sleepy?: boolean; snug?: boolean } & Placement,
) {
  let spines = ''
  const rows = [
    [0, '#4a3226'],
    [1, '#6d4a34'],
    [2, '#8f6a4a'],
    [3, '#b58e66'],
    [4, '#7a563c'],
    [5, '#a67e58'],
  ] as const
  for (const [r, col] of rows) {
    let d = ''
    for (let i = 0; i < 46; i++) {
      const a = 118 + (i / 45) * 216 + random.spread() * 3,
        radius = 64 - r * 12.5 + random.spread() * 3,
        b = polar([-8, 0], a, radius),
        tip = polar(b, a + 24 + random.spread() * 14, 25 + random() * 9)
      d += wedge(tip, [(b[0] + tip[0]) / 2, (b[1] + tip[1]) / 2], b, 4.4)
    }
    spines += path(d, col)
  }
  const back = path(
    smooth([
      [-70, 20],
      [-66, -30],
      [-26, -64],
      [24, -60],
      [48, -30],
      [30, 10],
      [10, 46],
      [-40, 48],
    ]),
    '#5a3d2c',
  )
  const face = furry(
    random,
    [
      [12, 34],
      [6, -4],
      [22, -36],
      [48, -34],
      [70, -14],
      [94, 4],
      [92, 16],
      [66, 34],
      [38, 46],
    ],
    4,
    7,
  )
  const feet = snug
    ? ''
    : group(
        'filter="url(#cS)"',
        path(
          tube(
            [
              [-24, 44],
              [-26, 56],
            ],
            [10, 9],
            3,
          ),
          '#c99468',
        ) +
          path(
            tube(
              [
                [34, 44],
                [40, 57],
              ],
              [10, 9],
              3,
            ),
            '#c99468',
          ),
      )
  const belly = snug
    ? ''
    : path(
        furry(
          random,
          [
            [-40, 30],
            [0, 20],
            [40, 30],
            [30, 54],
            [-30, 54],
          ],
          4,
          8,
        ),
        'url(#hogG)',
      )
  const eyes =
    eye(47, -6, 12, {
      look: [0.5, -0.25],
      lid: sleepy ? 0.16 : 0,
      lidCol: '#d9a878',
      iris: '#2a1a14',
      glow: '#7a5238',
      white: '#fff6e6',
    }) +
    eye(75, -7, 9.5, {
      look: [0.5, -0.25],
      lid: 0,
      lidCol: '#d9a878',
      iris: '#2a1a14',
      glow: '#7a5238',
      white: '#fff6e6',
    })
  return placed(
    pos,
    group('filter="url(#cM)"', feet, back, spines) +
      group('filter="url(#cM)"', ellipse(18, -34, 13, 14, '#c99468')) +
      ellipse(19, -33, 7, 8, '#a8685a', 'opacity=".6"') +
      group('filter="url(#cM)"', belly, path(face, 'url(#hogG)')) +
      ellipse(46, 14, 13, 8, '#f08a70', 'opacity=".4" filter="url(#b3)"') +
      eyes +
      line('M36 -24Q44 -33 55 -33M70 -30Q78 -30 84 -24', '#7a5238', 2.4) +
      group('filter="url(#cS)"', ellipse(95, 8, 8.5, 7.5, '#2b1614')) +
      ellipse(93, 5, 3, 2, '#fff', 'opacity=".85"') +
      line('M86 20Q78 28 68 24', '#7a4a34', 2.6),
  )
}
