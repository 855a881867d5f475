/** Paints locks of hair as in a photo: strands that flow between two edges. */
import { mix } from './colour.ts'
import { fix, lerp, smooth } from './curve.ts'
import type { Point } from './geometry.ts'
import type { HairTones, Lock } from './photo-hair.ts'
import type { Random } from './random.ts'
import { line, path } from './svg.ts'

export const locks = (random: Random, all: readonly Lock[], tones: HairTones): string =>
  all
    .map((lock) =>
      lock.wave === undefined ? body(lock, tones) + strandsOf(random, lock, tones) : combed(random, lock, tones),
    )
    .join('')

/** Points of a strand, and those between which the crown reflects light. */
const POINTS = 14
const CROWN = { from: [1, 4], to: [5, 9] } as const

/** Fine strands in clumps, each clump lit along its ridge. */
function combed(
  random: Random,
  { from, to, strands, loose = 6, wave = 0 }: Lock,
  { base, dark, light }: HairTones,
): string {
  const phase = random() * Math.PI
  const strand = (share: number, stray: number): Point[] => {
    const curve = from.map((value, k) => lerp(value, to[k] as number, share) + random.spread() * stray)
    return Array.from({ length: POINTS }, (_, index) => {
      const t = index / (POINTS - 1)
      const [x, y] = [at(curve, 0, t), at(curve, 1, t)]
      return [x + Math.sin(t * 9 + phase + share * 0.9) * wave * t, y]
    })
  }
  let drawn = path(
    `${smooth(strand(0, 0), false)}L${smooth(strand(1, 0).reverse(), false).slice(1)}Z`,
    mix(base, dark, 0.45),
  )
  const clumps = Math.max(2, Math.round(strands / 26))
  for (let i = 0; i < strands; i++) {
    const share = random()
    const points = strand(share, loose)
    const ridge = 0.5 + 0.5 * Math.sin(share * clumps * 2 * Math.PI + phase)
    const tone = ridge * 0.62 + random() * 0.38
    const colour = tone < 0.46 ? mix(dark, base, tone * 2) : mix(base, light, (tone - 0.46) * 1.1)
    const width = random.between(1, 2.8)
    drawn += line(smooth(points, false), colour, width, `stroke-opacity="${fix(random.between(0.5, 0.9))}"`)
    if (ridge > 0.35)
      drawn += line(
        smooth(points.slice(Math.floor(random.between(...CROWN.from)), Math.ceil(random.between(...CROWN.to))), false),
        mix(light, '#fff0d8', 0.3),
        width * 0.8,
        `stroke-opacity="${fix(0.12 + 0.2 * random() * ridge)}"`,
      )
  }
  return drawn
}

/** A coordinate of a cubic curve. @param axis 0 for x, 1 for y */
function at(curve: readonly number[], axis: 0 | 1, t: number): number {
  const [a, b, c, d] = [0, 2, 4, 6].map((k) => curve[k + axis] as number) as [number, number, number, number]
  const u = 1 - t
  return u ** 3 * a + 3 * u * u * t * b + 3 * u * t * t * c + t ** 3 * d
}

/** The surface between the strands. */
function body({ from, to }: Lock, { base, dark }: HairTones): string {
  const [ax, ay, ...a] = from
  const [bx, by, b1x, b1y, b2x, b2y, ex, ey] = to
  return path(
    `M${ax} ${ay}C${a.join(' ')}L${ex} ${ey}C${b2x} ${b2y} ${b1x} ${b1y} ${bx} ${by}Z`,
    mix(base, dark, 0.35),
    'filter="url(#b3)"',
  )
}

function strandsOf(random: Random, { from, to, strands, loose = 6 }: Lock, { base, dark, light }: HairTones): string {
  let drawn = ''
  for (let i = 0; i < strands; i++) {
    const share = random()
    const at = (k: number) => lerp(from[k] as number, to[k] as number, share) + random.spread() * loose
    const [x0, y0, x1, y1, x2, y2, x3, y3] = [0, 1, 2, 3, 4, 5, 6, 7].map(at).map(fix)
    // Light comes from the upper left; the gaps between locks are dark.
    const tone = random()
    const colour = tone < 0.42 ? mix(base, dark, random()) : mix(base, light, random() * (share > 0.25 ? 1 : 0.5))
    drawn += line(
      `M${x0} ${y0}C${x1} ${y1} ${x2} ${y2} ${x3} ${y3}`,
      colour,
      random.between(1.2, 3.6),
      `stroke-opacity="${fix(random.between(0.35, 0.8))}"`,
    )
  }
  return drawn
}
