/**
 * A child's face in the style of the stories: it fills the hood or helmet that contains a photo's face in other books.
 * It consists only of shapes and colours, the same SVG text in the browser and in the studio.
 */
import type { Gender } from '#domain/child.ts'
import type { FaceFeatures } from '#domain/face-features.ts'
import { FACE_SIZE } from '#media/picture.ts'
import { blur, linear, radial } from '../drawing/filters.ts'
import { group } from '../drawing/svg.ts'
import type { HeroAge } from '../story-world.ts'
import { hairPaint, IRIS_COLOURS, skinPaint } from './colours.ts'
import { SHAPES, type Expression } from './expressions.ts'
import { brows, eyes, glasses, lashesOf } from './eyes.ts'
import { hair } from './hair.ts'
import { SCARF } from './hair-styles.ts'
import { ears, freckles, head, headOutline, neck, nose } from './head.ts'
import { mouth } from './mouth.ts'
import { MIDDLE_X, PIVOT_Y, planOf } from './plan.ts'

/** Gender and age decide the lashes. Absent if the picture is drawn before they are known. */
export interface LooksOf {
  gender?: Gender | undefined
  age?: HeroAge | undefined
}

/** @returns an SVG document of FACE_SIZE, transparent round the head */
export function drawnFaceSvg(face: FaceFeatures, expression: Expression = 'smile', of: LooksOf = {}): string {
  const plan = planOf(face)
  const shapes = SHAPES[expression]
  const skin = skinPaint(face.skin)
  const paint = hairPaint(face.hair)
  const { behind, over, shadow, showsEars } = hair(face.style, paint)
  const { w, h } = FACE_SIZE
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}"><defs>${faceDefs(face, headOutline(plan))}</defs>` +
    group(
      `transform="rotate(${plan.tiltDeg} ${MIDDLE_X} ${PIVOT_Y}) translate(${MIDDLE_X} ${PIVOT_Y}) scale(${plan.scale}) translate(${-MIDDLE_X} ${-PIVOT_Y})"`,
      behind,
      neck(skin),
      showsEars ? ears(plan, skin) : '',
      head(plan, skin, shadow),
      face.freckles ? freckles(skin) : '',
      nose(skin),
      mouth(plan, shapes.mouth, skin),
      eyes(plan, shapes, face.eyes, skin, lashesOf(of.gender, of.age)),
      brows(plan, shapes, paint),
      over,
      face.glasses ? glasses(plan) : '',
    ) +
    '</svg>'
  )
}

/** A standalone picture: the face in a warm sky, for the card of a book that is not made yet. */
export function drawnCameoUri(face: FaceFeatures): string {
  const sky = radial(
    'sky',
    [
      [0, '#fff6d2'],
      [0.6, '#f6cf86'],
      [1, '#d98d4d'],
    ],
    0.5,
    0.4,
    0.75,
  )
  const svg = drawnFaceSvg(face).replace('</defs>', `${sky}</defs><rect width="100%" height="100%" fill="url(#sky)"/>`)
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

/** @returns the face as the address of an `<image>` in a scene */
export const drawnFaceUri = (face: FaceFeatures, expression?: Expression, of?: LooksOf): string =>
  `data:image/svg+xml,${encodeURIComponent(drawnFaceSvg(face, expression, of))}`

/** Paints, blurs and the head's clip that all parts of a face use. */
export function faceDefs(face: FaceFeatures, outline: string): string {
  const skin = skinPaint(face.skin)
  const paint = hairPaint(face.hair)
  const iris = IRIS_COLOURS[face.eyes]
  return (
    radial(
      'skin',
      [
        [0, skin.light],
        [0.52, skin.base],
        [1, skin.shade],
      ],
      0.44,
      0.42,
      0.66,
    ) +
    radial('blush', [
      [0, skin.blush, 0.62],
      [0.5, skin.blush, 0.34],
      [1, skin.blush, 0],
    ]) +
    radial(
      'iris',
      [
        [0, iris.glow],
        [0.6, iris.base],
        [1, iris.deep],
      ],
      0.5,
      0.78,
      0.8,
    ) +
    linear('hair', [
      [0, paint.light],
      [0.42, paint.base],
      [1, paint.dark],
    ]) +
    linear('tips', [
      [0, paint.dark],
      [0.35, paint.base],
      [1, paint.light],
    ]) +
    linear('hairBack', [
      [0, paint.base],
      [0.7, paint.dark],
    ]) +
    linear(
      'scarf',
      [
        [0, SCARF.light],
        [0.5, SCARF.cloth],
        [1, SCARF.shade],
      ],
      0,
      0,
      0.6,
      1,
    ) +
    blur('s1', 1.6) +
    blur('s3', 3, 60) +
    blur('s7', 7, 40) +
    blur('s14', 14, 40) +
    `<clipPath id="head"><path d="${outline}"/></clipPath>`
  )
}
