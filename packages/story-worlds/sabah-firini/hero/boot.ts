/** Felt boots, from the side and from the front. Local frame: ankle at 0,0, the shin comes from -y, a side's toe points to +x. */
import type { Gender } from '#domain/child.ts'
import { place } from '../../drawing/curve.ts'
import { ellipse, group, line, path } from '../../drawing/svg.ts'
import { bootFrame, type Frame, type Limb } from '../../hero/limb.ts'
import type { BootTurn, Layered } from '../../hero/pose.ts'
import { CREAM, FELT } from './materials.ts'

/** `boot`: the side of the boot that is visible. */
export type BootPose = Layered & BootTurn & { boot: 'side' | 'front' }

const SHAPES = {
  side: {
    body: 'M-38 -58C-40 -30 -44 -10 -42 14C-40 32 -32 38 -16 38L62 38C86 38 94 26 88 10C80 -10 60 -18 42 -24C36 -34 36 -46 37 -58Z',
    sole: 'M-44 26C-18 32 62 32 91 22C96 36 90 46 76 46L-30 46C-42 46 -46 38 -44 26Z',
  },
  front: {
    body: 'M-37 -58C-38 -26 -50 -6 -50 16C-50 36 -28 42 0 42C28 42 50 36 50 16C50 -6 38 -26 37 -58Z',
    sole: 'M-51 20C-40 34 40 34 51 20C54 40 30 48 0 48C-30 48 -54 40 -51 20Z',
  },
} as const
const FLEECE =
  'M-44 -62C-46 -76 -30 -80 -20 -76C-12 -82 6 -82 14 -76C26 -82 44 -76 44 -62C46 -50 34 -46 24 -50C14 -44 -6 -44 -14 -50C-26 -44 -44 -48 -44 -62Z'

/** Filter and fill: those of the hero for a worn boot, those of the page for a boot alone. */
interface Paint {
  filter: string
  felt: string
}

/** A boot that no child wears, its toe to the right. @param s 1: as large as on a hero whose face is 200 wide */
export const bootOf = (x: number, y: number, s: number): string =>
  drawn('side', { x, y, rot: 0, sx: s, sy: s }, s, 'male', { filter: 'cS', felt: FELT.base })

export const boot = (limb: Limb, pose: BootPose, gender: Gender): string =>
  drawn(pose.boot, bootFrame(limb, pose), pose.near ?? 1, gender, { filter: 'hS', felt: 'url(#hBoot)' })

function drawn(view: BootPose['boot'], at: Frame, s: number, gender: Gender, { filter, felt }: Paint): string {
  const p = (d: string) => place(d, at)
  return (
    group(`filter="url(#${filter})"`, path(p(SHAPES[view].body), felt), path(p(SHAPES[view].sole), FELT.dark)) +
    line(p(view === 'side' ? 'M-26 -14Q4 0 38 -20' : 'M-30 -14Q0 -2 30 -14'), FELT.dark, 3.4 * s, 'opacity=".45"') +
    group(`filter="url(#${filter})"`, path(p(FLEECE), CREAM.base)) +
    trim(p, view, s, gender)
  )
}

/** A cream pompom for girls, a strap for boys. */
function trim(p: (d: string) => string, view: BootPose['boot'], s: number, gender: Gender): string {
  if (gender === 'male') return line(p('M-40 -30Q0 -18 40 -30'), CREAM.dark, 6 * s, 'opacity=".9"')
  const [cx = 0, cy = 0] = p(view === 'side' ? 'M30 -30' : 'M0 -32')
    .slice(1)
    .split(' ')
    .map(Number)
  return ellipse(cx, cy, 11 * s, 11 * s, CREAM.dark) + ellipse(cx - s, cy - 2 * s, 9 * s, 9 * s, CREAM.light)
}
