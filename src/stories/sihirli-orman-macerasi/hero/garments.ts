/** Tunic, collar, mantle and the pieces of the cape. */
import type { Gender } from '#domain/child.ts'
import { wedge } from '../../drawing/brush.ts'
import { cloth } from '../../drawing/cloth.ts'
import { fix, place, polar, smooth } from '../../drawing/curve.ts'
import type { Point } from '../../drawing/geometry.ts'
import type { Light } from '../../drawing/light.ts'
import { ellipse, group, inside, line, path } from '../../drawing/svg.ts'
import { CLOTHES, RED } from './materials.ts'
import type { CapePiece, Pose } from './pose.ts'
import { NECK, type Metrics, type Skeleton } from './skeleton.ts'

export function tunic(sk: Skeleton, pose: Pose, gender: Gender) {
  const w = sk.m.w,
    d = sk.lean,
    c = sk.neck,
    at = (along: number, across: number): Point =>
      polar(polar(c, pose.hipLean ?? d, along * sk.m.k * (pose.torso ?? 1)), d - 90, across * w)
  const skirt = pose.skirt ?? [
    [-47, 140],
    [-24, 148],
    [0, 151],
    [24, 148],
    [47, 140],
  ]
  const body = smooth([
    at(4, -14),
    at(12, -38),
    at(60, -34),
    at(96, -36),
    ...skirt.map(([x, y]) => at(y, x)),
    at(96, 36),
    at(60, 34),
    at(12, 38),
    at(4, 14),
  ])
  const low = (k: number) =>
    smooth(
      skirt.map(([x, y]) => at(y - k, x * 1.02)),
      false,
    )
  const belt = (a: number, wd: number, col: string) =>
    line(smooth([at(a, -39), at(a + 4, 0), at(a, 39)], false), col, wd)
  const buckle = at(91, 0),
    diamonds = [-32, -16, 0, 16, 32]
      .map((x) => {
        const p = at(131 - Math.abs(x) * 0.12, x)
        return `M${fix(p[0])} ${fix(p[1] - 4)}L${fix(p[0] + 3.4)} ${fix(p[1])}L${fix(p[0])} ${fix(p[1] + 4)}L${fix(p[0] - 3.4)} ${fix(p[1])}Z`
      })
      .join('')
  const fold = (x: number) =>
    path(wedge(at(92, x * 0.7), at(115, x * 0.85), at(150, x), 5), CLOTHES.tunicD, 'opacity=".35"')
  return (
    group(
      'filter="url(#hL)"',
      path(body, 'url(#tunicG)'),
      inside(
        body,
        group('filter="url(#f2)"', ...[-30, -10, 14, 33].map(fold)) +
          line(low(0), '#b06f25', 14) +
          path(diamonds, '#fff3cf') +
          belt(88, 12, '#6b3c1f') +
          belt(85, 3, '#a8683a'),
      ),
    ) +
    path(
      place('M-8 -7L8 -7L8 7L-8 7ZM-4 -3L-4 3L4 3L4 -3Z', { x: buckle[0], y: buckle[1] + 1, rot: d - 90 }),
      RED.goldL,
      'fill-rule="evenodd"',
    ) +
    collar(at, gender)
  )
}

// girls: a round collar with two petals; boys: a straight stand-up collar with a lace
const collar = (at: (along: number, across: number) => Point, gender: Gender) =>
  gender === 'female'
    ? path(
        smooth([at(6, -20), at(22, -18), at(24, -3), at(10, 0)]) +
          smooth([at(6, 20), at(22, 18), at(24, 3), at(10, 0)]),
        '#fff0cf',
      )
    : line(
        `M${at(14, -8).map(fix).join(' ')}L${at(34, 5).map(fix).join(' ')}M${at(14, 8).map(fix).join(' ')}L${at(34, -5).map(fix).join(' ')}`,
        '#7a4a22',
        2.4,
      )

/** The hood's gathered neck: sits on the shoulders and hides where the panels begin. */
export function mantle(sk: Skeleton) {
  const d = sk.lean,
    c = sk.neck,
    w = sk.m.w,
    at = (along: number, across: number): Point => polar(polar(c, d, along), d - 90, across * w)
  const shape = smooth([
    at(-16, -40),
    at(2, -50),
    at(20, -54),
    at(30, -38),
    at(26, -16),
    at(30, 0),
    at(26, 16),
    at(30, 38),
    at(20, 54),
    at(2, 50),
    at(-16, 40),
    at(-20, 0),
  ])
  const fold = (x: number) => path(wedge(at(-6, x * 0.5), at(8, x * 0.8), at(30, x), 5), RED.dark, 'opacity=".5"')
  const folds = group('filter="url(#f2)"', ...[-36, -18, 18, 36].map(fold))
  const knot = at(13, 0),
    bow = (s: number) =>
      path(
        place('M0 0C10 -10 24 -10 26 -2C26 6 12 8 0 2Z', {
          x: knot[0],
          y: knot[1],
          rot: d - 90 + (s < 0 ? 180 : 0) - s * 12,
          sx: 1,
          sy: s,
        }),
        RED.base,
      )
  return (
    group('filter="url(#hM)"', path(shape, 'url(#capeOut)'), inside(shape, folds)) +
    group('filter="url(#hS)"', bow(-1), bow(1)) +
    group('filter="url(#hS)"', ellipse(...knot, 7.5, 7.5, RED.gold)) +
    ellipse(knot[0] - 2, knot[1] - 2.4, 2.4, 2, '#fff6d0')
  )
}

/** Cape pieces are authored for age 5; stretch what lies below the neck. */
const fit = (m: Metrics, pts: readonly Point[]): Point[] =>
  pts.map(([x, y]) => [x * m.w, y > NECK ? NECK + (y - NECK) * m.k : y])

export function capePiece(piece: CapePiece, m: Metrics, light: Light, inner: boolean) {
  return cloth({
    top: fit(m, piece.top),
    hem: fit(m, piece.hem),
    bulgeL: piece.bulgeL,
    bulgeR: piece.bulgeR,
    wave: piece.wave ?? 5,
    foldW: piece.foldW ?? 6,
    edges: piece.edges ?? [],
    fill: inner ? 'url(#capeIn)' : 'url(#capeOut)',
    dark: inner ? '#2a0616' : RED.dark,
    light: inner ? '#93264a' : RED.light,
    gold: inner ? '#a8762f' : RED.gold,
    goldW: 3.6,
    filter: piece.filter ?? 'hL',
    lightX: Math.sign(light.dir[0]) || -1,
    foldO: piece.foldO ?? 0.5,
  })
}
