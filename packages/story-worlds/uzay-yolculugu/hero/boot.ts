/** Moon boots. Local frame: ankle at 0,0, the shin comes from -y, toes toward +x. */
import type { Gender } from '#domain/child.ts'
import { mix } from '../../drawing/colour.ts'
import { place } from '../../drawing/curve.ts'
import { group, line, path } from '../../drawing/svg.ts'
import { softLine } from '../../drawing/soft-line.ts'
import { bootFrame, type Limb } from '../../hero/limb.ts'
import type { BootTurn, Layered } from '../../hero/pose.ts'
import { GOLD } from '../colours.ts'
import type { Tones } from './materials.ts'

const SHAFT =
  'M-44 -70C-46 -40 -50 -16 -50 10C-50 32 -40 40 -20 40L78 40C106 40 114 24 106 6C98 -16 74 -26 52 -30C43 -38 42 -52 44 -70Q0 -82 -44 -70Z'
const SOLE = 'M-53 26C-20 33 72 33 109 21C115 38 108 54 90 54L-34 54C-50 54 -57 40 -53 26Z'
const SOLE_EDGE = 'M-50 30C-20 37 70 37 106 27'
const CUFF = 'M-51 -82Q0 -96 51 -82L49 -58Q0 -70 -49 -58Z'
const CUFF_EDGE = 'M49 -58Q0 -70 -49 -58'
const STRAP = 'M-48 -14Q0 2 50 -26'
const SHINE = 'M62 -14C80 -8 92 2 95 12'
/** Trim of a boot: a wave for girls, a band for boys. */
const TRIM: Record<Gender, string> = {
  female: 'M-46 -34Q-32 -24 -20 -32Q-8 -22 4 -31Q16 -22 28 -32Q38 -26 46 -36',
  male: 'M-48 -34Q0 -22 45 -38',
}

export function boot(limb: Limb, pose: Layered & BootTurn, tones: Tones, gender: Gender): string {
  const { near = 1 } = pose
  const at = bootFrame(limb, pose)
  const placed = (d: string) => place(d, at)
  return (
    group(
      'filter="url(#hS)"',
      path(placed(SHAFT), 'url(#hCoral)'),
      path(placed(SOLE), tones.sole),
      path(placed(CUFF), 'url(#hGold)'),
    ) +
    line(placed(STRAP), tones.coralDark, 4 * near, 'stroke-opacity=".4"') +
    line(placed(TRIM[gender]), GOLD.high, 4.6 * near, 'stroke-opacity=".9"') +
    line(placed(SOLE_EDGE), mix(tones.sole, '#ffffff', 0.3), 2.5 * near, 'stroke-opacity=".6"') +
    softLine(placed(SHINE), '#ffe3dc', 7 * near) +
    line(placed(CUFF_EDGE), GOLD.low, 3 * near, 'stroke-opacity=".7"')
  )
}
