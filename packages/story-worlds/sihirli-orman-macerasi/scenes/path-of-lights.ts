/** 2. The path of lights: wide, low, deep. A gold gap behind the trees; mushrooms lead an S to the hero. */
import { SPREAD_SIZE } from '#media/picture.ts'
import { glow, ripples, screen, tok } from '../../drawing/effects.ts'
import { linear, radial } from '../../drawing/filters.ts'
import type { Light } from '../../drawing/light.ts'
import type { Random } from '../../drawing/random.ts'
import { boxOn, placed, type Placing } from '../../drawing/placing.ts'
import { ellipse, group, path } from '../../drawing/svg.ts'
import { castIn, type Cast } from '../../hero/cast.ts'
import type { SceneGiven, SceneHeroes, SceneLayers } from '../../story-world.ts'
import { kiremit } from '../creatures/fox.ts'
import { snail } from '../creatures/snail.ts'
import type { PoseName } from '../hero/pose.ts'
import { standingHeight } from '../hero/skeleton.ts'
import { mushroom } from '../plants/mushroom.ts'
import { tree } from '../plants/trees.ts'
import { fernBunch, grass } from '../plants/undergrowth.ts'
import { fireflies, vignette } from './air.ts'
import { calm, heroIn, stage, vignetteDef } from './stage.ts'
import { owlBranch } from './owl-branch.ts'
import { farGround, ferns, guides, meadow, nearGround, road, roadside, verges } from './road-of-lights.ts'
import { crown, farTrunks, GAP, haze, hedge, trunks, whisperingLeaves } from './wood-at-the-gap.ts'

const LIGHT: Light = {
  dir: [0.45, -0.75],
  hi: '#ffb070',
  hiO: 0.42,
  sh: '#180a3c',
  shO: 0.62,
  rim: '#fff0b8',
  rimO: 0.95,
  treeHi: '#7fa878',
  treeO: 0.45,
}

const { w: W, h: H } = SPREAD_SIZE
const TEXT_LEFT = { x: 152, y: 32, w: 550, h: 762 }
/** Narrower than its calm ground: the hero's hand is near. */
const WORDS_LEFT = { ...TEXT_LEFT, w: 540 }
const TEXT_RIGHT = { x: 1450, y: 372, w: 594, h: 668 }
/** The owl on its branch, above the words. */
const ON_BRANCH: Placing = { scale: 0.86, from: [1500, 318], to: [1350, 196] }
/** Height of the soles. */
const FOOT = 948
/** The hero; behind, with the fox, a second child; a third nearer to the gap. */
const CAST: Cast<{ pose: PoseName; x: number; foot: number; share: number }> = [
  [{ pose: 'tiptoe', x: 962, foot: FOOT, share: 1 }],
  [
    { pose: 'guide', x: 1204, foot: FOOT, share: 1 },
    { pose: 'follow', x: 936, foot: FOOT - 16, share: 0.88 },
  ],
  [
    { pose: 'guide', x: 974, foot: FOOT, share: 0.92 },
    { pose: 'follow', x: 806, foot: FOOT - 16, share: 0.84 },
    { pose: 'listen', x: 1250, foot: FOOT - 50, share: 0.74 },
  ],
]
const FOX_X = 606
const HERO_X = 962
/** Area of the face at any age: nothing flies here. */
const FACE = [HERO_X, 512, 139] as const

export function pathOfLightsScene({ heroes, seed = 42 }: SceneGiven): SceneLayers {
  const { random, finish } = stage(SPREAD_SIZE, LIGHT, seed, DEFS)
  const back =
    `<rect width="${W}" height="${H}" fill="url(#sky)"/>` +
    haze(random) +
    farTrunks(random) +
    ellipse(...GAP, 380, 330, 'url(#warm)', 'opacity=".75"') +
    trunks(random) +
    farGround() +
    meadow(random) +
    hedge(random) +
    nearGround() +
    road(random) +
    verges(random) +
    roadside(random) +
    ferns(random) +
    guides(random) +
    placed(ON_BRANCH, owlBranch(random)) +
    nearTrunk(random) +
    shafts() +
    crown(random) +
    whisperingLeaves() +
    shadeLeft +
    shadeRight +
    ripples(2060, 170, { n: 5, r0: 60, dr: 44, from: 140, to: 225, o: 0.34 })
  const hero = figures(random, heroes)
  const front = frontGrass(random) + nearMushrooms(random) + frame(random) + air(random)
  return finish({
    heroBox: { x: 369, y: 285, w: heroes.length === 1 ? 770 : 1081, h: 710 },
    back,
    hero,
    front,
    text: [WORDS_LEFT, TEXT_RIGHT],
    faces: [
      boxOn(ON_BRANCH, { x: 1410, y: 150, w: 190, h: 170 }),
      { x: HERO_X - 230, y: 590, w: 90, h: 100 },
      { x: HERO_X + 120, y: 470, w: 80, h: 110 },
      { x: HERO_X - 250, y: 780, w: 170, h: 150 },
    ],
  })
}

const nearTrunk = (random: Random): string =>
  tree(random, {
    x: 2120,
    y0: 1180,
    y1: -80,
    w: 210,
    lean: 70,
    col: '#0f343e',
    dark: '#06202a',
    light: '#3f766c',
    bark: 70,
  })

/** Light that falls through the canopy. */
const shafts = (): string =>
  screen(
    (
      [
        [1040, -0.3, 60, 0.5],
        [1120, -0.14, 110, 0.7],
        [1230, 0.08, 90, 0.6],
        [1330, 0.24, 60, 0.4],
        [960, -0.46, 50, 0.35],
      ] as const
    )
      .map(
        ([x, k, w, o]) =>
          `<path d="M${x - w * 0.3} -40H${x + w * 0.3}L${x + k * 900 + w * 1.2} 900H${x + k * 900 - w * 1.2}Z" fill="url(#shaft)" opacity="${o * 0.62}"/>`,
      )
      .join(''),
  )

/** All stand at one scale, as tall as the eldest's age allows; Kiremit follows behind. */
function figures(random: Random, heroes: SceneHeroes): string {
  const children = castIn(CAST, heroes).map(({ child, pose, x, foot, share }) => {
    const fw = share * widestFace(heroes)
    const y = foot - standingHeight(pose, child.age, fw)
    return {
      shadow: ellipse(x - 10, foot - 2, share * 150, share * 18, '#051a22', 'opacity=".6" filter="url(#b10)"'),
      drawn: () => heroIn(child, LIGHT, { pose, x, y, fw }),
      acorn: () => acorn(x, y, fw),
    }
  })
  const hero = children.at(-1)
  const others = children.slice(0, -1)
  return (
    children.map(({ shadow }) => shadow).join('') +
    ellipse(FOX_X + 16, FOOT + 8, 150, 14, '#051a22', 'opacity=".55" filter="url(#b10)"') +
    others.map(({ drawn }) => drawn()).join('') +
    kiremit(random, { pose: 'sniff', x: FOX_X, y: FOOT + 6, s: 0.96 }) +
    (hero ? hero.drawn() + hero.acorn() : '')
  )
}

const widestFace = (heroes: SceneHeroes): number =>
  Math.min(...heroes.map(({ age }) => Math.min(138, 610 / (1.12 + standingHeight('tiptoe', age, 100) / 100))))

/** An acorn knocks on the hood. */
const acorn = (x: number, y: number, fw: number): string =>
  `<g transform="translate(${x + 34} ${Math.round(y - fw * 1.12)}) rotate(28)">` +
  group(
    'filter="url(#cS)"',
    path('M-10 0C-10 13 -3 20 0 25C3 20 10 13 10 0Z', '#c98d3f') +
      path('M-13 2C-13 -8 -6 -12 0 -12C6 -12 13 -8 13 2C7 5 -7 5 -13 2Z', '#7a4c26'),
  ) +
  '</g>' +
  tok(x + 22, Math.round(y - fw * 0.98), 0.9)

const frontGrass = (random: Random): string =>
  grass(random, {
    x0: 560,
    x1: 1120,
    y: FOOT + 12,
    n: 70,
    h: [12, 28],
    spread: 10,
    cols: ['#2c6a4e', '#5f9450', '#1d4f47'],
  })

/** Close to us, the snail on the largest. */
const nearMushrooms = (random: Random): string =>
  mushroom(random, 300, 1016, 1.02, 'blue', { lean: -5 }) +
  snail({ x: 318, y: 946, s: 1, rot: -78 }) +
  mushroom(random, 186, 1046, 0.7, 'pink', { lean: -9 }) +
  mushroom(random, 420, 1064, 0.5, 'violet', { lean: 8 }) +
  mushroom(random, 1180, 1064, 0.84, 'pink', { lean: 6 }) +
  mushroom(random, 1272, 1082, 0.5, 'violet', { lean: 10 })

/** A dark trunk and fern tips at the edges. */
const frame = (random: Random): string =>
  tree(random, {
    x: 6,
    y0: 1180,
    y1: -60,
    w: 150,
    lean: -70,
    col: '#0a2832',
    dark: '#041820',
    light: '#24504f',
    bark: 40,
  }) +
  fernBunch(random, 60, 1130, 210, { top: '#1f5a52', low: '#0a2c36', stem: '#103c42' }, 6, -150, -20) +
  fernBunch(random, 2140, 1130, 230, { top: '#1a5049', low: '#082833', stem: '#0e383f' }, 6, -160, -40)

const air = (random: Random): string =>
  vignette(W, H) +
  fireflies(random, 34, { x0: 560, x1: 1420, y0: 200, y1: 1040, avoid: [FACE] }) +
  screen(
    glow(700, 640, 30, 'fly', 0.9) +
      glow(1330, 560, 26, 'fly', 0.9) +
      ellipse(...GAP, 600, 420, 'url(#warm)', 'opacity=".22"'),
  )

const [calmLeft, shadeLeft] = calm('calmL', TEXT_LEFT, '#0b2a34', 0.86)
const [calmRight, shadeRight] = calm('calmR', TEXT_RIGHT, '#081f2a', 0.9)

const DEFS =
  radial(
    'sky',
    [
      [0, '#fffbe4'],
      [0.08, '#fbe7ac'],
      [0.2, '#dcc07a'],
      [0.36, '#6d9478'],
      [0.58, '#215a60'],
      [0.85, '#103c48'],
      [1, '#0a2832'],
    ],
    ...GAP,
    1250,
    'gradientUnits="userSpaceOnUse"',
  ) +
  linear('g1', [
    [0, '#c9c878'],
    [0.5, '#4a7f5c'],
    [1, '#174a4a'],
  ]) +
  linear('g2', [
    [0, '#4f7f58'],
    [0.3, '#1d5450'],
    [1, '#071f2a'],
  ]) +
  linear('road', [
    [0, '#fff0bc'],
    [0.25, '#d9c68a'],
    [0.6, '#6f8f80'],
    [1, '#28525c'],
  ]) +
  calmLeft +
  calmRight +
  vignetteDef('#05161f', 0.5, 0.46, 0.8)
