/** 3. The hasty comets: a chase up to the right, all hair and silver dust. */
import { SPREAD_SIZE } from '#media/picture.ts'
import { strokes } from '../../drawing/brush.ts'
import { linear, radial } from '../../drawing/filters.ts'
import { itemAt } from '../../drawing/geometry.ts'
import { litSet, turnedLight } from '../../drawing/lit-set.ts'
import { nebula } from '../../drawing/nebula.ts'
import { stars } from '../../drawing/stars.ts'
import { ellipse, group } from '../../drawing/svg.ts'
import type { Cast } from '../../hero/cast.ts'
import type { Stand } from '../../hero/placing.ts'
import type { Box, SceneGiven, SceneLayers } from '../../story-world.ts'
import { COMET_LIGHT as LIGHT } from '../colours.ts'
import { cat } from '../companions/cat.ts'
import { comet } from '../companions/comet.ts'
import { placed } from '../companions/placement.ts'
import { CREW_LENGTHS, rocketBehind, rocketInside, rocketWall } from '../companions/rocket.ts'
import { somun } from '../companions/somun.ts'
import type { PoseName } from '../hero/pose.ts'
import { greenLight } from '../sky/green-light.ts'
import { billow, smoke, smokeDef } from '../sky/smoke.ts'
import { crew } from './crew.ts'
import { calm, stage, TEXT_LEFT, TEXT_RIGHT, vignette, vignetteDef } from './stage.ts'

/** All rush in the same direction: degrees on the page. */
const WAY = -24
const ROCKET = { x: 1290, y: 690, rot: -15, s: 0.82 }
const { w: W, h: H } = SPREAD_SIZE

const CAST: Cast<Stand<PoseName>> = [
  [{ pose: 'trumpet', x: 1352, y: 462, fw: 166 }],
  [
    { pose: 'trumpet', x: 1388, y: 492, fw: 134 },
    { pose: 'whee', x: 1186, y: 522, fw: 134 },
  ],
  [
    { pose: 'trumpet', x: 1404, y: 518, fw: 116 },
    { pose: 'whee', x: 1230, y: 480, fw: 116 },
    { pose: 'holdOn', x: 1020, y: 628, fw: 116 },
  ],
]
const HERO_BOXES: readonly Box[] = [
  { x: 1050, y: 255, w: 540, h: 730 },
  { x: 900, y: 255, w: 690, h: 760 },
  { x: 850, y: 255, w: 740, h: 800 },
]

export function cometsScene({ heroes, seed = 11 }: SceneGiven): SceneLayers {
  const { random, finish } = stage(SPREAD_SIZE, LIGHT, seed, DEFS)
  const streaks = (n: number, cols: readonly string[], op: readonly [number, number], len: readonly [number, number]) =>
    strokes(random, {
      x0: -300,
      y0: 0,
      x1: W,
      y1: H + 300,
      n,
      len,
      ang: (WAY * Math.PI) / 180,
      spread: 0.05,
      w: [3, 14],
      cols,
      op,
      bend: 0.02,
    })
  const back =
    `<rect width="${W}" height="${H}" fill="url(#sky)"/>` +
    nebula(SPREAD_SIZE, { colour: '#d94fa6', seed: 9, opacity: 0.6 }) +
    nebula(SPREAD_SIZE, { colour: '#5a6cf0', seed: 17, frequency: 0.0026, opacity: 0.5 }) +
    ellipse(1280, 560, 900, 520, 'url(#rush)') +
    stars(random, SPREAD_SIZE, { n: 120, big: 4, calm: [TEXT_LEFT, TEXT_RIGHT] }) +
    streaks(120, ['#ff9ad6', '#e6e9f5', '#8a7cff'], [0.06, 0.22], [220, 620]) +
    greenLight(1270, 128, 0.5) +
    comet({ x: 980, y: 150, s: 0.46, rot: WAY }, { seed: 4, hair: 480, mood: 'whistle', lit: 'c' }) +
    comet({ x: 1540, y: 90, s: 0.4, rot: WAY }, { seed: 8, hair: 620, mood: 'puff', lit: 'c' }) +
    comet({ x: 880, y: 400, s: 0.56, rot: WAY }, { seed: 5, hair: 380, mood: 'laugh', lit: 'c' }) +
    cat({ x: 782, y: 430, s: 0.46, rot: WAY }, 'holding-on') +
    shadeLeft +
    placed(ROCKET, rocketBehind('r')) +
    vignette(SPREAD_SIZE)

  const longer = itemAt(CREW_LENGTHS, heroes.length - 1)
  const { bodies, hands } = crew(CAST, heroes, LIGHT)
  const figures =
    (longer ? placed(ROCKET, rocketInside(longer)) : '') + bodies + placed(ROCKET, rocketWall('r', longer)) + hands

  const front =
    somun(
      { x: 1556, y: 540, s: 0.54, rot: -12 },
      {
        mood: 'sneeze',
        legs: 'none',
        lit: 's',
        map: {
          spine: [
            [-10, 110],
            [-40, 170],
            [-100, 196],
            [-136, 256],
            [-206, 262],
          ],
          width: 58,
        },
        armL: {
          points: [
            [-48, 92],
            [-76, 140],
            [-44, 196],
          ],
          deg: 60,
        },
        armR: {
          points: [
            [50, 92],
            [84, 140],
            [60, 200],
          ],
          deg: 110,
        },
      },
    ) +
    comet({ x: 1520, y: 916, s: 0.56, rot: WAY }, { seed: 11, hair: 620, mood: 'laugh', lit: 'c' }) +
    dust(random) +
    comet({ x: 830, y: 690, s: 0.66, rot: WAY }, { seed: 6, hair: 330, mood: 'puff', lit: 'c' }) +
    smoke(random, [...billow(random, 700, 1050, 60), ...billow(random, 830, 1080, 86)], 'dust', '#b9aee0') +
    group(
      'filter="url(#b4)"',
      comet({ x: 790, y: 940, s: 0.72, rot: WAY }, { seed: 7, hair: 240, mood: 'whistle', lit: 'c' }),
    )
  return finish({
    heroBox: itemAt(HERO_BOXES, heroes.length - 1),
    back,
    hero: figures,
    front,
    text: [{ ...TEXT_LEFT, w: 470 }, TEXT_RIGHT],
  })
}

/** The last one has swung its tail: silver dust rolls to the right and swallows the page. */
function dust(random: ReturnType<typeof stage>['random']): string {
  let far = ''
  for (let i = 0; i < 9; i++)
    far += smoke(
      random,
      billow(random, 1180 + i * 130, 1030 - i * 14 + random.spread() * 40, random.between(110, 170)),
      'dustFar',
      '#b9aee0',
    )
  let near = ''
  for (let i = 0; i < 9; i++)
    near += smoke(
      random,
      billow(random, 930 + i * 112, 1110 - (i % 3) * 18 + random.spread() * 20, random.between(76, 120)),
      'dust',
      '#b9aee0',
    )
  let motes = ''
  for (let i = 0; i < 70; i++) {
    const r = random.between(1.5, 4.5)
    motes += ellipse(
      random.between(900, 1640),
      random.between(860, 1080),
      r,
      r,
      '#ffffff',
      `fill-opacity="${random.between(0.4, 0.9).toFixed(2)}"`,
    )
  }
  return (
    shadeRight + group('opacity=".85" filter="url(#b8)"', far) + group('filter="url(#b4)"', near) + shadeRight + motes
  )
}

const [calmLeft, shadeLeft] = calm('calmLeft', TEXT_LEFT, '#25124f', 0.92)
const [calmRight, shadeRight] = calm('calmRight', TEXT_RIGHT, '#2c1c52', 0.94)

const DEFS =
  calmLeft +
  calmRight +
  litSet('r', turnedLight(LIGHT, ROCKET.rot)) +
  litSet('s', turnedLight(LIGHT, -10)) +
  litSet('c', turnedLight(LIGHT, WAY)) +
  linear(
    'sky',
    [
      [0, '#1c0f48'],
      [0.45, '#5a2a92'],
      [0.75, '#b0468f'],
      [1, '#5a2a7a'],
    ],
    0,
    0,
    1,
    0.8,
  ) +
  radial('rush', [
    [0, '#ffb0e0', 0.75],
    [0.4, '#d95aa8', 0.4],
    [1, '#b0468f', 0],
  ]) +
  smokeDef('dust', { hi: '#ffffff', mid: '#d3cdec', lo: '#8a74c4' }, LIGHT) +
  smokeDef('dustFar', { hi: '#cfc4e6', mid: '#8f7cb8', lo: '#503a86' }, LIGHT) +
  vignetteDef('#1c0a40', 0.6)
