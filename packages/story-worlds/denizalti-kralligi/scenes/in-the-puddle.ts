/** 6. In the puddle: dusk. On the left the kingdom shines in the grass, on the right the hero sleeps with the king's shell. */
import { SPREAD_SIZE } from '#media/picture.ts'
import { tok } from '../../drawing/effects.ts'
import { ellipse } from '../../drawing/svg.ts'
import type { Cast } from '../../hero/cast.ts'
import type { SceneGiven, SceneHero, SceneLayers } from '../../story-world.ts'
import { LIGHTS } from '../colours.ts'
import { hermitCrab } from '../creatures/hermit-crab.ts'
import { placedAt } from '../creatures/materials.ts'
import { bootOf } from '../hero/boot.ts'
import { handAt, type DiverPose, type DiverStand } from '../hero/diver.ts'
import { looseHelmet } from '../hero/dome.ts'
import { bedroom, BEDROOM_DEFS, quilt, shell } from './bedroom.ts'
import { dusk, DUSK_DEFS, PUDDLE } from './evening-garden.ts'
import { divers, stage } from './stage.ts'
import { umbrella } from './wet-garden.ts'

const LIGHT = LIGHTS.inThePuddle
const TEXT = [
  { x: 132, y: 28, w: 800, h: 552, ink: 'dark' },
  { x: 1184, y: 24, w: 884, h: 504, ink: 'dark' },
] as const

/** Asleep, the shell still at the ear. */
const LISTENER: DiverPose = {
  tilt: 12,
  spine: 92,
  pyjamas: true,
  head: { turn: 0.35, nod: 0.2, expression: 'asleep' },
  armL: { a1: 100, a2: 84, hand: 'rest', depth: 'back' },
  armR: { a1: 34, a2: -72, hand: 'hold', thumb: -1 },
}
const ASLEEP_LEFT: DiverPose = {
  ...LISTENER,
  tilt: -13,
  head: { turn: -0.3, nod: 0.25, expression: 'asleep' },
  armR: { a1: 80, a2: 96, hand: 'rest', depth: 'back' },
}
const ASLEEP_NEAR: DiverPose = { ...ASLEEP_LEFT, tilt: 11, head: { turn: 0.3, nod: 0.3, expression: 'asleep' } }
const CAST: Cast<DiverStand> = [
  [{ pose: LISTENER, x: 1508, y: 726, fw: 184 }],
  [
    { pose: LISTENER, x: 1640, y: 746, fw: 142 },
    { pose: ASLEEP_LEFT, x: 1396, y: 752, fw: 140 },
  ],
  [
    { pose: LISTENER, x: 1700, y: 748, fw: 116 },
    { pose: ASLEEP_NEAR, x: 1518, y: 756, fw: 114 },
    { pose: ASLEEP_LEFT, x: 1338, y: 752, fw: 114 },
  ],
]

export function inThePuddleScene({ heroes, seed = 11 }: SceneGiven): SceneLayers {
  const { random, finish } = stage(SPREAD_SIZE, LIGHT, seed, DUSK_DEFS + BEDROOM_DEFS)
  return finish({
    heroBox: { x: 620, y: 530, w: 1350, h: 600 },
    back: dusk(random) + bedroom() + umbrella(1046, 1000),
    hero:
      boots(heroes) +
      divers(CAST, heroes, LIGHT, { held: (stand, child, isHero) => (isHero ? inBed(stand, child) : '') }),
    front: placedAt(1112, 772, 0.6, hermitCrab({ home: 'thimble', p: 'f', look: [0.5, 0.6] }), 0, true),
    text: TEXT,
    faces: [{ x: PUDDLE.x - 80, y: PUDDLE.y, w: 160, h: 120 }],
  })
}

/** The quilt over all, the helmet on its own pillow, and the shell that knocked against it. */
function inBed(stand: DiverStand, { age, drawn }: SceneHero): string {
  const { x, y, fw } = stand
  const [handX, handY] = handAt(stand, age, 'armR')
  const size = fw / 184
  return (
    (drawn ? looseHelmet(x + fw * 1.52, y + fw * 0.1, size * 0.62, 12, 'hC') : '') +
    quilt() +
    shell(handX - 6 * size, handY - 34 * size, 0.82 * size, -24) +
    tok(handX + 36 * size, handY - 84 * size, 0.7 * size, '#e8806c')
  )
}

/** They dry at the wall of the house, a pair for each child. */
const boots = (heroes: SceneGiven['heroes']): string =>
  heroes
    .map(({ gender }, i) => {
      const x = 930 - i * 116
      return (
        ellipse(x + 26, 1034 + i * 14, 70, 9, '#4a5a94', 'opacity=".4" filter="url(#b4)"') +
        bootOf(x, 1010 + i * 14, 0.5, gender) +
        bootOf(x + 50, 1014 + i * 14, 0.5, gender)
      )
    })
    .join('')
