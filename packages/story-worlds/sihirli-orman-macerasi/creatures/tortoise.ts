/** The tortoise that is always last. */
import { polar, smooth, tube } from '../../drawing/curve.ts'
import { eye } from '../../drawing/eye.ts'
import type { Random } from '../../drawing/random.ts'
import { ellipse, group, inside, line, path } from '../../drawing/svg.ts'
import { placed, type Placement } from './materials.ts'

/** Very serious, always last. Faces left. tired: tongue out. */
export function tortoise(
  random: Random,
  {
    tired = false,
    blurLegs = true,
    rider = '',
    ...pos
  }: { tired?: boolean; blurLegs?: boolean; rider?: string } & Placement,
) {
  const skin = '#9aa35c',
    legs = blurLegs
      ? [-56, 46]
          .map((x) =>
            [0, 1, 2]
              .map((i) =>
                path(
                  tube(
                    [
                      [x + 4, 14],
                      [x - 22 + i * 22, 38 - (i % 2) * 6],
                    ],
                    [12, 10],
                    3,
                  ),
                  skin,
                  `opacity="${[0.4, 0.9, 0.4][i]}"`,
                ),
              )
              .join(''),
          )
          .join('')
      : [-62, 52]
          .map((x) =>
            group(
              'filter="url(#cS)"',
              path(
                tube(
                  [
                    [x, 12],
                    [x - 4, 36],
                  ],
                  [13, 12],
                  3,
                ),
                skin,
              ),
            ),
          )
          .join('')
  const shell = smooth([
    [-84, 14],
    [-72, -34],
    [-30, -66],
    [20, -70],
    [66, -40],
    [84, 12],
    [40, 22],
    [-40, 22],
  ])
  const plates = (
    [
      [-46, -22, 22],
      [-6, -36, 25],
      [38, -26, 22],
      [-26, 4, 18],
      [18, 2, 18],
    ] as const
  )
    .map(([x, y, r]) => {
      const p = Array.from({ length: 6 }, (_, i) => polar([x, y], i * 60 + 12, r * (0.92 + random() * 0.12)))
      return (
        path(smooth(p, true, 0.06), '#8f8a48', 'stroke="#4a4a28" stroke-width="3"') +
        path(
          smooth(
            p.map((q) => [(q[0] - x) * 0.55 + x - 2, (q[1] - y) * 0.55 + y - 3]),
            true,
            0.08,
          ),
          '#c2b066',
          'opacity=".7"',
        )
      )
    })
    .join('')
  const brow = line('M-134 -46L-118 -40', '#4a4a28', 4),
    head =
      group(
        'filter="url(#cS)"',
        path(
          tube(
            [
              [-76, 4],
              [-98, -16],
              [-116, -30],
            ],
            [15, 15, 23],
            5,
          ),
          skin,
        ),
      ) +
      eye(-124, -34, 8.5, { look: [-0.6, 0], lid: tired ? 0.5 : 0.2, lidCol: skin, iris: '#2a2618', glow: '#6b6a3a' }) +
      brow +
      line('M-139 -20Q-128 -14 -112 -17', '#4a4a28', 3) +
      (tired
        ? path('M-130 -17C-134 -6 -126 -2 -122 -8L-120 -17Z', '#e8757a') +
          (
            [
              [-150, -56],
              [-140, -70],
            ] as const
          )
            .map(([x, y]) => path(`M${x} ${y}C${x - 6} ${y + 10} ${x + 6} ${y + 12} ${x} ${y}Z`, '#cfeaff'))
            .join('')
        : '') +
      ellipse(-108, -22, 7, 5, '#e08a6a', 'opacity=".3"')
  return placed(
    pos,
    group('filter="url(#cS)"', path('M82 12L104 20L80 22Z', skin)) +
      legs +
      head +
      group('filter="url(#cL)"', path(shell, 'url(#shellG)'), inside(shell, plates)) +
      group('filter="url(#cS)"', path('M-86 12C-50 26 44 28 88 10C88 24 60 32 0 32C-58 32 -88 26 -86 12Z', '#a89a58')) +
      rider,
  )
}
