/** Plants before the window. */
import { SPREAD_SIZE } from '#media/picture.ts'
import { clump } from '../../drawing/brush.ts'
import { fix } from '../../drawing/curve.ts'
import type { Random } from '../../drawing/random.ts'
import { ellipse, group, line, path } from '../../drawing/svg.ts'
import { snail } from '../creatures/snail.ts'

/** Geranium leaves and flowers, the snail on its rim. */
export const flowerPot = (random: Random): string =>
  ellipse(724, 966, 80, 12, '#14102c', 'opacity=".6" filter="url(#b6)"') +
  clump(
    random,
    726,
    800,
    74,
    54,
    110,
    [
      [0, '#1c3350'],
      [0.5, '#3f7058'],
      [1, '#e0b860'],
    ],
    { lx: 0.9, ly: -0.2, size: [20, 36] },
  ) +
  flowers() +
  group('filter="url(#cM)"', path('M664 842L790 842L776 960C760 970 694 970 678 960Z', 'url(#pot)')) +
  group('filter="url(#cM)"', path('M652 826C690 818 764 818 802 826L798 858C760 868 694 868 656 858Z', 'url(#pot)')) +
  snail({ x: 678, y: 826, s: 1.25, flip: true })

const flowers = (): string =>
  (
    [
      [690, 770],
      [740, 746],
      [770, 790],
      [718, 806],
    ] as const
  )
    .map(
      ([x, y]) =>
        [0, 1, 2, 3, 4]
          .map((i) =>
            ellipse(x + Math.cos(i * 1.257) * 9, y + Math.sin(i * 1.257) * 8, 8, 7, i % 2 ? '#c9a0e0' : '#e6c6f0'),
          )
          .join('') + ellipse(x, y, 4, 4, '#fff0b0'),
    )
    .join('')

export function lavender(random: Random): string {
  let drawn = ''
  for (let i = 0; i < 76; i++) {
    const x = random.between(-20, SPREAD_SIZE.w + 20),
      hgt = random.between(90, 170) * (0.6 + (0.5 * Math.abs(x - 1100)) / 1100),
      lean = random.spread() * 26
    drawn += line(
      `M${fix(x)} 1120Q${fix(x + lean * 0.3)} ${fix(1110 - hgt * 0.6)} ${fix(x + lean)} ${fix(1110 - hgt)}`,
      '#24345a',
      5,
    )
    for (let k = 0; k < 7; k++)
      drawn += ellipse(
        x + lean * (1 - k * 0.06) + random.spread() * 5,
        1110 - hgt + k * 9,
        9,
        7.5,
        random.pick(['#6a58b0', '#8f74cc', '#5a4a98', '#b090d8']),
      )
  }
  return group('filter="url(#b2)"', drawn)
}
