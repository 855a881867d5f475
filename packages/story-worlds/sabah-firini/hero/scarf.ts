/** The knitted scarf: it closes the hat's frame below the chin, or lies round a free neck. */
import { place } from '../../drawing/curve.ts'
import { group, inside, line, path } from '../../drawing/svg.ts'
import { CREAM, WOOL } from './materials.ts'

const WRAP = 'M-106 78C-70 116 70 116 106 78C134 92 142 140 120 164C70 196 -70 196 -120 164C-142 140 -134 92 -106 78Z'

/** Turns with the head. The scarf covers the chin's lower edge, so that no gap shows between face and wool. */
export function scarf(tilt: number, end: 1 | -1): string {
  const p = (d: string) => place(d, { rot: tilt, sx: end, sy: 1 })
  const hanging = p('M34 146C44 190 40 226 46 270C66 278 88 274 102 266C104 222 100 184 88 138Z')
  const bands = p('M42 196Q72 206 100 194M44 218Q74 228 102 216')
  const fringe = [50, 62, 74, 86, 97].map((x) => `M${x} 268L${x + 1} 292`).join('')
  const folds = p('M-112 108C-60 142 60 142 112 108M-122 136C-62 168 62 168 122 136')
  return (
    group('filter="url(#hWS)"', path(hanging, WOOL.base), line(p(fringe), WOOL.base, 7), line(bands, CREAM.base, 9)) +
    group('filter="url(#hW)"', path(p(WRAP), 'url(#hHat)'), inside(p(WRAP), knit(p))) +
    line(folds, WOOL.deep, 6, 'opacity=".4" filter="url(#b2)"') +
    line(p('M-98 88C-62 120 62 120 98 88'), WOOL.light, 4, 'opacity=".5"')
  )
}

/** Slanted ribs of a thick knit. */
const knit = (p: (d: string) => string): string =>
  line(
    p(
      Array.from({ length: 17 }, (_, i) => -136 + i * 17)
        .map((x) => `M${x} 84Q${x + 12} 130 ${x + 4} 190`)
        .join(''),
    ),
    WOOL.dark,
    4,
    'opacity=".4"',
  )
