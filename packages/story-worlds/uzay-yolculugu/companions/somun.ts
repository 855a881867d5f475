/** Somun, the toy robot that believes its map. Origin: the middle of the cube head, which is 130 wide. */
import { fix } from '../../drawing/curve.ts'
import type { Point } from '../../drawing/geometry.ts'
import { ellipse, group, line, path } from '../../drawing/svg.ts'
import { paperMap } from './paper-map.ts'
import { placed, type Placement } from './placement.ts'
import { tinArm, type TinArm } from './tin-arm.ts'

export type SomunMood = 'proud' | 'worried' | 'happy' | 'sneeze' | 'dim' | 'sleepy'

export interface SomunDrawing {
  mood: SomunMood
  /** direction of the pupils, -1 … 1 */
  look?: Point
  armL?: TinArm
  armR?: TinArm
  map?: { spine: readonly Point[]; width?: number; newDot?: boolean }
  legs?: 'sit' | 'stand' | 'none'
  /** Only the head is visible. */
  headOnly?: boolean
  /** prefix of the light filters: a turned robot needs a light that is turned back */
  lit?: string
}

const EYES = [
  [-28, 21],
  [30, 23],
] as const
const EYE_Y = -6
const INK = '#2b3c70'
const ANTENNA = 'M22 -60L26 -78L16 -84L30 -92L20 -99L32 -108'
const HEAD =
  'M-62 -46C-63 -56 -56 -62 -46 -62L50 -60C60 -60 66 -54 65 -44L63 44C62 56 56 60 46 60L-48 58C-58 58 -64 52 -64 42Z'
const EARS = 'M-66 -14L-80 -18C-86 -10 -86 14 -80 22L-66 18ZM66 -14L78 -18C84 -10 84 14 78 22L66 18Z'
const BODY =
  'M-44 66L46 66C54 66 58 72 57 80L52 146C51 156 46 160 38 160L-36 160C-46 160 -50 156 -51 148L-55 82C-56 72 -52 66 -44 66Z'

export function somun(
  place: Placement,
  { mood, look = [0, 0.1], armL, armR, map, legs = 'sit', headOnly = false, lit = 'f' }: SomunDrawing,
): string {
  return placed(
    place,
    (headOnly ? '' : legsOf(legs)) +
      (armL?.behind ? tinArm(armL) : '') +
      (headOnly ? '' : body(lit)) +
      (map ? paperMap(map.spine, map.width ?? 62, map.newDot) : '') +
      head(lit) +
      EYES.map(([x, r]) => eyeOf(x, r, mood, look)).join('') +
      MOUTHS[mood] +
      ellipse(-46, 28, 9, 6, '#f0a35a', 'fill-opacity=".45"') +
      ellipse(50, 26, 9, 6, '#f0a35a', 'fill-opacity=".45"') +
      (armL && !armL.behind ? tinArm(armL) : '') +
      (armR ? tinArm(armR) : ''),
  )
}

const rivet = (x: number, y: number, r: number): string =>
  ellipse(x, y, r, r, '#2f467f') +
  ellipse(x - r * 0.15, y - r * 0.2, r * 0.8, r * 0.8, '#c8def0') +
  line(`M${fix(x - r * 0.5)} ${fix(y + r * 0.3)}L${fix(x + r * 0.5)} ${fix(y - r * 0.4)}`, '#5a77a8', r * 0.35)

const head = (lit: string): string =>
  group(
    `filter="url(#${lit}S)"`,
    line(ANTENNA, '#33497c', 6),
    line(ANTENNA, '#b7d2ea', 2.5),
    ellipse(34, -116, 11, 11, '#f5b942'),
    path(EARS, '#4a6aa0'),
    path(HEAD, 'url(#tin)'),
  ) +
  ellipse(31, -120, 4, 3.5, '#fff6d0') +
  path('M40 -58L63 -58L64 -30Z', '#89aed4', 'fill-opacity=".7"') +
  line('M-58 30Q-40 36 -30 50', '#42639a', 3, 'stroke-opacity=".6"') +
  rivet(-52, -50, 4.5) +
  rivet(54, 48, 4.5) +
  rivet(-52, 46, 4.5)

function eyeOf(x: number, r: number, mood: SomunMood, [lookX, lookY]: Point): string {
  const ring =
    ellipse(x, EYE_Y, r + 8, r + 8, '#2f467f') +
    ellipse(x - 1, EYE_Y - 2, r + 6, r + 6, '#cfe2f3') +
    ellipse(x, EYE_Y, r, r, '#22335f')
  if (mood === 'sneeze') {
    const inward = -Math.sign(x) * r
    return (
      ring +
      line(
        `M${fix(x - inward * 0.6)} ${EYE_Y - 8}L${fix(x + inward * 0.4)} ${EYE_Y}L${fix(x - inward * 0.6)} ${EYE_Y + 8}`,
        '#fff3c4',
        5,
      )
    )
  }
  if (mood === 'sleepy')
    return ring + line(`M${x - r * 0.6} ${EYE_Y - 2}Q${x} ${EYE_Y + 10} ${x + r * 0.6} ${EYE_Y - 2}`, '#fff3c4', 5)
  const px = x + lookX * r * 0.4
  const py = EYE_Y + lookY * r * 0.4
  return (
    ring +
    ellipse(x, EYE_Y, r * 0.86, r * 0.86, '#fff3c4', mood === 'dim' ? 'fill-opacity=".6"' : '') +
    ellipse(px, py, r * 0.46, r * 0.5, '#1b1738') +
    ellipse(px - r * 0.16, py - r * 0.2, r * 0.16, r * 0.18, '#ffffff') +
    lidOf(x, r, mood)
  )
}

/** A tin lid of an eye: level and half down when proud, slanting when worried. */
function lidOf(x: number, r: number, mood: SomunMood): string {
  if (mood !== 'proud' && mood !== 'worried') return ''
  const slant = mood === 'worried' ? x * 0.14 : -x * 0.05
  const edge = EYE_Y - r * (mood === 'worried' ? 0.52 : 0.42)
  return path(
    `M${x - r - 3} ${EYE_Y - r - 4}L${x + r + 3} ${EYE_Y - r - 4}L${x + r + 3} ${fix(edge + slant)}L${x - r - 3} ${fix(edge - slant)}Z`,
    'url(#tin)',
  )
}

const MOUTHS: Record<SomunMood, string> = {
  proud: line('M-20 38Q2 46 24 34', INK, 6),
  worried: line('M-22 42L-12 36L-2 42L8 36L18 42', INK, 5),
  // a little tin tongue
  happy:
    path('M-26 32Q2 40 28 30Q24 54 2 55Q-20 54 -26 32Z', INK) +
    ellipse(6, 51, 13, 9, '#c9a1a8') +
    path('M-4 48Q2 44 10 47Q12 62 4 63Q-4 62 -4 48Z', '#b9c3d8') +
    line('M3 50L3 57', '#7f8cae', 2),
  sneeze: ellipse(2, 42, 12, 10, INK),
  dim: line('M-14 40Q0 36 16 39', '#232745', 5),
  sleepy: line('M-10 40Q2 45 14 39', INK, 5),
}

const body = (lit: string): string =>
  group(`filter="url(#${lit}S)"`, path(BODY, 'url(#tinDark)')) +
  path('M-26 92L30 92L28 104L-25 104Z', '#1d2b57') +
  rivet(-40, 80, 5) +
  rivet(44, 80, 5) +
  rivet(-37, 146, 5) +
  rivet(40, 146, 5) +
  line('M-18 126Q-5 127 8 126', '#d7b24f', 6) +
  ellipse(24, 126, 6, 6, '#f0a35a')

function legsOf(legs: 'sit' | 'stand' | 'none'): string {
  if (legs === 'none') return ''
  const sits = legs === 'sit'
  return (
    line(sits ? 'M-26 158L-34 192' : 'M-24 158L-26 184', '#54749f', 18) +
    placed(sits ? { x: -38, y: 204, rot: -12 } : { x: -30, y: 190 }, FOOT) +
    line(sits ? 'M24 158L34 198' : 'M24 158L28 184', '#54749f', 18) +
    placed(sits ? { x: 40, y: 210, rot: 8 } : { x: 32, y: 190 }, FOOT)
  )
}

const FOOT =
  path('M-22 0C-22 -18 22 -18 26 0L28 12L-22 12Z', '#4a6aa0') +
  line('M-20 12L27 12', INK, 6) +
  line('M-12 -8Q0 -14 12 -8', '#b7d2ea', 4)
