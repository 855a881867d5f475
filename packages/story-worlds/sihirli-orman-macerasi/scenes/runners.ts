/** Everybody who runs left, with speed and dust. */
import { wedge } from '../../drawing/brush.ts'
import type { Random } from '../../drawing/random.ts'
import { ellipse, path } from '../../drawing/svg.ts'
import { fewFilters } from '../creatures/materials.ts'
import { rabbit } from '../creatures/rabbit.ts'
import { snail } from '../creatures/snail.ts'
import { squirrel } from '../creatures/squirrel.ts'
import { tortoise } from '../creatures/tortoise.ts'

/** Speed: a few dry strokes behind a runner. */
const dash = (x: number, y: number, n = 3, len = 90) =>
  Array.from({ length: n }, (_, i) =>
    path(
      wedge([x + len * (1 + i * 0.2), y + i * 18], [x + len * 0.5, y + i * 18 - 3], [x, y + i * 18], 3),
      '#d8f0f0',
      'opacity=".26"',
    ),
  ).join('')

const dust = (random: Random, x: number, y: number, s: number) =>
  Array.from({ length: 5 }, () =>
    ellipse(
      x + random.between(0, 60) * s,
      y - random.between(0, 20) * s,
      random.between(8, 20) * s,
      random.between(6, 12) * s,
      '#9cc4c4',
      'opacity=".28"',
    ),
  ).join('')

/** Rabbits, squirrels under their feet, the tortoise: each with weight, the last leg still pushes, dust behind. The snail sits on a stone. */
export const runners = (random: Random): string =>
  ellipse(258, 968, 120, 12, '#04181e', 'opacity=".5" filter="url(#b6)"') +
  ellipse(620, 960, 110, 11, '#04181e', 'opacity=".5" filter="url(#b6)"') +
  dash(390, 852) +
  dash(740, 832) +
  fewFilters(squirrel(random, { x: 300, y: 1016, s: 0.66, rot: -6 })) +
  fewFilters(squirrel(random, { x: 470, y: 1026, s: 0.62, rot: 4 })) +
  fewFilters(squirrel(random, { x: 640, y: 1034, s: 0.58, rot: -8 })) +
  dust(random, 700, 1050, 0.7) +
  rabbit(random, { x: 248, y: 870, s: 1.18, rot: -9 }) +
  rabbit(random, { x: 600, y: 866, s: 1.02, rot: 5, back: true }) +
  dust(random, 390, 936, 1) +
  dust(random, 730, 946, 1) +
  ellipse(900, 1000, 120, 13, '#04181e', 'opacity=".55" filter="url(#b6)"') +
  tortoise(random, { x: 880, y: 960, s: 1.08, rot: -3 }) +
  dust(random, 980, 990, 1) +
  dash(1000, 930, 2, 50) +
  ellipse(1360, 1040, 150, 40, '#c8323f', 'opacity=".3" filter="url(#b16)"') +
  snail({ x: 1798, y: 846, s: 1.15, flip: true })
