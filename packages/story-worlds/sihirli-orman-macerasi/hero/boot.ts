/** Boots seen from the side, the front and below. Local frame: ankle at 0,0, the shin from -y, a side's toes toward +x. */
import type { Gender } from '#domain/child.ts'
import { place, polar } from '../../drawing/curve.ts'
import { ellipse, group, path } from '../../drawing/svg.ts'
import type { Frame } from '../../hero/limb.ts'
import { CLOTHES, RED } from './materials.ts'

const BOOT_SIDE =
  'M-13 -30C-14 -12 -16 2 -15 14C-15 20 -10 21 0 21L24 21C33 21 36 14 31 8C25 1 14 2 12 -6C11 -14 12 -22 13 -30Z'
const SOLE_SIDE = 'M-16 13C-17 23 -11 26 0 26L26 26C36 26 37 19 34 13C32 19 28 20 22 20L0 20C-8 20 -14 19 -16 13Z'
const BOOT_FRONT = 'M-13 -30C-13 -12 -18 0 -18 12C-18 20 -9 23 0 23C9 23 18 20 18 12C18 0 13 -12 13 -30Z'
const SOLE_FRONT = 'M-18 11C-20 22 -9 26 0 26C9 26 20 22 18 11C16 19 8 21 0 21C-8 21 -16 19 -18 11Z'
const BOOT_SOLE =
  'M-14 -16C-19 -30 -12 -42 0 -42C12 -42 19 -30 15 -14C12 -2 15 8 14 18C12 30 -12 30 -14 18C-15 8 -10 -2 -14 -16Z'
const CUFF = 'M-15 -38C-6 -34 6 -34 15 -38L16 -25C6 -20 -6 -20 -16 -25Z'

/** In the side view, toes point to +x. */
export type BootView = 'side' | 'front' | 'sole'

/** @param light prefix of the light filters */
export function boot(view: BootView, at: Frame, gender: Gender, light: 'h' | 'w' = 'h'): string {
  if (view === 'sole') return soleUp(at, light)
  const front = view === 'front'
  return (
    group(
      `filter="url(#${light}S)"`,
      path(place(front ? BOOT_FRONT : BOOT_SIDE, at), 'url(#bootG)'),
      path(place(front ? SOLE_FRONT : SOLE_SIDE, at), CLOTHES.bootD),
    ) +
    trim(at, front, gender) +
    group(`filter="url(#${light}S)"`, path(place(CUFF, at), CLOTHES.cuff))
  )
}

/** The underside with its tread. */
const soleUp = (at: Frame, light: string): string =>
  group(`filter="url(#${light}S)"`, path(place(BOOT_SOLE, at), CLOTHES.boot)) +
  path(place(BOOT_SOLE, { ...at, sx: at.sx * 0.8, sy: at.sy * 0.84, y: at.y - 1 }), '#5c3319') +
  [-24, -12, 6, 16]
    .map((y) => path(place(`M-9 ${y}Q0 ${y + 5} 9 ${y}L9 ${y + 3}Q0 ${y + 8} -9 ${y + 3}Z`, at), '#3f200d'))
    .join('')

/** A gold button for girls, two straps for boys. */
function trim(at: Frame, front: boolean, gender: Gender): string {
  if (gender === 'female')
    return ellipse(...polar([at.x, at.y], at.rot + (front ? 0 : 180), front ? 0 : 2), 2.6, 2.6, RED.goldL)
  return [0, 6]
    .map((d) => path(place(`M-6 ${-8 + d}L8 ${-10 + d}L8 ${-8 + d}L-6 ${-6 + d}Z`, at), CLOTHES.cuff, 'opacity=".8"'))
    .join('')
}
