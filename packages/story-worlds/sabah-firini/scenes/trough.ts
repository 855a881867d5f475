/** 2. The trough: frontal and low, as on a stage. One lamp; the cloth is lifted for the first time. */
import { SPREAD_SIZE } from '#media/picture.ts'
import { glow, screen } from '../../drawing/effects.ts'
import { linear } from '../../drawing/filters.ts'
import type { Random } from '../../drawing/random.ts'
import { ellipse, group, inside, line, path } from '../../drawing/svg.ts'
import type { Cast } from '../../hero/cast.ts'
import type { SceneGiven, SceneLayers } from '../../story-world.ts'
import { checked, dough, sack } from '../bakery/dough.ts'
import { bricks, hangingLamp, oven, shelf, trough } from '../bakery/room.ts'
import { LIGHTS } from '../colours.ts'
import { bear } from '../creatures/bear.ts'
import { cat } from '../creatures/cat.ts'
import { gull } from '../creatures/gull.ts'
import { sparrow } from '../creatures/sparrow.ts'
import type { Stand } from '../hero/skeleton.ts'
import { seated, sideShade, stage, vignette, vignetteDef } from './stage.ts'

const { w: W, h: H } = SPREAD_SIZE
const LIGHT = LIGHTS.trough
const TEXT_LEFT = { x: 156, y: 36, w: 490, h: 1004 }
const TEXT_RIGHT = { x: 1576, y: 36, w: 472, h: 1004 }
const RIM = 690

const CAST: Cast<Stand> = [
  [{ pose: 'listen', x: 1234, y: 438, fw: 196 }],
  [
    { pose: 'listen', x: 1350, y: 470, fw: 144 },
    { pose: 'listenLeft', x: 1190, y: 488, fw: 138 },
  ],
  [
    { pose: 'listen', x: 1362, y: 500, fw: 112 },
    { pose: 'listenLeft', x: 1202, y: 506, fw: 110 },
    { pose: 'listenRight', x: 1016, y: 506, fw: 108 },
  ],
]

export function troughScene({ heroes, seed = 22 }: SceneGiven): SceneLayers {
  const { random, finish } = stage(SPREAD_SIZE, LIGHT, seed, DEFS)
  const back =
    room(random) +
    oven(1260, 470, 0.86) +
    hangingLamp(1040, 150, 0.9) +
    screen(path('M990 160L1090 160L1500 900L640 900Z', 'url(#cone)', 'filter="url(#b20)"')) +
    shadeLeft +
    shadeRight +
    bear({
      x: 836,
      y: 446,
      s: 0.84,
      mood: 'curious',
      look: [0.7, 0.6],
      tilt: 6,
      arms: [
        [
          [-120, 150],
          [-190, 260],
          [-110, 300],
        ],
        [
          [120, 150],
          [176, 240],
          [110, 300],
        ],
      ],
    })
  const front = inTrough() + onRim() + dust(random) + vignette(SPREAD_SIZE)
  return finish({
    heroBox: { x: 860, y: 150, w: 740, h: 930 },
    back,
    hero: seated(CAST, heroes, LIGHT),
    front,
    text: [TEXT_LEFT, TEXT_RIGHT],
    faces: [
      { x: 730, y: 350, w: 210, h: 200 },
      { x: 1420, y: 470, w: 120, h: 110 },
      { x: 690, y: 540, w: 100, h: 90 },
    ],
  })
}

const room = (random: Random): string =>
  `<rect width="${W}" height="${H}" fill="url(#room)"/>` +
  group('opacity=".35"', bricks(random, `M0 0L${W} 0L${W} 640L0 640Z`, [0, 0, W, 640], 96)) +
  `<rect width="${W}" height="640" fill="url(#roomShade)"/>` +
  [60, 640, 1530, 2100]
    .map((x) => group('filter="url(#cM)"', `<rect x="${x}" y="-20" width="46" height="110" fill="#3a1e1e"/>`))
    .join('') +
  `<rect x="-20" y="-20" width="${W + 40}" height="50" fill="#35191c"/>` +
  shelf(668, 250, 130) +
  ellipse(706, 230, 22, 26, '#7a8fa8') +
  ellipse(756, 236, 18, 20, '#a8788a') +
  path(`M-20 880L${W + 20} 880L${W + 20} ${H + 20}L-20 ${H + 20}Z`, 'url(#floor)') +
  Array.from({ length: 15 }, (_, i) =>
    line(`M${1100 + (i - 7) * 130} 880L${1100 + (i - 7) * 240} ${H}`, '#2a1218', 4, 'opacity=".4"'),
  ).join('') +
  screen(ellipse(1090, 960, 620, 120, 'url(#warm)', 'opacity=".5"'))

/** It lies over the dough and ends where a paw lifts it. */
const CLOTH =
  'M742 690C800 606 950 592 1080 596C1140 598 1180 600 1226 606C1240 640 1262 664 1282 696C1200 716 1130 700 1060 716C980 730 880 712 742 706Z'

/** Dough, the cloth with its lifted corner, the trough's front. */
const inTrough = (): string =>
  dough(1110, RIM + 34, 640, 96) +
  checked(CLOTH, [730, 560, 1460, 740], 34) +
  // the lifted corner, from below
  group(
    'filter="url(#cM)"',
    path('M1212 612C1280 600 1340 566 1398 556C1372 600 1330 640 1258 668C1232 656 1216 636 1212 612Z', '#e2b9a0'),
  ) +
  sack(726, 1040, 0.74) +
  trough(720, 1480, RIM, 250) +
  group(
    'filter="url(#cM)"',
    path('M800 930L846 930L826 1064L790 1064ZM1354 930L1400 930L1410 1064L1374 1064Z', '#5a2e22'),
  ) +
  inside(
    'M720 690L1480 690L1425 940L775 940Z',
    checked(
      'M880 690L1030 690C1040 740 1024 790 1034 836C1000 826 980 844 950 832C926 826 906 842 884 830C892 780 872 740 880 690Z',
      [870, 680, 1050, 850],
      34,
    ),
  )

const onRim = (): string =>
  cat({
    x: 1486,
    y: 682,
    s: 0.82,
    shape: 'sit',
    look: [-0.7, 0.3],
    tilt: -6,
    paw: [
      [-46, -96],
      [-112, -142],
    ],
  }) +
  gull({ x: 742, y: 682, s: 0.8, flip: true, look: [-0.5, 0.4] }) +
  sparrow(712, 1062, 0.95) +
  screen(glow(1390, 600, 60, 'warm', 0.4))

/** Flour in the lamp's light. */
const dust = (random: Random): string =>
  screen(
    Array.from({ length: 70 }, () => {
      const x = random.between(680, 1540)
      return ellipse(
        x,
        random.between(150, 680),
        random.between(1, 3),
        random.between(1, 3),
        '#fff0d0',
        `opacity="${random.between(0.2, 0.6).toFixed(2)}"`,
      )
    }).join(''),
  )

const [defLeft, shadeLeft] = sideShade('left', SPREAD_SIZE, 740, '#1c0c18', 0.9)
const [defRight, shadeRight] = sideShade('right', SPREAD_SIZE, 700, '#1c0c18', 0.9)
const DEFS =
  linear('room', [
    [0, '#5a2f2c'],
    [1, '#7a4434'],
  ]) +
  linear('roomShade', [
    [0, '#2a1020', 0.75],
    [0.5, '#3a1a22', 0.3],
    [1, '#3a1a22', 0],
  ]) +
  linear('cone', [
    [0, '#ffdf9a', 0.5],
    [1, '#ffb45a', 0],
  ]) +
  linear('floor', [
    [0, '#6a3a2c'],
    [1, '#2a1220'],
  ]) +
  defLeft +
  defRight +
  vignetteDef('#12060f', 0.5, 0.5, 0.72)
