/** 1. The stair: the blue hour before sunrise, and one long diagonal down to the golden door of the bakery. */
import { SPREAD_SIZE } from '#media/picture.ts'
import { glow, screen } from '../../drawing/effects.ts'
import { linear, radial } from '../../drawing/filters.ts'
import type { Random } from '../../drawing/random.ts'
import { sparkle } from '../../drawing/stars.ts'
import { ellipse, group, inside, line, path } from '../../drawing/svg.ts'
import type { Cast } from '../../hero/cast.ts'
import type { SceneGiven, SceneLayers } from '../../story-world.ts'
import { crescent, mosque, roofs } from '../bakery/city.ts'
import { loaf, sack, simit } from '../bakery/dough.ts'
import { geranium } from '../bakery/morning.ts'
import { LIGHTS } from '../colours.ts'
import { bear } from '../creatures/bear.ts'
import { cat } from '../creatures/cat.ts'
import { sparrow } from '../creatures/sparrow.ts'
import type { BakerPose } from '../hero/baker.ts'
import { bootOf } from '../hero/boot.ts'
import { bakers, stage, type BakerStanding } from './stage.ts'

const { w: W, h: H } = SPREAD_SIZE
const LIGHT = LIGHTS.stairs
const TEXT_LEFT = { x: 130, y: 16, w: 514, h: 976, ink: 'dark' } as const
const TEXT_RIGHT = { x: 1556, y: 34, w: 512, h: 950, ink: 'dark' } as const
/** The stair's upper corner, and the size of one step. */
const TOP = { x: 662, y: 560 }
const RUN = 78
const STEPS = 6
const FLOOR = TOP.y + RUN * STEPS
/** Right edge of the near wall. */
const EDGE = 650
const DOOR = { x: 1330, y: FLOOR }

/** Walking down to the right, the near foot a step below, sniffing the air. */
const STEP: BakerPose = {
  tilt: 7,
  spine: 96,
  head: { turn: 0.75, nod: -0.1, expression: 'listen', gaze: [0.7, 0.1] },
  hat: true,
  scarf: true,
  flop: -1,
  armL: { a1: 132, a2: 98, hand: 'open', depth: 'back' },
  armR: { a1: 58, a2: -24, hand: 'open' },
  legL: { a1: 40, a2: 150, boot: 'side', turn: -58, depth: 'back' },
  legR: { a1: 66, a2: 92, boot: 'side', turn: -4 },
}
const AFTER: BakerPose = {
  ...STEP,
  tilt: -6,
  head: { turn: 0.6, nod: 0.1, expression: 'wonder', gaze: [0.8, 0.4] },
  armR: { a1: 62, a2: 18, hand: 'open' },
}
const LAST: BakerPose = {
  ...STEP,
  tilt: 10,
  head: { turn: 0.7, nod: 0.2, expression: 'smile', gaze: [0.7, 0.5] },
  armL: { a1: 100, a2: 84, hand: 'open', depth: 'back' },
}
/** Distance of the near foot to the right, in widths of the face. */
const FOOT_BEFORE_FACE = 0.42
/** Puts the near foot on a step; the first is 0. */
const on = (step: number, pose: BakerPose, fw: number): BakerStanding => ({
  ...{ pose, fw },
  x: TOP.x + RUN * (step + 0.5) - fw * FOOT_BEFORE_FACE,
  ground: TOP.y + RUN * (step + 1),
})
const CAST: Cast<BakerStanding> = [
  [on(3, STEP, 176)],
  [on(5, STEP, 146), on(2, AFTER, 140)],
  [on(5, STEP, 126), on(3, AFTER, 120), on(1, LAST, 116)],
]

export function stairsScene({ heroes, seed = 11 }: SceneGiven): SceneLayers {
  const { random, finish } = stage(SPREAD_SIZE, LIGHT, seed, DEFS)
  return finish({
    heroBox: { x: 590, y: 130, w: 680, h: 970 },
    back: wall(random) + dawnWindow(random) + railing() + doorway() + stair() + light(),
    hero: bakers(CAST, heroes, LIGHT),
    front: nearWall() + sitters() + nearThings(),
    text: [TEXT_LEFT, TEXT_RIGHT],
    faces: [
      { x: 1250, y: 600, w: 190, h: 230 },
      { x: 1180, y: 940, w: 100, h: 90 },
    ],
  })
}

const sitters = (): string =>
  bear({
    ...{ x: 1346, y: 716, s: 0.7, mood: 'sad', look: [-0.7, -0.5], tilt: -5, body: 'sit' },
    arms: [
      [
        [-118, 150],
        [-176, 250],
        [-110, 320],
      ],
      [
        [118, 150],
        [170, 230],
        [84, 108],
      ],
    ],
  }) + cat({ x: 1226, y: 1066, s: 0.68, look: [-0.4, -0.8] })

/** Lilac plaster, with a painted dado along the steps. */
const wall = (random: Random): string =>
  `<rect width="${W}" height="${H}" fill="url(#wall)"/>` +
  Array.from({ length: 26 }, () =>
    line(
      `M${Math.round(random.between(0, W))} ${Math.round(random.between(0, 800))}q40 ${Math.round(random.spread() * 6)} ${Math.round(random.between(80, 150))} 0`,
      '#ffffff',
      random.between(5, 12),
      'opacity=".16"',
    ),
  ).join('') +
  path(
    `M-20 ${TOP.y - 30}L${TOP.x - 30} ${TOP.y - 30}L${TOP.x + RUN * STEPS - 10} ${FLOOR - 130}L${W + 20} ${FLOOR - 130}L${W + 20} ${H}L-20 ${H}Z`,
    '#8f9cd4',
    'opacity=".55"',
  ) +
  path(`M-20 ${FLOOR}L${W + 20} ${FLOOR}L${W + 20} ${H + 20}L-20 ${H + 20}Z`, 'url(#floor)')

/** The window: a last star, the thin moon, the first rose over the roofs. */
function dawnWindow(random: Random): string {
  const pane = 'M1130 430L1130 200C1130 110 1190 66 1270 66C1350 66 1410 110 1410 200L1410 430Z'
  return (
    group(
      'filter="url(#cM)"',
      path('M1106 446L1106 196C1106 92 1176 42 1270 42C1364 42 1434 92 1434 196L1434 446Z', '#f6f2ff'),
    ) +
    path(pane, 'url(#dawnSky)') +
    inside(
      pane,
      crescent(1350, 146, 30) +
        sparkle(1190, 150, 9) +
        sparkle(1240, 106, 6) +
        mosque(1250, 422, 0.62, '#8f86c4') +
        roofs(random, {
          ...{ x0: 1120, x1: 1420, y: 440, high: 74, lit: 0.4 },
          ...{ colour: '#7d78b8', lights: '#ffe9a8' },
        }),
    ) +
    line('M1270 66L1270 430M1130 262L1410 262', '#f6f2ff', 12) +
    group('filter="url(#cS)"', '<rect x="1090" y="428" width="360" height="22" rx="6" fill="#e6ddf6"/>') +
    geranium(1170, 428)
  )
}

const railing = (): string => {
  const posts = Array.from({ length: STEPS }, (_, i) => [TOP.x + RUN * i - 10, TOP.y + RUN * i] as const)
  return (
    line(posts.map(([x, y]) => `M${x} ${y + 74}L${x} ${y - 118}`).join(''), '#fdf6ff', 10) +
    line(
      `M-20 ${TOP.y - 124}L${TOP.x - 16} ${TOP.y - 124}L${TOP.x + RUN * (STEPS - 1) - 10} ${FLOOR - RUN - 126}`,
      '#b5743e',
      20,
    ) +
    line(
      `M-20 ${TOP.y - 130}L${TOP.x - 16} ${TOP.y - 130}L${TOP.x + RUN * (STEPS - 1) - 10} ${FLOOR - RUN - 132}`,
      '#ffe0ac',
      4,
      'opacity=".8"',
    )
  )
}

/** Treads with an edge that catches the light from below. */
function stair(): string {
  let outline = `M-20 ${TOP.y}L${TOP.x} ${TOP.y}`
  let treads = ''
  let risers = ''
  for (let i = 0; i < STEPS; i++) {
    const [x, y] = [TOP.x + RUN * i, TOP.y + RUN * i]
    outline += `L${x} ${y + RUN}L${x + RUN} ${y + RUN}`
    treads += `M${x - 4} ${y + RUN + 4}L${x + RUN + 10} ${y + RUN + 4}`
    risers += `M${x} ${y}L${x} ${y + RUN}`
  }
  outline += `L${TOP.x + RUN * STEPS} ${FLOOR}L-20 ${FLOOR}Z`
  return (
    group('filter="url(#cL)"', path(outline, 'url(#stairSide)')) +
    line(risers, '#ffd49a', 6, 'opacity=".8"') +
    line(treads, '#b5743e', 13) +
    line(treads, '#fff0cf', 4, 'opacity=".9" transform="translate(0 -4)"') +
    line(`M-20 ${TOP.y + 4}L${TOP.x + 10} ${TOP.y + 4}`, '#b5743e', 13)
  )
}

/** A nearer wall in front of the stair; at its foot a basket, flour, a mouse's door. */
const nearWall = (): string =>
  group('filter="url(#cM)"', path(`M-40 -40L${EDGE} -40L${EDGE} ${FLOOR + 40}L-40 ${FLOOR + 40}Z`, 'url(#nearWall)')) +
  path(`M-20 ${FLOOR - 90}L${EDGE - 2} ${FLOOR - 90}L${EDGE - 2} ${FLOOR + 38}L-20 ${FLOOR + 38}Z`, '#a9b2e2') +
  line(`M-20 ${FLOOR - 90}L${EDGE - 4} ${FLOOR - 90}`, '#f6f2ff', 6, 'opacity=".9"') +
  path(`M-20 ${FLOOR + 38}L${EDGE} ${FLOOR + 38}L${EDGE} ${H + 20}L-20 ${H + 20}Z`, '#a48cae') +
  [150, 214]
    .map(
      (x) =>
        ellipse(x + 10, FLOOR + 60, 44, 8, '#6a4a86', 'opacity=".4" filter="url(#b3)"') + bootOf(x, FLOOR + 30, 0.56),
    )
    .join('') +
  simit(330, FLOOR + 52, 0.5, 20) +
  path(
    `M500 ${FLOOR + 38}L500 ${FLOOR + 2}C500 ${FLOOR - 16} 512 ${FLOOR - 26} 526 ${FLOOR - 26}C540 ${FLOOR - 26} 552 ${FLOOR - 16} 552 ${FLOOR + 2}L552 ${FLOOR + 38}Z`,
    '#5a4a86',
  ) +
  ellipse(526, FLOOR + 8, 5, 5, '#fff6d8')

/** The open door, with the shop's light in it. */
function doorway(): string {
  const frame = `M${DOOR.x - 142} ${DOOR.y}L${DOOR.x - 142} 640C${DOOR.x - 142} 540 ${DOOR.x - 80} 508 ${DOOR.x} 508C${DOOR.x + 80} 508 ${DOOR.x + 142} 540 ${DOOR.x + 142} 640L${DOOR.x + 142} ${DOOR.y}Z`
  return (
    group(
      'filter="url(#cM)"',
      path(
        `M${DOOR.x - 166} ${DOOR.y}L${DOOR.x - 166} 636C${DOOR.x - 166} 520 ${DOOR.x - 90} 482 ${DOOR.x} 482C${DOOR.x + 90} 482 ${DOOR.x + 166} 520 ${DOOR.x + 166} 636L${DOOR.x + 166} ${DOOR.y}Z`,
        '#b9743e',
      ),
    ) +
    path(frame, 'url(#doorLight)') +
    inside(
      frame,
      sack(DOOR.x + 96, DOOR.y + 6, 0.92) +
        sack(DOOR.x - 6, DOOR.y + 26, 0.8) +
        line(`M${DOOR.x - 130} 660L${DOOR.x + 130} 660`, '#c98a4a', 12, 'opacity=".7"') +
        loaf(DOOR.x - 70, 656, 0.34) +
        loaf(DOOR.x + 80, 656, 0.34),
    ) +
    sparrow(DOOR.x - 92, 488, 0.95)
  )
}

const light = (): string =>
  screen(
    glow(DOOR.x, 800, 560, 'warm', 0.55) +
      path(
        `M${DOOR.x - 142} 600L${DOOR.x - 142} ${FLOOR}L620 ${FLOOR}L760 560Z`,
        'url(#stairBeam)',
        'filter="url(#b20)"',
      ) +
      ellipse(DOOR.x - 60, FLOOR + 34, 460, 46, 'url(#warm)', 'opacity=".8"'),
  )

/** A mat, and a pair of slippers that wait. */
const nearThings = (): string =>
  path(`M1560 ${FLOOR + 12}L1800 ${FLOOR + 12}L1830 ${FLOOR + 52}L1540 ${FLOOR + 52}Z`, '#c8788a') +
  line(`M1566 ${FLOOR + 32}L1812 ${FLOOR + 32}`, '#fdf0d6', 5, 'opacity=".8"') +
  [1880, 1946]
    .map((x) =>
      group(
        'filter="url(#cS)"',
        path(
          `M${x - 26} ${FLOOR + 48}C${x - 30} ${FLOOR + 22} ${x + 30} ${FLOOR + 22} ${x + 26} ${FLOOR + 48}Z`,
          '#1fa8a4',
        ),
      ),
    )
    .join('')

const DEFS =
  linear('wall', [
    [0, '#b4bdec'],
    [0.5, '#cfd2f4'],
    [1, '#d9cdea'],
  ]) +
  linear('nearWall', [
    [0, '#c3caf2'],
    [1, '#dcd8f4'],
  ]) +
  linear('floor', [
    [0, '#c0a0b4'],
    [1, '#8f7aa4'],
  ]) +
  linear('dawnSky', [
    [0, '#7f9ae0'],
    [0.6, '#c4b4ec'],
    [1, '#ffc9b4'],
  ]) +
  linear('stairSide', [
    [0, '#a9aee2'],
    [0.6, '#b9a4d4'],
    [1, '#d0a8b8'],
  ]) +
  radial('doorLight', [
    [0, '#fff8dc'],
    [0.5, '#ffdf9c'],
    [1, '#f0a860'],
  ]) +
  linear(
    'stairBeam',
    [
      [0, '#ffb46a', 0],
      [1, '#ffd89a', 0.6],
    ],
    0,
    0,
    1,
    0,
  )
