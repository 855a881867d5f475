/**
 * Hair of a free head. A frame cuts hair off at its edge; a free head needs hanging braids, tapered long hair and round
 * scarf ends.
 */
import type { Gender } from '#domain/child.ts'
import type { FaceFeatures } from '#domain/face-features.ts'
import { ellipse, line, path } from '../drawing/svg.ts'
import { hairPaint, type HairPaint } from './colours.ts'
import { drawnCurl, hair, type PaintedHair } from './hair.ts'
import { HAIR } from './hair-styles.ts'
import { MIDDLE_X } from './plan.ts'

export interface FreeHair extends PaintedHair {
  /** Hair that falls over the shoulders, and does not turn with the head. */
  hanging: string
}

const SIDES = [-1, 1] as const

/** @param slide of the head's middle, in units of the face: braids follow it a little */
export function freeHair({ style, hair: colour }: FaceFeatures, gender: Gender | undefined, slide: number): FreeHair {
  const paint = hairPaint(colour)
  if (style === 'curly' && gender === 'male') return { ...shortCurls(paint), hanging: '' }
  const framed = hair(style, paint)
  switch (style) {
    case 'headscarf':
      return { ...framed, behind: roundEnd(framed.behind), over: roundEnd(framed.over), hanging: '' }
    case 'braids':
      return {
        ...framed,
        behind: framed.behind + nape(paint),
        over: framed.over.slice(0, framed.over.indexOf('<ellipse')),
        hanging: SIDES.map((side) => braid(side, paint, slide)).join(''),
      }
    case 'long':
    case 'wavy':
      return { ...framed, behind: framed.behind + fall(paint), hanging: tips(paint, style === 'wavy' ? 6 : 0) }
    case 'tied':
      return { ...framed, behind: framed.behind + tailEnd(paint), hanging: '' }
    case 'short':
      return { ...framed, behind: framed.behind + sides(paint), hanging: '' }
    default:
      return { ...framed, hanging: '' }
  }
}

const CAP =
  'M66 292C48 150 120 44 240 44C360 44 432 150 414 292L398 276C400 240 392 214 372 196C340 172 300 166 250 166C190 164 150 168 112 200C90 216 82 246 82 276Z'

/** A boy's curls: only a crown, ears free. */
function shortCurls(paint: HairPaint): PaintedHair {
  const crown = (HAIR.curly.curls ?? []).filter(
    ({ at: [x, y], r }) => y < 215 && (r >= 46 || (y <= 160 && Math.abs(x - MIDDLE_X) <= 70)),
  )
  return {
    behind: '',
    over: path(CAP, paint.base) + crown.map((curl, i) => drawnCurl(curl, paint, i)).join(''),
    shadow: HAIR.curly.front,
    showsEars: true,
  }
}

const roundEnd = (svg: string): string => svg.replaceAll('96 540H384C410 470', '96 540C160 584 320 584 384 540C410 470')

/** Hair at the nape, where the braids part. */
const nape = ({ dark }: HairPaint): string => path('M60 330C60 430 110 470 240 470C370 470 420 430 420 330Z', dark)

/** Hair beside a narrow head that is turned: the skull keeps its outline while the hair on it slides. */
const sides = ({ dark }: HairPaint): string => path('M68 296C50 130 126 60 246 60C366 60 436 130 418 296Z', dark)

const fall = ({ dark }: HairPaint): string =>
  path('M26 520C10 600 60 668 130 660C190 676 290 676 350 660C420 668 470 600 454 520Z', dark)

/** A ponytail that ends in a point. */
const tailEnd = ({ base, dark }: HairPaint): string =>
  path('M366 536C352 566 346 590 340 622C380 612 410 580 414 536Z', base) +
  line('M384 540Q370 580 352 610', dark, 5, 'stroke-opacity=".4"')

/** @param wide distance by which wavy hair lies further out */
const tips = ({ dark, light }: HairPaint, wide: number): string =>
  SIDES.map((side) => {
    const at = (x: number) => MIDDLE_X + side * x
    const [inner, outer] = [118 + wide, 228 + wide]
    return (
      path(
        `M${at(outer)} 532C${at(outer + 8)} 590 ${at(outer - 22)} 640 ${at(outer - 62)} 664C${at(outer - 84)} 650 ${at(inner - 14)} 600 ${at(inner)} 532Z`,
        'url(#tips)',
      ) +
      line(
        `M${at(outer - 24)} 536Q${at(outer - 16)} 600 ${at(outer - 56)} 650M${at(inner + 30)} 536Q${at(inner + 22)} 600 ${at(outer - 66)} 652`,
        dark,
        6,
        'stroke-opacity=".4" filter="url(#s1)"',
      ) +
      line(
        `M${at(outer - 52)} 536Q${at(outer - 40)} 600 ${at(outer - 62)} 646`,
        light,
        6,
        'stroke-opacity=".5" filter="url(#s1)"',
      )
    )
  }).join('')

const LINKS = 8

/** A braid of overlapping links, with a band and a tuft. */
function braid(side: -1 | 1, { base, dark, light, shine }: HairPaint, slide: number): string {
  const x = (k: number) => MIDDLE_X + side * (170 + 18 * Math.sin(k * 2.6) - 6) - slide * 0.1
  const link = (i: number): string => {
    const k = i / LINKS
    const [cx, cy, r] = [x(k), 344 + i * 36, 31 - 9 * k]
    return (
      ellipse(cx, cy + 3, r + 1, r * 0.9, dark, 'fill-opacity=".55"') +
      path(
        `M${cx - r} ${cy - 10}C${cx - r * 0.9} ${cy + r * 0.5} ${cx - 4} ${cy + r} ${cx + 2} ${cy + r}C${cx + r * 0.8} ${cy + r * 0.7} ${cx + r * 1.05} ${cy - 2} ${cx + r} ${cy - 12}C${cx + 6} ${cy - 2} ${cx - 8} ${cy - 2} ${cx - r} ${cy - 10}Z`,
        base,
      ) +
      line(
        `M${cx - r * 0.7} ${cy - 6}Q${cx - 4} ${cy + r * 0.5} ${cx + 2} ${cy + r * 0.8}`,
        dark,
        4,
        'stroke-opacity=".45"',
      ) +
      line(
        `M${cx + r * 0.68} ${cy - 8}Q${cx + 8} ${cy + 2} ${cx + 6} ${cy + r * 0.5}`,
        i % 2 ? shine : light,
        5,
        'stroke-opacity=".5"',
      )
    )
  }
  const [ex, ey] = [x(1), 344 + LINKS * 36 - 8]
  return (
    path(
      `M${ex - 13} ${ey}C${ex - 26} ${ey + 26} ${ex - 12} ${ey + 48} ${ex} ${ey + 62}C${ex + 16} ${ey + 44} ${ex + 24} ${ey + 24} ${ex + 13} ${ey}Z`,
      base,
    ) +
    line(`M${ex - 4} ${ey + 6}Q${ex - 8} ${ey + 30} ${ex} ${ey + 54}`, light, 4, 'stroke-opacity=".5"') +
    Array.from({ length: LINKS }, (_, i) => link(i)).join('') +
    ellipse(ex, ey, 19, 11, '#e2504c') +
    ellipse(ex - 5, ey - 3, 7, 3.4, '#ff9d8a')
  )
}
