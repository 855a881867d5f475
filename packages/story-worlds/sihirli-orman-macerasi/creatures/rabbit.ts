/** A rabbit, running or asleep. */
import { smooth, tube } from '../../drawing/curve.ts'
import { eye } from '../../drawing/eye.ts'
import { furry, hairs } from '../../drawing/fur.ts'
import type { Point } from '../../drawing/geometry.ts'
import type { Random } from '../../drawing/random.ts'
import { ellipse, group, inside, line, path } from '../../drawing/svg.ts'
import { placed, type Placement } from './materials.ts'

/** pose: run (to the left) | lie (on the side, seen from above). `back` turns its head over the shoulder and points. */
export function rabbit(
  random: Random,
  {
    pose = 'run',
    back = false,
    coat = 'url(#rabG)',
    ...pos
  }: { pose?: 'run' | 'lie'; back?: boolean; coat?: string } & Placement,
) {
  const ear = (pts: readonly Point[], w: readonly number[]) => {
    const d = tube(pts, w, 5)
    return (
      group('filter="url(#cS)"', path(d, coat)) +
      path(
        tube(
          pts.map((p, i) => [p[0] + 1, p[1] + (i ? 1 : -2)]),
          w.map((v) => v * 0.5),
          5,
        ),
        '#d9a09a',
        'opacity=".75"',
      )
    )
  }
  const head = (x: number, y: number, s: number, rot: number, flip: boolean, mood: string) =>
    placed(
      { x, y, s, rot, flip },
      ear(
        [
          [16, -24],
          [46, -54],
          [80, -62],
        ],
        [8, 12, 5],
      ) +
        ear(
          [
            [6, -28],
            [24, -68],
            [54, -90],
          ],
          [9, 13, 5],
        ) +
        group(
          'filter="url(#cM)"',
          path(
            furry(
              random,
              [
                [-46, 8],
                [-36, -20],
                [-6, -34],
                [26, -26],
                [38, 2],
                [24, 28],
                [-12, 32],
                [-38, 24],
              ],
              5,
              8,
            ),
            coat,
          ),
        ) +
        path(
          smooth([
            [-48, 10],
            [-30, 2],
            [-12, 14],
            [-16, 30],
            [-38, 26],
          ]),
          '#f7ead8',
        ) +
        (mood === 'sleep'
          ? line('M-22 -2Q-12 8 0 -2', '#3a2a2a', 3.4)
          : eye(-12, -4, 11, { look: [back ? 0.3 : -0.5, 0], iris: '#3a2420', glow: '#8a5a40' }) +
            line('M-22 -22Q-12 -28 -2 -22', '#5a463e', 2.6)) +
        path('M-50 8C-46 4 -40 4 -38 8C-40 13 -47 13 -50 8Z', '#d9767a') +
        line('M-44 12Q-42 20 -34 20', '#5a463e', 2.2) +
        (mood === 'sleep'
          ? ''
          : path('M-42 20Q-36 30 -28 20Z', '#8d2f35') + path('M-40 19L-40 25L-35 25L-35 19Z', '#fff')) +
        ellipse(-22, 14, 8, 5, '#f08a80', 'opacity=".35"'),
    )
  const limb = (pts: readonly Point[], w: readonly number[], lighter = false): string =>
    group('filter="url(#cS)"', path(tube(pts, w, 5), lighter ? '#c9b09a' : '#9a7f6e'))
  if (pose === 'lie')
    return placed(
      pos,
      group(
        'filter="url(#cL)"',
        path(
          furry(
            random,
            [
              [-50, 4],
              [-20, -36],
              [40, -40],
              [80, -6],
              [62, 34],
              [0, 42],
              [-40, 30],
            ],
            6,
            8,
          ),
          coat,
        ),
      ) +
        group('filter="url(#cS)"', ellipse(84, 10, 17, 16, '#f7ead8')) +
        limb(
          [
            [40, 30],
            [14, 44],
            [-14, 40],
          ],
          [13, 10, 8],
          true,
        ) +
        limb(
          [
            [-20, 26],
            [-44, 36],
            [-58, 30],
          ],
          [10, 8, 7],
          true,
        ) +
        head(-58, -4, 0.95, -8, false, 'sleep'),
    )
  const d = furry(
    random,
    [
      [-66, -6],
      [-40, -36],
      [10, -46],
      [62, -34],
      [84, 0],
      [62, 30],
      [6, 26],
      [-44, 20],
    ],
    5,
    8,
  )
  return placed(
    pos,
    limb(
      [
        [56, 14],
        [104, 30],
        [140, 20],
      ],
      [18, 11, 8],
    ) +
      limb(
        [
          [-44, 6],
          [-84, 22],
          [-112, 8],
        ],
        [11, 8, 7],
      ) +
      group('filter="url(#cS)"', ellipse(88, -18, 17, 15, '#f7ead8')) +
      group(
        'filter="url(#cL)"',
        path(d, coat),
        inside(
          d,
          ellipse(0, 34, 60, 18, '#f1e2cf', 'opacity=".8" filter="url(#b4)"') +
            hairs(random, {
              cx: 10,
              cy: -10,
              rx: 60,
              ry: 26,
              n: 60,
              cols: ['#efe0cc', '#74605c'],
              flow: () => 0.1,
              op: 0.4,
            }),
        ),
      ) +
      limb(
        [
          [52, 8],
          [96, 44],
          [138, 46],
        ],
        [22, 12, 9],
        true,
      ) +
      (back
        ? limb(
            [
              [-40, -12],
              [-8, -50],
              [34, -70],
            ],
            [11, 9, 8],
            true,
          )
        : limb(
            [
              [-40, 10],
              [-76, 40],
              [-108, 38],
            ],
            [12, 9, 8],
            true,
          )) +
      head(-66, -32, 1, back ? 6 : -8, back, 'wide'),
  )
}
