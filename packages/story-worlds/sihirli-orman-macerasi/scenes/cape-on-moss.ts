/** The cape that lies on the moss, and what is wrapped in its corner. */
import { wedge } from '../../drawing/brush.ts'
import { smooth } from '../../drawing/curve.ts'
import type { Point } from '../../drawing/geometry.ts'
import type { Random } from '../../drawing/random.ts'
import { group, inside, line, path } from '../../drawing/svg.ts'
import type { HeroAge } from '../../story-world.ts'
import { hedgehog } from '../creatures/hedgehog.ts'
import { RED } from '../hero/materials.ts'
import { metrics, NECK, type Stand } from '../hero/skeleton.ts'

/** Spread out under the hero: it grows with the body, less than it. */
export function cape(age: HeroAge, { x, y, fw }: Omit<Stand, 'pose' | 'age'>): string {
  const k = fw / 100
  const growth = metrics(age).k ** 0.6
  const P = (u: number, v: number): Point => [x + u * growth * k, y + (NECK + (v - NECK) * growth) * k]
  return petal(P(-16, 60), [
    P(60, 48),
    P(104, 72),
    P(112, 112),
    P(106, 146),
    P(112, 182),
    P(78, 198),
    P(66, 226),
    P(20, 226),
    P(-8, 252),
    P(-56, 242),
    P(-92, 262),
    P(-128, 236),
    P(-178, 240),
    P(-186, 198),
    P(-214, 160),
    P(-186, 122),
    P(-190, 82),
    P(-140, 66),
    P(-110, 36),
  ])
}

/** The cape on the moss: a big petal with folds that run from the neck. Points in page pixels. */
function petal(neck: Point, hem: readonly Point[]) {
  const d = smooth([neck, ...hem]),
    folds = hem.slice(1, -1)
  const dark = folds
      .map((p, i) => wedge(neck, [(neck[0] + p[0]) / 2 + (i % 2 ? 14 : -10), (neck[1] + p[1]) / 2], p, 15))
      .join(''),
    light = folds
      .map((p) => wedge(neck, [(neck[0] + p[0]) / 2 + 24, (neck[1] + p[1]) / 2 - 16], [p[0] + 26, p[1] - 18], 8))
      .join('')
  return (
    path(d, '#0a1c1a', 'opacity=".5" transform="translate(8 14)" filter="url(#b10)"') +
    group(
      'filter="url(#hL)"',
      path(d, 'url(#capeOut)'),
      inside(
        d,
        path(dark, RED.dark, 'opacity=".5" filter="url(#b6)"') +
          path(light, RED.light, 'opacity=".45" filter="url(#b4)"') +
          line(smooth(hem, false), RED.gold, 15) +
          line(smooth(hem, false), RED.goldL, 3, 'opacity=".7"'),
      ),
    )
  )
}

/** The hedgehog on the hero's belly, in hero units. */
export const cub = (random: Random): string =>
  hedgehog(random, { snug: true, sleepy: true, x: -60, y: 134, s: 0.56, rot: -46 })

/** The folded corner of the cape, wrapped round the hedgehog layer over layer. */
export const wrap = (): string =>
  group(
    'filter="url(#hM)"',
    path(
      smooth([
        [-112, 138],
        [-94, 128],
        [-74, 148],
        [-40, 158],
        [-14, 152],
        [-10, 174],
        [-34, 198],
        [-80, 200],
        [-110, 174],
      ]),
      'url(#capeOut)',
    ),
    line('M-100 150Q-66 176 -18 170M-104 166Q-70 190 -30 186', RED.dark, 4, 'opacity=".55"'),
    line('M-96 129Q-74 150 -40 158Q-24 160 -13 152', RED.gold, 3.6),
  )
