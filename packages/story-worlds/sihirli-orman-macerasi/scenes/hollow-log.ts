/** 4. Inside the hollow log: we lie in the dark with the hedgehog and see the night outside. A circle within a circle. */
import { SPREAD_SIZE } from '#media/picture.ts'
import { fix, polar, smooth } from '../../drawing/curve.ts'
import { glow, screen } from '../../drawing/effects.ts'
import { linear, radial } from '../../drawing/filters.ts'
import type { Light } from '../../drawing/light.ts'
import type { Random } from '../../drawing/random.ts'
import { boxOn, placed, type Placing } from '../../drawing/placing.ts'
import { ellipse, inside, line, path } from '../../drawing/svg.ts'
import { castIn, type Cast } from '../../hero/cast.ts'
import type { SceneGiven, SceneHeroes, SceneLayers } from '../../story-world.ts'
import { foxHead } from '../creatures/fox-head.ts'
import { hedgehog } from '../creatures/hedgehog.ts'
import { jointAt, type Stand } from '../hero/skeleton.ts'
import { moss } from '../plants/undergrowth.ts'
import { vignette } from './air.ts'
import { calm, heroIn, stage, vignetteDef } from './stage.ts'
import { grain, growthRings, lightOnFloor, lip, mossAtMouth, mouthOf, splinters } from './log-wall.ts'
import { nightOutside } from './night-outside.ts'

const LIGHT: Light = {
  dir: [0.3, -0.8],
  hi: '#ffca86',
  hiO: 0.42,
  sh: '#2a0c1e',
  shO: 0.6,
  rim: '#fff0c0',
  rimO: 0.95,
  tint: '#ffe8c8',
  tintO: 0.12,
}

const BACKLIT: Light = { dir: [0.7, -0.55], hi: '#e0b070', hiO: 0.5, sh: '#1c0c0c', shO: 0.72, rim: '#fff0bc', rimO: 1 }

const { w: W, h: H } = SPREAD_SIZE
const TEXT_LEFT = { x: 152, y: 36, w: 542, h: 764 }
const TEXT_RIGHT = { x: 1556, y: 50, w: 492, h: 920 }
/** The mouth of the log with all that is in it, and the hand that comes in. */
const MOUTH: Placing = { scale: 0.76, from: [1400, 350], to: [1266, 400] }
/** Only head and arm are seen: one age's proportions keep the hand at the hedgehog's nose. */
const STAND = { pose: 'reach', x: 1400, y: 352, fw: 252, age: 5 } as const
/** Heads at the mouth, by their number; the arm that comes in is the same. */
const HEADS: Cast<Pick<Stand, 'pose' | 'x' | 'y' | 'fw'>> = [
  [STAND],
  [
    { pose: 'reach', x: 1290, y: 392, fw: 190 },
    { pose: 'peer', x: 1514, y: 286, fw: 174 },
  ],
  [
    { pose: 'reach', x: 1268, y: 440, fw: 158 },
    { pose: 'peer', x: 1530, y: 352, fw: 146 },
    { pose: 'peer', x: 1366, y: 204, fw: 136 },
  ],
]
/** The tip of the middle finger, beyond the wrist. */
const FINGERTIP = polar(jointAt(STAND, 'armL'), 164, (62 * 1.02 * STAND.fw) / 100)

export function hollowLogScene({ heroes, seed = 64 }: SceneGiven): SceneLayers {
  const { random, finish } = stage(SPREAD_SIZE, BACKLIT, seed, DEFS)
  const wall = placed(
    MOUTH,
    // Larger than the page: what is made smaller shall still fill it.
    `<rect x="-500" y="-400" width="${W * 1.6}" height="${H * 1.7}" fill="url(#wood)"/>`,
    growthRings(random),
    grain(random),
  )
  const mouth = mouthOf(random)
  const back =
    wall +
    shadeLeft +
    shadeRight +
    placed(
      MOUTH,
      inside(mouth, nightOutside(random)),
      lip(random, mouth),
      splinters(random),
      lightOnFloor(),
      sound(),
      mossAtMouth(random),
    )
  const hero = placed(MOUTH, figures(random, heroes, mouth))
  const front = placed(MOUTH, meeting(random), floorMoss(random)) + vignette(W, H) + placed(MOUTH, sparks(random))
  return finish({
    heroBox: boxOn(MOUTH, { x: 860, y: 35, w: 865, h: 815 }),
    back,
    hero,
    front,
    text: [TEXT_LEFT, TEXT_RIGHT],
    faces: [
      boxOn(MOUTH, { x: 880, y: 620, w: 230, h: 180 }),
      boxOn(MOUTH, { x: 740, y: 660, w: 160, h: 170 }),
      boxOn(MOUTH, { x: 1530, y: 440, w: 150, h: 150 }),
    ],
  })
}

/** The tiny "hık" that grows ring by ring along the wall. */
function sound(): string {
  let drawn = ''
  for (let i = 0; i < 5; i++)
    drawn += line(
      smooth(
        Array.from({ length: 13 }, (_, k) => {
          const a = -66 + k * 5.2,
            r = 150 + i * 54 + i * i * 5
          const p = polar([720, 780], a, r)
          return [p[0], p[1] * 1 - i * 6]
        }),
        false,
      ),
      '#ffe9b4',
      3 + i * 1.1,
      `opacity="${(0.16 + i * 0.03).toFixed(2)}"`,
    )
  return drawn
}

/** All heads are outside of the mouth; only the hero's arm comes through it. */
function figures(random: Random, heroes: SceneHeroes, mouth: string): string {
  const clipped = (body: string) => inside(mouth, body)
  const [child] = heroes
  const others = castIn(HEADS, heroes).slice(0, -1)
  const [hero] = HEADS[heroes.length - 1] ?? HEADS[0]
  return (
    clipped(
      others.map(({ child: other, ...stand }) => heroIn(other, LIGHT, stand)).join('') +
        foxHead(random, { mood: 'wide', x: 1606, y: 520, s: 1.25, rot: 8, look: [-0.6, 0.3], ears: [-16, 20] }) +
        heroIn({ ...child, age: STAND.age }, LIGHT, { ...hero, order: ['back', 'tunic', 'front'] }),
    ) +
    clipped(ellipse(1400, 660, 300, 60, '#2a1410', 'opacity=".35" filter="url(#b10)"')) +
    heroIn(child, LIGHT, { ...STAND, order: ['armL'] }) +
    clipped(heroIn({ ...child, age: STAND.age }, LIGHT, { ...hero, order: ['mantle', 'head'] }))
  )
}

/** The hedgehog, nose on the fingertip. */
function meeting(random: Random): string {
  const [tipX, tipY] = FINGERTIP
  const s = 1.5
  const x = tipX - 112 * s
  const y = tipY - 6 * s
  return (
    ellipse(x, y + 60 * s, 150, 24, '#100805', 'opacity=".75" filter="url(#b6)"') +
    hedgehog(random, { x, y, s }) +
    screen(glow(tipX, tipY, 70, 'spark', 0.55)) +
    line(
      `M${fix(tipX + 2)} ${fix(tipY - 34)}l4 -18M${fix(tipX + 20)} ${fix(tipY - 26)}l14 -12M${fix(tipX - 16)} ${fix(tipY - 30)}l-8 -16`,
      '#fff3c8',
      5,
    )
  )
}

/** Moss and dry leaves on the floor before us. */
const floorMoss = (random: Random): string =>
  moss(
    random,
    540,
    912,
    190,
    30,
    [
      [0, '#26291a'],
      [0.5, '#4f5f2c'],
      [1, '#b8a85a'],
    ],
    170,
    { lx: 0.8 },
  ) +
  moss(
    random,
    920,
    944,
    140,
    22,
    [
      [0, '#26291a'],
      [0.5, '#4f5f2c'],
      [1, '#c9b868'],
    ],
    110,
    { lx: 0.8 },
  ) +
  (
    [
      [430, 950, 1],
      [760, 930, -1],
      [1000, 960, 1],
    ] as const
  )
    .map(
      ([x, y, d]) =>
        path(`M${x} ${y}q${20 * d} -14 ${46 * d} -4q${-10 * d} 16 ${-46 * d} 4Z`, '#8a5a34') +
        line(`M${x} ${y}q${20 * d} -6 ${44 * d} -4`, '#4a2c18', 2),
    )
    .join('')

const sparks = (random: Random): string =>
  screen(
    (
      [
        [1132, 556],
        [1662, 604],
        [1078, 300],
        [980, 560],
        [820, 640],
        [1180, 720],
      ] as const
    )
      .map(([x, y]) => glow(x, y, random.between(10, 20), 'fly', 0.8))
      .join(''),
  )

const [calmLeft, shadeLeft] = calm('calmL', TEXT_LEFT, '#22150f', 0.86)
const [calmRight, shadeRight] = calm('calmR', TEXT_RIGHT, '#24160f', 0.88)

const DEFS =
  radial(
    'night',
    [
      [0, '#fff6d0'],
      [0.45, '#f6dfa0'],
      [0.7, '#d8cc9a'],
      [0.9, '#86a4a4'],
      [1, '#4a7080'],
    ],
    1380,
    330,
    350,
    'gradientUnits="userSpaceOnUse"',
  ) +
  radial(
    'wood',
    [
      [0, '#b5824c'],
      [0.2, '#8a5c36'],
      [0.34, '#5f3e28'],
      [0.6, '#38231a'],
      [1, '#1c110d'],
    ],
    1400,
    350,
    1560,
    'gradientUnits="userSpaceOnUse"',
  ) +
  linear('floorL', [
    [0, '#b58450', 0.85],
    [0.4, '#6a4429', 0.6],
    [1, '#21140f', 0],
  ]) +
  radial('spark', [
    [0, '#fffbe0'],
    [0.3, '#ffe9a0', 0.7],
    [1, '#ffd070', 0],
  ]) +
  linear(
    'beam',
    [
      [0, '#f3dfa6', 0.42],
      [0.5, '#f3dfa6', 0.14],
      [1, '#f3dfa6', 0],
    ],
    1,
    0,
    0,
    0.9,
  ) +
  calmLeft +
  calmRight +
  vignetteDef('#120a08', 0.55, 0.44, 0.82)
