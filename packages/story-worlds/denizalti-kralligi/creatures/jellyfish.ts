/** A jellyfish that gathers its skirt. */
import { fix } from '../../drawing/curve.ts'
import { eye } from '../../drawing/eye.ts'
import type { Point } from '../../drawing/geometry.ts'
import { createRandom } from '../../drawing/random.ts'
import { ellipse, group, line, path } from '../../drawing/svg.ts'

export function jellyfish({ look = [0, 0.2] }: { look?: Point } = {}): string {
  const random = createRandom(3)
  const legs = Array.from({ length: 9 }, (_, i) => {
    const x = -48 + i * 12
    return line(
      `M${x} 30C${fix(x + random.spread() * 24)} 66 ${fix(x + random.spread() * 30)} 92 ${fix(x + random.spread() * 26)} ${fix(random.between(110, 168))}`,
      i % 2 ? '#ffd3e6' : '#d9b0f0',
      random.between(3, 7),
      'opacity=".65"',
    )
  }).join('')
  return group(
    '',
    legs,
    group(
      'filter="url(#cM)"',
      path(
        'M-74 28C-80 -46 -40 -80 0 -80C40 -80 80 -46 74 28C64 44 54 26 44 36C34 48 24 28 12 38C2 48 -10 28 -22 38C-32 48 -42 26 -52 36C-62 44 -70 38 -74 28Z',
        'url(#gJelly)',
      ),
    ),
    line('M-44 -36Q-28 -62 4 -66', '#fff', 9, 'opacity=".7" filter="url(#b2)"'),
    eye(-22, -6, 10, { look, iris: '#4a3070' }),
    eye(22, -6, 10, { look, iris: '#4a3070' }),
    line('M-8 10Q0 18 8 10', '#7a4a90', 3.5),
    ellipse(-38, 8, 9, 6, '#ff86a8', 'opacity=".55"'),
    ellipse(38, 8, 9, 6, '#ff86a8', 'opacity=".55"'),
  )
}
