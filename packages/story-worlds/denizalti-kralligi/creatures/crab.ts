/** The broad crab. */
import { mix } from '../../drawing/colour.ts'
import { fix, tube } from '../../drawing/curve.ts'
import { eye } from '../../drawing/eye.ts'
import type { Point } from '../../drawing/geometry.ts'
import { createRandom } from '../../drawing/random.ts'
import { ellipse, group, line, path } from '../../drawing/svg.ts'
import type { LightPrefix } from './materials.ts'

/** @param clawL, clawR where the claws are @param effort 0–1: eyes narrow, teeth show */
export function crab({
  p = 'c',
  clawL = [-150, -60],
  clawR = [150, -70],
  look = [0.6, -0.3],
  effort = 0,
}: { p?: LightPrefix; clawL?: Point; clawR?: Point; look?: Point; effort?: number } = {}): string {
  const random = createRandom(4)
  const claw = ([x, y]: Point, s: number) => {
    const a = (Math.atan2(y + 10, x) * 180) / Math.PI
    return (
      group(
        `filter="url(#${p}M)"`,
        path(
          tube(
            [
              [s * 84, -4],
              [(x + s * 96) / 2 + s * 14, y / 2 + 18],
              [x, y],
            ],
            [17, 15, 17],
          ),
          '#c0425f',
        ),
      ) +
      `<g transform="translate(${x} ${y}) rotate(${fix(a)}) scale(1 ${s})">` +
      group(
        `filter="url(#${p}M)"`,
        path(
          'M-20 0C-20 -42 30 -62 82 -38C92 -32 96 -24 92 -18C70 -26 52 -20 44 -8C58 2 76 4 90 -2C94 8 88 22 72 30C36 46 -20 40 -20 0Z',
          'url(#gCrab)',
        ),
      ) +
      line('M6 -26Q26 -38 50 -36', '#ffc2b8', 6, 'opacity=".65"') +
      '</g>'
    )
  }
  const legs = [-1, 1]
    .map((s) =>
      [0, 1, 2]
        .map((i) =>
          group(
            `filter="url(#${p}S)"`,
            path(
              tube(
                [
                  [s * (62 + i * 8), 24 + i * 8],
                  [s * (128 + i * -4), 14 + i * 20 - effort * 6],
                  [s * (146 - i * 14 + effort * 10), 74 + i * 10],
                ],
                [12, 10, 4],
              ),
              mix('#c0425f', '#8a2a55', i * 0.3),
            ),
          ),
        )
        .join(''),
    )
    .join('')
  const stalk = (x: number, s: number) =>
    line(`M${x} -48Q${x + s * 6} -74 ${x + s * 8} -92`, '#c0425f', 15) +
    eye(x + s * 8, -104, 25, { look, iris: '#3b2a20', glow: '#a0703c', lid: effort * 0.45, lidCol: '#d9566e' })
  const dots = Array.from({ length: 12 }, () =>
    ellipse(
      random.between(-70, 70),
      random.between(-46, -10),
      random.between(3, 7),
      random.between(2.5, 5),
      '#ffb3a8',
      'opacity=".6"',
    ),
  ).join('')
  return group(
    '',
    legs,
    group(
      `filter="url(#${p}L)"`,
      path(
        'M-112 4C-116 -46 -64 -72 0 -72C64 -72 116 -46 112 4C108 46 60 64 0 64C-60 64 -108 46 -112 4Z',
        'url(#gCrab)',
      ),
    ),
    dots,
    stalk(-34, -1),
    stalk(34, 1),
    ellipse(-62, 14, 20, 12, '#ff8f86', 'opacity=".5"'),
    ellipse(62, 14, 20, 12, '#ff8f86', 'opacity=".5"'),
    effort
      ? line('M-26 26Q0 14 26 26', '#5e1638', 6) + path('M-22 25Q0 15 22 25Q0 34 -22 25Z', '#fff4ea')
      : line('M-28 18Q0 40 28 18', '#5e1638', 6),
    claw(clawL, -1),
    claw(clawR, 1),
  )
}
