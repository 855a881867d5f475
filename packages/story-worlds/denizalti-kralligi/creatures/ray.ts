/** A ray asleep on the sand. */
import { ellipse, group, line, path } from '../../drawing/svg.ts'
import type { LightPrefix } from './materials.ts'

export const sleepyRay = (p: LightPrefix = 'c'): string =>
  group(
    '',
    path('M-92 8C-130 14 -176 4 -214 22', 'none', 'stroke="#4a5f80" stroke-width="8" stroke-linecap="round"'),
    group(
      `filter="url(#${p}M)"`,
      path('M-100 6C-60 -8 -40 -46 4 -52C54 -54 70 -20 128 0C110 18 70 22 10 24C-40 26 -74 20 -100 6Z', 'url(#gRay)'),
    ),
    (
      [
        [-20, -24],
        [8, -34],
        [-44, -8],
        [36, -30],
        [20, -12],
        [-8, -4],
      ] as const
    )
      .map(([x, y]) => ellipse(x, y, 6, 3.4, '#cfdcec', 'opacity=".55"'))
      .join(''),
    line('M54 -22q7 7 14 2', '#1e2a48', 4),
    line('M82 -8q7 7 14 2', '#1e2a48', 4),
    line('M74 8q8 4 14 0', '#1e2a48', 3),
  )
