/** Kiremit sits and faces the reader: a pose that no page of his book has. */
import { tube } from '#stories/drawing/curve.ts'
import type { Point } from '#stories/drawing/geometry.ts'
import type { Random } from '#stories/drawing/random.ts'
import { ellipse, group, path } from '#stories/drawing/svg.ts'
import { bib, body, FOX, paw, tail } from '#stories/sihirli-orman-macerasi/creatures/fox-coat.ts'
import { foxHead, type FoxMood } from '#stories/sihirli-orman-macerasi/creatures/fox-head.ts'
import { placed, type Placement } from '#stories/sihirli-orman-macerasi/creatures/materials.ts'

interface SittingFox extends Placement {
  mood?: FoxMood
  look?: Point
  /** rotation of the head, and of its ears */
  tilt?: number
  ears?: Point
  /** the right foreleg from the shoulder; without it, the leg stands */
  raised?: readonly Point[]
  /** over the body, under the raised paw */
  held?: string
  /** over both forelegs */
  overPaws?: string
  /** over the head, which is at 22, -190 */
  over?: string
}

/** 0,0: the ground under the chest; 290 high. */
export const sittingFox = (
  random: Random,
  { mood, look, tilt = 0, ears = [-6, 8], raised, held = '', overPaws = '', over = '', ...pos }: SittingFox,
): string =>
  placed(
    pos,
    tail(
      random,
      [
        [-44, -22],
        [-98, -10],
        [-136, -46],
        [-132, -100],
        [-98, -136],
      ],
      38,
    ) +
      body(random, [
        [-52, -14],
        [-62, -62],
        [-44, -118],
        [-10, -150],
        [34, -150],
        [62, -112],
        [74, -58],
        [66, -10],
        [8, 4],
      ]) +
      foot(-46) +
      foot(62) +
      haunch(random, -1) +
      haunch(random, 1) +
      bib(random, [
        [-14, -142],
        [52, -142],
        [48, -96],
        [20, -62],
        [-10, -96],
      ]) +
      paw(
        [
          [-6, -92],
          [-10, -46],
          [-4, -4],
        ],
        [18, 14, 14],
      ) +
      held +
      paw(
        raised ?? [
          [38, -92],
          [42, -46],
          [36, -4],
        ],
        [18, 14, 14],
      ) +
      overPaws +
      foxHead(random, { mood: mood ?? 'wide', x: 22, y: -190, rot: tilt, ears, ...(look && { look }) }) +
      over,
  )

const foot = (x: number): string =>
  group('filter="url(#cS)"', ellipse(x, -6, 28, 13, '#4a2418')) +
  path(
    tube(
      [
        [x - 4, -14],
        [x + 4, -14],
      ],
      [6, 6],
      2,
    ),
    FOX.light,
    'opacity=".3"',
  )

/** @param side -1: left */
const haunch = (random: Random, side: -1 | 1): string => {
  const at = (points: readonly Point[]): Point[] => points.map(([x, y]) => [8 + side * x, y])
  const outline = at([
    [36, -8],
    [34, -46],
    [56, -70],
    [76, -50],
    [80, -16],
    [62, -4],
  ])
  return body(random, side < 0 ? [...outline].reverse() : outline)
}
