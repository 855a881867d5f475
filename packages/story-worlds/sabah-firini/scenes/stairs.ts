/** 1. The stair: one long diagonal out of the blue, down to the light of the bakery's door. */
import { SPREAD_SIZE } from '#media/picture.ts'
import { glow, screen } from '../../drawing/effects.ts'
import { linear, radial } from '../../drawing/filters.ts'
import type { Random } from '../../drawing/random.ts'
import { sparkle } from '../../drawing/stars.ts'
import { ellipse, group, inside, line, path } from '../../drawing/svg.ts'
import type { Cast } from '../../hero/cast.ts'
import type { SceneGiven, SceneLayers } from '../../story-world.ts'
import { crescent, mosque, roofs } from '../bakery/city.ts'
import { sack } from '../bakery/dough.ts'
import { LIGHTS } from '../colours.ts'
import { bear } from '../creatures/bear.ts'
import { cat } from '../creatures/cat.ts'
import { sparrow } from '../creatures/sparrow.ts'
import { sideShade, stage, standing, vignette, vignetteDef, type Standing } from './stage.ts'

const { w: W, h: H } = SPREAD_SIZE
const LIGHT = LIGHTS.stairs
const TEXT_LEFT = { x: 156, y: 36, w: 500, h: 1004 }
const TEXT_RIGHT = { x: 1572, y: 36, w: 476, h: 1004 }
/** The stair's upper corner, and the size of one step. */
const TOP = { x: 690, y: 420 }
const RUN = 84
const STEPS = 7
/** How far the near foot stands to the right, in widths of the face. */
const FOOT_BEFORE_FACE = 0.36
const FLOOR = TOP.y + RUN * STEPS
/** A child who goes down, with the near foot on a step; the first is 0. */
const on = (step: number, pose: Standing['pose'], fw: number): Standing => ({
  ...{ pose, fw },
  x: TOP.x + RUN * (step + 0.5) - fw * FOOT_BEFORE_FACE,
  ground: TOP.y + RUN * (step + 1),
})
const DOOR = { x: 1404, y: FLOOR }

const CAST: Cast<Standing> = [
  [on(3, 'step', 138)],
  [on(6, 'step', 122), on(3, 'stepAfter', 118)],
  [on(6, 'step', 104), on(4, 'stepAfter', 100), on(2, 'stepLast', 96)],
]

export function stairsScene({ heroes, seed = 11 }: SceneGiven): SceneLayers {
  const { random, finish } = stage(SPREAD_SIZE, LIGHT, seed, DEFS)
  const back = wall(random) + nightWindow(random) + railing() + doorway() + stair() + shadeLeft + shadeRight + light()
  const front =
    bear({
      x: 1420,
      y: 694,
      s: 0.7,
      mood: 'sad',
      look: [-0.7, -0.5],
      tilt: -5,
      body: 'sit',
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
    }) +
    cat({ x: 1306, y: 1052, s: 0.66, look: [-0.4, -0.8] }) +
    vignette(SPREAD_SIZE)
  return finish({
    heroBox: { x: 600, y: 0, w: 860, h: 1060 },
    back,
    hero: standing(CAST, heroes, LIGHT),
    front,
    text: [TEXT_LEFT, TEXT_RIGHT],
    faces: [
      { x: 1330, y: 560, w: 180, h: 230 },
      { x: 1210, y: 930, w: 100, h: 90 },
    ],
  })
}

const wall = (random: Random): string => {
  let plaster = ''
  for (let i = 0; i < 70; i++)
    plaster += ellipse(
      random.between(0, W),
      random.between(0, H),
      random.between(60, 190),
      random.between(30, 90),
      random() < 0.5 ? '#2c3674' : '#171c4a',
      'opacity=".16"',
    )
  return (
    `<rect width="${W}" height="${H}" fill="url(#wall)"/>` +
    group('filter="url(#b20)"', plaster) +
    // a painted dado follows the steps
    path(
      `M-20 ${TOP.y - 116}L${TOP.x - 30} ${TOP.y - 116}L${TOP.x + RUN * STEPS - 10} ${FLOOR - 118}L${W + 20} ${FLOOR - 118}L${W + 20} ${H}L-20 ${H}Z`,
      '#1d3f66',
      'opacity=".5"',
    ) +
    line(
      `M-20 ${TOP.y - 116}L${TOP.x - 30} ${TOP.y - 116}L${TOP.x + RUN * STEPS - 10} ${FLOOR - 118}L1260 ${FLOOR - 118}`,
      '#6f8fc0',
      5,
      'opacity=".35"',
    ) +
    path(`M-20 ${FLOOR}L${W + 20} ${FLOOR}L${W + 20} ${H + 20}L-20 ${H + 20}Z`, 'url(#floor)')
  )
}

/** The moon, and a roof across the street with a single light. */
function nightWindow(random: Random): string {
  const pane = 'M1206 400L1206 190C1206 110 1256 74 1316 74C1376 74 1426 110 1426 190L1426 400Z'
  return (
    path('M1190 416L1190 188C1190 96 1246 56 1316 56C1386 56 1442 96 1442 188L1442 416Z', '#3d4a86') +
    path(pane, 'url(#night)') +
    inside(
      pane,
      crescent(1372, 152, 34) +
        sparkle(1250, 150, 9) +
        sparkle(1290, 206, 6) +
        sparkle(1398, 236, 6) +
        sparkle(1320, 116, 5) +
        mosque(1300, 392, 0.62, '#1c2a66') +
        roofs(random, { x0: 1196, x1: 1440, y: 410, high: 74, colour: '#131c4a', lit: 0.22 }),
    ) +
    line('M1316 76L1316 400M1206 262L1426 262', '#3d4a86', 11) +
    group('filter="url(#cS)"', '<rect x="1176" y="400" width="280" height="20" rx="5" fill="#56639c"/>') +
    screen(path('M1206 420L1426 420L1180 1008L780 1008Z', 'url(#moonbeam)', 'filter="url(#b10)"'))
  )
}

const railing = (): string => {
  const posts = Array.from({ length: STEPS + 1 }, (_, i) => [TOP.x + RUN * i - 10, TOP.y + RUN * i] as const)
  return (
    line(posts.map(([x, y]) => `M${x} ${y + 80}L${x} ${y - 128}`).join(''), '#26306a', 9) +
    line(
      `M${TOP.x - 6} ${TOP.y - 132}L${TOP.x - 16} ${TOP.y - 132}L${TOP.x + RUN * STEPS} ${FLOOR - 134}`,
      '#6a4238',
      20,
    ) +
    line(
      `M${TOP.x - 6} ${TOP.y - 138}L${TOP.x - 16} ${TOP.y - 138}L${TOP.x + RUN * STEPS} ${FLOOR - 140}`,
      '#d99a68',
      4,
      'opacity=".5"',
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
    line(risers, '#ffb766', 5, 'opacity=".5"') +
    line(treads, '#8a5640', 12) +
    line(treads, '#ffd49a', 3.5, 'opacity=".8" transform="translate(0 -4)"') +
    line(`M-20 ${TOP.y + 4}L${TOP.x + 10} ${TOP.y + 4}`, '#5f4650', 12)
  )
}

/** Open, with the shop's light in it. */
function doorway(): string {
  const frame = `M${DOOR.x - 142} ${DOOR.y}L${DOOR.x - 142} 600C${DOOR.x - 142} 500 ${DOOR.x - 80} 470 ${DOOR.x} 470C${DOOR.x + 80} 470 ${DOOR.x + 142} 500 ${DOOR.x + 142} 600L${DOOR.x + 142} ${DOOR.y}Z`
  return (
    group(
      'filter="url(#cM)"',
      path(
        `M${DOOR.x - 164} ${DOOR.y}L${DOOR.x - 164} 596C${DOOR.x - 164} 482 ${DOOR.x - 90} 446 ${DOOR.x} 446C${DOOR.x + 90} 446 ${DOOR.x + 164} 482 ${DOOR.x + 164} 596L${DOOR.x + 164} ${DOOR.y}Z`,
        '#6a3c34',
      ),
    ) +
    path(frame, 'url(#doorLight)') +
    inside(
      frame,
      sack(DOOR.x + 96, DOOR.y + 6, 0.92) +
        sack(DOOR.x - 6, DOOR.y + 26, 0.8) +
        line(`M${DOOR.x - 130} 640L${DOOR.x + 130} 640`, '#a85f2c', 12, 'opacity=".5"'),
    ) +
    sparrow(DOOR.x - 92, 452, 0.95)
  )
}

const light = (): string =>
  screen(
    glow(DOOR.x, 780, 620, 'warm', 0.7) +
      path(
        `M${DOOR.x - 142} 560L${DOOR.x - 142} ${FLOOR}L620 ${FLOOR}L760 440Z`,
        'url(#stairBeam)',
        'filter="url(#b20)"',
      ) +
      ellipse(DOOR.x - 60, FLOOR + 40, 460, 50, 'url(#warm)', 'opacity=".8"'),
  )

const [defLeft, shadeLeft] = sideShade('left', SPREAD_SIZE, 760, '#0d1138', 0.86)
const [defRight, shadeRight] = sideShade('right', SPREAD_SIZE, 720, '#0d1138', 0.86)
const DEFS =
  linear('wall', [
    [0, '#232c6c'],
    [0.6, '#1c2258'],
    [1, '#2a2350'],
  ]) +
  linear('floor', [
    [0, '#4a3048'],
    [1, '#1a1432'],
  ]) +
  linear('night', [
    [0, '#1b2a72'],
    [1, '#4a5fae'],
  ]) +
  linear('moonbeam', [
    [0, '#8fa8ff', 0.34],
    [1, '#8fa8ff', 0],
  ]) +
  linear('stairSide', [
    [0, '#3a3a78'],
    [0.6, '#46305c'],
    [1, '#5a3450'],
  ]) +
  radial('doorLight', [
    [0, '#fff2c4'],
    [0.5, '#ffc873'],
    [1, '#c86f34'],
  ]) +
  linear(
    'stairBeam',
    [
      [0, '#ff9a4a', 0],
      [1, '#ffbe6e', 0.55],
    ],
    0,
    0,
    1,
    0,
  ) +
  defLeft +
  defRight +
  vignetteDef('#060822', 0.56, 0.55, 0.7)
