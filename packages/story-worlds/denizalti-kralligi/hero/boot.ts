/** Rubber boots, from the side and from below. Local frame: ankle at 0,0, the shin comes from -y, the toe points to +x. */
import type { Gender } from '#domain/child.ts'
import { place } from '../../drawing/curve.ts'
import { ellipse, group, line, path } from '../../drawing/svg.ts'
import { bootFrame, type Frame, type Limb } from '../../hero/limb.ts'
import { YELLOW } from './materials.ts'
import type { BootTurn, Layered } from '../../hero/pose.ts'

/** `boot`: the side of the boot that is visible. */
export type BootPose = Layered & BootTurn & { boot: 'side' | 'sole' | 'front' }

const SHAPES = {
  side: {
    body: 'M-42 -84C-44 -44 -46 -16 -46 10C-46 30 -38 38 -20 38L76 38C100 38 108 24 102 8C95 -12 72 -22 50 -28C42 -38 41 -58 42 -84Q0 -94 -42 -84Z',
    sole: 'M-48 24C-20 30 70 30 104 20C110 36 104 52 88 52L-34 52C-48 52 -52 38 -48 24Z',
    cuff: 'M-49 -94Q0 -108 49 -94L47 -66Q0 -78 -47 -66Z',
    shine: 'M66 -10C80 -4 90 4 92 14',
    crease: 'M-30 -18Q4 -4 40 -24',
  },
  front: {
    body: 'M-42 -84C-44 -44 -50 -20 -54 6C-58 30 -36 40 0 40C36 40 58 30 54 6C50 -20 44 -44 42 -84Q0 -94 -42 -84Z',
    sole: 'M-56 20C-40 38 40 38 56 20C60 42 36 52 0 52C-36 52 -60 42 -56 20Z',
    cuff: 'M-49 -94Q0 -108 49 -94L47 -66Q0 -78 -47 -66Z',
    shine: 'M-36 2C-30 -8 -20 -12 -12 -12',
    crease: 'M-34 -20Q0 -8 34 -20',
  },
  sole: {
    body: 'M-44 -66C-52 -24 -62 4 -60 34C-58 66 -34 80 0 80C36 80 60 66 60 34C60 4 52 -24 44 -66Q0 -84 -44 -66Z',
    sole: 'M-34 -20C-46 6 -48 30 -44 44C-38 62 -18 68 0 68C20 68 40 62 46 44C50 28 46 4 34 -20C24 -36 -24 -36 -34 -20Z',
    cuff: 'M-49 -82Q0 -102 49 -82L46 -54Q0 -74 -46 -54Z',
    shine: 'M-50 30C-50 46 -44 58 -34 64',
    crease: '',
  },
} as const
/** x, y, bend of the grooves under a sole. */
const TREAD = [
  [36, 2, 10],
  [41, 18, 12],
  [42, 34, 14],
  [35, 50, 12],
  [28, -12, 8],
] as const

/** A boot without a child, its toe to the right. @param s 1: as large as on a hero whose face is 200 wide */
export const bootOf = (x: number, y: number, s: number, gender: Gender): string =>
  drawn('side', { x, y, rot: 0, sx: s, sy: s }, s, gender, 'cS')

export const boot = (limb: Limb, pose: BootPose, gender: Gender): string =>
  drawn(pose.boot, bootFrame(limb, pose), pose.near ?? 1, gender, 'hY')

/** @param filter of the layer */
function drawn(view: BootPose['boot'], at: Frame, s: number, gender: Gender, filter: string): string {
  const shape = SHAPES[view]
  const p = (d: string) => place(d, at)
  const sole =
    view !== 'sole'
      ? path(p(shape.sole), '#9a5a14') + line(p(shape.sole.replace(/Z$/, '')), '#6d3b0c', 1.5, 'opacity=".6"')
      : group(`filter="url(#${filter})"`, path(p(shape.sole), '#b06a18')) +
        TREAD.map(
          ([half, along, bend]) =>
            line(p(`M${-half} ${along}Q0 ${along + bend} ${half} ${along}`), '#7a430c', 6 * s) +
            line(p(`M${-half} ${along + 4}Q0 ${along + bend} ${half} ${along}`), '#d99a3c', 2 * s, 'opacity=".5"'),
        ).join('')
  return (
    group(`filter="url(#${filter})"`, path(p(shape.body), 'url(#hBoot)')) +
    sole +
    (shape.crease && line(p(shape.crease), YELLOW.line, 4 * s, 'opacity=".45"')) +
    line(p(shape.shine), '#fffbe0', 8 * s, 'opacity=".8" filter="url(#b2)"') +
    group(`filter="url(#${filter})"`, path(p(shape.cuff), YELLOW.light)) +
    trim(p, s, gender)
  )
}

/** Girls' boots have coral buttons under the cuff, boys' a strap. */
function trim(p: (d: string) => string, s: number, gender: Gender): string {
  if (gender === 'male') return line(p('M-46 -80Q0 -94 46 -80'), '#b9731a', 4 * s, 'opacity=".55"')
  return [-30, -10, 10, 30]
    .map((x) => {
      const [cx = 0, cy = 0] = p(`M${x} -84`).slice(1).split(' ').map(Number)
      return ellipse(cx, cy, 5.5 * s, 5.5 * s, '#ff9d7a')
    })
    .join('')
}
