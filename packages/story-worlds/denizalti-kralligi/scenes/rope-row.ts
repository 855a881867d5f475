/** Creatures that pull behind the hero: the row follows the rope down to the corner, in pixels of the page. */
import { tube } from '../../drawing/curve.ts'
import type { Point } from '../../drawing/geometry.ts'
import type { Random } from '../../drawing/random.ts'
import { ellipse, group, inside, line, path } from '../../drawing/svg.ts'
import { crab } from '../creatures/crab.ts'
import { fish } from '../creatures/fish.ts'
import { hermitCrab } from '../creatures/hermit-crab.ts'
import { placedAt } from '../creatures/materials.ts'
import { octopus } from '../creatures/octopus.ts'
import { rope } from '../sea/rope.ts'

/** The place at which the row takes the rope from the children, and its course from there. */
export const ROW: readonly [Point, ...Point[]] = [
  [1556, 888],
  [1650, 942],
  [1780, 964],
  [1910, 994],
  [2050, 1034],
  [2240, 1098],
]

/** Arms of the octopus: two on the rope, one beats time, the rest dig into the sand. */
const PULLING: readonly (readonly Point[])[] = [
  [
    [40, 60],
    [90, 90],
    [140, 60],
    [150, 0],
    [118, -40],
  ],
  [
    [40, 66],
    [90, 120],
    [150, 124],
    [176, 96],
  ],
  [
    [20, 66],
    [40, 130],
    [100, 150],
    [140, 140],
  ],
  [
    [-20, 66],
    [-50, 120],
    [-100, 140],
    [-140, 126],
  ],
  [
    [0, 66],
    [-10, 130],
    [-50, 156],
    [-84, 150],
  ],
  [
    [10, 66],
    [30, 140],
    [10, 164],
    [50, 166],
  ],
  [
    [-50, 56],
    [-104, 40],
    [-130, -16],
    [-104, -60],
    [-80, -30],
  ],
  [
    [-40, 66],
    [-86, 84],
    [-130, 40],
    [-140, -8],
  ],
]

/** An arm wound round the rope. */
const coil = ([x, y]: Point): string =>
  [-22, 4, 28]
    .map((dx) =>
      group(
        'filter="url(#cS)"',
        path(
          tube(
            [
              [x + dx - 8, y + dx * 0.26 - 25],
              [x + dx + 5, y + dx * 0.26],
              [x + dx - 2, y + dx * 0.26 + 25],
            ],
            [8, 13, 8],
          ),
          '#8a559f',
        ),
      ),
    )
    .join('')

/** Crab, octopus, fish, last the one that sneezes; each with a long shadow away from the door. */
export function rowBehindHero(random: Random): string {
  const sneeze = (
    [
      [2030, 838],
      [2020, 856],
      [2030, 874],
    ] as const
  ).map(([x, y], i) => line(`M${x} ${y}l-30 ${i * 7 - 8}`, '#fff3d8', 4, 'opacity=".9"'))
  const puller = placedAt(
    1652,
    986,
    0.98,
    crab({ look: [-0.9, -0.4], effort: 0.3, clawL: [-96, -48], clawR: [98, -30] }),
    9,
  )
  const claws = `M1470 880C1480 820 1590 820 1596 890C1596 950 1490 950 1470 880ZM1720 970C1730 900 1850 900 1860 960C1850 1020 1730 1030 1720 970Z`
  return (
    [
      [1760, 1076, 200],
      [2000, 1080, 190],
    ]
      .map(([x = 0, y = 0, r = 0]) => ellipse(x, y, r, 22, '#7a3a74', 'opacity=".5" filter="url(#b6)"'))
      .join('') +
    placedAt(1902, 946, 0.8, octopus({ look: [-0.9, 0], mood: 'sing', tilt: 14, arms: PULLING })) +
    placedAt(2128, 946, 0.66, fish({ p: 'f', mood: 'sing', bend: 0.4 }), 20, true) +
    puller +
    rope(random, ROW, 12) +
    inside(claws, puller) +
    coil([1980, 1014]) +
    placedAt(2058, 1030, 0.68, fish({ p: 'f', mood: 'sing', bend: -0.4 }), 24, true) +
    placedAt(2090, 856, 0.5, fish({ p: 'f', mood: 'sneeze' }), -8, true) +
    sneeze.join('') +
    placedAt(1990, 1070, 0.56, hermitCrab({ home: 'whistle', p: 'f' }), 0, true)
  )
}
