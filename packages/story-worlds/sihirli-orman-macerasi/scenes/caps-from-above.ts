/** Mushrooms seen from above, in a ring. */
import { mix } from '../../drawing/colour.ts'
import { blob, fix, polar } from '../../drawing/curve.ts'
import { glow } from '../../drawing/effects.ts'
import { itemAt } from '../../drawing/geometry.ts'
import type { Random } from '../../drawing/random.ts'
import { ellipse, group, path } from '../../drawing/svg.ts'
import { MUSHROOMS, type MushroomKind } from '../plants/materials.ts'
import { clock } from './moss-bed.ts'

interface CapFromAbove {
  x: number
  y: number
  r: number
  kind: MushroomKind
  on: boolean
}

/** Mushrooms from above: discs of light with spots; unlit ones are only dark caps. All in three groups: one shadow, one light, one cap filter. */
function capsFromAbove(random: Random, caps: readonly CapFromAbove[]) {
  const one = ({ x, y, r, kind, on }: CapFromAbove) =>
    path(
      blob(random, x, y, r, r * 0.95, 12, 0.04),
      on ? `url(#cap${kind})` : mix(MUSHROOMS[kind].cap[2], '#24403c', 0.5),
    ) +
    Array.from({ length: 7 }, (_, i) => {
      const p = polar([x, y], i * 51 + random.between(0, 20), i ? r * 0.58 : 0)
      return ellipse(
        p[0],
        p[1],
        r * random.between(0.1, 0.17),
        r * random.between(0.09, 0.15),
        '#fdf3ff',
        `opacity="${on ? 0.9 : 0.3}"`,
      )
    }).join('')
  return (
    group(
      'filter="url(#b4)" opacity=".45"',
      caps.map(({ x, y, r }) => ellipse(x + 5, y + 8, r * 1.04, r * 0.98, '#0a201c')).join(''),
    ) +
    caps
      .filter((c) => c.on)
      .map(({ x, y, r, kind }) => glow(x, y, r * 4.6, 'pool' + kind, 0.85))
      .join('') +
    group('filter="url(#fMush)"', caps.map(one).join(''))
  )
}

const KINDS: readonly MushroomKind[] = ['violet', 'blue', 'pink']

/** The light runs clockwise and has come as far as eight. */
export const ringOfLights = (random: Random): string =>
  capsFromAbove(
    random,
    Array.from({ length: 26 }, (_, i) => {
      const hour = (i * 12) / 26 + 0.15,
        [x, y] = clock(hour, 1.03 + random.spread() * 0.03)
      return { x, y, r: random.between(20, 40), kind: itemAt(KINDS, i % 3), on: hour < 8 }
    }),
  )

/** Light of the lit caps on the moss. */
export function pools(): string {
  let drawn = ''
  for (const [h, k] of [
    [0.8, 'violet'],
    [2.6, 'blue'],
    [4.4, 'pink'],
    [6.4, 'violet'],
  ] as const) {
    const [x, y] = clock(h, 0.82)
    drawn += `<ellipse cx="${fix(x)}" cy="${fix(y)}" rx="260" ry="210" fill="url(#pool${k})" opacity=".5"/>`
  }
  return drawn
}
