/** A hasty comet: travels to +x, its silver hair streams to the left. Origin: the middle of the face, 150 wide. */
import { createRandom } from '../../drawing/random.ts'
import { eye } from '../../drawing/eye.ts'
import { fix } from '../../drawing/curve.ts'
import { ellipse, group, line, path } from '../../drawing/svg.ts'
import { placed, type Placement } from './placement.ts'

/** out of breath, whistling, laughing */
export type CometMood = 'puff' | 'whistle' | 'laugh'
const STRANDS = 26
const SHADED_HAIR = ['#cfc4f2', '#b4a4e6', '#ffc8e6']
const LIGHT_HAIR = ['#ece8fc', '#fffdf6']

/** @param seed decides the hair of a comet */
export function comet(
  place: Placement,
  { seed, hair = 520, mood, lit = 'f' }: { seed: number; hair?: number; mood: CometMood; lit?: string },
): string {
  const random = createRandom(seed)
  let behind = ''
  let over = ''
  for (let i = 0; i < STRANDS; i++) {
    const fan = (i / (STRANDS - 1) - 0.5) * 1.9
    const x0 = -Math.cos(fan) * 34 + 10
    const y0 = Math.sin(fan) * 66
    const length = hair * random.between(0.55, 1)
    const y1 = y0 * random.between(0.5, 1.25) + random.spread() * 40
    const width = random.between(10, 22)
    const wave = random.spread() * 46
    const d = `M${fix(x0)} ${fix(y0 - width)}C${fix(x0 - length * 0.35)} ${fix(y0 - width - wave)} ${fix(x0 - length * 0.65)} ${fix(y1 + wave)} ${fix(x0 - length)} ${fix(y1)}C${fix(x0 - length * 0.62)} ${fix(y1 + wave + width)} ${fix(x0 - length * 0.34)} ${fix(y0 + width - wave)} ${fix(x0)} ${fix(y0 + width)}Z`
    if (i % 3 || fan > -0.2)
      behind += path(
        d,
        random.pick(i % 2 ? SHADED_HAIR : LIGHT_HAIR),
        `fill-opacity="${random.between(0.5, 0.85).toFixed(2)}"`,
      )
    else over += path(d, random.pick(LIGHT_HAIR), 'fill-opacity=".92"')
  }
  return placed(place, behind + face(mood, lit, over))
}

const EYE = {
  look: [0.9, -0.05],
  iris: '#3f2a7a',
  glow: '#8a6fd0',
  lid: 0.18,
  lidCol: '#cfcdee',
  lash: '#3a2c72',
} as const

const face = (mood: CometMood, lit: string, hair: string): string =>
  group(
    `filter="url(#${lit}M)"`,
    path('M-64 6C-66 -58 -20 -84 30 -82C74 -80 92 -40 90 -2C90 44 66 78 22 80C-26 82 -62 58 -64 6Z', 'url(#cometFace)'),
  ) +
  hair +
  path(
    'M-30 -78C-64 -70 -92 -40 -96 10C-74 -10 -56 -22 -36 -28C-22 -52 2 -66 34 -72C14 -88 -10 -88 -30 -78Z',
    '#eceefb',
  ) +
  line('M-82 -10Q-54 -52 -6 -70M-66 -16Q-44 -46 -14 -56', '#a9a6dc', 4, 'stroke-opacity=".8"') +
  ellipse(74, 8, 16, 12, '#f08ac0', 'fill-opacity=".5"') +
  ellipse(14, 14, 20, 15, '#f08ac0', 'fill-opacity=".5"') +
  eye(18, -16, 17, EYE) +
  eye(56, -18, 15, EYE) +
  line('M0 -40Q14 -52 30 -48', '#6a5fa8', 6) +
  line('M46 -50Q60 -56 72 -46', '#6a5fa8', 6) +
  MOUTHS[mood]

const MOUTHS: Record<CometMood, string> = {
  puff: ellipse(48, 30, 9, 11, '#4c2f78') + ellipse(50, 34, 5, 4, '#d88ab8'),
  whistle:
    ellipse(50, 31, 7, 6, '#4c2f78') +
    ellipse(51, 33, 3.5, 2.6, '#d88ab8') +
    line('M72 24L84 20M73 32L86 33', '#e6e9f5', 4),
  laugh: path('M30 22Q50 28 68 20Q66 44 48 44Q34 42 30 22Z', '#4c2f78') + ellipse(50, 38, 9, 5, '#d88ab8'),
}
