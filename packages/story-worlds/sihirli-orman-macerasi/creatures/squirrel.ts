/** A squirrel, running or asleep. */
import { smooth, tube, tubeOutline } from '../../drawing/curve.ts'
import { eye } from '../../drawing/eye.ts'
import { furry } from '../../drawing/fur.ts'
import type { Point } from '../../drawing/geometry.ts'
import type { Random } from '../../drawing/random.ts'
import { ellipse, group, line, path } from '../../drawing/svg.ts'
import { placed, type Placement } from './materials.ts'

export function squirrel(random: Random, { pose = 'run', ...pos }: { pose?: 'run' | 'lie' } & Placement) {
  const coat = 'url(#sqG)',
    plume = (pts: readonly Point[]) => {
      const outline = tubeOutline(pts, [8, 20, 26, 22, 7], 5).filter((_, i) => i % 2 === 0)
      return (
        group('filter="url(#cM)"', path(furry(random, outline, 7, 7), coat)) +
        line(smooth(pts, false), '#f0b070', 9, 'opacity=".3" filter="url(#b4)"')
      )
    }
  const head = (x: number, y: number, sleep: boolean) =>
    placed(
      { x, y },
      group(
        'filter="url(#cS)"',
        path('M4 -16C4 -34 12 -42 18 -44C22 -34 20 -22 16 -12Z', '#8f4e30') +
          path('M-12 -18C-14 -34 -10 -42 -4 -46C2 -36 4 -26 2 -16Z', '#8f4e30'),
      ) +
        group(
          'filter="url(#cM)"',
          path(
            furry(
              random,
              [
                [-30, 6],
                [-20, -16],
                [4, -24],
                [24, -10],
                [24, 14],
                [2, 22],
                [-20, 18],
              ],
              4,
              7,
            ),
            coat,
          ),
        ) +
        path(
          smooth([
            [-32, 8],
            [-18, 4],
            [-8, 14],
            [-14, 22],
            [-26, 18],
          ]),
          '#fbe6c8',
        ) +
        (sleep
          ? line('M-12 -2Q-5 5 4 -2', '#2a1612', 2.6)
          : eye(-4, -2, 8, { look: [-0.5, 0], iris: '#2a1612', glow: '#7a4a2a' })) +
        ellipse(-32, 8, 4, 3, '#3a1c18'),
    )
  const limb = (pts: readonly Point[], w: readonly number[]): string =>
    group('filter="url(#cS)"', path(tube(pts, w, 4), '#b4683e'))
  if (pose === 'lie')
    return placed(
      pos,
      plume([
        [36, 10],
        [66, -4],
        [70, -40],
        [36, -58],
        [4, -50],
      ]) +
        group(
          'filter="url(#cM)"',
          path(
            furry(
              random,
              [
                [-34, 4],
                [-10, -24],
                [32, -20],
                [48, 8],
                [24, 28],
                [-20, 24],
              ],
              4,
              7,
            ),
            coat,
          ),
        ) +
        limb(
          [
            [-10, 16],
            [-30, 24],
            [-44, 18],
          ],
          [8, 6, 5],
        ) +
        head(-34, 0, true),
    )
  return placed(
    pos,
    plume([
      [44, -8],
      [80, -14],
      [104, -46],
      [132, -40],
      [150, -62],
    ]) +
      limb(
        [
          [30, 8],
          [62, 24],
          [86, 16],
        ],
        [12, 8, 6],
      ) +
      group(
        'filter="url(#cM)"',
        path(
          furry(
            random,
            [
              [-40, -6],
              [-10, -26],
              [34, -22],
              [52, 0],
              [30, 18],
              [-24, 14],
            ],
            4,
            7,
          ),
          coat,
        ),
        ellipse(-6, 12, 30, 8, '#fbe6c8', 'opacity=".6"'),
      ) +
      limb(
        [
          [-24, 6],
          [-52, 22],
          [-72, 12],
        ],
        [9, 6, 5],
      ) +
      limb(
        [
          [26, 8],
          [54, 34],
          [80, 34],
        ],
        [12, 8, 6],
      ) +
      head(-44, -18, false),
  )
}
