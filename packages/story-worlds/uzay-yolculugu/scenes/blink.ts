/** 1. A green blink: home, a warm lamp from the right, the big window at the left. */
import { SPREAD_SIZE } from '#media/picture.ts'
import { placed, type Placing } from '../../drawing/placing.ts'
import { linear } from '../../drawing/filters.ts'
import { ellipse } from '../../drawing/svg.ts'
import { itemAt, type Point } from '../../drawing/geometry.ts'
import { castIn, type Cast } from '../../hero/cast.ts'
import type { Box, HeroAge, SceneGiven, SceneHeroes, SceneLayers } from '../../story-world.ts'
import { LAMP_LIGHT as LIGHT } from '../colours.ts'
import { cat } from '../companions/cat.ts'
import { somun } from '../companions/somun.ts'
import { hero } from '../hero/hero.ts'
import type { PoseName } from '../hero/pose.ts'
import { jointAt, standingHeight, type Stand } from '../hero/skeleton.ts'
import { telescope } from '../things/telescope.ts'
import { curtains, outside, wall } from './night-window.ts'
import { bedCorner, cabinet, carton, colander, floor, LAMP, tableLamp, wardrobe } from './room.ts'
import { calm, gouache, stage, TEXT_LEFT, TEXT_RIGHT, vignette, vignetteDef } from './stage.ts'

const FLOOR_Y = 1072
interface Place {
  pose: PoseName
  x: number
}
/** At the telescope; between window and bed, which hides the feet; behind the first. */
const CAST: Cast<Place> = [
  [{ pose: 'look', x: 1262 }],
  [
    { pose: 'showUp', x: 1216 },
    { pose: 'marvel', x: 788 },
  ],
  [
    { pose: 'showUp', x: 1186 },
    { pose: 'marvel', x: 808 },
    { pose: 'peer', x: 1376 },
  ],
]
/** `fw`: by the age of the eldest, since older children stand taller before the same window. */
interface Group {
  fw: Record<HeroAge, number>
  tube: number
  heroBox: Box
  hand: Box
}
const GROUPS: readonly Group[] = [
  {
    fw: { 3: 188, 5: 178, 7: 164 },
    tube: 330,
    heroBox: { x: 895, y: 185, w: 620, h: 915 },
    hand: { x: 900, y: 350, w: 130, h: 150 },
  },
  {
    fw: { 3: 152, 5: 150, 7: 142 },
    tube: 276,
    heroBox: { x: 600, y: 300, w: 880, h: 800 },
    hand: { x: 970, y: 430, w: 130, h: 260 },
  },
  {
    fw: { 3: 124, 5: 121, 7: 118 },
    tube: 232,
    heroBox: { x: 600, y: 340, w: 985, h: 760 },
    hand: { x: 975, y: 470, w: 130, h: 260 },
  },
]

/** Above the bed and the box. */
const WORDS_LEFT = { ...TEXT_LEFT, w: 486, h: 880 }
const WORDS_RIGHT = { ...TEXT_RIGHT, x: 1496, y: 26, w: 554, h: 763 }
/** Cabinet, lamp, Somun and the box, along the wall's foot. */
const AT_FOOT: Placing = { scale: 0.74, from: [1500, 1100], to: [1400, 1104] }

export function blinkScene({ heroes, seed = 11 }: SceneGiven): SceneLayers {
  const { random, finish } = stage(SPREAD_SIZE, LIGHT, seed, DEFS)
  const back =
    outside(random) +
    shadeLeft +
    wall(random) +
    gouache(random, { x: 1100, y: 0, w: 1100, h: 930 }, 130, ['#5a4090', '#2f1f58', '#7a5aa0'], 1.4) +
    ellipse(...LAMP, 900, 620, 'url(#warm)', 'fill-opacity=".26"') +
    wardrobe() +
    cat({ x: 1384, y: 136, s: 0.86 }, 'asleep') +
    shadeRight +
    curtains() +
    floor(random) +
    placed(AT_FOOT, cabinet(), tableLamp()) +
    ellipse(1270, 1060, 210, 22, '#2a1248', 'fill-opacity=".6" filter="url(#b8)"') +
    vignette(SPREAD_SIZE)

  const { fw: widths, tube, heroBox, hand } = itemAt(GROUPS, heroes.length - 1)
  const fw = widths[eldest(heroes)]
  const figures = castIn(CAST, heroes).map(({ child, pose, x }) => {
    const stand = { pose, age: child.age, x, y: FLOOR_Y - standingHeight(pose, child.age, fw), fw }
    return hero(child, LIGHT, { ...stand, held: child === heroes[0] ? instrument(stand, tube) : '' })
  })

  const front =
    placed(
      AT_FOOT,
      somun(
        { x: 1584, y: 776, s: 0.82 },
        {
          mood: 'proud',
          look: [-0.3, 0.75],
          map: {
            spine: [
              [-2, 98],
              [-20, 128],
              [36, 150],
              [96, 150],
              [170, 158],
            ],
            width: 74,
          },
          armL: {
            points: [
              [-50, 90],
              [-72, 130],
              [-30, 152],
            ],
            deg: 10,
          },
          armR: {
            points: [
              [52, 88],
              [98, 84],
              [128, 128],
            ],
            deg: 74,
          },
        },
      ),
      colander({ x: 1530, y: 1062, s: 0.6 }),
      carton({ x: 1850, y: 992, s: 0.6, rot: -4 }),
    ) +
    bedCorner(random) +
    ellipse(...LAMP, 200, 170, 'url(#warm)', 'fill-opacity=".16"')
  return finish({
    heroBox,
    back,
    hero: figures.join(''),
    front,
    // Somun's head is beneath.
    text: [WORDS_LEFT, { ...WORDS_RIGHT, h: 757 }],
    faces: [{ x: 1400, y: 820, w: 120, h: 130 }, hand],
  })
}

const eldest = (heroes: SceneHeroes): HeroAge => heroes.map(({ age }) => age).reduce((a, b) => (b > a ? b : a))

/** In the right hand. */
function instrument(stand: Stand, length: number): string {
  const [handX, handY] = jointAt(stand, 'armR')
  const foot = (beside: number, y: number): Point => [stand.x + beside, y]
  return telescope([handX + 16, handY + 14], 208, length, [foot(-210, 1068), foot(-78, 1088), foot(38, 1066)], {
    colour: '#4f5fae',
    colourFar: '#5f70c4',
  })
}

const [calmLeft, shadeLeft] = calm('calmLeft', WORDS_LEFT, '#0f1540', 0.86)
const [calmRight, shadeRight] = calm('calmRight', WORDS_RIGHT, '#2a1a50', 0.8)

const DEFS =
  calmLeft +
  calmRight +
  linear('night', [
    [0, '#0e1440'],
    [0.6, '#1b2363'],
    [1, '#4a3a8a'],
  ]) +
  linear(
    'wall',
    [
      [0, '#2f2058'],
      [0.45, '#3c2a63'],
      [1, '#553a7c'],
    ],
    0,
    0,
    1,
    0.3,
  ) +
  linear('floor', [
    [0, '#4a2d5f'],
    [1, '#6a4062'],
  ]) +
  linear(
    'curtain',
    [
      [0, '#5d2c70'],
      [1, '#a24f8a'],
    ],
    0,
    0,
    1,
    0,
  ) +
  vignetteDef('#120a34', 0.62)
