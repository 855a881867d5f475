/** 5. The very small planet: level and round, early morning. Two owners of telescopes, face to face. */
import { SPREAD_SIZE } from '#media/picture.ts'
import { boxOn, placed as partPlaced, type Placing } from '../../drawing/placing.ts'
import { glow, screen } from '../../drawing/effects.ts'
import { linear, radial } from '../../drawing/filters.ts'
import { itemAt, type Point } from '../../drawing/geometry.ts'
import { litSet, turnedLight } from '../../drawing/lit-set.ts'
import { nebula } from '../../drawing/nebula.ts'
import { stars } from '../../drawing/stars.ts'
import { ellipse } from '../../drawing/svg.ts'
import { castIn, type Cast } from '../../hero/cast.ts'
import type { Box, HeroAge, SceneGiven, SceneLayers } from '../../story-world.ts'
import { LANTERN_LIGHT as LIGHT } from '../colours.ts'
import { blueChild, lantern } from '../companions/blue-child.ts'
import { cat } from '../companions/cat.ts'
import { placed } from '../companions/placement.ts'
import { rocketBehind, rocketWall } from '../companions/rocket.ts'
import { somun } from '../companions/somun.ts'
import { hero } from '../hero/hero.ts'
import type { PoseName } from '../hero/pose.ts'
import { skeleton, SLOT, standingHeight } from '../hero/skeleton.ts'
import { telescope } from '../things/telescope.ts'
import { earth, flowers, globe, onGlobe } from './globe.ts'
import { calm, gouache, stage, TEXT_LEFT, TEXT_RIGHT, vignette, vignetteDef } from './stage.ts'

const { w: W, h: H } = SPREAD_SIZE
const CHILD = { x: 826, y: 520, s: 0.86 }
const FLAME: Point = [CHILD.x + 4 * CHILD.s, CHILD.y + 138 * CHILD.s]
/** Over the ground where a child sits, of the face's width. */
const HIP = 0.12
const ROCKET = { x: 1690, y: 978, rot: 52, s: 0.42 }

interface Spot {
  x: number
  y: number
  fw: number
}
interface Place {
  pose: PoseName
  at: (age: HeroAge) => Spot
  /** On the ground; of the one who sits there alone it is part of the planet. */
  shadow?: string
}
/** Alone, a child reaches out without crossing the fold. */
const ALONE: Record<HeroAge, Spot> = {
  3: { x: 1436, y: 548, fw: 156 },
  5: { x: 1440, y: 520, fw: 156 },
  7: { x: 1454, y: 506, fw: 142 },
}
const CAST: Cast<Place> = [
  [{ pose: 'greet', at: (age) => ALONE[age] }],
  [seated('greetUp', 19, 136), seated('hugKnees', 42, 136)],
  [seated('greetUp', 15, 118), seated('hugKnees', 45, 118), standing('cheer', 32, 118)],
]
const HAND_ALONE: Box = { x: 1095, y: 600, w: 130, h: 110 }
const HAND_UP: Box = { x: 1035, y: 480, w: 150, h: 180 }
const GROUPS: readonly { heroBox: Box; hand: Box }[] = [
  { heroBox: { x: 1095, y: 320, w: 545, h: 600 }, hand: HAND_ALONE },
  { heroBox: { x: 1000, y: 230, w: 650, h: 730 }, hand: HAND_UP },
  { heroBox: { x: 1000, y: 110, w: 650, h: 870 }, hand: HAND_UP },
]

/** @param deg of the globe, under the hips */
function seated(pose: PoseName, deg: number, fw: number): Place {
  return {
    pose,
    shadow: shadow(deg, fw),
    at(age) {
      const [hipX, hipY] = onGlobe(deg, HIP * fw)
      const [u, v] = skeleton(pose, age).hips
      return { x: hipX - (u * fw) / SLOT, y: hipY - (v * fw) / SLOT, fw }
    },
  }
}

function shadow(deg: number, fw: number): string {
  const [x, y] = onGlobe(deg, -32)
  return placed({ x, y, rot: deg }, ellipse(0, 0, fw, 16, '#0f4a58', 'fill-opacity=".45" filter="url(#b8)"'))
}

/** @param deg of the globe, under the feet */
function standing(pose: PoseName, deg: number, fw: number): Place {
  return {
    pose,
    shadow: shadow(deg, fw),
    at(age) {
      const [x, y] = onGlobe(deg, -24)
      return { x, y: y - standingHeight(pose, age, fw), fw }
    },
  }
}

/** Above the glow of the horizon. */
const WORDS_LEFT = { ...TEXT_LEFT, y: 30, w: 490, h: 908 }
const WORDS_RIGHT = { ...TEXT_RIGHT, x: 1588, y: 30, w: 462, h: 892 }
/** The planet and all who are on it. */
const PLANET: Placing = { scale: 0.88, from: [1110, 1100], to: [1118, 1104] }

export function smallPlanetScene({ heroes, seed = 41 }: SceneGiven): SceneLayers {
  const { random, finish } = stage(SPREAD_SIZE, LIGHT, seed, DEFS)
  const back =
    `<rect width="${W}" height="${H}" fill="url(#sky)"/>` +
    nebula(SPREAD_SIZE, { colour: '#ff9ac0', seed: 6, opacity: 0.4 }) +
    gouache(
      random,
      { x: -100, y: 0, w: 2300, h: 900 },
      110,
      ['#ffd0b0', '#b98ad0', '#5a4a9a', '#ff9aa8'],
      -0.06,
      [0.03, 0.1],
    ) +
    stars(random, { w: W, h: 520 }, { n: 130, big: 7, calm: [TEXT_LEFT, TEXT_RIGHT] }) +
    earth() +
    ellipse(1110, 640, 760, 420, 'url(#dawn)') +
    shadeLeft +
    shadeRight +
    partPlaced(
      PLANET,
      cat({ x: onGlobe(-59, 14)[0], y: onGlobe(-59, 14)[1], s: 0.72 }, 'peeping'),
      placed(ROCKET, rocketBehind('r') + rocketWall('r')),
      globe(random),
      telescope([CHILD.x - 118, CHILD.y + 74], 241, 250, [onGlobe(-45, -14), onGlobe(-39, -34), onGlobe(-32, -14)], {
        colour: '#8a6fc8',
        colourFar: '#a58ae0',
      }),
      ellipse(CHILD.x, onGlobe(-27)[1] - 4, 150, 22, '#0f4a58', 'fill-opacity=".45" filter="url(#b8)"'),
      ellipse(...FLAME, 300, 300, 'url(#lanternGlow)', 'fill-opacity=".5"'),
      blueChild(CHILD, { held: lantern({ x: 4, y: 138, s: 0.86 }) }),
      ellipse(1470, 818, 150, 20, '#0f4a58', 'fill-opacity=".45" filter="url(#b8)"'),
    ) +
    vignette(SPREAD_SIZE)

  const { heroBox, hand } = itemAt(GROUPS, heroes.length - 1)
  const cast = castIn(CAST, heroes)
  const figure = partPlaced(
    PLANET,
    ...cast.map(({ shadow = '' }) => shadow),
    ...cast.map(({ child, pose, at }) => hero(child, LIGHT, { pose, ...at(child.age) })),
  )

  const front = partPlaced(
    PLANET,
    somun(
      { x: 1222, y: 904, s: 0.8, rot: 4 },
      {
        mood: 'happy',
        look: [-0.2, 0.9],
        legs: 'stand',
        map: {
          spine: [
            [-86, 126],
            [-40, 138],
            [10, 134],
            [60, 140],
            [104, 128],
          ],
          width: 84,
          newDot: true,
        },
        armL: {
          points: [
            [-50, 90],
            [-92, 100],
            [-88, 128],
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
    ),
    flowers(random),
    screen(glow(...FLAME, 330, 'lanternGlow', 0.4)),
  )
  return finish({
    heroBox: boxOn(PLANET, heroBox),
    back,
    hero: figure,
    front,
    text: [WORDS_LEFT, WORDS_RIGHT],
    faces: [boxOn(PLANET, { x: 720, y: 400, w: 220, h: 200 }), boxOn(PLANET, hand)],
  })
}

const [calmLeft, shadeLeft] = calm('calmLeft', TEXT_LEFT, '#1a1a48', 1)
const [calmRight, shadeRight] = calm('calmRight', TEXT_RIGHT, '#2a204f', 0.98)

const DEFS =
  calmLeft +
  calmRight +
  litSet('r', turnedLight(LIGHT, ROCKET.rot)) +
  linear('sky', [
    [0, '#2b2a6b'],
    [0.35, '#6a4a9a'],
    [0.66, '#e08a98'],
    [0.9, '#ffc9a0'],
  ]) +
  radial('dawn', [
    [0, '#fff0cf', 0.95],
    [0.35, '#ffc9a8', 0.6],
    [1, '#ff9a9a', 0],
  ]) +
  radial('air', [
    [0, '#a8d4ff', 0.6],
    [1, '#a8d4ff', 0],
  ]) +
  radial(
    'sea',
    [
      [0, '#a4d4ff'],
      [0.6, '#4f86dc'],
      [1, '#2a3f9a'],
    ],
    0.6,
    0.6,
    0.7,
  ) +
  radial(
    'ground',
    [
      [0, '#a8ecce'],
      [0.3, '#5fbfae'],
      [0.6, '#2f8a90'],
      [1, '#1f4f78'],
    ],
    0.3,
    0.06,
    0.8,
  ) +
  vignetteDef('#241a52', 0.6)
