/** The plum octopus. */
import { mix } from '../../drawing/colour.ts'
import { lerp, sampleSpine, tube } from '../../drawing/curve.ts'
import { eye } from '../../drawing/eye.ts'
import type { Point } from '../../drawing/geometry.ts'
import { ellipse, group, line, path } from '../../drawing/svg.ts'
import type { LightPrefix } from './materials.ts'

/** Eight arms at rest, curled outward. */
const ARMS = [-1, 1].flatMap((s) =>
  [0, 1, 2, 3].map((i): Point[] => [
    [s * (14 + i * 16), 60],
    [s * (50 + i * 34), 118 - i * 8],
    [s * (96 + i * 40), 150 - i * 34],
    [s * (112 + i * 38), 110 - i * 40],
    [s * (92 + i * 40), 96 - i * 36],
  ]),
)

/** @param arms centre lines from the body to the tip, the hindmost first @param effort 0–1: eyes narrow, teeth show */
export function octopus({
  p = 'c',
  arms = ARMS,
  look = [-0.6, 0.1],
  effort = 0,
  mood = 'happy',
  tilt = 0,
}: {
  p?: LightPrefix
  arms?: readonly (readonly Point[])[]
  look?: Point
  effort?: number
  mood?: 'happy' | 'sing'
  tilt?: number
} = {}) {
  const arm = (pts: readonly Point[], i: number) => {
    const w = pts.map((_, k) => lerp(27, 6, k / (pts.length - 1))),
      s = sampleSpine(pts, w, 5)
    return (
      group(`filter="url(#${p}M)"`, path(tube(pts, w), mix('#9a63ae', '#5e3880', (i % 4) * 0.18))) +
      s
        .filter((_, k) => k % 3 === 2 && k > 4)
        .map(([x, y, r]) => ellipse(x, y + r * 0.5, r * 0.3, r * 0.24, '#efc2e2', 'opacity=".75"'))
        .join('')
    )
  }
  return group(
    '',
    arms.map(arm).join(''),
    `<g transform="rotate(${tilt})">`,
    group(
      `filter="url(#${p}L)"`,
      path(
        'M-86 66C-104 20 -132 -28 -122 -92C-112 -158 -56 -186 4 -184C70 -182 120 -146 124 -84C128 -26 98 20 86 66C50 92 -50 92 -86 66Z',
        'url(#gOcto)',
      ),
    ),
    (
      [
        [-60, -130, 15, 10],
        [-26, -152, 10, 7],
        [62, -126, 13, 9],
        [84, -92, 8, 6],
        [26, -148, 7, 5],
      ] as const
    )
      .map(([x, y, a, b]) => ellipse(x, y, a, b, '#e2b4ea', 'opacity=".5"'))
      .join(''),
    ellipse(-66, -2, 24, 16, '#ff8fa8', 'opacity=".5"'),
    ellipse(66, -2, 24, 16, '#ff8fa8', 'opacity=".5"'),
    eye(-38, -38, 29, { look, iris: '#5a3a20', glow: '#d09a4a', lid: effort * 0.4, lidCol: '#8a559f' }),
    eye(42, -38, 29, { look, iris: '#5a3a20', glow: '#d09a4a', lid: effort * 0.4, lidCol: '#8a559f' }),
    effort
      ? line('M-70 -82Q-42 -92 -16 -74', '#4f2d70', 7) + line('M18 -74Q46 -92 74 -82', '#4f2d70', 7)
      : line('M-68 -90Q-42 -108 -18 -88', '#4f2d70', 6) + line('M20 -88Q46 -108 72 -90', '#4f2d70', 6),
    effort
      ? path('M-20 16Q2 4 24 16Q28 30 2 30Q-24 30 -20 16Z', '#3d1640') +
          path('M-14 16Q2 8 18 16L16 22Q2 18 -12 22Z', '#fff4ea')
      : mood === 'sing'
        ? path('M-24 8Q2 16 28 8C28 34 18 46 2 46C-14 46 -24 34 -24 8Z', '#3d1640') + ellipse(2, 38, 14, 7, '#ef7f86')
        : line('M-20 12Q2 34 24 12', '#3d1640', 6),
    '</g>',
  )
}
