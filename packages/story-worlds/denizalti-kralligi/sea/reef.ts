/** Beds of growth, and the sand between them. */
import { strokes } from '../../drawing/brush.ts'
import { lerp } from '../../drawing/curve.ts'
import type { Point } from '../../drawing/geometry.ts'
import type { Random } from '../../drawing/random.ts'
import { brain, fanCoral, staghorn, tableCoral, tubeSponge } from './corals.ts'
import { anemone, seaBush } from './soft-growth.ts'
import { CORAL_NAMES, hazed, type CoralName, type Tones } from './tones.ts'

const GROWTH = {
  staghorn,
  fan: fanCoral,
  brain: (random, x, y, h, tones) => brain(random, x, y - h * 0.12, h * 0.42, tones),
  tubes: (random, x, y, h, tones) => tubeSponge(random, x, y, h * 0.8, tones, random.pick([3, 4, 5])),
  table: (random, x, y, h, tones) => tableCoral(random, x, y, h * 0.9, tones),
  anemone: (random, x, y, h, tones) => anemone(random, x, y, h * 0.55, tones),
  bush: (random, x, y, h, tones) =>
    seaBush(random, x, y - h * 0.1, h * 0.55, h * 0.34, 150, tones, [h * 0.12, h * 0.22]),
} satisfies Record<string, (random: Random, x: number, y: number, h: number, tones: Tones) => string>
type GrowthKind = keyof typeof GROWTH
const KINDS = Object.keys(GROWTH) as GrowthKind[]

interface Reef {
  x0: number
  x1: number
  /** height of the ground */
  y: number
  /** heights from, to */
  h?: Point
  n?: number
  /** Colour of the water, and its share in front of the reef: 0–1. */
  haze: string
  t?: number
  kinds?: readonly GrowthKind[]
  names?: readonly CoralName[]
}

/** A mixed bed of n growths; growths lower on the page are painted later. */
export function reef(
  random: Random,
  { x0, x1, y, h = [60, 160], n = 14, haze, t = 0, kinds = KINDS, names = CORAL_NAMES }: Reef,
): string {
  return Array.from({ length: n }, (_, i) => ({
    x: lerp(x0, x1, (i + random.between(0.1, 0.9)) / n),
    y: y + random.between(-14, 20),
    h: random.between(...h),
    kind: random.pick(kinds),
    tones: hazed(random.pick(names), haze, t),
  }))
    .sort((a, b) => a.y - b.y)
    .map((growth) => GROWTH[growth.kind](random, growth.x, growth.y, growth.h, growth.tones))
    .join('')
}

export const sandRipples = (
  random: Random,
  x0: number,
  x1: number,
  y0: number,
  y1: number,
  n: number,
  cols: readonly string[] = ['#e8f2d0', '#9fc8b4', '#2c6a78'],
) =>
  strokes(random, {
    x0,
    y0,
    x1,
    y1,
    n,
    len: [60, 190],
    ang: 0.02,
    spread: 0.12,
    w: [3, 10],
    cols,
    op: [0.1, 0.34],
    bend: 0.25,
  })
