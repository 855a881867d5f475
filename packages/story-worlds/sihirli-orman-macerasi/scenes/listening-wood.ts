/** The wood of the cover: planes round a gold moon, each nearer one darker and bluer. */
import { COVER_SIZE } from '#media/picture.ts'
import { mix, ramp } from '../../drawing/colour.ts'
import { blob, smooth } from '../../drawing/curve.ts'
import { screen } from '../../drawing/effects.ts'
import type { Random } from '../../drawing/random.ts'
import { ellipse, group, path } from '../../drawing/svg.ts'
import { bush, canopy, tree } from '../plants/trees.ts'

const { w: W } = COVER_SIZE

/** Leaves round the moon, out of focus. */
export function haze(random: Random): string {
  let leaves = ''
  for (let i = 0; i < 26; i++) {
    const x = random.between(-40, W + 40),
      y = random.between(300, 900),
      d = Math.min(1, Math.hypot(x - 520, y - 640) / 620)
    if (d > 0.34)
      leaves += path(
        blob(random, x, y, random.between(70, 130), random.between(50, 90)),
        ramp(
          [
            [0, '#e8cf85'],
            [0.4, '#8fae70'],
            [0.7, '#3d7a6a'],
            [1, '#1a5055'],
          ],
          d,
        ),
        'opacity=".6"',
      )
  }
  return group('filter="url(#b10)"', leaves)
}

export const farTrunks = (random: Random): string =>
  group(
    'filter="url(#b3)" opacity=".85"',
    [60, 150, 250, 345, 690, 770, 860, 960, 1060]
      .map((x) => {
        const d = Math.min(1, Math.abs(x - 520) / 560)
        return tree(random, {
          x,
          y0: 1080 + random.between(-20, 20),
          w: random.between(22, 40),
          lean: random.spread() * 40,
          col: ramp(
            [
              [0, '#d8c078'],
              [0.4, '#7f9f70'],
              [1, '#2a686a'],
            ],
            d,
          ),
          dark: '#3a7068',
          filter: null,
          bark: 5,
          roots: 0.5,
        })
      })
      .join(''),
  )

export function trunks(random: Random): string {
  let drawn = ''
  for (const [x, w, lean] of [
    [30, 86, 30],
    [205, 64, -20],
    [905, 70, 30],
    [1050, 92, -40],
  ] as const)
    drawn += tree(random, {
      x,
      y0: 1140,
      w,
      lean,
      col: mix('#2f6b62', '#164a52', Math.abs(x - 520) / 560),
      dark: '#0d3540',
      light: '#7fa070',
      branches: [[0.62, x < 520 ? -50 : -130, 190, w * 0.2]],
    })
  return drawn
}

/** The ground behind the hero, with a pool of moonlight. */
export const clearing = (): string =>
  path(
    smooth([
      [-80, 1120],
      [160, 1086],
      [420, 1110],
      [640, 1090],
      [900, 1112],
      [1180, 1080],
      [1180, 1560],
      [-80, 1560],
    ]),
    'url(#ground)',
  ) + ellipse(520, 1130, 460, 66, '#f3d98a', 'opacity=".42" filter="url(#b28)"')

export function hedge(random: Random): string {
  let drawn = ''
  for (const [x, y, rx, ry] of [
    [80, 1110, 150, 80],
    [1010, 1112, 150, 80],
    [250, 1140, 90, 46],
    [800, 1136, 80, 44],
  ] as const)
    drawn += bush(
      random,
      x,
      y,
      rx,
      ry,
      [
        [0, '#123f45'],
        [0.5, '#3d7a62'],
        [1, '#c9c878'],
      ],
      { n: 220, lx: x < 520 ? 0.5 : -0.5 },
    )
  return drawn
}

/** Light that falls past the moon. */
export const shafts = (): string =>
  screen(
    (
      [
        [430, -0.16, 70, 0.5],
        [560, 0.02, 120, 0.75],
        [700, 0.2, 60, 0.45],
        [330, -0.34, 46, 0.35],
      ] as const
    )
      .map(
        ([x, k, w, o]) =>
          `<path d="M${x - w * 0.3} 380H${x + w * 0.3}L${x + k * 900 + w * 1.3} 1300H${x + k * 900 - w * 1.3}Z" fill="url(#shaft)" opacity="${o}"/>`,
      )
      .join(''),
  )

/** The canopy, open over the moon. */
export const crown = (random: Random): string =>
  canopy(random, {
    w: W,
    n: 11,
    edge: (u) => 150 + 300 * Math.abs(u - 0.48) ** 1.1,
    stops: (u) => [
      [0, '#0a2c36'],
      [0.5, mix('#2f6a56', '#134650', Math.abs(u - 0.48) * 2)],
      [1, mix('#c9c878', '#3f7f68', Math.abs(u - 0.48) * 2)],
    ],
    lx: (u) => (u < 0.48 ? 0.6 : -0.6),
    size: [24, 46],
  })
