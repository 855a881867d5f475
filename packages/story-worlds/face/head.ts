/** Skull, ears, neck, cheeks and nose. */
import { ellipse, group, line, path } from '../drawing/svg.ts'
import type { SkinPaint } from './colours.ts'
import { EYE_Y, MIDDLE_X, type FacePlan } from './plan.ts'

/** Round at the top, full at the cheeks; the head's shape decides jaw and chin. */
export function headOutline({ cheek, jaw, chin }: FacePlan): string {
  const x = (share: number) => (MIDDLE_X + share * cheek).toFixed(1)
  return (
    `M${x(0)} 64C${x(0.62)} 64 ${x(0.99)} 128 ${x(0.97)} 244C${x(0.97)} 268 ${x(1.01)} 300 ${x(1)} 330` +
    `C${x(0.97)} 404 ${x(jaw)} ${chin - 2} ${x(0)} ${chin}C${x(-jaw)} ${chin - 2} ${x(-0.97)} 404 ${x(-1)} 330` +
    `C${x(-1.01)} 300 ${x(-0.97)} 268 ${x(-0.97)} 244C${x(-0.99)} 128 ${x(-0.62)} 64 ${x(0)} 64Z`
  )
}

export const neck = (skin: SkinPaint): string =>
  path('M182 440C186 480 180 500 168 540H312C300 500 294 480 298 440Z', skin.shade) +
  path('M182 440Q240 506 298 440V466Q240 522 182 466Z', skin.deep, 'fill-opacity=".45"')

export const ears = ({ cheek }: FacePlan, skin: SkinPaint): string =>
  [-1, 1]
    .map((side) => {
      const x = MIDDLE_X + side * (cheek + 3)
      return (
        ellipse(x, 318, 22, 34, skin.base) +
        ellipse(x, 318, 22, 34, skin.shade, 'fill-opacity=".45"') +
        line(`M${x + side * 6} 300Q${x + side * 14} 318 ${x + side * 3} 334`, skin.deep, 4, 'stroke-opacity=".4"')
      )
    })
    .join('')

/** Paints within the head's outline, which is the clip path `head`. */
export function head(plan: FacePlan, skin: SkinPaint, hairShadow: string): string {
  const cheekX = plan.cheek * 0.6
  return (
    path(headOutline(plan), 'url(#skin)') +
    group(
      'clip-path="url(#head)"',
      group(
        'filter="url(#s14)"',
        hairShadow && path(hairShadow, skin.deep, 'fill-opacity=".5" transform="translate(0 18)"'),
        ellipse(MIDDLE_X, 488, 140, 30, skin.deep, 'fill-opacity=".34"'),
        ellipse(MIDDLE_X + plan.cheek, 340, 40, 130, skin.shade, 'fill-opacity=".5"'),
        ellipse(186, 220, 80, 34, '#fff6e6', `fill-opacity="${(skin.shine * 0.5).toFixed(2)}"`),
        ellipse(MIDDLE_X, 446, 38, 16, '#fff6e6', `fill-opacity="${(skin.shine * 0.42).toFixed(2)}"`),
      ),
    ) +
    [-1, 1]
      .map((side) => {
        const x = MIDDLE_X + side * cheekX
        return (
          ellipse(x, 358, 56, 46, 'url(#blush)') +
          ellipse(x - 10, 342, 17, 10, '#fff', `fill-opacity="${(skin.shine * 0.36).toFixed(2)}" filter="url(#s3)"`)
        )
      })
      .join('')
  )
}

/** A button nose with a light on it. */
export const nose = (skin: SkinPaint): string =>
  ellipse(MIDDLE_X, 349, 25, 17, skin.shade, 'fill-opacity=".38" filter="url(#s3)"') +
  line(`M222 352Q228 362 ${MIDDLE_X} 362Q252 362 258 352`, skin.deep, 5, 'stroke-opacity=".5"') +
  ellipse(235, 339, 10, 8, skin.light, `fill-opacity="${(skin.shine + 0.4).toFixed(2)}" filter="url(#s3)"`)

const FRECKLES = [
  [-104, 40, 4.4],
  [-84, 52, 5],
  [-66, 40, 4],
  [-92, 66, 4],
  [-56, 58, 4.6],
  [-18, 44, 3.6],
  [10, 50, 4],
  [24, 42, 3.4],
  [58, 56, 4.6],
  [70, 40, 4],
  [88, 54, 5],
  [98, 68, 4],
  [108, 42, 4.2],
] as const

export const freckles = (skin: SkinPaint): string =>
  FRECKLES.map(([x, y, r]) => ellipse(MIDDLE_X + x, EYE_Y + y, r, r * 0.86, skin.deep, 'fill-opacity=".52"')).join('')
