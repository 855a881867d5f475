/** The neck below a free head, which goes into a collar; a scarf covers it and ends over the shoulders. */
import type { FaceFeatures } from '#domain/face-features.ts'
import { line, path } from '../drawing/svg.ts'
import { skinPaint } from './colours.ts'
import { SCARF } from './hair-styles.ts'

const NECK = 'M186 430C190 480 186 520 160 590H320C294 520 290 480 294 430Z'
const CLOTH = 'M110 470C96 540 70 580 60 640C160 672 320 672 420 640C410 580 384 540 370 470Z'

export function freeNeck({ skin, style }: FaceFeatures): string {
  if (style === 'headscarf')
    return (
      path(CLOTH, SCARF.shade) +
      line('M120 560Q240 640 372 548M110 600Q240 670 380 590', SCARF.deep, 7, 'stroke-opacity=".4" filter="url(#s1)"')
    )
  const { base, deep } = skinPaint(skin)
  return (
    path(NECK, base) +
    path('M184 440Q240 540 296 440V486Q240 560 184 486Z', deep, 'fill-opacity=".4" filter="url(#s7)"')
  )
}
