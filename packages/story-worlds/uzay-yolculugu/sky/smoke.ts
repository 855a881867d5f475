/** Rocket smoke: clusters of round puffs with a lit cap, a coloured shadow and an edge that melts away. */
import { mix } from '../../drawing/colour.ts'
import { blob, fix } from '../../drawing/curve.ts'
import { radial } from '../../drawing/filters.ts'
import type { Light } from '../../drawing/light.ts'
import type { Random } from '../../drawing/random.ts'
import { line, path } from '../../drawing/svg.ts'

/** x, y, radius; far ones first */
export type Puff = readonly [number, number, number]

export const smokeDef = (
  id: string,
  { hi, mid, lo }: { hi: string; mid: string; lo: string },
  { dir }: Light,
): string =>
  radial(
    id,
    [
      [0, hi],
      [0.38, mix(hi, mid, 0.35)],
      [0.68, mid],
      [0.9, lo],
      [1, lo, 0],
    ],
    0.5 + dir[0] * 0.26,
    0.5 + dir[1] * 0.26,
    0.72,
  )

export const smoke = (random: Random, puffs: readonly Puff[], id: string, curl: string): string =>
  puffs
    .map(
      ([x, y, r]) =>
        path(blob(random, x, y, r, r * 0.93, 12, 0.05), `url(#${id})`) + (r > 60 ? curlIn(x, y, r, curl) : ''),
    )
    .join('')

/** A round cloud: a large puff with small ones behind it. */
export function billow(random: Random, x: number, y: number, r: number): Puff[] {
  const from = random() * 6.283
  const lobes = Array.from({ length: 7 }, (_, i): Puff => {
    const turn = from + i * 0.9 + random.spread() * 0.2
    const reach = r * random.between(0.55, 0.8)
    return [x + Math.cos(turn) * reach, y + Math.sin(turn) * reach * 0.85, r * random.between(0.36, 0.58)]
  })
  return [...lobes.sort((a, b) => a[1] - b[1]), [x, y + r * 0.06, r * 0.74]]
}

/** One brush curl, so that a puff looks painted. */
const curlIn = (x: number, y: number, r: number, colour: string): string =>
  line(
    `M${fix(x - r * 0.3)} ${fix(y + r * 0.2)}C${fix(x - r * 0.1)} ${fix(y + r * 0.5)} ${fix(x + r * 0.4)} ${fix(y + r * 0.36)} ${fix(x + r * 0.3)} ${fix(y + r * 0.02)}C${fix(x + r * 0.24)} ${fix(y - r * 0.16)} ${fix(x)} ${fix(y - r * 0.1)} ${fix(x + r * 0.06)} ${fix(y + r * 0.08)}`,
    colour,
    r * 0.045,
    'stroke-opacity=".2"',
  )
