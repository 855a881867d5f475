/** Cover: from below. The cardboard rocket climbs to the right, the hero points at the green light. */
import { COVER_SIZE } from '#media/picture.ts'
import { fix } from '../../drawing/curve.ts'
import { screen } from '../../drawing/effects.ts'
import { linear, radial } from '../../drawing/filters.ts'
import { itemAt } from '../../drawing/geometry.ts'
import { litSet, turnedLight } from '../../drawing/lit-set.ts'
import { nebula } from '../../drawing/nebula.ts'
import { sparkle, stars } from '../../drawing/stars.ts'
import { ellipse, group } from '../../drawing/svg.ts'
import type { Cast } from '../../hero/cast.ts'
import type { Stand } from '../../hero/placing.ts'
import type { Box, SceneGiven, SceneLayers } from '../../story-world.ts'
import { COVER_LIGHT as LIGHT } from '../colours.ts'
import { cat } from '../companions/cat.ts'
import { placed, type Placement } from '../companions/placement.ts'
import { rocketBehind, rocketWall } from '../companions/rocket.ts'
import { somun } from '../companions/somun.ts'
import type { PoseName } from '../hero/pose.ts'
import { greenLight } from '../sky/green-light.ts'
import { ringedPlanet, ringedPlanetDefs } from '../sky/ringed-planet.ts'
import { smoke, smokeDef } from '../sky/smoke.ts'
import { crew } from './crew.ts'
import { gouache, stage, vignette, vignetteDef } from './stage.ts'

const { w: W, h: H } = COVER_SIZE
const TITLE = { x: 110, y: 60, w: 880, h: 440 }
const QUESTION = { x: 150, y: 1350, w: 800, h: 100 }
const ROCKET: Placement = { x: 560, y: 1100, rot: -17, s: 0.98 }
const SOMUN: Placement = { x: 212, y: 1070, rot: -20, s: 1.02 }

const CAST: Cast<Stand<PoseName>> = [
  [{ pose: 'ride', x: 590, y: 820, fw: 230 }],
  [
    { pose: 'ride', x: 706, y: 836, fw: 186 },
    { pose: 'whee', x: 440, y: 872, fw: 186 },
  ],
  [
    { pose: 'ride', x: 760, y: 838, fw: 146 },
    { pose: 'rideTall', x: 562, y: 764, fw: 146 },
    { pose: 'holdOn', x: 384, y: 926, fw: 146 },
  ],
]
const HERO_BOXES: readonly Box[] = [
  { x: 270, y: 535, w: 765, h: 920 },
  { x: 170, y: 535, w: 910, h: 920 },
  { x: 170, y: 500, w: 910, h: 955 },
]

export function coverScene({ heroes, seed = 11 }: SceneGiven): SceneLayers {
  const { random, finish } = stage(COVER_SIZE, LIGHT, seed, DEFS)

  let back =
    `<rect width="${W}" height="${H}" fill="url(#sky)"/>` +
    gouache(random, { x: -100, y: 300, w: 1200, h: 1100 }, 120, ['#6a3fb0', '#3b2a92', '#b0559a', '#241a66'], -0.55) +
    nebula(COVER_SIZE, { colour: '#f261a8', seed: 28 }) +
    nebula(COVER_SIZE, { colour: '#4da8f2', seed: 33, frequency: 0.0025, opacity: 0.5 }) +
    nebula(COVER_SIZE, { colour: '#ffbd75', seed: 38, frequency: 0.003, from: 0.58 }) +
    ellipse(230, 700, 640, 560, 'url(#key)', 'fill-opacity=".5"') +
    stars(random, COVER_SIZE, { n: 330, big: 14, calm: [TITLE] }) +
    ringedPlanet(random, 196, 690, 158, -22) +
    ellipse(1010, 1000, 44, 44, 'url(#moon)') +
    ellipse(1000, 992, 9, 8, '#6a8fd8', 'fill-opacity=".7"') +
    ellipse(1022, 1014, 12, 11, '#6a8fd8', 'fill-opacity=".6"') +
    greenLight(936, 590, 0.92)
  back += group(
    'opacity=".75" filter="url(#b4)"',
    smoke(
      random,
      [
        [120, 1330, 120],
        [330, 1400, 150],
        [600, 1440, 150],
        [850, 1420, 140],
        [1040, 1390, 130],
        [10, 1410, 150],
      ],
      'farSmoke',
      '#53338f',
    ),
  )
  back +=
    vignette(COVER_SIZE) +
    `<rect width="${W}" height="600" fill="url(#titleShade)"/>` +
    placed(ROCKET, rocketBehind('r'))

  const { bodies, hands } = crew(CAST, heroes, LIGHT)
  const riders = bodies + placed(ROCKET, rocketWall('r')) + hands

  let front =
    somun(SOMUN, {
      mood: 'happy',
      look: [0.5, -0.5],
      legs: 'none',
      lit: 's',
      map: {
        spine: [
          [-8, 98],
          [-60, 122],
          [-112, 96],
          [-150, 124],
          [-200, 92],
          [-250, 120],
        ],
        width: 54,
      },
      armL: {
        points: [
          [-48, 90],
          [-64, 132],
          [-6, 150],
        ],
        deg: 10,
        behind: true,
      },
      armR: {
        points: [
          [50, 88],
          [96, 104],
          [122, 84],
        ],
        deg: 20,
      },
    }) +
    smoke(
      random,
      [
        [300, 1300, 54],
        [214, 1352, 78],
        [40, 1420, 100],
        [150, 1440, 104],
        [330, 1460, 104],
        [500, 1496, 96],
        [680, 1508, 96],
        [860, 1490, 104],
        [1040, 1450, 116],
      ],
      'nearSmoke',
      '#8a6fc0',
    ) +
    cat({ x: 118, y: 1318, s: 0.72 }, 'in-smoke') +
    smoke(
      random,
      [
        [70, 1392, 60],
        [160, 1400, 62],
      ],
      'nearSmoke',
      '#8a6fc0',
    )
  let sparks = ''
  for (let i = 0; i < 16; i++)
    sparks += ellipse(
      random.between(60, 420),
      random.between(1220, 1400),
      ...([0, 0].fill(random.between(6, 16)) as [number, number]),
      'url(#warm)',
      `fill-opacity="${fix(random.between(0.4, 0.9))}"`,
    )
  front +=
    screen(sparks) +
    sparkle(846, 762, 15) +
    sparkle(1020, 700, 10) +
    `<rect y="1270" width="${W}" height="196" fill="url(#questionShade)"/>`
  return finish({
    heroBox: itemAt(HERO_BOXES, heroes.length - 1),
    back,
    hero: riders,
    front,
    text: [TITLE, QUESTION],
  })
}

const DEFS =
  litSet('r', turnedLight(LIGHT, ROCKET.rot ?? 0)) +
  litSet('s', turnedLight(LIGHT, SOMUN.rot ?? 0)) +
  ringedPlanetDefs() +
  smokeDef('farSmoke', { hi: '#d99bc4', mid: '#8f5ab4', lo: '#4a2f8a' }, LIGHT) +
  smokeDef('nearSmoke', { hi: '#fff3e2', mid: '#d8c3ea', lo: '#7f62bd' }, LIGHT) +
  linear('sky', [
    [0, '#150e46'],
    [0.28, '#2b1d78'],
    [0.55, '#4d2f9c'],
    [0.8, '#8a459c'],
    [1, '#c06a8c'],
  ]) +
  radial('key', [
    [0, '#ffcf9a', 0.95],
    [0.4, '#ff9f86', 0.4],
    [1, '#ff9f86', 0],
  ]) +
  radial(
    'moon',
    [
      [0, '#d0e0ff'],
      [0.6, '#8fb4f2'],
      [1, '#3f4fa8'],
    ],
    0.34,
    0.3,
    0.8,
  ) +
  linear('titleShade', [
    [0, '#0d0838', 0.8],
    [0.7, '#0d0838', 0.42],
    [1, '#0d0838', 0],
  ]) +
  linear('questionShade', [
    [0, '#1d0f4c', 0],
    [0.6, '#1d0f4c', 0.72],
    [1, '#160b3c', 0.92],
  ]) +
  vignetteDef('#0a0430', 0.72)
