/** Arms with sleeves and hands; legs with boots seen from the side, the front and below. */
import type { Gender } from '#domain/child.ts'
import { fix, lerp, place, polar, tube } from '../../drawing/curve.ts'
import type { Point } from '../../drawing/geometry.ts'
import { ellipse, group, inside, line, path } from '../../drawing/svg.ts'
import { hand } from './hand.ts'
import { CLOTHES, RED } from './materials.ts'
import type { ArmPose, LegPose } from './pose.ts'
import type { Limb, Skeleton } from './skeleton.ts'
import type { Skin } from '../../story-world.ts'

export function arm(joints: Limb, spec: ArmPose, side: number, sk: Skeleton, skin: Skin, part: 'all' | 'hand' = 'all') {
  const w = sk.m.limb,
    [s, e, h] = joints,
    wide = spec.wide ?? [16, 13.5, 12]
  const dir = (Math.atan2(h[1] - e[1], h[0] - e[0]) * 180) / Math.PI,
    sleeve = tube(
      [s, e, polar(h, dir + 180, wide[2] * w)],
      wide.map((v) => v * w),
      7,
    ) // the round end must stay inside the cuff
  const cw = wide[2] * w * 1.1,
    c0 = polar(h, dir + 180, 7 * w),
    c1 = polar(h, dir, 3.5 * w),
    corner = (p: Point, k: number): Point => polar(p, dir + 90, cw * k),
    q = (p: Point): string => p.map(fix).join(' ')
  const cuff = `M${q(corner(c0, 1))}Q${q(polar(c0, dir + 180, 4 * w))} ${q(corner(c0, -1))}L${q(corner(c1, -1))}Q${q(polar(c1, dir, 4.5 * w))} ${q(corner(c1, 1))}Z`
  const creases = [0.35, 0.65]
    .map((t) => {
      const p: Point = [lerp(s[0], e[0], 0.6 + t * 0.4), lerp(s[1], e[1], 0.6 + t * 0.4)]
      const q = polar(p, dir + 70, wide[1] * w * 0.9)
      return line(
        `M${p.map(fix).join(' ')}Q${fix((p[0] + q[0]) / 2 + 3)} ${fix((p[1] + q[1]) / 2)} ${q.map(fix).join(' ')}`,
        CLOTHES.tunicD,
        2.4,
        'opacity=".4"',
      )
    })
    .join('')
  const hd = spec.hand
    ? hand({
        kind: spec.hand,
        x: h[0],
        y: h[1],
        rot: spec.rot ?? dir,
        size: sk.m.hand * (spec.size ?? 1),
        flip: spec.flip ?? side > 0,
        skin,
      })
    : ''
  if (part === 'hand') return hd
  const sleeveArt =
    group('filter="url(#hM)"', path(sleeve, 'url(#tunicG)'), inside(sleeve, creases)) +
    group('filter="url(#hS)"', path(cuff, '#fff0cf'))
  return (spec.handOver ? '' : hd) + sleeveArt // handOver: the hand is drawn later, as the part 'handL' or 'handR'
}

const BOOT_SIDE =
  'M-13 -30C-14 -12 -16 2 -15 14C-15 20 -10 21 0 21L24 21C33 21 36 14 31 8C25 1 14 2 12 -6C11 -14 12 -22 13 -30Z'

const SOLE_SIDE = 'M-16 13C-17 23 -11 26 0 26L26 26C36 26 37 19 34 13C32 19 28 20 22 20L0 20C-8 20 -14 19 -16 13Z'

const BOOT_FRONT = 'M-13 -30C-13 -12 -18 0 -18 12C-18 20 -9 23 0 23C9 23 18 20 18 12C18 0 13 -12 13 -30Z'

const SOLE_FRONT = 'M-18 11C-20 22 -9 26 0 26C9 26 20 22 18 11C16 19 8 21 0 21C-8 21 -16 19 -18 11Z'

const BOOT_SOLE =
  'M-14 -16C-19 -30 -12 -42 0 -42C12 -42 19 -30 15 -14C12 -2 15 8 14 18C12 30 -12 30 -14 18C-15 8 -10 -2 -14 -16Z'

const CUFF = 'M-15 -38C-6 -34 6 -34 15 -38L16 -25C6 -20 -6 -20 -16 -25Z'

export function leg(joints: Limb, spec: LegPose, sk: Skeleton, gender: Gender) {
  const w = sk.m.limb,
    [a, k, f] = joints,
    trousers = tube([a, k, f], [19 * w, 15 * w, 11 * w], 7)
  const o = { x: f[0], y: f[1], rot: spec.foot ?? 0, sx: w * (spec.face ?? 1), sy: w },
    front = spec.boot === 'front'
  const knee = line(
    `M${fix(k[0] - 7)} ${fix(k[1] - 3)}Q${fix(k[0])} ${fix(k[1] + 3)} ${fix(k[0] + 8)} ${fix(k[1] - 2)}`,
    CLOTHES.legsD,
    2.6,
    'opacity=".6"',
  )
  const boot =
    spec.boot === 'sole'
      ? group('filter="url(#hS)"', path(place(BOOT_SOLE, o), CLOTHES.boot)) +
        path(place(BOOT_SOLE, { ...o, sx: o.sx * 0.8, sy: o.sy * 0.84, y: o.y - 1 }), '#5c3319') +
        [-24, -12, 6, 16]
          .map((y) => path(place(`M-9 ${y}Q0 ${y + 5} 9 ${y}L9 ${y + 3}Q0 ${y + 8} -9 ${y + 3}Z`, o), '#3f200d'))
          .join('')
      : group(
          'filter="url(#hS)"',
          path(place(front ? BOOT_FRONT : BOOT_SIDE, o), 'url(#bootG)'),
          path(place(front ? SOLE_FRONT : SOLE_SIDE, o), CLOTHES.bootD),
        ) +
        (gender === 'female'
          ? ellipse(...polar([f[0], f[1]], (spec.foot ?? 0) + (front ? 0 : 180), front ? 0 : 2), 2.6, 2.6, RED.goldL)
          : [0, 6]
              .map((d) =>
                path(place(`M-6 ${-8 + d}L8 ${-10 + d}L8 ${-8 + d}L-6 ${-6 + d}Z`, o), CLOTHES.cuff, 'opacity=".8"'),
              )
              .join('')) +
        group('filter="url(#hS)"', path(place(CUFF, o), CLOTHES.cuff))
  return group('filter="url(#hM)"', path(trousers, CLOTHES.legs), inside(trousers, knee)) + boot
}
