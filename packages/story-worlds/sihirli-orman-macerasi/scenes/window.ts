/** 1. The window: dusk, seen from the garden. All light comes out of the room. */
import { SPREAD_SIZE } from '#media/picture.ts'
import { ripples, screen } from '../../drawing/effects.ts'
import { linear, radial } from '../../drawing/filters.ts'
import type { Light } from '../../drawing/light.ts'
import type { Random } from '../../drawing/random.ts'
import { boxOn, placed, type Placing } from '../../drawing/placing.ts'
import { ellipse, group, inside, line, path } from '../../drawing/svg.ts'
import type { SceneGiven, SceneHeroes, SceneLayers } from '../../story-world.ts'
import { kiremit } from '../creatures/fox.ts'
import { standingHeight } from '../hero/skeleton.ts'
import { vignette } from './air.ts'
import { calm, heroIn, stage, vignetteDef } from './stage.ts'
import { climbingIvy, edgeOfTheHouse, planks } from './house-wall.ts'
import { room } from './lit-room.ts'
import { flowerPot, lavender } from './window-flowers.ts'

const LIGHT: Light = {
  dir: [0.25, -0.55],
  hi: '#ffc070',
  hiO: 0.5,
  sh: '#3a1038',
  shO: 0.5,
  rim: '#fff0c0',
  rimO: 0.85,
}

const OUTSIDE: Light = { dir: [0.8, -0.35], hi: '#ffb45c', hiO: 0.75, sh: '#14123c', shO: 0.7, rim: '#ffe9b0', rimO: 1 }

const { w: W, h: H } = SPREAD_SIZE
const WIN = { x0: 720, x1: 1500, y0: 84, y1: 950 }
const TEXT_LEFT = { x: 156, y: 36, w: 490, h: 900 }
const TEXT_RIGHT = { x: 1550, y: 36, w: 498, h: 900 }
/** The window and whoever is at it: dark wall is left on both sides. */
const AT_WINDOW: Placing = { scale: 0.88, from: [1110, 1004], to: [1098, 1014] }
const HERO_BOX = { x: 895, y: 145, w: 650, h: 810 }
/** Height of the soles. */
const FOOT = 918
/** The hero spins on the rug; a second child kneels at the closed half, a third stands at the frame. */
const SPINNERS = [
  { pose: 'spin', x: 1245, fw: 150 },
  { pose: 'spin', x: 1252, fw: 128 },
  { pose: 'twirl', x: 1190, fw: 118 },
] as const
const AT_SILL = { pose: 'listen', x: 872, y: 556, fw: 104 } as const
const AT_FRAME = { pose: 'cheer', x: 1410, fw: 106 } as const

/** The window's opening: a low arch. @param m wider on all sides by so much */
const opening = (m = 0) =>
  `M${WIN.x0 - m} ${WIN.y1 + m}L${WIN.x0 - m} ${WIN.y0 + 110 - m}C${WIN.x0 - m} ${WIN.y0 + 10 - m} ${WIN.x0 + 160} ${WIN.y0 - m} ${(WIN.x0 + WIN.x1) / 2} ${WIN.y0 - m}C${WIN.x1 - 160} ${WIN.y0 - m} ${WIN.x1 + m} ${WIN.y0 + 10 - m} ${WIN.x1 + m} ${WIN.y0 + 110 - m}L${WIN.x1 + m} ${WIN.y1 + m}Z`

export function windowScene({ heroes, seed = 31 }: SceneGiven): SceneLayers {
  const { random, finish } = stage(SPREAD_SIZE, OUTSIDE, seed, DEFS)
  const back =
    planks(random) +
    edgeOfTheHouse() +
    screen(`<rect width="${W}" height="${H}" fill="url(#spill)" opacity=".75"/>`) +
    shadeLeft +
    shadeRight +
    placed(
      AT_WINDOW,
      group('filter="url(#fRock)"', path(opening(44), 'url(#frameG)')),
      path(opening(8), '#7a4a34'),
      inside(opening(), room(random)),
      inside(opening(), line(opening(-6), '#fff3c8', 10, 'opacity=".55" filter="url(#b6)"')),
    ) +
    ripples(2120, 980, { n: 4, r0: 60, dr: 40, from: 130, to: 230, o: 0.3, col: '#cfd0ff' })
  const hero = placed(AT_WINDOW, inside(opening(), siblings(heroes) + spinner(heroes)))
  const front =
    placed(AT_WINDOW, closedHalf(), climbingIvy(random), sill(), watcher(random), flowerPot(random)) +
    lavender(random) +
    vignette(W, H) +
    `<rect y="960" width="${W}" height="140" fill="url(#foot)" opacity=".6"/>` +
    screen(ellipse(1180, 520, 520, 470, 'url(#warm)', 'opacity=".1"'))
  return finish({
    heroBox: boxOn(AT_WINDOW, heroes.length === 1 ? HERO_BOX : { x: 710, y: 145, w: 835, h: 810 }),
    back,
    hero,
    front,
    text: [TEXT_LEFT, TEXT_RIGHT],
    faces: [boxOn(AT_WINDOW, { x: 800, y: 640, w: 240, h: 190 })],
  })
}

function siblings([, atSill, atFrame]: SceneHeroes): string {
  const standing = atFrame && FOOT - 26 - standingHeight(AT_FRAME.pose, atFrame.age, AT_FRAME.fw)
  return (
    (atFrame && standing ? heroIn(atFrame, LIGHT, { ...AT_FRAME, y: standing }) : '') +
    (atSill ? heroIn(atSill, LIGHT, AT_SILL) : '')
  )
}

/** The hero in mid-spin, as tall as the child's age allows, between two strokes of whirling air. */
function spinner(heroes: SceneHeroes): string {
  const [child] = heroes
  const { pose, x, fw: widest } = SPINNERS[heroes.length - 1] ?? SPINNERS[0]
  const fw = Math.min(widest, 772 / (1.12 + standingHeight(pose, child.age, 100) / 100))
  const y = FOOT - standingHeight(pose, child.age, fw)
  return (
    ellipse(x - 20, 914, 130, 16, '#7a3a30', 'opacity=".5" filter="url(#b6)"') +
    heroIn(child, LIGHT, { pose, x, y, fw }) +
    whirl(x)
  )
}

const whirl = (middle: number): string =>
  (
    [
      [middle - 285, 820, 1],
      [middle + 262, 800, -1],
    ] as const
  )
    .map(([x, y, d]) =>
      line(
        `M${x} ${y}q${-20 * d} -50 ${10 * d} -100M${x - 26 * d} ${y - 20}q${-10 * d} -34 ${6 * d} -64`,
        '#fff3c8',
        4,
        'opacity=".7"',
      ),
    )
    .join('')

const bar = (x: number, y: number, w: number, h: number): string =>
  group('filter="url(#cM)"', `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="#6a4652"/>`)

/** Glass, post and bars of the closed half. */
const closedHalf = (): string =>
  inside(
    opening(),
    `<path d="M${WIN.x0} ${WIN.y0}L1030 ${WIN.y0}L1030 ${WIN.y1}L${WIN.x0} ${WIN.y1}Z" fill="#fff6d8" opacity=".1"/>` +
      path('M740 760L960 90L1010 90L770 840Z', '#fff', 'opacity=".13"') +
      bar(1022, WIN.y0, 24, WIN.y1 - WIN.y0) +
      bar(WIN.x0, 478, 302, 14),
  )

const sill = (): string =>
  group('filter="url(#fRock)"', path('M640 944L1584 944L1606 1004L618 1004Z', 'url(#sill)')) +
  line('M652 950L1572 950', '#fff0c0', 5, 'opacity=".8"') +
  path('M618 1004L1606 1004L1590 1030L634 1030Z', '#1a1638')

/** Kiremit on the sill, a paw on the glass. */
const watcher = (random: Random): string =>
  ellipse(905, 962, 150, 16, '#2a1430', 'opacity=".55" filter="url(#b6)"') +
  kiremit(random, { pose: 'window', x: 900, y: 962, s: 1.2 }) +
  (
    [
      [1026, 690],
      [1044, 716],
    ] as const
  )
    .map(([x, y]) => line(`M${x} ${y}l20 -12`, '#fff6d0', 5))
    .join('')

const [calmLeft, shadeLeft] = calm('calmL', TEXT_LEFT, '#161a44', 0.6)
const [calmRight, shadeRight] = calm('calmR', TEXT_RIGHT, '#161a44', 0.6)

const DEFS =
  calmLeft +
  calmRight +
  radial(
    'roomWall',
    [
      [0, '#fff0bc'],
      [0.4, '#ffd58a'],
      [0.8, '#f0ab5a'],
      [1, '#cf8340'],
    ],
    1390,
    470,
    800,
    'gradientUnits="userSpaceOnUse"',
  ) +
  linear('floor', [
    [0, '#d58c48'],
    [1, '#e8ad62'],
  ]) +
  linear('sky1', [
    [0, '#2a2350'],
    [0.6, '#4a356f'],
    [1, '#8a5480'],
  ]) +
  radial(
    'spill',
    [
      [0, '#ffd58a', 0.75],
      [0.45, '#f0a860', 0.3],
      [1, '#f0a860', 0],
    ],
    1110,
    560,
    760,
    'gradientUnits="userSpaceOnUse"',
  ) +
  linear(
    'frameG',
    [
      [0, '#4a3a62'],
      [0.5, '#6a4a5c'],
      [1, '#3a2c50'],
    ],
    0,
    0,
    1,
    0,
  ) +
  linear('sill', [
    [0, '#f4bd72'],
    [0.3, '#b8764a'],
    [1, '#4a2c44'],
  ]) +
  linear(
    'pot',
    [
      [0, '#8a4a4a'],
      [0.6, '#c07850'],
      [1, '#f0b070'],
    ],
    0,
    0,
    1,
    0,
  ) +
  linear('foot', [
    [0, '#0c1030', 0],
    [1, '#0c1030', 0.9],
  ]) +
  vignetteDef('#0a0e2c', 0.5, 0.5, 0.72)
