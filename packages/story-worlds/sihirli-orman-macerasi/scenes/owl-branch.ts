/** The branch from which the owl cries alarm. */
import { tube } from '../../drawing/curve.ts'
import type { Random } from '../../drawing/random.ts'
import { group, path } from '../../drawing/svg.ts'
import { owl } from '../creatures/owl.ts'
import { bush } from '../plants/trees.ts'
import { moss } from '../plants/undergrowth.ts'

/** It enters from the right. */
export const owlBranch = (random: Random): string =>
  wood() + growth(random) + owl(random, { pose: 'alarm', x: 1500, y: 318, s: 1.12 })

const wood = (): string =>
  group(
    'filter="url(#fTree)"',
    path(
      tube(
        [
          [2300, 250],
          [2050, 330],
          [1800, 356],
          [1600, 410],
          [1440, 404],
          [1330, 430],
        ],
        [60, 40, 28, 20, 13, 4],
        6,
      ),
      '#17424a',
    ) +
      path(
        tube(
          [
            [1880, 348],
            [1810, 270],
            [1760, 180],
          ],
          [18, 11, 4],
          5,
        ),
        '#17424a',
      ) +
      path(
        tube(
          [
            [1640, 400],
            [1600, 452],
            [1560, 474],
          ],
          [11, 7, 3],
          4,
        ),
        '#17424a',
      ),
  )

/** Moss along it and two tufts of leaves. */
const growth = (random: Random): string =>
  moss(
    random,
    1720,
    362,
    190,
    11,
    [
      [0, '#123f44'],
      [0.5, '#4f8a60'],
      [1, '#b8c878'],
    ],
    110,
    { size: [7, 13] },
  ) +
  bush(
    random,
    1772,
    176,
    80,
    46,
    [
      [0, '#0f3a44'],
      [0.5, '#2f6f62'],
      [1, '#a8b870'],
    ],
    { n: 80, size: [20, 34] },
  ) +
  bush(
    random,
    1340,
    442,
    40,
    22,
    [
      [0, '#16484c'],
      [0.5, '#4f8a60'],
      [1, '#d0c878'],
    ],
    { n: 30, size: [16, 26] },
  )
