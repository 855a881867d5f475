/** 1. A green blink: a warm room in lamp light, the telescope at the window, the helmet under the arm. */
import { SPREAD_SIZE } from '#media/picture.ts'
import { screen } from '../../drawing/effects.ts'
import type { Point } from '../../drawing/geometry.ts'
import type { Random } from '../../drawing/random.ts'
import { ellipse } from '../../drawing/svg.ts'
import type { Cast } from '../../hero/cast.ts'
import type { SceneGiven, SceneHero, SceneLayers } from '../../story-world.ts'
import { LIGHTS } from '../colours.ts'
import { somun } from '../companions/somun.ts'
import { wristAt, type AstronautPose, type AstronautStand } from '../hero/astronaut.ts'
import { looseHelmet } from '../hero/dome.ts'
import { curtain, nightWindow, room, roomDefs, type RoomPaint } from '../room/bedroom.ts'
import { alarmClock, ball, bunting, carton, colander, lowShelf, quilt, slippers, tableLamp } from '../room/things.ts'
import { telescope } from '../things/telescope.ts'
import { crew, footShadow, stage, type Standing } from './stage.ts'

const { w: W, h: H } = SPREAD_SIZE
const LIGHT = LIGHTS.lamp
const TEXT_LEFT = { x: 132, y: 20, w: 552, h: 798, ink: 'dark' } as const
const TEXT_RIGHT = { x: 1558, y: 20, w: 514, h: 836, ink: 'dark' } as const
const GROUND = 1068
const PAINT: RoomPaint = {
  wall: [
    [0, '#fff4e2'],
    [0.5, '#fbe4dc'],
    [1, '#ecccea'],
  ],
  floor: [
    [0, '#e9b894'],
    [1, '#d49a86'],
  ],
  wood: '#fffaf2',
  skirting: '#fffaf2',
  seam: '#b0708a',
  curtain: [
    [0, '#f7a8c4'],
    [1, '#ffc8cc'],
  ],
  paper: '#ffffff',
}

/** A hand at the eyepiece, the helmet under the other arm. */
const LOOK: AstronautPose = {
  tilt: -7,
  spine: 91,
  head: { turn: -0.7, nod: -0.3, expression: 'wonder', gaze: [-0.75, -0.5] },
  armL: { to: [-172, 152], bend: -1, hand: 'hold', handTurn: 24, thumb: 1, depth: 'front' },
  armR: { to: [98, 250], bend: -1, hand: 'rest', handTurn: 20, thumb: -1, depth: 'front' },
  legL: { a1: 97, a2: 90, toes: -1 },
  legR: { a1: 82, a2: 88 },
}
const MARVEL: AstronautPose = {
  ...LOOK,
  tilt: -4,
  head: { turn: -0.5, nod: -0.5, expression: 'awe', gaze: [-0.6, -0.8] },
  armL: { a1: 112, a2: 92, hand: 'open' },
  armR: { to: [14, 188], bend: -1, hand: 'rest', thumb: 1, depth: 'front' },
}
const PEER: AstronautPose = {
  ...LOOK,
  tilt: -8,
  head: { turn: -0.55, nod: -0.2, expression: 'listen', gaze: [-0.7, -0.5] },
  armL: { a1: 104, a2: 100, hand: 'rest' },
  armR: { a1: 70, a2: 96, hand: 'open' },
}
const CAST: Cast<Standing> = [
  [{ pose: LOOK, x: 1308, ground: GROUND, fw: 212 }],
  [
    { pose: LOOK, x: 1212, ground: GROUND, fw: 184 },
    { pose: MARVEL, x: 1416, ground: GROUND - 10, fw: 164 },
  ],
  [
    { pose: LOOK, x: 1172, ground: GROUND, fw: 138 },
    { pose: PEER, x: 1334, ground: GROUND - 4, fw: 120 },
    { pose: MARVEL, x: 1458, ground: GROUND - 72, fw: 118 },
  ],
]

export function blinkScene({ heroes, seed = 11 }: SceneGiven): SceneLayers {
  const { random, finish } = stage(SPREAD_SIZE, LIGHT, seed, roomDefs(PAINT))
  return finish({
    heroBox: { x: 696, y: 90, w: 890, h: 1010 },
    back: wall(random) + furniture(random),
    hero: crew(CAST, heroes, LIGHT, { held: instruments }),
    front: robot() + nearThings() + screen(ellipse(1980, 880, 520, 420, 'url(#warm)', 'opacity=".3"')),
    text: [TEXT_LEFT, TEXT_RIGHT],
    faces: [{ x: 716, y: 624, w: 120, h: 130 }],
  })
}

const wall = (random: Random): string =>
  room(random, W, H, PAINT) +
  nightWindow(
    random,
    { x: 1000, y: 690, w: 560, h: 610, light: [866, 236, 0.95], moon: [1166, 214], cat: 'asleep', ridge: 0.2 },
    PAINT,
  ) +
  curtain(704, 60, 800, 1, 100) +
  curtain(1316, 60, 800, -1, 120) +
  bunting(690, 24, 1330, 24, 26, 13)

const furniture = (random: Random): string =>
  ellipse(1180, 1058, 460, 44, '#f7a8b4', 'opacity=".75"') +
  ellipse(1180, 1056, 400, 35, '#ffd0c4') +
  ellipse(1180, 1055, 300, 24, '#fff0dc') +
  // the bed, its foot to the right
  `<rect x="604" y="852" width="40" height="190" rx="14" fill="#f6cfa4"/>` +
  ellipse(630, 1044, 60, 10, '#4a2f8a', 'opacity=".3" filter="url(#b8)"') +
  ellipse(60, 868, 170, 46, '#fffaf4') +
  quilt(random, 'M-20 884C140 858 420 868 616 880C640 884 642 980 636 1022L-20 1040Z', [-40, 866, 640, 1050]) +
  `<rect x="-20" y="1018" width="652" height="30" rx="8" fill="#f0c294"/>` +
  lowShelf(1700, 1020, 420) +
  tableLamp(2050, 924, 0.78) +
  alarmClock(1970, 920, 0.8)

/** The telescope at the left hand, the helmet at the right hip, as large as their owner. */
function instruments(stand: AstronautStand, { age, drawn }: SceneHero): string {
  const k = stand.fw / 200
  const [x, y] = wristAt(stand, age, 'armL')
  const foot = (beside: number, at: number): Point => [x + beside * k, at]
  return (
    footShadow(x - 60 * k, 1070, 150 * k) +
    telescope([x + 24 * k, y + 20 * k], 214, 330 * k, [foot(-206, 1066), foot(-104, 1084), foot(-22, 1064)], {
      colour: '#5f78e0',
      colourFar: '#7f9af4',
    }) +
    // A framed head wears its helmet.
    (drawn ? looseHelmet(stand.x + 122 * k, stand.y + 286 * k, 0.5 * k, 14) : '')
  )
}

const robot = (): string =>
  ellipse(800, 1040, 110, 14, '#4a2f8a', 'opacity=".3" filter="url(#b8)"') +
  `<rect x="712" y="868" width="168" height="170" rx="14" fill="#c8a4f0"/>` +
  `<rect x="700" y="854" width="192" height="28" rx="12" fill="#dcc2fa"/>` +
  ellipse(796, 960, 34, 34, '#ffe0a0') +
  somun(
    { x: 776, y: 694, s: 0.84 },
    {
      mood: 'proud',
      look: [0.2, 0.85],
      map: {
        spine: [
          [-20, 104],
          [20, 138],
          [70, 128],
          [104, 172],
          [96, 250],
          [130, 300],
        ],
        width: 72,
      },
      armL: {
        points: [
          [-50, 90],
          [-72, 130],
          [-30, 132],
        ],
        deg: 10,
      },
      armR: {
        points: [
          [52, 88],
          [98, 84],
          [108, 130],
        ],
        deg: 84,
      },
    },
  )

const nearThings = (): string =>
  ellipse(430, 1088, 190, 16, '#4a2f8a', 'opacity=".3" filter="url(#b8)"') +
  carton({ x: 430, y: 956, s: 0.58, rot: -3 }) +
  footShadow(1520, 1076, 74) +
  colander({ x: 1520, y: 1070, s: 0.62 }) +
  ball(1632, 1080, 34) +
  slippers(170, 1076)
