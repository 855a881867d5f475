/** The ground of the path of lights: grass, the S of the road, the mushrooms that lead along it. */
import { SPREAD_SIZE } from '#media/picture.ts'
import { strokes } from '../../drawing/brush.ts'
import { smooth } from '../../drawing/curve.ts'
import type { Random } from '../../drawing/random.ts'
import { ellipse, inside, path } from '../../drawing/svg.ts'
import { mushroom } from '../plants/mushroom.ts'
import { fernBunch, grass } from '../plants/undergrowth.ts'

const { w: W } = SPREAD_SIZE

/** Narrow at the gap, broad at our feet. */
const ROAD =
  'M1172 612C1196 622 1214 640 1190 662C1150 694 1060 712 1056 752C1054 800 1196 822 1206 880C1212 938 1096 1004 960 1120L380 1120C480 1034 690 986 716 900C738 826 880 790 950 744C1006 706 1120 690 1146 660C1162 640 1150 622 1150 612Z'

/** The S-shaped path; pools of mushroom light lie on it. */
export const road = (random: Random): string =>
  path(ROAD, '#0a2a30', 'opacity=".5" transform="translate(0 8)" filter="url(#b10)"') +
  path(ROAD, 'url(#road)', 'opacity=".92" filter="url(#b2)"') +
  inside(
    ROAD,
    strokes(random, {
      x0: 600,
      y0: 640,
      x1: 1240,
      y1: 1100,
      n: 90,
      len: [30, 110],
      ang: -0.15,
      spread: 0.2,
      w: [3, 9],
      cols: ['#fff0c0', '#1f4a52', '#a8b890'],
      op: [0.1, 0.3],
    }) +
      (
        [
          [760, 960, 'violet'],
          [1120, 900, 'blue'],
          [1000, 790, 'pink'],
          [900, 1040, 'pink'],
        ] as const
      )
        .map(([x, y, k]) => `<ellipse cx="${x}" cy="${y}" rx="210" ry="60" fill="url(#pool${k})" opacity=".8"/>`)
        .join(''),
  )

/** The grass at the foot of the far trunks. */
export const meadow = (random: Random): string =>
  grass(random, {
    x0: 0,
    x1: W,
    y: 690,
    n: 240,
    h: [12, 30],
    spread: 40,
    cols: ['#8fae6a', '#5a8f68', '#3a7668', '#b8bd74'],
  })

/** Grass on the near ground, left and right of the path. */
export const verges = (random: Random): string =>
  grass(random, {
    x0: 0,
    x1: 900,
    y: (x) => 830 + (900 - x) * 0.12,
    n: 230,
    h: [20, 46],
    spread: 70,
    cols: ['#5f9a5e', '#2f6f58', '#1d5450', '#8fb25a'],
  }) +
  grass(random, {
    x0: 1250,
    x1: W,
    y: 830,
    n: 200,
    h: [18, 40],
    spread: 60,
    cols: ['#4f8a5e', '#2a6a58', '#174a4a', '#7fa25a'],
  })

/** Tufts that grow over the edges of the path. */
export const roadside = (random: Random): string =>
  grass(random, {
    x0: 470,
    x1: 740,
    y: (x) => 1046 - (x - 470) * 0.52,
    n: 60,
    h: [18, 44],
    spread: 14,
    cols: ['#3f7f58', '#1d5450', '#5f9a5e'],
  }) +
  grass(random, {
    x0: 1000,
    x1: 1210,
    y: (x) => 1086 - (x - 1000) * 0.75,
    n: 44,
    h: [16, 40],
    spread: 12,
    cols: ['#2f6f58', '#174a4a', '#4f8a5e'],
  })

export const ferns = (random: Random): string =>
  fernBunch(random, 230, 900, 170, { top: '#5f9a64', low: '#1d5450' }) +
  fernBunch(random, 400, 860, 120, { top: '#6faa68', low: '#1f5a52' }, 6) +
  fernBunch(random, 1560, 830, 120, { top: '#6faa68', low: '#1f5a52' }, 6)

/** Mushrooms along both sides, small and pale far off, larger toward us. */
export function guides(random: Random): string {
  let drawn = ''
  for (const [x, y, s, k] of [
    [1222, 640, 0.16, 'pink'],
    [1136, 656, 0.18, 'blue'],
    [1226, 682, 0.22, 'violet'],
    [1046, 706, 0.26, 'pink'],
    [960, 742, 0.3, 'blue'],
    [1110, 752, 0.3, 'violet'],
    [1180, 800, 0.38, 'pink'],
    [1272, 856, 0.5, 'violet'],
    [1288, 940, 0.62, 'blue'],
  ] as const)
    drawn += mushroom(random, x, y, s, k, { lean: random.spread() * 8 })
  return drawn
}

/** The ground between the far trunks, lit at the gap. */
export const farGround = (): string =>
  path(
    smooth([
      [-80, 680],
      [260, 640],
      [560, 660],
      [860, 624],
      [1180, 606],
      [1460, 632],
      [1760, 620],
      [2040, 650],
      [2300, 630],
      [2300, 1180],
      [-80, 1180],
    ]),
    'url(#g1)',
  ) + ellipse(1180, 630, 560, 50, 'url(#warm)', 'opacity=".8"')

/** The rise that the path comes down. */
export const nearGround = (): string =>
  path(
    smooth([
      [-80, 800],
      [240, 772],
      [520, 792],
      [800, 752],
      [1040, 736],
      [1240, 752],
      [1500, 770],
      [1800, 790],
      [2300, 760],
      [2300, 1200],
      [-80, 1200],
    ]),
    'url(#g2)',
  )
