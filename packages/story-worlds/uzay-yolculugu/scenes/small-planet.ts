/** 5. The very small planet in a peach morning: two children with telescopes, face to face, and a hundred questions. */
import { SPREAD_SIZE } from '#media/picture.ts'
import { glow, screen } from '../../drawing/effects.ts'
import { linear, radial } from '../../drawing/filters.ts'
import type { Point } from '../../drawing/geometry.ts'
import { litSet, turnedLight } from '../../drawing/lit-set.ts'
import { boxOn, placed as partPlaced, type Placing } from '../../drawing/placing.ts'
import type { Random } from '../../drawing/random.ts'
import { sparkle, stars } from '../../drawing/stars.ts'
import { ellipse, line, path } from '../../drawing/svg.ts'
import { castIn, type Cast } from '../../hero/cast.ts'
import { freeSkeleton, SLOT } from '../../hero/free-body.ts'
import type { SceneGiven, SceneHeroes, SceneLayers } from '../../story-world.ts'
import { LIGHTS } from '../colours.ts'
import { blueChild, lantern } from '../companions/blue-child.ts'
import { cat } from '../companions/cat.ts'
import { placed } from '../companions/placement.ts'
import { rocketBehind, rocketWall } from '../companions/rocket.ts'
import { somun } from '../companions/somun.ts'
import { astronaut, type AstronautPose } from '../hero/astronaut.ts'
import { looseHelmet } from '../hero/dome.ts'
import { cloudDef, cloudHeap } from '../sky/cloud.ts'
import { ringedPlanet, ringedPlanetDefs } from '../sky/ringed-planet.ts'
import { telescope } from '../things/telescope.ts'
import { earth, flower, flowers, globe, onGlobe } from './globe.ts'
import { specks, stage } from './stage.ts'

const { w: W, h: H } = SPREAD_SIZE
const LIGHT = LIGHTS.planet
const TEXT_LEFT = { x: 132, y: 20, w: 480, h: 930, ink: 'dark' } as const
const TEXT_RIGHT = { x: 1598, y: 20, w: 470, h: 930, ink: 'dark' } as const
const CHILD = { x: 838, y: 528, s: 1 }
const FLAME: Point = [CHILD.x + 4, CHILD.y + 138]
/** Height of a sitting child's hip above the ground, as a share of the face's width. */
const HIP = 0.2
const ROCKET = { x: 1062, y: 562, rot: -5, s: 0.37 }
/** The planet and all figures on it. */
const PLANET: Placing = { scale: 0.94, from: [1110, 1100], to: [1108, 1128] }

const SITTING = {
  legL: { a1: 192, a2: 104, s1: 0.74, s2: 0.8, toes: -1, depth: 'front', turn: -12 },
  legR: { a1: 172, a2: 92, s1: 0.5, s2: 0.66, toes: -1, depth: 'front' },
} as const
/** Asking, with an open hand. */
const ASK: AstronautPose = {
  tilt: -6,
  spine: 84,
  head: { turn: -0.7, nod: 0.05, expression: 'glee', gaze: [-0.8, 0.1] },
  armL: { a1: 150, a2: 204, s1: 0.95, hand: 'open', near: 1.06, thumb: 1, depth: 'front' },
  armR: { a1: 62, a2: 92, hand: 'rest', depth: 'back', handTurn: -30 },
  ...SITTING,
}
const HUG: AstronautPose = {
  ...ASK,
  tilt: 6,
  head: { turn: -0.55, nod: 0, expression: 'listen', gaze: [-0.8, 0] },
  armL: { a1: 112, a2: 72, s1: 0.8, s2: 0.8, hand: 'rest', depth: 'front' },
  armR: { a1: 84, a2: 166, s1: 0.86, s2: 0.9, hand: 'rest', depth: 'front' },
}
const CHEER: AstronautPose = {
  ...HUG,
  tilt: -7,
  head: { turn: -0.5, nod: -0.1, expression: 'laugh' },
  armL: { a1: 110, a2: 80, hand: 'rest', depth: 'front' },
  armR: { a1: -44, a2: -84, s1: 0.9, hand: 'wave', depth: 'back' },
}
interface Seat {
  pose: AstronautPose
  /** Position of the hips on the globe, in degrees. */
  deg: number
  fw: number
}
const CAST: Cast<Seat> = [
  [{ pose: ASK, deg: 28, fw: 196 }],
  [
    { pose: ASK, deg: 15, fw: 146 },
    { pose: HUG, deg: 37, fw: 142 },
  ],
  [
    { pose: ASK, deg: 12, fw: 118 },
    { pose: HUG, deg: 26, fw: 114 },
    { pose: CHEER, deg: 43, fw: 114 },
  ],
]

export function smallPlanetScene({ heroes, seed = 41 }: SceneGiven): SceneLayers {
  const { random, finish } = stage(SPREAD_SIZE, LIGHT, seed, DEFS)
  return finish({
    heroBox: { x: 1000, y: 200, w: 590, h: 780 },
    back: morning(random) + partPlaced(PLANET, onPlanet(random)),
    hero: partPlaced(PLANET, seated(heroes)),
    front: partPlaced(PLANET, robot(), flowers(random), screen(glow(...FLAME, 330, 'lanternGlow', 0.4))) + air(random),
    text: [TEXT_LEFT, TEXT_RIGHT],
    faces: [boxOn(PLANET, { x: 730, y: 430, w: 216, h: 200 })],
  })
}

function seated(heroes: SceneHeroes): string {
  const drawn = castIn(CAST, heroes).map(({ child, pose, deg, fw }) => {
    const [hipX, hipY] = onGlobe(deg, HIP * fw)
    const [u, v] = freeSkeleton(pose, child.age).hips
    const { body, hands } = astronaut(child, LIGHT, { pose, x: hipX - (u * fw) / SLOT, y: hipY - (v * fw) / SLOT, fw })
    const [x, y] = onGlobe(deg, -26)
    const shadow = placed(
      { x, y, rot: deg },
      ellipse(-fw * 0.2, 0, fw * 0.8, 16, '#1f6a7a', 'opacity=".4" filter="url(#b8)"'),
    )
    return { shadow, body: body + hands }
  })
  return drawn.map(({ shadow }) => shadow).join('') + drawn.map(({ body }) => body).join('')
}

const morning = (random: Random): string =>
  `<rect width="${W}" height="${H}" fill="url(#sky)"/>` +
  ellipse(1100, 620, 900, 560, 'url(#dawn)') +
  stars(random, { w: W, h: 420 }, { n: 60, big: 9, calm: [TEXT_LEFT, TEXT_RIGHT] }) +
  ringedPlanet(random, 1490, 150, 62, -18) +
  earth() +
  cloudHeap(random, 706, 420, 170, 48, 'cloud') +
  cloudHeap(random, 1488, 470, 190, 54, 'cloud') +
  cloudHeap(random, 1210, 360, 240, 60, 'cloud') +
  cloudHeap(random, 240, 1110, 620, 140, 'cloud') +
  cloudHeap(random, 1960, 1110, 640, 140, 'cloud') +
  sheep(300, 992) +
  sparkle(960, 120, 16, '#ffffff', 0.9) +
  sparkle(1300, 110, 12, '#ffffff', 0.9)

/** A cloud in the shape of a sheep. */
const sheep = (x: number, y: number): string =>
  ellipse(x, y, 46, 30, '#fffdf6') +
  [-34, -12, 12, 34].map((d) => ellipse(x + d, y - 18, 20, 17, '#fffdf6')).join('') +
  ellipse(x - 50, y - 8, 18, 15, '#d8b4d8') +
  line(`M${x - 56} ${y - 10}q4 4 8 0`, '#6a3f7a', 3) +
  line(`M${x - 20} ${y + 26}v14M${x + 18} ${y + 26}v14`, '#d8b4d8', 7)

const onPlanet = (random: Random): string =>
  cat({ x: onGlobe(-57, 16)[0], y: onGlobe(-57, 16)[1], s: 0.78 }, 'peeping') +
  placed(ROCKET, rocketBehind('r') + rocketWall('r')) +
  globe(random) +
  telescope([CHILD.x - 126, CHILD.y + 64], 261, 262, [onGlobe(-46, -14), onGlobe(-40, -34), onGlobe(-33, -14)], {
    colour: '#9a7fe0',
    colourFar: '#b49af0',
  }) +
  ellipse(CHILD.x, onGlobe(-27)[1] + 16, 170, 24, '#1f6a7a', 'opacity=".4" filter="url(#b8)"') +
  ellipse(...FLAME, 300, 300, 'url(#lanternGlow)', 'opacity=".5"') +
  blueChild(CHILD, { look: [0.85, -0.05], held: lantern({ x: 4, y: 138, s: 0.86 }) }) +
  helmetWithFlower() +
  mailbox()

/** The helmet in the grass, with a flower growing in it. */
function helmetWithFlower(): string {
  const [x, y] = onGlobe(45, 26)
  return flower([x - 6, y + 34], 50, '#ffb04a', 0.7) + looseHelmet(x, y, 0.4, 44)
}

/** An empty mailbox. */
function mailbox(): string {
  const [x, y] = onGlobe(53, -6)
  return placed(
    { x, y, rot: 20, s: 0.9 },
    line('M0 0V-54', '#a8704a', 8) +
      path('M-30 -54V-84Q-30 -100 -14 -100H18Q34 -100 34 -84V-54Z', '#ff9a8a') +
      line('M-18 -76H12', '#a84a5a', 5) +
      path('M34 -94V-120H54V-106H40V-94Z', '#ffd36b'),
  )
}

const robot = (): string =>
  ellipse(1150, 1010, 120, 16, '#1f6a7a', 'opacity=".4" filter="url(#b8)"') +
  somun(
    { x: 1130, y: 846, s: 0.84, rot: -2 },
    {
      mood: 'happy',
      look: [0, 0.9],
      legs: 'stand',
      map: {
        spine: [
          [-96, 126],
          [-40, 138],
          [10, 134],
          [60, 140],
          [114, 126],
        ],
        width: 88,
        newDot: true,
      },
      armL: {
        points: [
          [-50, 90],
          [-96, 98],
          [-96, 128],
        ],
        deg: 80,
      },
      armR: {
        points: [
          [52, 88],
          [94, 92],
          [72, 116],
        ],
        deg: 150,
      },
    },
  )

/** Floating dandelion seeds. */
const air = (random: Random): string =>
  specks(random, 50, [640, 300, 1580, 1060], '#ffffff', [
    [900, 600, 180],
    [1360, 560, 240],
  ])

const DEFS =
  litSet('r', turnedLight(LIGHT, ROCKET.rot)) +
  ringedPlanetDefs() +
  cloudDef('cloud', '#ffffff', '#fff0ea', '#ffd8dc') +
  linear('sky', [
    [0, '#b8b4f4'],
    [0.34, '#e4bcf0'],
    [0.62, '#ffc8cc'],
    [0.86, '#ffe0bc'],
    [1, '#fff0d4'],
  ]) +
  radial('dawn', [
    [0, '#fffbe8', 1],
    [0.4, '#fff0d0', 0.6],
    [1, '#ffd8cc', 0],
  ]) +
  radial('air', [
    [0, '#ffffff', 0.7],
    [1, '#c8dcff', 0],
  ]) +
  radial(
    'sea',
    [
      [0, '#b4e0ff'],
      [0.6, '#6aa0ec'],
      [1, '#4a68c4'],
    ],
    0.6,
    0.6,
    0.7,
  ) +
  radial(
    'ground',
    [
      [0, '#d0f8dc'],
      [0.3, '#94e0c4'],
      [0.62, '#54b8b0'],
      [1, '#3a8aa4'],
    ],
    0.32,
    0.06,
    0.8,
  )
