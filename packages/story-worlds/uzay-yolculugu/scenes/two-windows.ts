/** 6. Two windows: outside, night, very wide. One warm window, one green point. */
import { SPREAD_SIZE } from '#media/picture.ts'
import { clump } from '../../drawing/brush.ts'
import { fix } from '../../drawing/curve.ts'
import { screen } from '../../drawing/effects.ts'
import { linear, radial } from '../../drawing/filters.ts'
import { nebula } from '../../drawing/nebula.ts'
import type { Random } from '../../drawing/random.ts'
import { stars } from '../../drawing/stars.ts'
import { ellipse, group, line, path } from '../../drawing/svg.ts'
import { castIn, type Cast } from '../../hero/cast.ts'
import type { SceneGiven, SceneLayers } from '../../story-world.ts'
import { WINDOW_LIGHT as LIGHT } from '../colours.ts'
import { cat } from '../companions/cat.ts'
import { placed } from '../companions/placement.ts'
import { hero } from '../hero/hero.ts'
import { jointAt, type Stand } from '../hero/skeleton.ts'
import { greenLight } from '../sky/green-light.ts'
import { bedroom, houseFront, quilt, RIDGE, windowFrame, WINDOW } from './house.ts'
import { calm, stage, TEXT_LEFT, TEXT_RIGHT, vignette, vignetteDef } from './stage.ts'

const { w: W, h: H } = SPREAD_SIZE

/** Width of a face that fills the window. */
const ALONE = 150
/** In one bed, and Somun on his shelf stays in sight. */
const CAST: Cast<Omit<Stand, 'age'>> = [
  [{ pose: 'torch', x: 1384, y: 724, fw: ALONE }],
  [
    { pose: 'torchNear', x: 1324, y: 772, fw: 118 },
    { pose: 'tucked', x: 1460, y: 672, fw: 118 },
  ],
  [
    { pose: 'torchNear', x: 1284, y: 784, fw: 100 },
    { pose: 'tucked', x: 1466, y: 780, fw: 100 },
    { pose: 'goodNight', x: 1374, y: 668, fw: 100 },
  ],
]

export function twoWindowsScene({ heroes, seed = 61 }: SceneGiven): SceneLayers {
  const { random, finish } = stage(SPREAD_SIZE, LIGHT, seed, DEFS)
  const back =
    `<rect width="${W}" height="${H}" fill="url(#sky)"/>` +
    nebula(SPREAD_SIZE, { colour: '#4a55b8', seed: 3, opacity: 0.34 }) +
    stars(random, { w: W, h: 830 }, { n: 150, big: 6, calm: [TEXT_LEFT, TEXT_RIGHT] }) +
    greenLight(668, 172, 0.9) +
    shadeLeft +
    town(random) +
    houseFront() +
    path('M1190 770L1190 700L700 186L616 262Z', 'url(#beam)', 'filter="url(#b8)"') +
    shadeRight +
    cat({ x: RIDGE.x - 2, y: RIDGE.y - 42, s: 0.64 }, 'curled') +
    bedroom() +
    vignette(SPREAD_SIZE)

  const { x, y, w, h } = WINDOW
  const figures = castIn(CAST, heroes).map(({ child, ...place }) => {
    const stand = { ...place, age: child.age }
    return child === heroes[0]
      ? hero(child, LIGHT, { ...stand, held: torch(stand) + quilt() }) + torchGlow(stand)
      : hero(child, LIGHT, stand)
  })
  const figure =
    `<clipPath id="opening"><rect x="${x}" y="${y}" width="${w}" height="${h}"/></clipPath>` +
    group('clip-path="url(#opening)"', ...figures)

  const front =
    windowFrame() +
    screen(ellipse(WINDOW.x + WINDOW.w / 2, WINDOW.y + WINDOW.h / 2, 420, 400, 'url(#windowGlow)')) +
    trees(random)
  return finish({
    heroBox: { x: 1150, y: 518, w: 420, h: 424 },
    back,
    hero: figure,
    front,
    text: [TEXT_LEFT, TEXT_RIGHT],
  })
}

/** In the left hand, as large as its owner. */
function torch(stand: Stand): string {
  const [handX, handY] = jointAt(stand, 'armL')
  const s = stand.fw / ALONE
  return placed({ x: handX - 30 * s, y: handY - 44 * s, rot: -124, s: 0.8 * s }, TORCH)
}

function torchGlow(stand: Stand): string {
  const [handX, handY] = jointAt(stand, 'armL')
  const s = stand.fw / ALONE
  return ellipse(handX - 54 * s, handY - 80 * s, 74 * s, 74 * s, 'url(#torchGlow)')
}

/** Lens at +x. */
const TORCH =
  path('M-56 -13L20 -13L20 13L-56 13Z', '#5a4fa8') +
  path('M18 -13L52 -27L52 27L18 13Z', '#8a7fd6') +
  line('M-40 -13V13M-20 -13V13', '#3d3480', 4) +
  ellipse(54, 0, 9, 27, '#fff6d0')

/** Soft dark roofs, hardly lit; one street lamp. */
function town(random: Random): string {
  const row = (base: number, tall: number, colour: string, from: number, to: number): string => {
    let d = ''
    for (let x = from; x < to;) {
      const w = random.between(90, 170)
      const h = tall * random.between(0.5, 1)
      d += `M${fix(x)} 1120V${fix(base - h)}L${fix(x + w / 2)} ${fix(base - h - random.between(14, 46))}L${fix(x + w)} ${fix(base - h)}V1120Z`
      x += w * 0.94
    }
    return path(d, colour)
  }
  const windows = Array.from({ length: 7 }, () => {
    const x = random.between(60, 900)
    return `<rect x="${fix(x)}" y="${fix(random.between(985, 1040))}" width="10" height="13" fill="#ffcf87" fill-opacity=".35"/>`
  }).join('')
  return (
    group('filter="url(#b4)"', row(960, 70, '#1f2458', -40, 2260)) +
    row(1030, 90, '#171c49', -60, 2280) +
    windows +
    path('M-20 1066C400 1040 900 1050 1300 1062C1700 1070 2000 1052 2220 1060V1120H-20Z', '#0e1336') +
    ellipse(700, 904, 170, 170, 'url(#warm)', 'fill-opacity=".3"') +
    line('M700 1076Q702 990 700 912', '#0a0f2c', 9) +
    path('M682 912L718 912L712 884L688 884Z', '#ffdf9a') +
    path('M676 886L724 886L700 866Z', '#0a0f2c') +
    ellipse(700, 1080, 130, 16, '#ffcf87', 'fill-opacity=".22" filter="url(#b8)"')
  )
}

/** The garden's trees, nearest to us and almost black. */
const trees = (random: Random): string =>
  (
    [
      [2080, 1010, 230, 150],
      [1870, 1080, 130, 80],
      [60, 1080, 200, 90],
      [330, 1110, 130, 60],
    ] as const
  )
    .map(([x, y, rx, ry]) =>
      clump(
        random,
        x,
        y,
        rx,
        ry,
        260,
        [
          [0, '#070b24'],
          [0.6, '#0f1538'],
          [1, '#28306a'],
        ],
        { lx: x > 1360 ? -0.8 : 0.5, ly: -0.3, size: [22, 46] },
      ),
    )
    .join('')

const [calmLeft, shadeLeft] = calm('calmLeft', TEXT_LEFT, '#111a45', 0.6)
const [calmRight, shadeRight] = calm('calmRight', TEXT_RIGHT, '#161a45', 0.74)

const DEFS =
  calmLeft +
  calmRight +
  linear('sky', [
    [0, '#0f1a3f'],
    [0.6, '#1f2458'],
    [1, '#3a3274'],
  ]) +
  linear('houseWall', [
    [0, '#3a2f66'],
    [1, '#241f4c'],
  ]) +
  linear('roof', [
    [0, '#4a2f5f'],
    [1, '#2c2150'],
  ]) +
  radial(
    'room',
    [
      [0, '#ffe9b0'],
      [0.5, '#ffd48a'],
      [1, '#e09a5c'],
    ],
    0.62,
    0.4,
    0.75,
  ) +
  radial('windowGlow', [
    [0, '#ffd48a', 0],
    [0.45, '#ffb45a', 0.05],
    [0.6, '#ffb45a', 0.16],
    [1, '#ffb45a', 0],
  ]) +
  linear(
    'beam',
    [
      [0, '#ffe9a8', 0],
      [0.55, '#ffe9a8', 0.06],
      [1, '#fff3c4', 0.3],
    ],
    0,
    0,
    1,
    1,
  ) +
  radial('torchGlow', [
    [0, '#fff6d0', 0.9],
    [0.4, '#ffe39a', 0.4],
    [1, '#ffd48a', 0],
  ]) +
  vignetteDef('#080c2a', 0.66)
