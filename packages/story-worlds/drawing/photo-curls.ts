/** Curly hair as in a photo: rolled locks of several strands, lit from the upper left. */
import { mix } from './colour.ts'
import { fix, lerp } from './curve.ts'
import type { CurlCloud, HairTones, PhotoHair } from './photo-hair.ts'
import type { Random } from './random.ts'
import { ellipse, group, line } from './svg.ts'

/** The middle of the head, from which the light on a curl is computed. */
const HEAD = { x: 380, y: 330, reach: 270 }
const STRANDS = 4

export const curlClouds = (random: Random, clouds: readonly CurlCloud[], tones: HairTones): string =>
  group(
    'filter="url(#b8)"',
    ...clouds.map(({ at: [x, y], reach: [rx, ry] }) =>
      ellipse(x, y, rx * 0.94, ry * 0.94, mix(tones.dark, tones.base, 0.25)),
    ),
  ) +
  clouds
    .flatMap((cloud) => Array.from({ length: cloud.count }, (_, index) => curlIn(random, cloud, index / cloud.count)))
    // Shaded curls first, so that lit ones lie on them.
    .sort((a, b) => a.depth - b.depth)
    .map((curl) => roll(random, curl, tones))
    .join('')

interface Curl {
  x: number
  y: number
  r: number
  depth: number
}

function curlIn(random: Random, { at, reach, size }: CurlCloud, depth: number): Curl {
  const angle = random() * 2 * Math.PI
  const away = Math.sqrt(random())
  return {
    x: at[0] + Math.cos(angle) * reach[0] * away,
    y: at[1] + Math.sin(angle) * reach[1] * away,
    r: random.between(size[0], size[1]),
    depth,
  }
}

function roll(random: Random, { x, y, r, depth }: Curl, { base, dark, light }: HairTones): string {
  const lit =
    Math.max(0, Math.min(1, 0.32 - ((x - HEAD.x) * 0.3 + (y - HEAD.y) * 0.5) / HEAD.reach)) * (0.35 + 0.65 * depth)
  const strands = Array.from({ length: STRANDS }, (_, index) => {
    const from = r * (1 - index * 0.2)
    const tone = lit + random.spread() * 0.5
    const colour =
      tone < 0.3 ? mix(dark, base, Math.max(0, tone) * 2.4) : mix(base, light, Math.min(1, (tone - 0.3) * 0.95))
    return line(
      `M${fix(-from)} ${fix(from * 0.3)}C${fix(-from)} ${fix(-from * 1.25)} ${fix(from)} ${fix(-from * 1.2)} ${fix(from)} ${fix(from * 0.1)}C${fix(from * 0.9)} ${fix(from * 0.9)} ${fix(-from * 0.3)} ${fix(from * 0.9)} ${fix(-from * 0.35)} ${fix(from * 0.2)}`,
      colour,
      fix(r * lerp(0.1, 0.22, random())),
      'stroke-opacity=".9"',
    )
  })
  return group(
    `transform="translate(${fix(x)} ${fix(y)}) rotate(${Math.round(random() * 360)}) scale(1 ${fix(random.between(0.72, 1))})"`,
    ...strands,
  )
}

/** Small rolls, dark ones first. */
export function curls(
  random: Random,
  { from, to, count }: NonNullable<PhotoHair['curls']>,
  { base, dark, light }: HairTones,
): string {
  let drawn = ''
  for (let i = 0; i < count; i++) {
    const angle = Math.PI * random.between(0.9, 2.1)
    const share = Math.sqrt(random())
    const x = fix(380 + Math.cos(angle) * lerp(from[0], to[0], share))
    const y = fix(392 + Math.sin(angle) * lerp(from[1], to[1], share))
    const r = random.between(8, 17)
    const lit = i / count
    const colour = lit < 0.5 ? mix(dark, base, lit * 2) : mix(base, light, (lit - 0.5) * 1.5)
    const turn = Math.round(random() * 360)
    drawn += line(
      `M${fix(-r)} 0C${fix(-r)} ${fix(-r * 1.2)} ${fix(r)} ${fix(-r * 1.2)} ${fix(r)} 0C${fix(r)} ${fix(r * 0.7)} ${fix(-r * 0.2)} ${fix(r * 0.7)} ${fix(-r * 0.2)} 0`,
      colour,
      random.between(2.5, 5),
      `transform="translate(${x} ${y}) rotate(${turn})"`,
    )
  }
  return drawn
}
