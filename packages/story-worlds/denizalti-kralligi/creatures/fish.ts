/** The six striped fish, about 170 long. */
import { eye } from '../../drawing/eye.ts'
import type { Point } from '../../drawing/geometry.ts'
import { ellipse, group, inside, line, path } from '../../drawing/svg.ts'
import type { LightPrefix } from './materials.ts'

export type FishMood = 'happy' | 'push' | 'sneeze' | 'sing'

/** @param bend -1 to 1: the swing of the tail */
export function fish({
  p = 'c',
  mood = 'happy',
  col = '#ef8aa0',
  deep = '#a8487c',
  stripe = '#fff0d8',
  look = [0.3, 0],
  bend = 0,
}: {
  p?: LightPrefix
  mood?: FishMood
  col?: string
  deep?: string
  stripe?: string
  look?: Point
  bend?: number
} = {}) {
  const body = `M-62 ${bend * 8}C-40 -44 14 -64 56 -40C82 -26 94 -8 96 2C92 18 80 34 56 44C14 62 -38 46 -62 ${bend * 8}Z`
  const mouth = {
    happy: line('M72 14Q84 22 92 12', '#6e2450', 4),
    push: path('M78 8Q92 4 94 14Q88 22 78 18Z', '#6e2450'),
    sneeze: ellipse(90, 10, 8, 11, '#6e2450'),
    sing: ellipse(86, 12, 9, 10, '#6e2450'),
  }[mood]
  return group(
    '',
    group(
      `filter="url(#${p}M)"`,
      path(
        `M-54 ${bend * 8}C-84 ${-44 + bend * 14} -112 ${-54 + bend * 20} -120 ${-44 + bend * 24}C-112 ${-20 + bend * 20} -104 ${-8 + bend * 20} -104 ${bend * 20}C-104 ${10 + bend * 20} -114 ${26 + bend * 20} -120 ${46 + bend * 24}C-108 ${56 + bend * 20} -80 ${42 + bend * 14} -54 ${bend * 8}Z`,
        deep,
      ),
      path('M-20 -44C-6 -82 44 -84 58 -72C52 -58 56 -48 58 -38Z', deep),
      path('M-6 48C4 72 26 76 36 70C32 60 34 54 36 48Z', deep),
    ),
    group(`filter="url(#${p}M)"`, path(body, col)),
    inside(
      body,
      (
        [
          [-36, 14],
          [-4, 17],
          [30, 13],
        ] as const
      )
        .map(([x, w]) =>
          path(`M${x} -70Q${x + 16} 0 ${x - 2} 70L${x + w} 70Q${x + w + 16} 0 ${x + w} -70Z`, stripe, 'opacity=".88"'),
        )
        .join('') + ellipse(16, 44, 80, 20, '#5c2a6a', 'opacity=".25" filter="url(#b6)"'),
    ),
    mood === 'sneeze' || mood === 'push'
      ? line('M54 -16L72 -8L56 -2', '#3a1636', 5)
      : eye(62, -8, 15, { look, iris: '#3a2440', glow: '#8a60a8' }),
    mouth,
    ellipse(70, 16, 9, 6, '#ff5f78', 'opacity=".4"'),
    group(`filter="url(#${p}S)"`, path('M22 8C2 4 -10 20 -8 34C8 38 24 28 30 16Z', '#ffd3c0')),
  )
}
