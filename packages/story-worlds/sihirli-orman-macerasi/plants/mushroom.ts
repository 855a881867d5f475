/** A mushroom that gives light. */
import { mix } from '../../drawing/colour.ts'
import { fix } from '../../drawing/curve.ts'
import { glow } from '../../drawing/effects.ts'
import type { Random } from '../../drawing/random.ts'
import { ellipse, group, line, path } from '../../drawing/svg.ts'
import { MUSHROOMS, type MushroomKind } from './materials.ts'

/** A glowing mushroom, 190 high at s = 1; foot at x, y. */
export function mushroom(
  random: Random,
  x: number,
  y: number,
  s: number,
  kind: MushroomKind = 'violet',
  {
    lean = 0,
    lit: on = true,
    pool = 1,
    tall = random.between(0.9, 1.12),
  }: { lean?: number; lit?: boolean; pool?: number; tall?: number } = {},
) {
  const m = MUSHROOMS[kind],
    spots = (
      [
        [-34, -136, 13, 10],
        [8, -158, 17, 12],
        [42, -126, 12, 10],
        [-6, -118, 8, 6],
        [-58, -110, 7, 8],
        [60, -106, 5, 6],
        [-16, -172, 7, 4],
      ] as const
    )
      .map(([a, b, c, d]) =>
        ellipse(
          a + random.spread() * 4,
          b + random.spread() * 3,
          c * random.between(0.8, 1.15),
          d,
          '#fdf3ff',
          `opacity="${on ? 0.9 : 0.4}"`,
        ),
      )
      .join('')
  const gills = Array.from({ length: 15 }, (_, i) => {
    const a = (i - 7) / 7.4
    return line(
      `M${fix(a * 12)} -96Q${fix(a * 44)} -88 ${fix(a * 62)} ${fix(-86 + Math.sqrt(1 - a * a) * 15)}`,
      m.cap[1],
      1.5,
      'opacity=".6"',
    )
  }).join('')
  const cap = 'M-76 -92C-82 -150 -40 -186 0 -186C42 -186 82 -150 76 -92C50 -106 -50 -106 -76 -92Z'
  return (
    `<g transform="translate(${x} ${y}) rotate(${lean}) scale(${s} ${fix(s * tall * 100) / 100})">` +
    (on
      ? glow(0, -76, 190 * pool, 'pool' + kind, 0.8) +
        `<ellipse cx="0" cy="2" rx="120" ry="24" fill="url(#pool${kind})"/>`
      : ellipse(0, 3, 50, 9, '#04141a', 'opacity=".5"')) +
    group(
      'filter="url(#fMush)"',
      path(
        'M-20 4C-14 -40 -17 -70 -12 -96L13 -96C15 -70 17 -40 24 4Q0 14 -20 4Z',
        on ? `url(#stem${kind})` : '#6a6a86',
      ),
    ) +
    path('M-14 -70Q0 -62 15 -70L17 -58Q0 -50 -16 -58Z', on ? '#fff' : '#8a8aa0', 'opacity=".55"') +
    path('M-66 -88Q0 -62 66 -88Q40 -66 0 -64Q-40 -66 -66 -88Z', m.glow, on ? '' : 'opacity=".3"') +
    `<ellipse cx="0" cy="-86" rx="64" ry="17" fill="${on ? `url(#gill${kind})` : '#4a4a66'}"/>` +
    gills +
    group('filter="url(#fMush)"', path(cap, on ? `url(#cap${kind})` : mix(m.cap[2], '#2a3a44', 0.45)), spots) +
    line('M-50 -150Q-30 -176 0 -178', '#fff', 6, `opacity="${on ? 0.5 : 0.15}" filter="url(#b3)"`) +
    '</g>'
  )
}
