/** The owl that guesses: it sits, looks to the left through its glasses and holds up three feathers. */
import { leaf } from '../../drawing/brush.ts'
import { fix, rad, tube } from '../../drawing/curve.ts'
import { eye } from '../../drawing/eye.ts'
import { furry } from '../../drawing/fur.ts'
import type { Point } from '../../drawing/geometry.ts'
import type { Random } from '../../drawing/random.ts'
import { ellipse, group, line, path } from '../../drawing/svg.ts'
import { placed, type Placement } from './materials.ts'

const BODY: readonly Point[] = [
  [0, -214],
  [58, -206],
  [92, -160],
  [98, -90],
  [74, -22],
  [30, 4],
  [-30, 4],
  [-74, -22],
  [-98, -90],
  [-92, -160],
  [-58, -206],
]
const BELLY = 'M0 -104C46 -104 58 -70 54 -40C50 -12 26 0 0 0C-26 0 -50 -12 -54 -40C-58 -70 -46 -104 0 -104Z'
const LOOK = { look: [-0.9, 0.1], iris: '#5a3414', glow: '#f0b040' } as const

/** About 250 high; its feet are at 0,0. */
export const owlOnBough = (random: Random, pos: Placement): string =>
  placed(
    pos,
    group('filter="url(#cM)"', path('M70 -150C118 -120 122 -50 84 -4C66 -30 60 -90 70 -150Z', '#7a5236')) +
      wing() +
      group(
        'filter="url(#cL)"',
        path('M-62 -196L-84 -250L-20 -214ZM62 -196L84 -250L20 -214Z', '#8a6040'),
        path(furry(random, BODY, 6, 12), '#a9784e'),
      ) +
      path(BELLY, '#f3dfb8') +
      line(scallops(), '#b98a5c', 4, 'opacity=".7"') +
      face(),
  )

/** A wing that holds up three feathers, for three noses. */
const wing = (): string =>
  group(
    'filter="url(#cM)"',
    ...(
      [
        [-158, 92],
        [-132, 100],
        [-106, 92],
      ] as const
    ).map(([deg, length]) => feather(rad(deg), length)),
    path(
      tube(
        [
          [-60, -120],
          [-92, -116],
          [-108, -132],
        ],
        [30, 24, 18],
        5,
      ),
      '#8a6040',
    ),
  )

function feather(a: number, length: number): string {
  const p = (r: number) => `${fix(-96 + Math.cos(a) * r)} ${fix(-120 + Math.sin(a) * r)}`
  return (
    path(leaf(-96 + Math.cos(a) * 40, -120 + Math.sin(a) * 40, length, 15, a), '#8a6040') +
    line(`M${p(30)}L${p(length + 20)}`, '#d9b48a', 3)
  )
}

const scallops = (): string =>
  [-84, -62, -40, -18]
    .map((v, row) => Array.from({ length: 5 }, (_, i) => `M${-64 + i * 24 + (row % 2) * 12} ${v}q10 14 20 0`).join(''))
    .join('')

/** The glasses have slid down a little. */
const face = (): string =>
  group('filter="url(#cS)"', ellipse(-38, -150, 45, 45, '#f3dfb8'), ellipse(38, -150, 45, 45, '#f3dfb8')) +
  eye(-38, -152, 27, LOOK) +
  eye(38, -152, 27, LOOK) +
  `<g transform="rotate(4) translate(0 12)">` +
  ellipse(-38, -148, 40, 39, 'none', 'stroke="#5b3350" stroke-width="6"') +
  ellipse(38, -148, 40, 39, 'none', 'stroke="#5b3350" stroke-width="6"') +
  line('M-2 -152Q0 -158 2 -152M78 -156L96 -166', '#5b3350', 6) +
  line('M-62 -166Q-54 -182 -38 -184M14 -166Q22 -182 38 -184', '#ffffff', 5, 'opacity=".6"') +
  '</g>' +
  line('M-76 -200Q-56 -218 -26 -216M76 -200Q56 -218 26 -216', '#5f3f28', 8) +
  group(
    'filter="url(#cS)"',
    path('M-15 -122Q0 -132 15 -122Q12 -102 0 -88Q-12 -102 -15 -122Z', '#f2a33a'),
    path('M-10 -100Q0 -94 10 -100Q6 -80 0 -76Q-6 -80 -10 -100Z', '#c87424'),
  ) +
  line('M-34 0L-34 14M-24 2L-24 16M-44 -2L-46 12M34 0L34 14M24 2L24 16M44 -2L46 12', '#e0952e', 9)
