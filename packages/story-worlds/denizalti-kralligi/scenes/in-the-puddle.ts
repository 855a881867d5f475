/** 6. In the puddle: dusk. Through the open window the kingdom shines in the grass; the hero sleeps with the king's shell. */
import { SPREAD_SIZE } from '#media/picture.ts'
import { tok } from '../../drawing/effects.ts'
import { ellipse, path } from '../../drawing/svg.ts'
import type { Cast } from '../../hero/cast.ts'
import type { SceneGiven, SceneHero, SceneLayers } from '../../story-world.ts'
import { LIGHTS } from '../colours.ts'
import { hermitCrab } from '../creatures/hermit-crab.ts'
import { placedAt } from '../creatures/materials.ts'
import { bootOf } from '../hero/boot.ts'
import { handAt, type DiverPose, type DiverStand } from '../hero/diver.ts'
import { looseHelmet } from '../hero/dome.ts'
import { snail } from '../sea/garden.ts'
import { bedroom, BEDROOM_DEFS, curtain, plush, quilt, shell, SILL, tiedCurtain } from './bedroom.ts'
import { dusk, DUSK_DEFS, PUDDLE } from './evening-garden.ts'
import { divers, stage } from './stage.ts'
import { umbrella } from './wet-garden.ts'

const LIGHT = LIGHTS.inThePuddle
const TEXT = [
  { x: 132, y: 28, w: 800, h: 552, ink: 'dark' },
  { x: 1184, y: 24, w: 884, h: 504, ink: 'dark' },
] as const

/** Deep in the pillow, the shell still at the ear, the cloth octopus in the other arm. */
const LISTENER: DiverPose = {
  tilt: 26,
  spine: 104,
  pyjamas: true,
  head: { turn: 0.4, nod: 0.35, expression: 'asleep' },
  armL: { a1: 110, a2: 24, hand: 'rest', thumb: -1, depth: 'front' },
  armR: { a1: 42, a2: -76, hand: 'hold', thumb: -1, depth: 'front' },
}
const ASLEEP_LEFT: DiverPose = {
  ...LISTENER,
  tilt: -22,
  head: { turn: -0.3, nod: 0.25, expression: 'asleep' },
  armL: { a1: 100, a2: 84, hand: 'rest', depth: 'back' },
  armR: { a1: 80, a2: 96, hand: 'rest', depth: 'back' },
}
const ASLEEP_NEAR: DiverPose = { ...ASLEEP_LEFT, tilt: 24, head: { turn: 0.3, nod: 0.3, expression: 'asleep' } }
const CAST: Cast<DiverStand> = [
  [{ pose: LISTENER, x: 1500, y: 724, fw: 190 }],
  [
    { pose: LISTENER, x: 1632, y: 744, fw: 146 },
    { pose: ASLEEP_LEFT, x: 1390, y: 748, fw: 142 },
  ],
  [
    { pose: LISTENER, x: 1698, y: 748, fw: 118 },
    { pose: ASLEEP_NEAR, x: 1514, y: 756, fw: 114 },
    { pose: ASLEEP_LEFT, x: 1338, y: 752, fw: 114 },
  ],
]

export function inThePuddleScene({ heroes, seed = 11 }: SceneGiven): SceneLayers {
  const { random, finish } = stage(SPREAD_SIZE, LIGHT, seed, DUSK_DEFS + BEDROOM_DEFS)
  return finish({
    heroBox: { x: 620, y: 530, w: 1430, h: 570 },
    back: dusk(random) + umbrella(1020, 1000) + bedroom(),
    hero:
      boots(heroes) +
      divers(CAST, heroes, LIGHT, { held: (stand, child, isHero) => (isHero ? inBed(stand, child) : '') }),
    front:
      curtain() +
      tiedCurtain() +
      ellipse(424, SILL + 10, 80, 9, '#7a5a9c', 'opacity=".4" filter="url(#b4)"') +
      snail(430, SILL + 6, 0.8) +
      nightcap(470, SILL - 44) +
      placedAt(258, SILL - 22, 0.72, hermitCrab({ home: 'thimble', look: [0.6, -0.5] })),
    text: TEXT,
    faces: [{ x: PUDDLE.x - 80, y: PUDDLE.y, w: 160, h: 120 }],
  })
}

/** The quilt over all children, the helmet on its own pillow, and the shell that knocked against it. */
function inBed(stand: DiverStand, { age, drawn }: SceneHero): string {
  const { x, y, fw } = stand
  const [handX, handY] = handAt(stand, age, 'armR')
  const [armX, armY] = handAt(stand, age, 'armL')
  const size = fw / 184
  return (
    (drawn ? looseHelmet(x + fw * 1.52, y + fw * 0.1, size * 0.62, 12, 'hC') : '') +
    quilt() +
    plush(armX + 8 * size, armY + 34 * size, 0.86 * size) +
    shell(handX - 6 * size, handY - 34 * size, 0.82 * size, -24) +
    tok(handX + 36 * size, handY - 84 * size, 0.7 * size, '#e8806c')
  )
}

/** A nightcap for the creature that sleeps on the sill. */
const nightcap = (x: number, y: number): string =>
  path(
    `M${x - 22} ${y}C${x - 14} ${y - 30} ${x + 10} ${y - 40} ${x + 44} ${y - 10}C${x + 26} ${y - 14} ${x + 22} ${y - 6} ${x + 20} ${y + 2}Z`,
    '#8fb0ec',
  ) + ellipse(x + 46, y - 6, 7, 7, '#fff6e0')

/** Boots that dry on the sill, a pair for each child. */
const boots = (heroes: SceneGiven['heroes']): string =>
  heroes
    .map(({ gender }, i) => {
      const x = 940 - i * 120
      return (
        ellipse(x + 10, SILL + 16, 84, 9, '#5a4a8c', 'opacity=".45" filter="url(#b4)"') +
        bootOf(x, SILL - 18, 0.56, gender) +
        bootOf(x + 54, SILL - 12, 0.56, gender)
      )
    })
    .join('')
