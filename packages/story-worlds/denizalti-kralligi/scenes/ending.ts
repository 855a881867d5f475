/** After the last page: the sea floor at night, one lamp still on, the hermit crab at home in its thimble. */
import { smooth } from '../../drawing/curve.ts'
import { linear, radial } from '../../drawing/filters.ts'
import { ellipse, path } from '../../drawing/svg.ts'
import { ENDING_SIZE } from '../../story-world.ts'
import { LIGHTS } from '../colours.ts'
import { hermitCrab } from '../creatures/hermit-crab.ts'
import { placedAt } from '../creatures/materials.ts'
import { reef, sandRipples } from '../sea/reef.ts'
import { seaLamp } from '../sea/sea-lamp.ts'
import { scallop, starfish } from '../sea/treasures.ts'
import { stage } from './stage.ts'

const { w: W, h: H } = ENDING_SIZE
const SAND = 860

export function endingScene(): string {
  const { random, finish } = stage(ENDING_SIZE, LIGHTS.downToPalace, 77, DEFS)
  const back =
    `<rect width="${W}" height="${H}" fill="url(#calmSea)"/>` +
    ellipse(660, 640, 380, 320, 'url(#lampLight)') +
    reef(random, { x0: -40, x1: 320, y: SAND - 6, h: [70, 170], n: 7, haze: '#8fd0d8', t: 0.35 }) +
    reef(random, { x0: 790, x1: 1010, y: SAND - 4, h: [60, 150], n: 5, haze: '#8fd0d8', t: 0.35 }) +
    path(
      smooth([
        [-60, SAND],
        [240, SAND - 26],
        [520, SAND - 8],
        [800, SAND - 30],
        [1020, SAND - 6],
        [1020, H + 40],
        [-60, H + 40],
      ]),
      'url(#sand)',
    ) +
    sandRipples(random, 0, W, SAND, H, 22, ['#fff3d0', '#e6cf9c', '#cfae7c']) +
    placedAt(664, 700, 1.5, seaLamp({ on: true, stalk: 130, lean: 1 })) +
    ellipse(430, 976, 130, 16, '#8a6a4a', 'opacity=".3"') +
    placedAt(430, 930, 1.7, hermitCrab({ home: 'thimble', look: [0.2, 0.6] })) +
    starfish(210, 986, 0.9, '#f08a70') +
    scallop(800, 972, 0.8, -14)
  return finish({ heroBox: { x: 0, y: 0, w: 1, h: 1 }, back, hero: '', front: '', text: [] }).back
}

const DEFS =
  linear('calmSea', [
    [0, '#9fdce4'],
    [0.5, '#7fc4dc'],
    [1, '#8fb4dc'],
  ]) +
  radial('lampLight', [
    [0, '#fff3c0', 0.85],
    [0.5, '#ffe9b0', 0.3],
    [1, '#ffe9b0', 0],
  ]) +
  linear('sand', [
    [0, '#f6e2b4'],
    [1, '#d9b988'],
  ])
