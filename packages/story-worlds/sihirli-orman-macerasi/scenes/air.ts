/** Fireflies in the air, and the dark edge of a page. */
import { glow, screen } from '../../drawing/effects.ts'
import type { Random } from '../../drawing/random.ts'

/** `avoid`: circles [x, y, r] that stay free, above all the hero's face. */
export const fireflies = (
  random: Random,
  n: number,
  {
    x0,
    x1,
    y0,
    y1,
    id = 'fly',
    big = 0.15,
    avoid = [],
  }: {
    x0: number
    x1: number
    y0: number
    y1: number
    id?: string
    big?: number
    avoid?: readonly (readonly [number, number, number])[]
  },
) =>
  screen(
    Array.from({ length: n }, (): readonly [number, number, number, number] => [
      random.between(x0, x1),
      random.between(y0, y1),
      random() < big ? random.between(14, 24) : random.between(4, 10),
      random.between(0.4, 1),
    ])
      .filter(([x, y, r]) => avoid.every(([a, b, q]) => Math.hypot(x - a, y - b) > q + r))
      .map(([x, y, r, o]) => glow(x, y, r, id, o))
      .join(''),
  )

export const vignette = (w: number, h: number, id = 'vig') => `<rect width="${w}" height="${h}" fill="url(#${id})"/>`
