/**
 * The red cape with its hood down: a soft cowl round the neck, and pieces that hang and fly. Units: the face is 200
 * wide.
 */
import { cloth } from '../../drawing/cloth.ts'
import { place } from '../../drawing/curve.ts'
import type { Point } from '../../drawing/geometry.ts'
import { ellipse, group, line, path } from '../../drawing/svg.ts'
import type { HeroAge } from '../../story-world.ts'
import { RED } from './materials.ts'

/** One piece, written for a child of five whose spine is upright: `top` and `hem` run from left to right. */
export interface CapePiece {
  top: readonly Point[]
  hem: readonly Point[]
  bulgeL?: Point
  bulgeR?: Point
  wave?: number
  edges?: readonly ('L' | 'R')[]
  /** Shows the outside of the cloth. */
  out?: true
}

/** Pieces behind the child, and pieces over shoulders and tunic. */
export interface Cape {
  back?: readonly CapePiece[]
  front?: readonly CapePiece[]
}

/** The neck: pieces grow with a child from here on. */
const NECK = 114
/** Factor of a cape's length. */
const LONGER: Readonly<Record<HeroAge, number>> = { 3: 0.9, 5: 1, 7: 1.24 }

const grown = (points: readonly Point[], age: HeroAge): Point[] =>
  points.map(([x, y]) => [x, y > NECK ? NECK + (y - NECK) * LONGER[age] : y])

const piece = (
  { top, hem, bulgeL, bulgeR, wave = 9, edges = [], out }: CapePiece,
  age: HeroAge,
  side: 1 | -1,
): string =>
  cloth({
    top: grown(top, age),
    hem: grown(hem, age),
    bulgeL,
    bulgeR,
    wave,
    edges,
    foldW: 12,
    foldO: 0.45,
    goldW: 6,
    fill: out ? 'url(#wCape)' : 'url(#wLining)',
    dark: out ? RED.dark : RED.deep,
    light: out ? RED.light : '#b83a56',
    gold: out ? RED.gold : '#c48d3c',
    filter: 'wL',
    lightX: side,
  })

/** @param side of the light */
export const capeBehind = ({ back = [] }: Cape, age: HeroAge, side: 1 | -1): string =>
  back.map((one) => piece(one, age, side)).join('')

export const capeBefore = ({ front = [] }: Cape, age: HeroAge, side: 1 | -1): string =>
  front.map((one) => piece({ ...one, out: true }, age, side)).join('')

interface Neck {
  neck: Point
  spine: number
  /** Half width of the shoulders relative to age five. */
  wide: number
}

const placedAt =
  ({ neck: [x, y], spine, wide }: Neck) =>
  (d: string): string =>
    place(d, { x, y, rot: spine - 90, sx: wide, sy: 1 })

/** The hood behind neck and hair; its tip hangs over one shoulder. */
export function hoodBehind(at: Neck, tip: 1 | -1): string {
  const p = placedAt(at)
  const flopped = p(
    tip > 0
      ? 'M60 -30C112 -58 160 -28 166 22C170 52 158 74 146 96C138 72 128 60 104 52C76 44 58 10 60 -30Z'
      : 'M-60 -30C-112 -58 -160 -28 -166 22C-170 52 -158 74 -146 96C-138 72 -128 60 -104 52C-76 44 -58 10 -60 -30Z',
  )
  return (
    group('filter="url(#wM)"', path(flopped, 'url(#wHood)')) +
    group(
      'filter="url(#wM)"',
      path(
        p('M-92 66C-146 48 -154 -14 -118 -40C-84 -60 -40 -34 0 -30C40 -34 84 -60 118 -40C154 -14 146 48 92 66Z'),
        'url(#wHood)',
      ),
    ) +
    path(
      p('M-98 26C-118 -4 -96 -26 -62 -14C-24 0 24 0 62 -14C96 -26 118 -4 98 26C62 60 -62 60 -98 26Z'),
      RED.deep,
      'opacity=".75"',
    ) +
    line(p('M-134 -4C-138 22 -124 46 -100 56M134 -4C138 22 124 46 100 56'), RED.dark, 8, 'opacity=".45"') +
    line(p('M-112 -34C-84 -50 -46 -30 -8 -26'), RED.light, 6, 'opacity=".55"')
  )
}

/** The hood in front of the neck, over shoulders and the roots of the sleeves; a bow and a gold button fasten it. */
export function hoodBefore(at: Neck): string {
  const p = placedAt(at)
  return (
    group(
      'filter="url(#wM)"',
      path(
        p(
          'M-116 -30C-92 -8 -46 0 0 0C46 0 92 -8 116 -30C148 4 136 54 76 70C30 80 -30 80 -76 70C-136 54 -148 4 -116 -30Z',
        ),
        'url(#wHood)',
      ),
    ) +
    line(
      p('M-116 4C-80 36 -36 46 -12 48M116 4C80 36 36 46 12 48M-92 -2Q-62 36 -46 64M92 -2Q62 36 46 64'),
      RED.dark,
      6,
      'opacity=".4"',
    ) +
    line(p('M-106 -12C-66 12 -30 18 0 18'), RED.light, 6, 'opacity=".6"') +
    group(
      'filter="url(#wS)"',
      path(
        p(
          'M0 66C-20 46 -48 44 -52 62C-52 80 -20 84 0 70ZM0 66C20 46 48 44 52 62C52 80 20 84 0 70ZM-8 70L-26 104L-8 98L0 76L10 98L28 102L8 70Z',
        ),
        RED.base,
      ),
      ellipse(...pointAt(at, 68), 14, 14, RED.gold),
    ) +
    ellipse(...pointAt(at, 64, -4), 4.6, 4, '#fff6d0')
  )
}

/** A point below the neck, along the spine. */
function pointAt({ neck: [x, y], spine }: Neck, along: number, beside = 0): Point {
  const a = (spine * Math.PI) / 180
  return [x + Math.cos(a) * along - Math.sin(a) * -beside, y + Math.sin(a) * along - Math.cos(a) * beside]
}
