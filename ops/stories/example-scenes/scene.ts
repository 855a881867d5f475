/** One page for the three example scenes: size, daylight, and the garden things that two of them share. */
import { clump, leaf } from '#stories/drawing/brush.ts'
import type { ColourStops } from '#stories/drawing/colour.ts'
import { fix } from '#stories/drawing/curve.ts'
import { linear, radial } from '#stories/drawing/filters.ts'
import { paintOpacity } from '#stories/drawing/paint-opacity.ts'
import type { Random } from '#stories/drawing/random.ts'
import { ellipse, group, line, path, svgDoc } from '#stories/drawing/svg.ts'
import { litSet } from '#stories/drawing/lit-set.ts'
import type { SceneHero } from '#stories/story-world.ts'
import { childDefs } from './child.ts'

export const SIZE = { w: 1_520, h: 1_140 }

/** @returns an SVG document of SIZE */
export type ExampleScene = (hero: SceneHero) => string

/** White light from above left; shadows are warm and thin, never grey. */
const DAY = {
  dir: [-0.5, -0.8],
  hi: '#fffdf0',
  hiO: 0.42,
  sh: '#7a3550',
  shO: 0.36,
  rim: '#ffffff',
  rimO: 0.7,
} as const

/** Filters `cS` to `cL` are for things and animals. */
export const page = (defs: string, ...drawn: string[]): string =>
  paintOpacity(svgDoc(SIZE.w, SIZE.h, litSet('c', DAY) + childDefs(DAY) + OUTDOORS + defs, drawn.join('')))

const OUTDOORS =
  linear('day', [
    [0, '#6fbdec'],
    [0.55, '#bfe4f4'],
    [1, '#fff3cf'],
  ]) +
  radial('sunlight', [
    [0, '#fffdf0', 1],
    [0.25, '#fff3b8', 0.8],
    [1, '#fff3b8', 0],
  ]) +
  linear('lawn', [
    [0, '#b9dd78'],
    [0.5, '#8cc763'],
    [1, '#5fa850'],
  ]) +
  linear('bark', [
    [0, '#a8744c'],
    [1, '#7a4d38'],
  ])

const LEAVES: ColourStops = [
  [0, '#3b8a4e'],
  [0.35, '#5cab55'],
  [0.7, '#94cf62'],
  [1, '#d8ef96'],
]

export const cloudAt = (x: number, y: number, s: number): string =>
  path(
    `M${fix(x - 90 * s)} ${fix(y)}C${fix(x - 104 * s)} ${fix(y - 42 * s)} ${fix(x - 52 * s)} ${fix(y - 52 * s)} ${fix(x - 42 * s)} ${fix(y - 38 * s)}C${fix(x - 30 * s)} ${fix(y - 80 * s)} ${fix(x + 32 * s)} ${fix(y - 80 * s)} ${fix(x + 42 * s)} ${fix(y - 38 * s)}C${fix(x + 74 * s)} ${fix(y - 52 * s)} ${fix(x + 104 * s)} ${fix(y - 30 * s)} ${fix(x + 92 * s)} ${fix(y)}Z`,
    '#ffffff',
    'opacity=".94"',
  )

/** @param x, y where it grows @param s 1: 520 high */
export function tree(random: Random, x: number, y: number, s: number): string {
  const crown = (dx: number, dy: number, rx: number, ry: number, n: number) =>
    ellipse(x + dx * s, y + dy * s, rx * s * 0.94, ry * s * 0.94, '#4f9c52') +
    clump(random, x + dx * s, y + dy * s, rx * s, ry * s, n, LEAVES, { lx: -0.35, ly: -0.75, size: [22 * s, 44 * s] })
  return (
    groundShadow(x, y, 130 * s) +
    group(
      'filter="url(#cM)"',
      path(
        `M${fix(x - 62 * s)} ${fix(y + 10 * s)}Q${fix(x - 24 * s)} ${fix(y - 30 * s)} ${fix(x - 24 * s)} ${fix(y - 270 * s)}H${fix(x + 22 * s)}Q${fix(x + 26 * s)} ${fix(y - 30 * s)} ${fix(x + 64 * s)} ${fix(y + 12 * s)}Q${fix(x)} ${fix(y + 26 * s)} ${fix(x - 62 * s)} ${fix(y + 10 * s)}Z`,
        'url(#bark)',
      ),
    ) +
    crown(-92, -270, 120, 96, 150) +
    crown(96, -280, 122, 100, 150) +
    crown(0, -380, 150, 128, 260)
  )
}

const groundShadow = (x: number, y: number, r: number): string =>
  ellipse(x, y, r, r * 0.14, '#2c6a40', 'opacity=".4" filter="url(#b6)"')

/** Blades in tufts, and small flowers. */
export function meadow(random: Random, top: number, n: number): string {
  const blades = (colour: string) =>
    path(
      Array.from({ length: n }, () => {
        const y = random.between(top, SIZE.h + 10)
        const near = 0.5 + ((y - top) / (SIZE.h - top)) * 0.8
        const x = random.between(0, SIZE.w)
        return [-0.5, 0, 0.45]
          .map((lean) =>
            leaf(x, y, random.between(20, 38) * near, 3.4 * near, -Math.PI / 2 + lean + random.spread() * 0.2),
          )
          .join('')
      }).join(''),
      colour,
      'opacity=".6"',
    )
  const flowers = Array.from({ length: Math.round(n / 3) }, () => {
    const y = random.between(top + 20, SIZE.h)
    const near = 0.5 + ((y - top) / (SIZE.h - top)) * 0.7
    const x = random.between(0, SIZE.w)
    const colour = random.pick(['#ffffff', '#ffd65c', '#f7a3b5', '#ffffff'])
    return (
      [0, 72, 144, 216, 288]
        .map((a) => {
          const r = (a * Math.PI) / 180
          return ellipse(x + Math.cos(r) * 6 * near, y + Math.sin(r) * 5 * near, 5 * near, 4.4 * near, colour)
        })
        .join('') + ellipse(x, y, 3.6 * near, 3.2 * near, '#f3a63e')
    )
  }).join('')
  return blades('#4f9a4a') + blades('#c6e788') + flowers
}

export const rope = (from: readonly [number, number], to: readonly [number, number], w = 9): string =>
  line(`M${from.map(fix).join(' ')}L${to.map(fix).join(' ')}`, '#a9763f', w) +
  line(`M${from.map(fix).join(' ')}L${to.map(fix).join(' ')}`, '#f0cf94', w * 0.45, 'stroke-dasharray="7 9"')
