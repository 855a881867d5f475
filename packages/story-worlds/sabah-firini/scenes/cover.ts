/** Cover: from the street, low. The shop's arched door is a sun behind the hero; the night is still on the roofs. */
import { COVER_SIZE } from '#media/picture.ts'
import { polar } from '../../drawing/curve.ts'
import { glow, screen } from '../../drawing/effects.ts'
import { linear, radial } from '../../drawing/filters.ts'
import type { Random } from '../../drawing/random.ts'
import { stars } from '../../drawing/stars.ts'
import { ellipse, group, inside, line, path } from '../../drawing/svg.ts'
import type { Cast } from '../../hero/cast.ts'
import type { SceneGiven, SceneLayers } from '../../story-world.ts'
import { crescent, mosque, roofs } from '../bakery/city.ts'
import { dough, loaf, sack, simit } from '../bakery/dough.ts'
import { bricks } from '../bakery/room.ts'
import { LIGHTS } from '../colours.ts'
import { bear } from '../creatures/bear.ts'
import { cat } from '../creatures/cat.ts'
import { gull } from '../creatures/gull.ts'
import { placedAt } from '../creatures/materials.ts'
import { sparrow } from '../creatures/sparrow.ts'
import { stage, standing, vignette, vignetteDef, type Held, type Standing } from './stage.ts'

const { w: W, h: H } = COVER_SIZE
const LIGHT = LIGHTS.cover
const TITLE = { x: 90, y: 60, w: 920, h: 420 }
const QUESTION = { x: 150, y: 1350, w: 800, h: 80 }
const GROUND = 1392

const CAST: Cast<Standing> = [
  [{ pose: 'carry', x: 548, ground: GROUND, fw: 188 }],
  [
    { pose: 'carry', x: 428, ground: GROUND, fw: 174 },
    { pose: 'carryBeside', x: 716, ground: GROUND - 14, fw: 168 },
  ],
  [
    { pose: 'carry', x: 548, ground: GROUND + 10, fw: 160 },
    { pose: 'carryBeside', x: 786, ground: GROUND - 24, fw: 146 },
    { pose: 'carryNear', x: 314, ground: GROUND - 24, fw: 146 },
  ],
]

export function coverScene({ heroes, seed = 1 }: SceneGiven): SceneLayers {
  const { random, finish } = stage(COVER_SIZE, LIGHT, seed, DEFS)
  const back = sky(random) + facade(random) + arch(random) + lantern() + street(random) + goods()
  const front =
    cat({ x: 226, y: 1386, s: 0.86, look: [0.5, -0.7] }) +
    gull({ x: 936, y: 1366, s: 0.94, look: [-0.5, -0.3] }) +
    flourInLight(random) +
    vignette(COVER_SIZE)
  return finish({
    heroBox: { x: 40, y: 300, w: 1030, h: 1166 },
    back,
    hero: standing(CAST, heroes, LIGHT, bowl),
    front,
    text: [TITLE, QUESTION],
    faces: [
      { x: 110, y: 1240, w: 130, h: 110 },
      { x: 850, y: 1170, w: 110, h: 100 },
    ],
  })
}

const sky = (random: Random): string =>
  `<rect width="${W}" height="${H}" fill="url(#sky)"/>` +
  stars(random, { w: W, h: 420 }, { n: 90, big: 6, calm: [TITLE] }) +
  crescent(930, 130, 52) +
  screen(glow(930, 130, 190, 'moon', 0.8)) +
  mosque(210, 520, 0.9, '#1c2762') +
  roofs(random, { x0: -30, x1: W + 20, y: 560, high: 130, colour: '#18225a', lit: 0.1 }) +
  roofs(random, { x0: -60, x1: W + 20, y: 640, high: 120, colour: '#121a48', lit: 0.16 })

/** Blue plaster, brick below. */
const facade = (random: Random): string => {
  const wall = `M-40 ${H}L-40 566C200 540 900 540 1140 566L1140 ${H}Z`
  return (
    group('filter="url(#cM)"', path(wall, 'url(#plaster)')) +
    bricks(random, `M-40 1100L1140 1100L1140 ${H}L-40 ${H}Z`, [-40, 1100, 1140, H], 84) +
    path(wall, 'url(#plasterShade)')
  )
}

/** The door, and what is seen of the shop: the oven's light, shelves, the baker. */
function arch(random: Random): string {
  const opening = `M210 1350L210 850C210 660 370 560 550 560C730 560 890 660 890 850L890 1350Z`
  const stones = Array.from({ length: 15 }, (_, i) => -180 + i * (180 / 14))
    .map((a) => {
      const [x, y] = polar([550, 868], a, 1)
      const [px, py] = [550 + (x - 550) * 364, 868 + (y - 868) * 330]
      return `<rect x="${Math.round(px - 40)}" y="${Math.round(py - 28)}" width="80" height="56" rx="9" fill="${random.pick(['#8a5a5a', '#7a4c54', '#9a6a60'])}" transform="rotate(${Math.round(a + 90)} ${Math.round(px)} ${Math.round(py)})"/>`
    })
    .join('')
  const jambs = [0, 1, 2, 3, 4, 5, 6]
    .flatMap((i) =>
      [186, 914].map(
        (x) =>
          `<rect x="${x - 29}" y="${880 + i * 70}" width="58" height="64" rx="8" fill="${random.pick(['#8a5a5a', '#7a4c54', '#9a6a60'])}"/>`,
      ),
    )
    .join('')
  return (
    group('filter="url(#cM)"', stones, jambs) +
    path(opening, 'url(#shop)') +
    inside(
      opening,
      ellipse(550, 850, 330, 330, '#fff0c0', 'opacity=".55" filter="url(#b40)"') +
        [760, 900]
          .map(
            (y) =>
              `<rect x="210" y="${y}" width="190" height="12" fill="#a8642f" fill-opacity=".7"/><rect x="700" y="${y}" width="200" height="12" fill="#a8642f" fill-opacity=".7"/>`,
          )
          .join('') +
        loaf(276, 760, 0.5) +
        loaf(366, 760, 0.44) +
        loaf(752, 760, 0.46) +
        loaf(846, 760, 0.5) +
        loaf(300, 900, 0.46) +
        loaf(830, 900, 0.5) +
        bear({
          x: 776,
          y: 934,
          s: 0.62,
          mood: 'curious',
          look: [-0.5, 0.1],
          tilt: 5,
          arms: [
            [
              [-116, 140],
              [-150, 240],
              [-80, 290],
            ],
            [
              [116, 140],
              [160, 240],
              [120, 330],
            ],
          ],
        }) +
        '<rect x="200" y="1096" width="700" height="260" fill="url(#counter)"/><rect x="200" y="1084" width="700" height="26" fill="#d98e52"/>',
    ) +
    screen(glow(550, 860, 620, 'warm', 0.6))
  )
}

const lantern = (): string =>
  [96, 1004]
    .map(
      (x) =>
        line(`M${x} 700L${x} 756`, '#1a1430', 7) +
        screen(glow(x, 800, 150, 'warm', 0.9)) +
        group(
          'filter="url(#cS)"',
          path(`M${x - 26} 760L${x + 26} 760L${x + 34} 836L${x - 34} 836Z`, '#ffe2a0'),
          path(`M${x - 32} 760L${x} 730L${x + 32} 760Z`, '#2c2048'),
          path(`M${x - 36} 836L${x + 36} 836L${x + 28} 848L${x - 28} 848Z`, '#2c2048'),
        ),
    )
    .join('')

const street = (random: Random): string => {
  let stones = ''
  for (let row = 0; row < 6; row++)
    for (let i = -1; i < 14; i++) {
      const [w, h] = [92 + row * 10, 22 + row * 4]
      stones += `<rect x="${Math.round(i * (w + 8) + (row % 2) * 40 + random.spread() * 6)}" y="${1318 + row * 28}" width="${w}" height="${h}" rx="11" fill="${random.pick(['#3a3468', '#443a70', '#322c5c', '#4a3f6e'])}"/>`
    }
  return (
    `<rect y="1306" width="${W}" height="${H - 1306}" fill="#231d48"/>` +
    stones +
    group('filter="url(#cM)"', path('M196 1312L904 1312L936 1346L164 1346Z', '#9a7078')) +
    screen(ellipse(550, 1390, 480, 90, 'url(#warm)', 'opacity=".95"')) +
    `<rect y="1300" width="${W}" height="${H - 1300}" fill="url(#streetShade)"/>`
  )
}

/** A sack on the left, simits on a nail board on the right. */
const goods = (): string =>
  sack(150, 1350, 0.86) +
  group('filter="url(#cM)"', '<rect x="940" y="930" width="120" height="18" rx="8" fill="#7a4630"/>') +
  [
    [970, 986],
    [1030, 990],
    [1000, 1050],
  ]
    .map(([x = 0, y = 0]) => line(`M${x} ${y - 40}L${x} 946`, '#d9b184', 4) + simit(x, y, 0.72))
    .join('') +
  sparrow(1004, 930, 1.1, { flip: true })

/** In both arms: a bowl, and the dough that has grown over its rim. */
const bowl: Held = ({ x, y, fw }) =>
  placedAt(
    x,
    y + fw * 1.5,
    fw / 200,
    dough(0, -40, 232, 112, true) +
      group(
        'filter="url(#cM)"',
        path('M-142 -58C-140 20 -92 84 0 86C92 84 140 20 142 -58C70 -36 -70 -36 -142 -58Z', '#d98a5a'),
      ) +
      line('M-142 -58C-70 -34 70 -34 142 -58', '#f6c08a', 12) +
      line('M-122 -2C-60 24 60 24 122 -2', '#fff0d2', 7, 'opacity=".8"') +
      [-72, -24, 24, 72]
        .map((u) => path(`M${u} ${38 - (u * u) / 700}l11 12l-11 12l-11 -12Z`, '#fff0d2', 'opacity=".8"'))
        .join(''),
  )

const flourInLight = (random: Random): string =>
  screen(
    Array.from({ length: 80 }, () =>
      ellipse(
        random.between(200, 900),
        random.between(560, 1330),
        random.between(1, 3.6),
        random.between(1, 3.6),
        '#fff3d2',
        `opacity="${random.between(0.25, 0.75).toFixed(2)}"`,
      ),
    ).join(''),
  )

const DEFS =
  linear('sky', [
    [0, '#141c52'],
    [0.3, '#2b3a86'],
    [0.5, '#5a5aa8'],
    [1, '#6a5a98'],
  ]) +
  radial('moon', [
    [0, '#fff3cf', 0.6],
    [0.4, '#a8b4ff', 0.25],
    [1, '#6a7ae0', 0],
  ]) +
  linear('plaster', [
    [0, '#3a4a8a'],
    [1, '#2a2c60'],
  ]) +
  radial(
    'plasterShade',
    [
      [0, '#ffb765', 0.5],
      [0.5, '#7a3a5a', 0.12],
      [0.8, '#0e1038', 0.45],
      [1, '#0a0c30', 0.75],
    ],
    550,
    900,
    700,
    'gradientUnits="userSpaceOnUse"',
  ) +
  radial('shop', [
    [0, '#fff0be'],
    [0.45, '#ffca74'],
    [0.8, '#e08a42'],
    [1, '#a8542e'],
  ]) +
  linear('counter', [
    [0, '#a85f38'],
    [1, '#6a3428'],
  ]) +
  linear('streetShade', [
    [0, '#0c0a2a', 0],
    [1, '#0c0a2a', 0.78],
  ]) +
  vignetteDef('#080a28', 0.5, 0.55, 0.62)
