/** Painted hair and headscarf: a body of colour, locks combed into it, light over it. */
import type { HairStyle } from '#domain/face-features.ts'
import { mix } from '../drawing/colour.ts'
import type { Point } from '../drawing/geometry.ts'
import { ellipse, group, line, path } from '../drawing/svg.ts'
import type { HairPaint } from './colours.ts'
import { HAIR, SCARF, type Curl } from './hair-styles.ts'
import { MIDDLE_X } from './plan.ts'

export interface PaintedHair {
  behind: string
  over: string
  /** Outline that casts a shadow on the forehead. */
  shadow: string
  showsEars: boolean
}

const BAND = '#e2504c'

export function hair(style: HairStyle, paint: HairPaint): PaintedHair {
  if (style === 'headscarf') return scarf()
  const { back, front, locks, shine, curls = [], braid = [], tail, showsEars = false } = HAIR[style]
  return {
    behind:
      (back ? path(back, paint.dark) + path(back, 'url(#hairBack)') : '') +
      (tail
        ? path(tail.d, 'url(#hair)') +
          combed(tail.locks, paint) +
          ellipse(...tail.band, 18, 12, BAND, `transform="rotate(40 ${tail.band.join(' ')})"`)
        : ''),
    over:
      path(front, 'url(#hair)') +
      combed(locks, paint) +
      curls.map((curl, i) => drawnCurl(curl, paint, i)).join('') +
      (shine && line(shine, paint.shine, 17, 'stroke-opacity=".42" filter="url(#s7)"')) +
      ([-1, 1] as const).map((side) => plait(braid, side, paint)).join(''),
    shadow: front,
    showsEars,
  }
}

/** Brush strokes, alternately dark and light. */
const combed = (locks: readonly string[], { dark, light }: HairPaint): string =>
  group(
    'filter="url(#s1)"',
    ...locks.map((d, i) => line(d, i % 2 ? light : dark, 6, `stroke-opacity="${i % 2 ? 0.55 : 0.42}"`)),
  )

/** A round lock that rolls in on itself; neighbouring locks alternate in tone. */
export function drawnCurl({ at: [x, y], r }: Curl, { base, dark, light, shine }: HairPaint, i: number): string {
  const body = i % 3 === 1 ? mix(base, light, 0.4) : base
  const roll = (share: number) =>
    `M${x - r * share} ${y + r * share * 0.2}C${x - r * share} ${y - r * share * 1.1} ${x + r * share} ${y - r * share * 1.1} ${x + r * share} ${y}C${x + r * share} ${y + r * share * 0.8} ${x - r * share * 0.2} ${y + r * share * 0.9} ${x - r * share * 0.3} ${y + r * share * 0.1}`
  return (
    ellipse(x, y + 5, r, r, dark, 'fill-opacity=".6"') +
    ellipse(x, y, r, r, body) +
    group(
      `transform="rotate(${((i * 67) % 240) - 120} ${x} ${y})"`,
      line(roll(0.68), dark, 5.5, 'stroke-opacity=".4"'),
      line(
        `M${x - r * 0.78} ${y - r * 0.2}Q${x - r * 0.4} ${y - r * 0.86} ${x + r * 0.3} ${y - r * 0.76}`,
        shine,
        6,
        'stroke-opacity=".45"',
      ),
    )
  )
}

/** Links that overlap like fish scales, and a band below. */
function plait(links: readonly Point[], side: -1 | 1, { base, dark, light }: HairPaint): string {
  const mirrored = (x: number) => (side < 0 ? x : 2 * MIDDLE_X - x)
  return links
    .map(([x, y], i) => {
      const at = mirrored(x)
      return i === 3
        ? ellipse(at, y - 6, 22, 12, BAND)
        : ellipse(at, y, 27, 24, dark, 'fill-opacity=".6"') +
            ellipse(at, y - 3, 26, 23, base) +
            line(`M${at - 16} ${y - 12}Q${at} ${y + 14} ${at + 2} ${y + 14}`, dark, 4, 'stroke-opacity=".5"') +
            line(`M${at + 16} ${y - 12}Q${at + 4} ${y + 4} ${at} ${y + 6}`, light, 4, 'stroke-opacity=".5"')
    })
    .join('')
}

/** A cloth that frames the face from the brow to the chin, its folds gathered below. */
function scarf(): PaintedHair {
  const outer = 'M240 26C96 26 26 150 30 300C32 400 70 470 96 540H384C410 470 448 400 450 300C454 150 384 26 240 26Z'
  const opening =
    'M240 134C156 134 96 186 90 276C84 366 142 476 240 482C338 476 396 366 390 276C384 186 324 134 240 134Z'
  return {
    behind: path(outer, SCARF.shade),
    over:
      path(`${outer}${opening}`, 'url(#scarf)', 'fill-rule="evenodd"') +
      group(
        'filter="url(#s1)"',
        line('M66 250C72 150 140 84 240 80', SCARF.light, 9, 'stroke-opacity=".75"'),
        line('M58 330C64 410 104 470 150 520', SCARF.deep, 7, 'stroke-opacity=".4"'),
        line('M84 370C104 440 150 490 214 524', SCARF.deep, 6, 'stroke-opacity=".4"'),
        line('M424 320C420 410 376 466 300 500C250 518 200 522 150 540', SCARF.deep, 7, 'stroke-opacity=".42"'),
        line('M400 372C370 440 320 484 240 500', SCARF.light, 6, 'stroke-opacity=".55"'),
        line('M414 210C396 140 340 92 270 82', SCARF.deep, 6, 'stroke-opacity=".3"'),
      ) +
      line(opening, SCARF.light, 5, 'stroke-opacity=".9"'),
    shadow: `M0 0H480V300L390 276C384 186 324 134 240 134C156 134 96 186 90 276L0 300Z`,
    showsEars: false,
  }
}
