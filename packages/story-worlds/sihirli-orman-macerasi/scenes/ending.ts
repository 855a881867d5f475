/** After the last page: dusk in the wood, one mushroom still glows, the snail and the hedgehog sleep. */
import { linear, radial } from '../../drawing/filters.ts'
import { ellipse, line } from '../../drawing/svg.ts'
import { ENDING_SIZE } from '../../story-world.ts'
import { hedgehog } from '../creatures/hedgehog.ts'
import { snail } from '../creatures/snail.ts'
import { LIGHTS } from '../lights.ts'
import { mushroom } from '../plants/mushroom.ts'
import { grass } from '../plants/undergrowth.ts'
import { stage } from './stage.ts'

const { w: W, h: H } = ENDING_SIZE
const GREENS = ['#6fa07a', '#8fb887', '#5c8f74', '#b4cf94'] as const

export function endingScene(): string {
  const { random, finish } = stage(ENDING_SIZE, LIGHTS.lamp, 77, DEFS)
  const back =
    `<rect width="${W}" height="${H}" fill="url(#dusk)"/>` +
    ellipse(706, 470, 330, 330, 'url(#moonlight)') +
    ellipse(706, 470, 92, 92, '#fffbe8') +
    [90, 250, 420, 600, 790, 920].map((x, i) => tree(x, i)).join('') +
    ellipse(480, 1090, 760, 250, 'url(#moss)') +
    grass(random, { x0: 0, x1: W, y: 872, n: 190, h: [16, 40], spread: 18, cols: [...GREENS] }) +
    mushroom(random, 300, 960, 1.2, 'violet', { lean: -4 }) +
    snail({ x: 296, y: 738, s: 1.5, asleep: true }) +
    mushroom(random, 176, 968, 0.6, 'pink', { lean: -8, lit: false }) +
    ellipse(660, 974, 120, 14, '#3a4a5a', 'opacity=".35"') +
    hedgehog(random, { x: 660, y: 916, s: 1.15, snug: true }) +
    grass(random, { x0: 0, x1: W, y: 1010, n: 120, h: [18, 46], spread: 26, cols: [...GREENS] })
  return finish({ heroBox: { x: 0, y: 0, w: 1, h: 1 }, back, hero: '', front: '', text: [] }).back
}

/** A far trunk, as a tone. */
const tree = (x: number, i: number): string =>
  line(
    `M${x} 900Q${x + 8 - (i % 3) * 8} 640 ${x + (i % 2 ? 26 : -20)} -20`,
    i % 2 ? '#b9a6d2' : '#c6b2d6',
    26 - (i % 3) * 6,
    'opacity=".4"',
  )

const DEFS =
  linear('dusk', [
    [0, '#cbbdea'],
    [0.5, '#eecbd8'],
    [0.85, '#ffe0bc'],
  ]) +
  radial('moonlight', [
    [0, '#fffbe0', 0.95],
    [0.4, '#fff0c8', 0.4],
    [1, '#fff0c8', 0],
  ]) +
  radial('moss', [
    [0, '#a8cc94'],
    [0.6, '#7fb089'],
    [1, '#5c8f7c'],
  ])
