/** After the last page: a cloud for a bed, the cat curled up on it, the green light awake. */
import { linear, radial } from '../../drawing/filters.ts'
import { sparkle } from '../../drawing/stars.ts'
import { ellipse } from '../../drawing/svg.ts'
import { ENDING_SIZE } from '../../story-world.ts'
import { LIGHTS } from '../colours.ts'
import { cat } from '../companions/cat.ts'
import { somun } from '../companions/somun.ts'
import { cloudDef, cloudHeap } from '../sky/cloud.ts'
import { greenLight } from '../sky/green-light.ts'
import { stage } from './stage.ts'

const { w: W, h: H } = ENDING_SIZE
const STARS = [
  [90, 520, 9],
  [250, 590, 6],
  [420, 500, 7],
  [560, 610, 5],
  [860, 640, 8],
  [330, 660, 5],
] as const

export function endingScene(): string {
  const { random, finish } = stage(ENDING_SIZE, LIGHTS.bed, 77, DEFS)
  const back =
    `<rect width="${W}" height="${H}" fill="url(#dusk)"/>` +
    STARS.map(([x, y, r]) => sparkle(x, y, r)).join('') +
    greenLight(724, 540, 0.9) +
    ellipse(480, 900, 560, 150, 'url(#rest)') +
    cloudHeap(random, 140, 1010, 520, 190, 'heap') +
    cloudHeap(random, 850, 1030, 480, 170, 'heap') +
    cloudHeap(random, 480, 1060, 900, 260, 'heap') +
    cat({ x: 420, y: 820, s: 1.9 }, 'asleep') +
    somun({ x: 716, y: 790, s: 0.95 }, { mood: 'sleepy' }) +
    cloudHeap(random, 480, 1120, 1100, 200, 'heap')
  return finish({ heroBox: { x: 0, y: 0, w: 1, h: 1 }, back, hero: '', front: '', text: [] }).back
}

const DEFS =
  linear('dusk', [
    [0, '#7f86d8'],
    [0.5, '#a99be4'],
    [0.85, '#f2c4d8'],
  ]) +
  radial('rest', [
    [0, '#fff3e0', 0.7],
    [1, '#ffd9d8', 0],
  ]) +
  cloudDef('heap', '#ffffff', '#f4e6fb', '#c9b4ea')
