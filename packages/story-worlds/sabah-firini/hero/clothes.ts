/** The body in its pyjamas and apron, and the scarf that closes the frame below the chin. */
import type { Gender } from '#domain/child.ts'
import { place } from '../../drawing/curve.ts'
import { group, inside, line, path } from '../../drawing/svg.ts'
import { CREAM, STRIPES, WOOL } from './materials.ts'
import { MIDDLE, type Skeleton } from './skeleton.ts'

/** Shapes are written for the middle age. */
export function torso({ pose, lengths, neck, torsoLength }: Skeleton, gender: Gender): string {
  const at = { x: neck[0], y: neck[1], rot: pose.spine - 90, sx: lengths.fat, sy: torsoLength / MIDDLE.torso }
  const p = (d: string) => place(d, at)
  const s = lengths.shoulder / MIDDLE.shoulder
  const shirt = p(
    `M${-56 * s} -6C${-96 * s} 4 ${-104 * s} 40 ${-96 * s} 84C-92 130 -96 170 -98 206C-94 244 -58 252 0 252C58 252 94 244 98 206C96 170 92 130 ${96 * s} 84C${104 * s} 40 ${96 * s} 4 ${56 * s} -6Z`,
  )
  const stripes = [-84, -56, -28, 0, 28, 56, 84].map((x) => `M${x} -10Q${x * 1.06} 120 ${x * 1.1} 260`).join('')
  return (
    group(
      'filter="url(#hM)"',
      path(shirt, STRIPES.base),
      inside(shirt, line(p(stripes), STRIPES.light, 8, 'opacity=".75"')),
    ) + apron(p, gender)
  )
}

/** With a pocket, on which a simit is stitched; scalloped for girls, straight for boys. */
function apron(p: (d: string) => string, gender: Gender): string {
  const hem =
    gender === 'female'
      ? 'C96 262 78 278 64 264C50 284 26 284 16 268C4 286 -20 286 -30 268C-44 284 -66 280 -74 264C-86 272 -98 262 -96 250'
      : 'Q100 268 86 272Q0 288 -86 272Q-100 268 -96 250'
  const shape = p(
    `M-54 44Q0 58 54 44C56 84 60 110 92 128C100 170 98 220 96 250${hem}C-98 220 -100 170 -92 128C-60 110 -56 84 -54 44Z`,
  )
  return (
    line(p('M-52 48L-66 -4M52 48L66 -4'), CREAM.base, 13) +
    line(p('M-90 132Q-104 136 -108 140M90 132Q104 136 108 140'), CREAM.base, 11) +
    group('filter="url(#hA)"', path(shape, 'url(#hApron)')) +
    line(p('M-90 130Q0 152 90 130'), CREAM.dark, 3, 'opacity=".45"') +
    line(p('M-46 168Q0 180 46 168L42 224Q0 236 -42 224Z'), CREAM.dark, 3, 'opacity=".7" stroke-dasharray="9 6"') +
    line(p('M-18 200C-18 188 18 188 18 200C18 212 -18 212 -18 200Z'), '#b8743a', 9) +
    line(p('M-16 198C-14 190 10 189 15 196'), '#e6ab68', 3) +
    line(p('M-60 240Q-40 250 -22 236M50 252Q64 240 70 222'), '#e0bd92', 5, 'opacity=".6" filter="url(#b2)"')
  )
}

const WRAP = 'M-106 78C-70 116 70 116 106 78C134 92 142 140 120 164C70 196 -70 196 -120 164C-142 140 -134 92 -106 78Z'

/** Turned with the head. It lies over the chin's lower edge, so that nothing is seen between face and wool. */
export function scarf({ pose }: Skeleton, end: 1 | -1): string {
  const p = (d: string) => place(d, { rot: pose.tilt, sx: end, sy: 1 })
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
