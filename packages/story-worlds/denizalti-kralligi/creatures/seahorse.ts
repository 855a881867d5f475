/** The rose seahorse, the companion. */
import { fix, polar, sampleSpine, tube } from '../../drawing/curve.ts'
import { eye } from '../../drawing/eye.ts'
import { itemAt, type Point } from '../../drawing/geometry.ts'
import { ellipse, group, line, path } from '../../drawing/svg.ts'
import type { LightPrefix } from './materials.ts'

/** Centre lines from the head to the tip of the tail. */
const SPINES = {
  swim: [
    [-4, -150],
    [-34, -96],
    [-22, -34],
    [18, 24],
    [30, 86],
    [2, 138],
    [-42, 138],
    [-58, 102],
    [-34, 78],
    [-12, 96],
  ],
  pull: [
    [-4, -150],
    [-40, -104],
    [-62, -44],
    [-70, 14],
    [-92, 70],
    [-140, 104],
    [-192, 108],
    [-226, 84],
    [-216, 54],
    [-192, 62],
  ],
} satisfies Record<string, readonly Point[]>

/** Half widths along the spine. */
const WIDTHS = [34, 42, 52, 50, 38, 28, 21, 15, 11, 6]

/** @param spine ten points; the head is drawn round 0,-150 */
export function seahorse({
  pose = 'swim',
  spine = SPINES[pose],
  p = 'c',
  look = [0.5, 0.1],
}: { pose?: keyof typeof SPINES; spine?: readonly Point[]; p?: LightPrefix; look?: Point } = {}) {
  const s = sampleSpine(spine, WIDTHS, 8),
    body = tube(spine, WIDTHS)
  const normal = (i: number): Point => {
    const a = itemAt(s, Math.max(0, i - 1)),
      b = itemAt(s, Math.min(s.length - 1, i + 1)),
      l = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
    return [(b[1] - a[1]) / l, -(b[0] - a[0]) / l]
  }
  const belly = tube(
    spine.slice(0, 6).map(([x, y], i): Point => {
      const [nx, ny] = normal(i * 8)
      const half = itemAt(WIDTHS, i) * 0.48
      return [x + nx * half, y + ny * half]
    }),
    [14, 20, 27, 26, 18, 8],
  )
  let ridges = '',
    knobs = ''
  for (let i = 3; i < s.length - 3; i += 3) {
    const [x, y, r] = itemAt(s, i),
      [nx, ny] = normal(i)
    ridges += line(
      `M${fix(x - nx * r * 0.7)} ${fix(y - ny * r * 0.7)}Q${fix(x + nx * 2 - ny * 7)} ${fix(y + ny * 2 + nx * 7)} ${fix(x + nx * r * 0.88)} ${fix(y + ny * r * 0.88)}`,
      '#8f3f66',
      2.6,
      'opacity=".4"',
    )
    knobs += ellipse(x - nx * r * 0.92, y - ny * r * 0.92, r * 0.16 + 1.5, r * 0.16 + 1.5, '#ffc9a8')
  }
  const fin = (() => {
    const [x, y] = itemAt(s, 18)
    let d = `M${fix(x - 34)} ${fix(y - 44)}`
    for (let k = 0; k <= 6; k++) {
      const a = 215 - k * 14,
        [fx, fy] = polar([x - 30, y], a, 78 - Math.abs(k - 3) * 6)
      d += `Q${fix(fx + 4)} ${fix(fy - 8)} ${fix(fx)} ${fix(fy)}`
    }
    return (
      path(d + `Q${fix(x - 40)} ${fix(y + 40)} ${fix(x - 30)} ${fix(y + 38)}Z`, 'url(#gFin)', 'opacity=".9"') +
      [0, 1, 2, 3, 4, 5]
        .map((k) => {
          const [fx, fy] = polar([x - 30, y], 208 - k * 13, 64)
          return line(`M${fix(x - 34)} ${fix(y + 10 - k * 6)}L${fix(fx)} ${fix(fy)}`, '#d9728a', 2.2, 'opacity=".55"')
        })
        .join('')
    )
  })()
  return group(
    '',
    fin,
    group(`filter="url(#${p}M)"`, path(body, 'url(#gRose)')),
    path(belly, 'url(#gSand)', 'opacity=".92"'),
    ridges,
    knobs,
    group(
      `filter="url(#${p}S)"`,
      path(
        'M-36 -196C-52 -226 -48 -246 -38 -246C-30 -246 -24 -232 -20 -222C-20 -246 -12 -262 -2 -260C8 -258 8 -240 6 -224C14 -240 26 -246 32 -238C38 -228 30 -210 22 -198Z',
        '#ffc08f',
      ),
    ),
    group(
      `filter="url(#${p}M)"`,
      path(
        'M-48 -172C-52 -212 -16 -226 16 -216C44 -208 56 -184 72 -176C92 -168 116 -162 126 -150C134 -136 122 -122 108 -126C88 -130 70 -128 54 -124C32 -108 -2 -108 -24 -122C-40 -134 -46 -150 -48 -172Z',
        'url(#gRose)',
      ),
    ),
    ellipse(118, -140, 6, 10, '#8f3f56', 'transform="rotate(18 118 -140)"'),
    line('M72 -132Q88 -122 104 -130', '#8f3f56', 4),
    ellipse(30, -140, 20, 13, '#ff6f6a', 'opacity=".45"'),
    line('M34 -205Q54 -196 64 -186', '#ffd6b8', 5, 'opacity=".6"'),
    eye(14, -172, 22, { look, iris: '#2c5560', glow: '#58b6ae', lidCol: '#f09a94' }),
    line('M-8 -204Q6 -214 26 -206', '#a24a6c', 5),
    group(`filter="url(#${p}S)"`, path('M-34 -140C-54 -140 -66 -126 -62 -112C-52 -104 -36 -112 -28 -126Z', '#ffcfae')),
  )
}
