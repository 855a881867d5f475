/** The animals that run left, with speed and dust. */
import { wedge } from '../../drawing/brush.ts'
import type { Random } from '../../drawing/random.ts'
import { ellipse, path } from '../../drawing/svg.ts'
import { fewFilters } from '../creatures/materials.ts'
import { rabbit } from '../creatures/rabbit.ts'
import { squirrel } from '../creatures/squirrel.ts'
import { tortoise } from '../creatures/tortoise.ts'

/** Speed: a few dry strokes behind a runner. */
const dash = (x: number, y: number, n = 3, len = 90): string =>
  Array.from({ length: n }, (_, i) =>
    path(
      wedge([x + len * (1 + i * 0.2), y + i * 18], [x + len * 0.5, y + i * 18 - 3], [x, y + i * 18], 3),
      '#ffffff',
      'opacity=".6"',
    ),
  ).join('')

const dust = (random: Random, x: number, y: number, s: number): string =>
  Array.from({ length: 6 }, () =>
    ellipse(
      x + random.between(0, 60) * s,
      y - random.between(0, 22) * s,
      random.between(10, 22) * s,
      random.between(8, 14) * s,
      '#eef8ee',
      'opacity=".6"',
    ),
  ).join('')

const shadow = (x: number, y: number, r: number): string =>
  ellipse(x, y, r, r * 0.1, '#2a5a7a', 'opacity=".4" filter="url(#b6)"')

/** Rabbits, squirrels under their feet, the tortoise: each looks heavy, its last leg still pushes, dust behind. */
export const runners = (random: Random): string =>
  shadow(252, 968, 120) +
  shadow(592, 962, 110) +
  dash(390, 858) +
  dash(732, 842) +
  shadow(300, 1050, 60) +
  shadow(470, 1056, 56) +
  shadow(640, 1060, 52) +
  fewFilters(squirrel(random, { x: 300, y: 1018, s: 0.74, rot: -6 })) +
  fewFilters(squirrel(random, { x: 470, y: 1028, s: 0.7, rot: 4 })) +
  fewFilters(squirrel(random, { x: 640, y: 1034, s: 0.66, rot: -8 })) +
  dust(random, 700, 1056, 0.7) +
  rabbit(random, { x: 248, y: 890, s: 1.08, rot: -9 }) +
  rabbit(random, { x: 590, y: 884, s: 0.96, rot: 5, back: true }) +
  dust(random, 380, 936, 1) +
  dust(random, 714, 946, 1) +
  shadow(870, 1004, 120) +
  tortoise(random, { x: 850, y: 966, s: 1.02, rot: -3 }) +
  dust(random, 946, 992, 1) +
  dash(966, 940, 2, 50)
