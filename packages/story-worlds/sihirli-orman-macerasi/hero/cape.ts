/** The red cape: what sits on the shoulders, and the pieces that hang. */
import { wedge } from '../../drawing/brush.ts'
import { cloth } from '../../drawing/cloth.ts'
import { place, smooth } from '../../drawing/curve.ts'
import type { Point } from '../../drawing/geometry.ts'
import type { Light } from '../../drawing/light.ts'
import { ellipse, group, inside, path } from '../../drawing/svg.ts'
import { onSpine } from '../../hero/placing.ts'
import { RED } from './materials.ts'
import type { CapePiece } from './pose.ts'
import { NECK, type Metrics, type Skeleton } from './skeleton.ts'

/** The hood's gathered neck: sits on the shoulders and hides where the panels begin. */
export function mantle(sk: Skeleton) {
  const { neck, lengths } = sk
  const { spine } = sk.pose
  const at = (along: number, across: number): Point => onSpine(neck, spine, along, across * lengths.w)
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
          rot: spine - 90 + (s < 0 ? 180 : 0) - s * 12,
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
    filter: 'hL',
    lightX: Math.sign(light.dir[0]) || -1,
    foldO: piece.foldO ?? 0.5,
  })
}
