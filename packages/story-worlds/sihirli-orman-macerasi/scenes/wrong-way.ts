/** 3. The wrong direction: a chase in cold moonlight. Everybody runs left; the hero and Kiremit leap right. */
import { SPREAD_SIZE } from '#media/picture.ts'
import { wedge } from '../../drawing/brush.ts'
import { polar } from '../../drawing/curve.ts'
import { glow, ripples, screen } from '../../drawing/effects.ts'
import { linear, radial } from '../../drawing/filters.ts'
import type { Point } from '../../drawing/geometry.ts'
import type { Light } from '../../drawing/light.ts'
import type { Random } from '../../drawing/random.ts'
import { boxOn, placed, type Placing } from '../../drawing/placing.ts'
import { group, path } from '../../drawing/svg.ts'
import type { HeroAge, SceneGiven, SceneHero, SceneHeroes, SceneLayers } from '../../story-world.ts'
import { kiremit } from '../creatures/fox.ts'
import { jointAt, standingHeight } from '../hero/skeleton.ts'
import { vignette } from './air.ts'
import { calm, heroIn, stage, vignetteDef } from './stage.ts'
import { crown, farBank, farGrass, farTrunks, haze, hedge, moon, nearTrunks } from './moonlit-wood.ts'
import { runners } from './runners.ts'
import { bank, bankGrass, drop, splash, steppingStones, stream } from './stream.ts'

const LIGHT: Light = {
  dir: [-0.85, -0.45],
  hi: '#ffb09a',
  hiO: 0.4,
  sh: '#0c1440',
  shO: 0.62,
  rim: '#e6f8ff',
  rimO: 0.95,
  treeHi: '#8fc4cc',
  treeO: 0.4,
  tint: '#d0e6f0',
  tintO: 0.2,
  shade: '#5a2a50',
}

const { w: W, h: H } = SPREAD_SIZE
const TEXT_LEFT = { x: 152, y: 34, w: 620, h: 686 }
const TEXT_RIGHT = { x: 1496, y: 36, w: 552, h: 750 }
/** The leap, the stones and the splash. */
const LEAP: Placing = { scale: 1, from: [1512, 356], to: [1272, 356] }
/** The longer the body, the smaller the face. */
const FACE_WIDTH: Record<HeroAge, number> = { 3: 156, 5: 146, 7: 128 }
/** The leap by how many there are: smaller, and nearer to Kiremit's side. */
const LEAPS = [
  { x: 1512, y: 356, share: 1 },
  { x: 1416, y: 350, share: 0.8 },
  { x: 1424, y: 356, share: 0.78 },
] as const
/** A second child is over already, on the stone; a third is in the air behind Kiremit. */
const ON_STONE = { pose: 'beckon', x: 1608, foot: 846, share: 0.66 } as const
const BEHIND = { pose: 'hop', x: 1196, y: 300, share: 0.64 } as const

export function wrongWayScene({ heroes, seed = 53 }: SceneGiven): SceneLayers {
  const { random, finish } = stage(SPREAD_SIZE, LIGHT, seed, DEFS)
  const back =
    tilted(random) +
    crown(random) +
    shadeLeft +
    shadeRight +
    ripples(2240, 800, { n: 5, r0: 110, dr: 62, from: 158, to: 206, o: 0.36, col: '#e0f6fa' }) +
    runners(random)
  const hero = placed(LEAP, figures(random, heroes))
  const front = placed(LEAP, splash(random)) + group('filter="url(#b3)"', reeds()) + vignette(W, H) + spray(random)
  return finish({
    heroBox: boxOn(LEAP, { x: 870, y: 160, w: heroes.length === 1 ? 830 : 960, h: 765 }),
    back,
    hero,
    front,
    text: [TEXT_LEFT, TEXT_RIGHT],
    faces: [boxOn(LEAP, { x: 1090, y: 500, w: 260, h: 150 }), boxOn(LEAP, { x: 1590, y: 290, w: 100, h: 130 })],
  })
}

/** The place tilts by some degrees: the wood leans into the run. */
const tilted = (random: Random): string =>
  '<g transform="rotate(-3.4 1100 700) translate(-66 -24) scale(1.06)">' +
  '<rect x="-200" y="-200" width="2600" height="1600" fill="url(#sky)"/>' +
  haze(random) +
  moon() +
  farTrunks(random) +
  nearTrunks(random) +
  farBank() +
  hedge(random) +
  farGrass(random) +
  stream(random) +
  steppingStones(random) +
  bank(random) +
  bankGrass(random) +
  '</g>'

/** The hero's left hand holds Kiremit's paw, wherever the arm reaches: the fox is drawn between body and arm. */
function figures(random: Random, heroes: SceneHeroes): string {
  const [child, onStone, behind] = heroes
  const { x, y, share } = LEAPS[heroes.length - 1] ?? LEAPS[0]
  const at = { pose: 'leap', x, y, fw: FACE_WIDTH[child.age] * share } as const
  const s = 0.84 * share
  const grip = polar(jointAt({ ...at, age: child.age }, 'armL'), 164, 22)
  return (
    (onStone ? standing(onStone) : '') +
    heroIn(child, LIGHT, { ...at, order: ['outer', 'legL', 'tunic', 'legR', 'front', 'armR', 'mantle', 'head'] }) +
    (behind ? heroIn(behind, LIGHT, { ...BEHIND, fw: FACE_WIDTH[behind.age] * BEHIND.share }) : '') +
    kiremit(random, { pose: 'leap', x: grip[0] - 184 * s, y: grip[1] + 104 * s, s }) +
    heroIn(child, LIGHT, { ...at, order: ['armL', 'mantle', 'head'] }) +
    wetBoot(jointAt({ ...at, age: child.age }, 'legL'))
  )
}

function standing(child: SceneHero): string {
  const { pose, x, foot, share } = ON_STONE
  const fw = FACE_WIDTH[5] * share
  return heroIn(child, LIGHT, { pose, x, y: foot - standingHeight(pose, child.age, fw), fw })
}

const wetBoot = ([x, y]: Point): string =>
  (
    [
      [8, 34, 7],
      [-4, 66, 5.5],
      [14, 96, 5],
    ] as const
  )
    .map(([dx, dy, r]) => drop(x + dx, y + 20 + dy, r))
    .join('')

function reeds(): string {
  let drawn = ''
  for (const [x, hgt, lean] of [
    [2030, 330, -40],
    [2076, 410, 20],
    [2120, 300, 46],
    [2160, 380, -10],
    [1960, 220, -30],
    [30, 190, 26],
    [84, 240, -20],
    [140, 170, 30],
  ] as const)
    drawn +=
      path(wedge([x + lean, 1120 - hgt], [x + lean * 0.2, 1120 - hgt * 0.5], [x, 1130], 13), '#0a2c36') +
      (hgt > 290
        ? path(
            `M${x + lean - 11} ${1120 - hgt + 10}C${x + lean - 11} ${1120 - hgt - 60} ${x + lean + 11} ${1120 - hgt - 60} ${x + lean + 11} ${1120 - hgt + 10}Z`,
            '#2a2a34',
          )
        : '')
  return drawn
}

const spray = (random: Random): string =>
  screen(
    Array.from({ length: 26 }, () =>
      glow(random.between(950, 1550), random.between(560, 980), random.between(3, 9), 'cool', random.between(0.4, 0.9)),
    ).join(''),
  )

const [calmLeft, shadeLeft] = calm('calmL', TEXT_LEFT, '#0b2c34', 0.85)
const [calmRight, shadeRight] = calm('calmR', TEXT_RIGHT, '#071f2a', 0.9)

const DEFS =
  radial(
    'sky',
    [
      [0, '#e8fbff'],
      [0.08, '#bfe6ea'],
      [0.2, '#6fb0b8'],
      [0.42, '#2c6a74'],
      [0.7, '#154450'],
      [1, '#0a2834'],
    ],
    900,
    200,
    1300,
    'gradientUnits="userSpaceOnUse"',
  ) +
  linear('water', [
    [0, '#7fc4c8'],
    [0.25, '#3f8a94'],
    [0.65, '#1f5a68'],
    [1, '#0e3440'],
  ]) +
  linear('bankFar', [
    [0, '#3a7a74'],
    [0.4, '#1c5054'],
    [1, '#0c3038'],
  ]) +
  linear('bankNear', [
    [0, '#5a9a7c'],
    [0.2, '#24605a'],
    [0.7, '#0f3a40'],
    [1, '#08242e'],
  ]) +
  linear(
    'moonray',
    [
      [0, '#e8fbff', 0.5],
      [1, '#e8fbff', 0],
    ],
    0,
    0,
    1,
    0.4,
  ) +
  calmLeft +
  calmRight +
  vignetteDef('#04141e', 0.5, 0.46, 0.8)
