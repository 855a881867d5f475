/** 2. Lift-off: straight down over the roof. The box comes up at us, the town is a handful of gold beads. */
import { SPREAD_SIZE } from '#media/picture.ts'
import { tok } from '../../drawing/effects.ts'
import { linear, radial } from '../../drawing/filters.ts'
import { itemAt } from '../../drawing/geometry.ts'
import { litSet, turnedLight } from '../../drawing/lit-set.ts'
import { nebula } from '../../drawing/nebula.ts'
import { stars } from '../../drawing/stars.ts'
import { ellipse, group } from '../../drawing/svg.ts'
import { castIn, type Cast } from '../../hero/cast.ts'
import type { Box, HeroAge, SceneGiven, SceneLayers } from '../../story-world.ts'
import { TOWN_LIGHT as LIGHT } from '../colours.ts'
import { cat } from '../companions/cat.ts'
import { somun } from '../companions/somun.ts'
import { heroParts } from '../hero/hero.ts'
import type { PoseName } from '../hero/pose.ts'
import { greenLight } from '../sky/green-light.ts'
import { billow, smoke, smokeDef, type Puff } from '../sky/smoke.ts'
import { biscuit, pencil, screw, sock } from '../things/floating.ts'
import { HATCH, hatchRim, outOfHatch, rocketFromAbove } from './rocket-from-above.ts'
import { calm, stage, TEXT_LEFT, TEXT_RIGHT, vignette, vignetteDef } from './stage.ts'
import { EARTH, HOUSE, houseFromAbove, town } from './town-from-above.ts'

interface Place {
  pose: PoseName
  x: number
  y: number
  fw: Record<HeroAge, number>
}
/** The waving hand stays out of the words. */
const ALONE: Record<HeroAge, number> = { 3: 212, 5: 206, 7: 188 }
const OF_TWO: Record<HeroAge, number> = { 3: 134, 5: 134, 7: 134 }
const OF_THREE: Record<HeroAge, number> = { 3: 120, 5: 120, 7: 120 }
/** The biscuit hits the hero's helmet: the others are lower. */
const CAST: Cast<Place> = [
  [{ pose: 'wave', x: HATCH.x - 4, y: 486, fw: ALONE }],
  [
    { pose: 'waveBeside', x: 852, y: 400, fw: OF_TWO },
    { pose: 'leanR', x: 1013, y: 552, fw: OF_TWO },
  ],
  [
    { pose: 'waveBetween', x: 873, y: 404, fw: OF_THREE },
    { pose: 'leanR', x: 1021, y: 552, fw: OF_THREE },
    { pose: 'leanL', x: 726, y: 548, fw: OF_THREE },
  ],
]
const HERO_BOXES: readonly Box[] = [
  { x: 556, y: 235, w: 612, h: 680 },
  { x: 586, y: 235, w: 760, h: 640 },
  { x: 586, y: 195, w: 760, h: 680 },
]
const SOMUN = { x: 724, y: 704, s: 0.76, rot: 12 }

export function liftOffScene({ heroes, seed = 11 }: SceneGiven): SceneLayers {
  const { random, finish } = stage(SPREAD_SIZE, LIGHT, seed, DEFS)
  const back =
    `<rect width="${SPREAD_SIZE.w}" height="${SPREAD_SIZE.h}" fill="url(#space)"/>` +
    nebula(SPREAD_SIZE, { colour: '#4d57cc', seed: 15, opacity: 0.36 }) +
    nebula(SPREAD_SIZE, { colour: '#8047a8', seed: 21, frequency: 0.0028, from: 0.55, opacity: 0.4 }) +
    stars(random, SPREAD_SIZE, { n: 210, big: 8, calm: [TEXT_LEFT] }) +
    greenLight(660, 190, 0.85) +
    ellipse(EARTH.x, EARTH.y, EARTH.r + 14, EARTH.r + 14, '#7fb0ff', 'fill-opacity=".5" filter="url(#b30)"') +
    ellipse(EARTH.x, EARTH.y, EARTH.r, EARTH.r, 'url(#night)') +
    `<clipPath id="earth"><circle cx="${EARTH.x}" cy="${EARTH.y}" r="${EARTH.r}"/></clipPath>` +
    group('clip-path="url(#earth)"', town(random)) +
    shadeLeft +
    shadeRight +
    ellipse(HOUSE.x, HOUSE.y, 360, 340, 'url(#warm)', 'fill-opacity=".5"') +
    houseFromAbove() +
    cat({ x: HOUSE.x - 62, y: HOUSE.y - 58, s: 0.58 }, 'from-above') +
    vignette(SPREAD_SIZE) +
    smoke(random, tail(random), 'puff', '#8a6a9a') +
    rocketFromAbove()

  const crew = castIn(CAST, heroes).map(({ child, pose, x, y, fw }) =>
    heroParts(child, LIGHT, { pose, x, y, fw: fw[child.age] }),
  )
  const bodies = crew.map(({ body }) => body).join('')
  const figures =
    (heroes.length > 1 ? outOfHatch(bodies) : bodies) + hatchRim() + crew.map(({ hands }) => hands).join('')

  const front =
    smoke(
      random,
      [...billow(random, 1180, 990, 62), ...billow(random, 1020, 1050, 84), ...billow(random, 1270, 1064, 92)],
      'puff',
      '#8a6a9a',
    ) +
    somun(SOMUN, { mood: 'worried', look: [0.2, -0.8], headOnly: true, lit: 's' }) +
    ellipse(SOMUN.x + 8, SOMUN.y + 52, 62, 16, '#8f5f3c') +
    screw({ x: 1172, y: 560, rot: -50 }) +
    screw({ x: 1196, y: 640, rot: 40 }) +
    screw({ x: 1146, y: 470, rot: -14 }) +
    biscuit({ x: 1016, y: 294, rot: 96 }) +
    `<g transform="translate(988 354) rotate(112)">${tok(0, 0, 0.9, '#ffe9b0')}</g>` +
    sock({ x: 1270, y: 250, rot: -20, s: 0.94 }) +
    pencil({ x: 1430, y: 420, rot: 28 })
  return finish({
    heroBox: itemAt(HERO_BOXES, heroes.length - 1),
    back,
    hero: figures,
    front,
    text: [TEXT_LEFT, TEXT_RIGHT],
  })
}

/** Smoke that spirals up from the garden, nearer and rounder with every turn. */
function tail(random: ReturnType<typeof stage>['random']): Puff[] {
  const puffs: Puff[] = []
  for (let t = 0; t < 1; t += 0.06) {
    const turn = t * 9
    const swing = 8 + t * 46
    const x = HOUSE.x - 20 + (1090 - HOUSE.x) * t + Math.cos(turn) * swing + random.spread() * 16 * t
    const y = HOUSE.y - 30 + (890 - HOUSE.y) * t ** 1.4 + Math.sin(turn) * swing * 0.7
    puffs.push(...billow(random, x, y, 10 + t * 64))
  }
  return puffs
}

const [calmLeft, shadeLeft] = calm('calmLeft', TEXT_LEFT, '#090d33', 0.6)
const [calmRight, shadeRight] = calm('calmRight', TEXT_RIGHT, '#121c46', 0.84)

const DEFS =
  calmLeft +
  calmRight +
  litSet('s', turnedLight(LIGHT, SOMUN.rot)) +
  linear('space', [
    [0, '#070b2c'],
    [0.5, '#0e1342'],
    [1, '#1c1a5a'],
  ]) +
  radial(
    'night',
    [
      [0, '#2a3a78'],
      [0.6, '#1a2860'],
      [0.94, '#14204f'],
      [1, '#3a5aa8'],
    ],
    0.4,
    0.55,
    0.62,
  ) +
  smokeDef('puff', { hi: '#ffe6b8', mid: '#c9b0d8', lo: '#6a5aa4' }, LIGHT) +
  vignetteDef('#060a2a', 0.6)
