/** 2. Lift-off at dusk: the cardboard rocket on its own fire, the town a handful of gold beads, all things afloat. */
import { SPREAD_SIZE } from '#media/picture.ts'
import { tok } from '../../drawing/effects.ts'
import { linear, radial } from '../../drawing/filters.ts'
import { itemAt } from '../../drawing/geometry.ts'
import type { Random } from '../../drawing/random.ts'
import { sparkle, stars } from '../../drawing/stars.ts'
import { ellipse, inside, line, path } from '../../drawing/svg.ts'
import { castIn, type Cast } from '../../hero/cast.ts'
import { soundWord } from '../../lettering/sound-word.ts'
import type { SceneGiven, SceneHeroes, SceneLayers } from '../../story-world.ts'
import { LIGHTS } from '../colours.ts'
import { cat } from '../companions/cat.ts'
import { placed } from '../companions/placement.ts'
import { somun } from '../companions/somun.ts'
import { rimOfHole, standingRocket, type Hole } from '../companions/standing-rocket.ts'
import { astronaut, type AstronautPose, type AstronautStand } from '../hero/astronaut.ts'
import { greenLight } from '../sky/green-light.ts'
import { billow, smoke, smokeDef, type Puff } from '../sky/smoke.ts'
import { littleHouse, townBelow } from '../sky/town.ts'
import { biscuit, pencil, screw, sock } from '../things/floating.ts'
import { stage } from './stage.ts'

const { w: W, h: H } = SPREAD_SIZE
const LIGHT = LIGHTS.town
const TEXT_LEFT = { x: 132, y: 20, w: 476, h: 920 }
const TEXT_RIGHT = { x: 1592, y: 20, w: 476, h: 920 }
const ROCKET = { x: 936, y: 470, rot: -5, s: 0.92 }
const HOUSE = { x: 1340, y: 1050, s: 0.72 }
/** One entry for each number of children who lean out. */
const HOLES: readonly Hole[] = [
  { rx: 190, ry: 186 },
  { rx: 214, ry: 180 },
  { rx: 228, ry: 178 },
]

/** Leaning out of the window, waving down to the cat. */
const WAVE: AstronautPose = {
  dome: 'ears',
  tilt: 4,
  spine: 92,
  head: { turn: 0.45, nod: 0.5, expression: 'glee', gaze: [0.6, 0.6] },
  armL: { to: [-118, 150], bend: 1, hand: 'hold', handTurn: -20, thumb: -1, depth: 'front' },
  armR: { a1: -12, a2: -58, s1: 1.06, s2: 1.06, hand: 'wave', near: 1.1, thumb: -1, depth: 'front' },
}
const LEAN: AstronautPose = {
  dome: 'plain',
  tilt: -6,
  spine: 90,
  head: { turn: 0.1, nod: 0.5, expression: 'laugh' },
  armL: { a1: 196, a2: 240, hand: 'wave', thumb: 1, depth: 'front' },
  armR: { a1: 80, a2: 92, hand: 'open', depth: 'back' },
}
const WAVE_NEAR: AstronautPose = { ...WAVE, dome: 'plain', armL: { a1: 98, a2: 88, hand: 'open', depth: 'back' } }
const BETWEEN: AstronautPose = {
  ...LEAN,
  tilt: -3,
  head: { turn: 0.3, nod: 0.4, expression: 'awe', gaze: [0.5, 0.8] },
  armL: { a1: 98, a2: 88, hand: 'open', depth: 'back' },
}
const CAST: Cast<AstronautStand> = [
  [{ pose: WAVE, x: 926, y: 452, fw: 206 }],
  [
    { pose: WAVE_NEAR, x: 1016, y: 456, fw: 140 },
    { pose: LEAN, x: 820, y: 470, fw: 138 },
  ],
  [
    { pose: WAVE_NEAR, x: 1036, y: 486, fw: 116 },
    { pose: LEAN, x: 806, y: 496, fw: 114 },
    { pose: BETWEEN, x: 920, y: 376, fw: 112 },
  ],
]

export function liftOffScene({ heroes, seed = 11 }: SceneGiven): SceneLayers {
  const { random, finish } = stage(SPREAD_SIZE, LIGHT, seed, DEFS)
  return finish({
    heroBox: { x: 540, y: 40, w: 830, h: 1060 },
    back: dusk(random) + townBelow(random, W, H, 956) + littleHouse(HOUSE.x, HOUSE.y, HOUSE.s) + trail(random),
    hero: rocketWith(heroes),
    front: puffs(random) + fire() + afloat() + cat({ x: HOUSE.x - 6, y: HOUSE.y - 146, s: 0.5 }, 'peeping'),
    text: [TEXT_LEFT, TEXT_RIGHT],
    faces: [{ x: 1290, y: 250, w: 150, h: 160 }],
  })
}

function rocketWith(heroes: SceneHeroes): string {
  const hole = itemAt(HOLES, heroes.length - 1)
  const crew = castIn(CAST, heroes).map(({ child, ...stand }) => astronaut(child, LIGHT, stand))
  const { x, y, s } = ROCKET
  const [rx, ry] = [hole.rx * s, hole.ry * s]
  const leaning = `M0 0H${W}V${y}H${x + rx}A${rx} ${ry} 0 0 1 ${x - rx} ${y}H0Z`
  return (
    placed(ROCKET, standingRocket('f', hole)) +
    inside(leaning, crew.map(({ body }) => body).join('')) +
    placed(ROCKET, rimOfHole(hole)) +
    crew.map(({ hands }) => hands).join('')
  )
}

const dusk = (random: Random): string =>
  `<rect width="${W}" height="${H}" fill="url(#dusk)"/>` +
  ellipse(980, 420, 600, 560, 'url(#air)') +
  ellipse(1100, 1060, 640, 760, 'url(#afterglow)') +
  stars(random, { w: W, h: 800 }, { n: 170, big: 12, calm: [TEXT_LEFT, TEXT_RIGHT] }) +
  ellipse(1500, 130, 160, 160, 'url(#warm)', 'opacity=".5"') +
  path('M1470 82A56 56 0 1 0 1548 160A66 66 0 0 1 1470 82Z', '#fff3d0') +
  greenLight(668, 150, 0.95) +
  wisps()

/** Thin clouds, and geese on their way. */
const wisps = (): string =>
  [
    [760, 800, 150],
    [1360, 730, 170],
    [1450, 800, 100],
    [716, 744, 70],
    [1180, 130, 110],
  ]
    .map(([x = 0, y = 0, w = 0]) => ellipse(x, y, w, 13, '#ffd9e4', 'opacity=".5" filter="url(#b4)"'))
    .join('') +
  line(
    [
      [1460, 660],
      [1492, 644],
      [1524, 632],
      [1490, 678],
      [1522, 690],
    ]
      .map(([x, y]) => `M${x} ${y}q8 -10 14 0q6 -10 14 0`)
      .join(''),
    '#fff0e4',
    4,
  )

/** A trail of smoke from the garden to the rocket, rounder with every turn. */
const trail = (random: Random): string => {
  const puffs: Puff[] = []
  for (let i = 0; i <= 15; i++) {
    const t = i / 15
    const x = 1276 - 330 * t ** 0.8 + Math.sin(t * 9) * 16
    const y = 1030 - 70 * t + Math.sin(t * 3.1) * 40
    puffs.push(...billow(random, x, y, 14 + t * 44))
  }
  return smoke(random, puffs, 'puff', '#b08ac0')
}

const puffs = (random: Random): string =>
  smoke(
    random,
    [
      ...billow(random, 800, 990, 64),
      ...billow(random, 1040, 1000, 70),
      ...billow(random, 700, 1060, 70),
      ...billow(random, 920, 1050, 100),
      ...billow(random, 1130, 1070, 66),
    ],
    'puff',
    '#b08ac0',
  )

/** Fışşş! The letters grow along the word. */
const fire = (): string =>
  soundWord({
    ...{ text: 'Fışşş!', x: 622, y: 1004, size: 64, grows: 3, tilt: -8 },
    ...{ fill: '#ffd45c', rim: '#7a2f5c', shadow: '#2a1a5a' },
  })

/** Floating things; the biscuit has just knocked against the helmet. */
const afloat = (): string =>
  biscuit({ x: 1086, y: 236, rot: 50, s: 0.9 }) +
  `<g transform="translate(1046 292) rotate(40)">${tok(0, 0, 0.9, '#fff3c4')}</g>` +
  somun(
    { x: 1362, y: 336, s: 0.94, rot: 10 },
    {
      mood: 'proud',
      look: [-0.6, 0.6],
      legs: 'sit',
      map: {
        spine: [
          [-150, 186],
          [-96, 142],
          [-30, 150],
          [40, 132],
          [110, 158],
        ],
        width: 78,
      },
      armL: {
        points: [
          [-50, 92],
          [-92, 100],
          [-98, 140],
        ],
        deg: 100,
      },
      armR: {
        points: [
          [52, 90],
          [92, 100],
          [86, 140],
        ],
        deg: 110,
      },
    },
  ) +
  sock({ x: 1240, y: 168, rot: -24, s: 0.78 }) +
  pencil({ x: 1470, y: 610, rot: -28, s: 0.9 }) +
  screw({ x: 1226, y: 470, rot: -50, s: 1.2 }) +
  screw({ x: 1250, y: 640, rot: 40, s: 1.2 }) +
  screw({ x: 1190, y: 340, rot: -14 }) +
  sparkle(1300, 560, 13) +
  sparkle(1180, 730, 11) +
  sparkle(640, 620, 12)

const DEFS =
  linear('dusk', [
    [0, '#34489e'],
    [0.4, '#4a58b6'],
    [0.9, '#5256b0'],
    [1, '#c08ac8'],
  ]) +
  radial('afterglow', [
    [0, '#fff0c0', 1],
    [0.3, '#ffc4a0', 0.9],
    [0.62, '#e496cc', 0.55],
    [1, '#6a66c0', 0],
  ]) +
  radial('air', [
    [0, '#a8b4ff', 0.8],
    [0.5, '#8f90f0', 0.4],
    [1, '#6a6cd0', 0],
  ]) +
  radial('cabin', [
    [0, '#ffe9b8'],
    [0.7, '#f0b478'],
    [1, '#b87444'],
  ]) +
  linear('hill', [
    [0, '#8a72c4'],
    [1, '#5f58a8'],
  ]) +
  smokeDef('puff', { hi: '#fff6e4', mid: '#f4d0dc', lo: '#b490d0' }, LIGHT)
