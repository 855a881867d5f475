/** Creatures who pull behind the hero: the row follows the rope down to the corner. */
import type { Point } from '../../drawing/geometry.ts'
import type { Random } from '../../drawing/random.ts'
import { ellipse, line } from '../../drawing/svg.ts'
import { crab } from '../creatures/crab.ts'
import { fish } from '../creatures/fish.ts'
import { hermitCrab } from '../creatures/hermit-crab.ts'
import { placedAt } from '../creatures/materials.ts'
import { octopus } from '../creatures/octopus.ts'
import { rope } from '../sea/rope.ts'

/** Four on the rope, one beats time, the rest hold on to the sand. */
const PULLING: readonly (readonly Point[])[] = [
  [
    [40, 60],
    [90, 100],
    [130, 80],
    [150, 30],
    [140, -30],
  ],
  [
    [-60, 60],
    [-110, 90],
    [-140, 60],
    [-130, 90],
  ],
  [
    [-40, 66],
    [-80, 130],
    [-150, 120],
    [-170, 80],
    [-160, 100],
  ],
  [
    [20, 66],
    [20, 130],
    [70, 150],
    [90, 110],
  ],
  [
    [60, 60],
    [100, 130],
    [150, 170],
    [150, 130],
  ],
  [
    [-10, 66],
    [-40, 150],
    [-90, 190],
    [-120, 180],
  ],
  [
    [40, 66],
    [60, 170],
    [20, 220],
    [-20, 210],
  ],
  [
    [0, 66],
    [-10, 180],
    [60, 230],
    [110, 220],
  ],
]

/** Crab, octopus, fish, last the sneezer. */
export function rowBehindHero(random: Random): string {
  const sneeze = (
    [
      [2058, 868],
      [2050, 882],
      [2062, 894],
    ] as const
  ).map(([x, y], i) => line(`M${x} ${y + 40}l-26 ${i * 6 - 8}`, '#fff3d8', 4, 'opacity=".8"'))
  return (
    ellipse(1650, 1010, 150, 18, '#a0486c', 'opacity=".4" filter="url(#b6)"') +
    placedAt(1624, 908, 0.94, crab({ look: [-0.8, -0.4], clawL: [-96, -74], clawR: [120, -34] })) +
    placedAt(1830, 858, 0.74, octopus({ look: [-0.7, 0.2], mood: 'sing', tilt: 8, arms: PULLING })) +
    rope(
      random,
      [
        [1560, 832],
        [1720, 872],
        [1880, 922],
        [2030, 978],
        [2130, 1020],
      ],
      14,
    ) +
    placedAt(1972, 926, 0.56, fish({ p: 'f', mood: 'sing', bend: 0.4 }), 22, true) +
    placedAt(2052, 960, 0.5, fish({ p: 'f', mood: 'sing', bend: -0.4 }), 20, true) +
    placedAt(2120, 920, 0.52, fish({ p: 'f', mood: 'sneeze' }), -8, true) +
    sneeze.join('') +
    placedAt(2136, 1040, 0.56, hermitCrab({ home: 'whistle', p: 'f' }), 0, true)
  )
}
