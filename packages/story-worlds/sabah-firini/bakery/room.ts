/** The bakery's basket and broom. */
import { group, inside, line, path } from '../../drawing/svg.ts'
import { placedAt } from '../creatures/materials.ts'

/** A woven basket; x, y: the middle of its upper edge. */
export function basket(x: number, y: number, s: number): string {
  const shape = 'M-120 0L120 0C116 60 100 110 84 122L-84 122C-100 110 -116 60 -120 0Z'
  const weave = [16, 42, 68, 94].map((v, row) =>
    Array.from({ length: 13 }, (_, i) => {
      const u = -130 + i * 22 + (row % 2) * 11
      return `M${u} ${v}q11 ${row % 2 ? -9 : 9} 22 0`
    }).join(''),
  )
  return placedAt(
    x,
    y,
    s,
    group(
      'filter="url(#cM)"',
      path(shape, '#b5803f'),
      inside(
        shape,
        line(weave.join(''), '#f0c683', 8, 'opacity=".6"') +
          line(weave.join(''), '#6d4420', 3, 'opacity=".55" transform="translate(0 9)"'),
      ),
    ) + group('filter="url(#cS)"', '<rect x="-130" y="-14" width="260" height="28" rx="14" fill="#cf9a55"/>'),
  )
}

/** A broom that stands upright; x, y: the point at which its straw touches the floor. */
export const broom = (x: number, y: number, s: number): string =>
  placedAt(
    x,
    y,
    s,
    group('filter="url(#cS)"', '<rect x="-9" y="-560" width="18" height="420" rx="9" fill="#c08a52"/>') +
      group(
        'filter="url(#cM)"',
        path('M-26 -160L26 -160C40 -90 70 -40 76 0C30 10 -30 10 -76 0C-70 -40 -40 -90 -26 -160Z', '#d9ad5c'),
      ) +
      line(
        'M-24 -140C-34 -80 -48 -40 -54 -4M-8 -140L-18 -2M8 -140L18 -2M24 -140C34 -80 48 -40 54 -4',
        '#8f6226',
        4,
        'opacity=".55"',
      ) +
      line('M-30 -146L30 -146M-32 -128L32 -128', '#b0483c', 8),
  )
