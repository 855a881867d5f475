/** The town under the rocket: streets of gold beads round one small house. */
import { blob, fix } from '../../drawing/curve.ts'
import type { Random } from '../../drawing/random.ts'
import { ellipse, line, path } from '../../drawing/svg.ts'
import { placed } from '../companions/placement.ts'
import { TEXT_RIGHT } from './stage.ts'

export const EARTH = { x: 1900, y: 880, r: 1240 }
export const HOUSE = { x: 1488, y: 872 }
/** All streets meet a little beside the house. */
const CENTRE = { x: HOUSE.x - 190, y: HOUSE.y - 20 }
/** Seen at a slant. */
const FLAT = 0.78
const GOLD = ['#ffd98a', '#ffbf5e', '#fff0c0']

export function town(random: Random): string {
  let fields = ''
  for (let i = 0; i < 34; i++)
    fields += path(
      blob(
        random,
        random.between(1100, 2260),
        random.between(-60, 760),
        random.between(90, 190),
        random.between(50, 110),
        7,
        0.14,
      ),
      random.pick(['#1c2c66', '#20326e', '#1a2860', '#243878']),
      'fill-opacity=".5"',
    )
  const glows = [
    [1300, 860, 420],
    [1640, 980, 260],
    [1020, 980, 300],
    [1120, 640, 240],
    [1500, 300, 220],
  ]
    .map(([x = 0, y = 0, r = 0]) => ellipse(x, y, r, r, 'url(#warm)', 'fill-opacity=".3"'))
    .join('')
  return fields + glows + rays(random) + rings(random) + lamps(random)
}

/** Dim where the words go. */
const dimmed = (x: number, y: number): number =>
  x > TEXT_RIGHT.x - 60 && y < TEXT_RIGHT.y + TEXT_RIGHT.h + 20 ? 0.16 : 1

function bead(
  random: Random,
  x: number,
  y: number,
  jitter: number,
  size: readonly [number, number],
  light: number,
): string {
  const r = random.between(...size)
  const opacity = random.between(0.5, 1) * light * dimmed(x, y)
  return ellipse(
    x + random.spread() * jitter,
    y + random.spread() * jitter,
    r,
    r,
    random.pick(GOLD),
    `fill-opacity="${opacity.toFixed(2)}"`,
  )
}

function rays(random: Random): string {
  let beads = ''
  for (let k = 0; k < 17; k++) {
    const from = (k / 17) * 6.283 + random.spread() * 0.12
    const bend = random.spread() * 0.5
    for (let d = 150; d < 1150; d += 15) {
      const turn = from + (bend * d) / 900
      beads += bead(
        random,
        CENTRE.x + Math.cos(turn) * d,
        CENTRE.y + Math.sin(turn) * d * FLAT,
        5,
        [2, 4.4],
        Math.max(0.4, 1.1 - d / 1300),
      )
    }
  }
  return beads
}

function rings(random: Random): string {
  let beads = ''
  for (let k = 0; k < 9; k++) {
    const d = 170 + k * 95
    for (let turn = 0; turn < 6.283; turn += 17 / d) {
      if (random() < 0.35) continue
      beads += bead(
        random,
        CENTRE.x + Math.cos(turn) * d,
        CENTRE.y + Math.sin(turn) * d * FLAT,
        9,
        [1.4, 3.2],
        Math.max(0.35, 1 - d / 1300),
      )
    }
  }
  return beads
}

/** Windows and lamps: thickest where the town is. */
function lamps(random: Random): string {
  let beads = ''
  for (let i = 0; i < 1000; i++) {
    const turn = random() * 6.283
    const d = 150 + Math.abs(random.spread()) * 620
    beads += bead(
      random,
      CENTRE.x + Math.cos(turn) * d,
      CENTRE.y + Math.sin(turn) * d * FLAT,
      0,
      [1.6, 4.2],
      Math.max(0.4, 1.15 - d / 900),
    )
  }
  return beads
}

const tree = (x: number, y: number, r: number): string =>
  ellipse(x + 6, y + 8, r, r * 0.9, '#0f1a3a', 'fill-opacity=".5"') +
  ellipse(x, y, r, r, '#2f5a66') +
  ellipse(x - r * 0.2, y + r * 0.2, r * 0.6, r * 0.55, '#5f8f78')

/** Two slopes of roof, chimney, garden and swing. */
export const houseFromAbove = (): string =>
  placed(
    { ...HOUSE, rot: 12 },
    path('M-170 -104L168 -96L160 112L-162 108Z', '#234a58') +
      path('M-160 20L-70 26L-70 100L-154 96Z', '#3f6e62', 'fill-opacity=".7"') +
      line('M-170 -104L168 -96L160 112L-162 108Z', '#e8d3a0', 3, 'stroke-dasharray="3 6" stroke-opacity=".7"') +
      tree(-130, -70, 25) +
      tree(-92, -82, 18) +
      tree(132, 80, 22) +
      tree(126, -62, 16) +
      path('M-54 -66L96 -62L96 4L-54 2Z', '#9c4f6c') +
      path('M-54 2L96 4L92 76L-52 72Z', '#d98a6a') +
      line('M-54 2L96 4', '#ffd9a0', 4) +
      [-48, -32, -16].map((y) => line(`M-52 ${y}L94 ${y + 3}`, '#6f3560', 2, 'stroke-opacity=".6"')).join('') +
      [22, 40, 58].map((y) => line(`M-52 ${y}L92 ${y + 3}`, '#b5604f', 2, 'stroke-opacity=".6"')).join('') +
      path('M56 -40L80 -39L80 -18L56 -19Z', '#5a3a5f') +
      path('M60 -36L76 -35L76 -23L60 -24Z', '#241638') +
      path('M2 30L26 31L26 52L2 51Z', '#ffe9a8') +
      line(`M-140 30L-96 34M-140 30L-136 62M-96 34L-100 66`, '#e9b56a', 4) +
      path(`M-128 50L-108 52L-108 62L-128 60Z`, '#e08a5a') +
      line(`M${fix(-122)} 32V52M-112 33V53`, '#ffe9b0', 2),
  )
