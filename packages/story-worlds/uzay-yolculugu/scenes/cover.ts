/** Cover: from below, at sunrise. The cardboard rocket climbs out of the clouds, the hero points at the green light. */
import { COVER_SIZE } from '#media/picture.ts'
import { screen } from '../../drawing/effects.ts'
import { linear, radial } from '../../drawing/filters.ts'
import { litSet, turnedLight } from '../../drawing/lit-set.ts'
import type { Random } from '../../drawing/random.ts'
import { sparkle, stars } from '../../drawing/stars.ts'
import { ellipse, line, path } from '../../drawing/svg.ts'
import type { Cast } from '../../hero/cast.ts'
import type { SceneGiven, SceneLayers } from '../../story-world.ts'
import { LIGHTS } from '../colours.ts'
import { cat } from '../companions/cat.ts'
import { placed, type Placement } from '../companions/placement.ts'
import { rocketBehind, rocketWall } from '../companions/rocket.ts'
import { somun } from '../companions/somun.ts'
import type { AstronautPose, AstronautStand } from '../hero/astronaut.ts'
import { looseHelmet } from '../hero/dome.ts'
import { cloudDef, cloudHeap } from '../sky/cloud.ts'
import { greenLight } from '../sky/green-light.ts'
import { ringedPlanet, ringedPlanetDefs } from '../sky/ringed-planet.ts'
import { crew, specks, stage } from './stage.ts'

const { w: W, h: H } = COVER_SIZE
const LIGHT = LIGHTS.cover
const ROCKET: Placement = { x: 570, y: 1062, rot: -14, s: 1.16 }
const SOMUN: Placement = { x: 176, y: 1000, rot: -14, s: 1.02 }
const STAR = { x: 958, y: 566 }
const SUN = { x: 150, y: 1130 }

/** One hand on the rim, the other points ahead. */
const RIDE: AstronautPose = {
  tilt: 5,
  spine: 98,
  head: { turn: 0.55, nod: -0.35, expression: 'glee', gaze: [0.6, -0.6] },
  armL: { to: [-112, 236], bend: 1, hand: 'hold', handTurn: 30, thumb: -1, depth: 'front' },
  armR: { a1: -14, a2: -50, hand: 'point', near: 1.1 },
}
const WHEE: AstronautPose = {
  tilt: -8,
  spine: 92,
  head: { turn: 0.3, nod: -0.2, expression: 'laugh' },
  armL: { a1: 212, a2: 268, hand: 'wave', thumb: 1 },
  armR: { to: [84, 226], bend: -1, hand: 'hold', handTurn: -20, depth: 'front' },
}
const HOLD: AstronautPose = {
  tilt: 6,
  spine: 96,
  head: { turn: 0.5, nod: -0.2, expression: 'awe', gaze: [0.6, -0.5] },
  armL: { to: [-80, 220], bend: 1, hand: 'hold', handTurn: 24, thumb: -1, depth: 'front' },
  armR: { to: [72, 222], bend: -1, hand: 'hold', handTurn: -20, depth: 'front' },
}
const CAST: Cast<AstronautStand> = [
  [{ pose: RIDE, x: 586, y: 730, fw: 330 }],
  [
    { pose: RIDE, x: 706, y: 722, fw: 252 },
    { pose: WHEE, x: 404, y: 850, fw: 220 },
  ],
  [
    { pose: RIDE, x: 796, y: 742, fw: 186 },
    { pose: HOLD, x: 588, y: 806, fw: 176 },
    { pose: WHEE, x: 396, y: 872, fw: 170 },
  ],
]
const FLOOR = { 3: 0.06, 5: 0, 7: -0.08 } as const

export function coverScene({ heroes, seed = 11 }: SceneGiven): SceneLayers {
  const { random, finish } = stage(COVER_SIZE, LIGHT, seed, DEFS)
  return finish({
    heroBox: { x: 60, y: 360, w: 1040, h: 1107 },
    back: sky(random) + placed(ROCKET, rocketBehind('r')),
    hero: crew(CAST, heroes, LIGHT, { between: placed(ROCKET, rocketWall('r')), floor: FLOOR }),
    front: robot() + nearClouds(random),
    text: [],
  })
}

const sky = (random: Random): string =>
  `<rect width="${W}" height="${H}" fill="url(#sky)"/>` +
  ellipse(SUN.x, SUN.y, 900, 760, 'url(#sun)') +
  screen(Array.from({ length: 9 }, (_, i) => ray(-100 + i * 17, i % 2 ? 0.3 : 0.18)).join('')) +
  stars(random, { w: W, h: 640 }, { n: 120, big: 12 }) +
  ringedPlanet(random, 172, 640, 112, -20) +
  ellipse(1010, 850, 40, 40, '#fff6e6') +
  ellipse(998, 842, 8, 7, '#e6d4ea') +
  ellipse(1018, 864, 11, 10, '#e6d4ea') +
  greenLight(STAR.x, STAR.y, 1.05) +
  // a paper plane and a far balloon
  path('M60 846L136 820L92 872L84 858Z', '#ffffff') +
  path('M84 858L136 820L92 872Z', '#d8c6f0') +
  balloon(880, 1010, 0.9) +
  cloudHeap(random, 60, 960, 330, 110, 'farCloud') +
  cloudHeap(random, 1010, 1150, 420, 140, 'farCloud') +
  cloudHeap(random, 560, 1290, 900, 200, 'farCloud') +
  cloudHeap(random, 120, 1250, 460, 170, 'farCloud')

/** @param deg direction of a ray of the sun */
function ray(deg: number, opacity: number): string {
  const end = (d: number) => {
    const angle = ((deg + d) * Math.PI) / 180
    return `${Math.round(SUN.x + Math.cos(angle) * 1700)} ${Math.round(SUN.y + Math.sin(angle) * 1700)}`
  }
  return path(`M${SUN.x} ${SUN.y}L${end(-3.4)}L${end(3.4)}Z`, 'url(#ray)', `opacity="${opacity}"`)
}

const balloon = (x: number, y: number, s: number): string =>
  placed(
    { x, y, s },
    path('M-34 -10C-40 -66 40 -66 34 -10C30 10 14 20 10 30L-10 30C-14 20 -30 10 -34 -10Z', '#ff9a8a') +
      path('M-13 -10C-15 -60 15 -60 13 -10C11 10 6 20 4 30L-4 30C-6 20 -11 10 -13 -10Z', '#fff0cc') +
      line('M-8 32L-7 44M8 32L7 44', '#a8641c', 2.5) +
      path('M-10 44H10L8 58H-8Z', '#c98f56'),
  )

/** Somun with the helmet, which no child wears here. */
const robot = (): string =>
  somun(SOMUN, {
    mood: 'happy',
    look: [0.7, -0.5],
    legs: 'none',
    lit: 's',
    map: {
      spine: [
        [-8, 98],
        [-50, 124],
        [-92, 100],
        [-120, 130],
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
        [122, 76],
      ],
      deg: 20,
    },
  }) + looseHelmet(SOMUN.x + 2, SOMUN.y - 8, 0.82, SOMUN.rot)

const nearClouds = (random: Random): string =>
  cloudHeap(random, 300, 1440, 560, 150, 'nearCloud') +
  cat({ x: 96, y: 1236, s: 1 }, 'in-smoke') +
  cloudHeap(random, 60, 1440, 420, 170, 'nearCloud') +
  cloudHeap(random, 900, 1450, 700, 160, 'nearCloud') +
  cloudHeap(random, 560, 1510, 1300, 150, 'nearCloud') +
  specks(random, 40, [40, 560, 1060, 1240], '#fffbe8', [
    [580, 740, 340],
    [176, 1000, 160],
  ]) +
  sparkle(300, 460, 15) +
  sparkle(1040, 660, 11) +
  sparkle(320, 560, 12)

const DEFS =
  litSet('r', turnedLight(LIGHT, ROCKET.rot ?? 0)) +
  litSet('s', turnedLight(LIGHT, SOMUN.rot ?? 0)) +
  ringedPlanetDefs() +
  cloudDef('farCloud', '#fff3ea', '#ffd9d8', '#e6b4e0') +
  cloudDef('nearCloud', '#fffdf8', '#ffeae4', '#e4c2ee') +
  linear('sky', [
    [0, '#4f74d8'],
    [0.24, '#7d8cec'],
    [0.46, '#b69cf0'],
    [0.66, '#f5b3d4'],
    [0.84, '#ffd2b4'],
    [1, '#ffe8c0'],
  ]) +
  radial('sun', [
    [0, '#fffbe4', 1],
    [0.1, '#fff3c0', 0.9],
    [0.4, '#ffd6a0', 0.5],
    [1, '#ffc0b0', 0],
  ]) +
  linear(
    'ray',
    [
      [0, '#fff6d0', 0.8],
      [1, '#fff6d0', 0],
    ],
    0,
    1,
    0.6,
    0,
  )
