/**
 * A photo-like picture of a child, as a parent might upload it. It shows no real child. Square, the face in its middle
 * oval. The sample children's photos are described in ../sample-photos.ts.
 */
import { mix } from './colour.ts'
import { blurs, radial } from './filters.ts'
import { CLOTHED, neck, PHOTO_CLOTHES, type PhotoClothesName } from './photo-clothes.ts'
import { curlClouds, curls } from './photo-curls.ts'
import { brow, eye, GLASSES, mouth, nose, smile } from './photo-features.ts'
import { PHOTO_HAIR, type HairTones, type PhotoHair, type PhotoHairStyle } from './photo-hair.ts'
import { glow, lightOf, PHOTO_ROOMS, type PhotoRoom, type PhotoRoomName } from './photo-room.ts'
import { locks } from './photo-strands.ts'
import { createRandom } from './random.ts'
import { ellipse, group, line, path } from './svg.ts'

interface Mood {
  lashes: boolean
  /** Width of the head, 1 for a narrow one. */
  cheeks: number
}

export interface PhotoChild {
  skin: string
  hair: HairTones
  style: PhotoHairStyle
  iris: string
  shirt: string
  glasses?: boolean
  /** The colour of a headscarf. */
  scarf?: string
  /** The colour of the wall. */
  wall?: string
  room?: PhotoRoomName
  clothes?: PhotoClothesName
  /** A smile and warm light. Faces that test the measurement have neither. */
  happy?: Mood
  /** Lean of the head in degrees. */
  lean?: number
  /** Zoom of the camera: at 1.22 the face fills the oval of the cropping tool. */
  zoom?: number
}

const DEFNE: PhotoChild = {
  skin: '#ecbd98',
  hair: { base: '#64391f', dark: '#2c150b', light: '#a86e40' },
  style: 'long',
  iris: '#6b421f',
  shirt: '#e9b84a',
}

const FACE =
  'M380 196C474 196 532 270 534 372C536 404 540 434 537 462C532 546 460 612 380 614C300 612 228 546 223 462C220 434 224 404 226 372C228 270 286 196 380 196Z'

/** @returns an SVG document, 760x760 */
export function samplePhotoSvg(child: PhotoChild = DEFNE): string {
  const random = createRandom(21)
  const { skin, hair, iris, shirt, lean = 0, zoom = 1.22, scarf, happy } = child
  const room: PhotoRoom = PHOTO_ROOMS[child.room ?? 'plain']
  const wall = child.wall ?? room.wall
  const light = mix(skin, '#fff0e2', happy ? 0.28 : 0.46)
  const shade = mix(skin, '#6a2d20', 0.42)
  const deep = mix(skin, '#35140f', 0.6)
  const style: PhotoHair = PHOTO_HAIR[child.style]
  const defs =
    radial(
      'skin',
      [
        [0, light],
        [0.42, skin],
        [0.82, mix(skin, shade, 0.62)],
        [1, shade],
      ],
      0.4,
      0.42,
      0.68,
    ) +
    radial(
      'room',
      [
        [0, mix(wall, '#ffffff', 0.72)],
        [1, wall],
      ],
      0.28,
      0.2,
      1,
    ) +
    radial('iris', [
      [0, mix(iris, '#ffd9a0', 0.4)],
      [0.68, iris],
      [1, mix(iris, '#120806', 0.7)],
    ]) +
    blurs(1, 3, 8, 18, 34) +
    (happy ? lightOf(room.light) : '') +
    `<clipPath id="face"><path d="${FACE}"/></clipPath>` +
    (child.clothes ? CLOTHED : '')
  const hairBehind =
    locks(random, style.behind, { ...hair, base: mix(hair.base, hair.dark, 0.5), light: hair.base }) +
    (style.cloudsBehind ? curlClouds(random, style.cloudsBehind, { ...hair, light: hair.base }) : '')
  const hairOver =
    (style.curls ? curls(random, style.curls, hair) : '') +
    locks(random, style.over, hair) +
    (style.cloudsOver ? curlClouds(random, style.cloudsOver, hair) : '')
  const head =
    hairBehind +
    [222, 538]
      .map(
        (x) =>
          ellipse(x, 436, 20, 36, mix(skin, shade, 0.6)) +
          ellipse(x, 438, 9, 20, shade, 'fill-opacity=".7" filter="url(#b3)"'),
      )
      .join('') +
    path(FACE, 'url(#skin)') +
    shading(shade, light, deep) +
    (happy
      ? group('clip-path="url(#face)"', group('filter="url(#shadow)" transform="translate(8 16)"', hairOver))
      : '') +
    [306, 454]
      .map((x) =>
        group(
          `transform="translate(${x} 412) scale(${happy ? 1.22 : 1.2}) translate(${-x} -410)"`,
          eye(x, mix(skin, '#6a2d20', 0.3), deep, happy && { skin: mix(skin, shade, 0.12), lashes: happy.lashes }),
        ),
      )
      .join('') +
    brow(306, -1, hair) +
    brow(454, 1, hair) +
    group(
      `transform="translate(380 480) scale(${happy ? 0.82 : 0.92}) translate(-380 -486)"`,
      nose(shade, light, deep),
    ) +
    group('transform="translate(380 546) scale(0.9) translate(-380 -552)"', happy ? smile(skin) : mouth(skin)) +
    hairOver +
    (child.glasses ? GLASSES : '') +
    (scarf ? headscarf(scarf) : '')
  const cheeks = happy ? `translate(380 420) scale(${happy.cheeks} 1) translate(-380 -420) ` : ''
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="760" height="760" viewBox="0 0 760 760"><defs>${defs}</defs>` +
    `<rect width="760" height="760" fill="url(#room)"/>${room.things}` +
    `<g transform="translate(380 400) scale(${zoom}) translate(-380 -420)">` +
    (child.clothes
      ? group('transform="translate(0 -30)"', neck(mix(skin, shade, 0.5), deep), PHOTO_CLOTHES[child.clothes](shirt))
      : plainShirt(skin, shade, deep, shirt)) +
    group(`transform="${cheeks}rotate(${lean} 380 560)"`, head) +
    `</g>${happy ? glow(room.light) : ''}</svg>`
  )
}

const plainShirt = (skin: string, shade: string, deep: string, shirt: string): string =>
  path('M326 560C330 640 322 676 296 712H464C438 676 430 640 434 560Z', mix(skin, shade, 0.72)) +
  path('M322 590Q380 690 438 590V626Q380 706 322 626Z', deep, 'fill-opacity=".45" filter="url(#b8)"') +
  path('M40 960L60 800C90 706 210 688 300 672Q380 730 460 672C550 688 670 706 700 800L720 960Z', shirt) +
  path('M300 672Q380 730 460 672L470 686Q380 752 290 686Z', mix(shirt, '#ffffff', 0.55)) +
  path(
    'M40 960L60 800C90 706 210 688 290 676C240 720 220 760 214 960Z',
    mix(shirt, '#3a2410', 0.3),
    'fill-opacity=".35" filter="url(#b18)"',
  )

function shading(shade: string, light: string, deep: string): string {
  return group(
    'clip-path="url(#face)"',
    group(
      'filter="url(#b34)"',
      ellipse(540, 450, 70, 210, deep, 'fill-opacity=".42"'),
      ellipse(226, 470, 34, 190, shade, 'fill-opacity=".5"'),
      ellipse(380, 622, 130, 30, deep, 'fill-opacity=".5"'),
      ellipse(380, 214, 160, 44, deep, 'fill-opacity=".38"'),
    ),
    group(
      'filter="url(#b18)"',
      ellipse(340, 296, 88, 44, light, 'fill-opacity=".75"'),
      ellipse(290, 494, 48, 36, '#ef6f5e', 'fill-opacity=".34"'),
      ellipse(470, 494, 46, 36, '#e0604f', 'fill-opacity=".34"'),
      ellipse(300, 470, 34, 20, light, 'fill-opacity=".5"'),
      ellipse(452, 472, 26, 16, light, 'fill-opacity=".34"'),
      ellipse(380, 586, 34, 13, light, 'fill-opacity=".42"'),
    ),
  )
}

/** A headscarf round the face from the brow to below the chin, its ends over the shoulders. */
function headscarf(cloth: string): string {
  const shade = mix(cloth, '#20102a', 0.42)
  return (
    path(
      'M380 110C230 110 168 240 176 400C180 540 200 660 120 800H640C560 660 580 540 584 400C592 240 530 110 380 110ZM380 226C470 226 526 300 530 392C534 520 470 640 380 640C290 640 226 520 230 392C234 300 290 226 380 226Z',
      cloth,
      'fill-rule="evenodd" filter="url(#b1)"',
    ) +
    group(
      'filter="url(#b8)"',
      line('M236 300C290 220 470 220 526 300', shade, 12, 'stroke-opacity=".5"'),
      line('M216 420C226 580 300 680 470 720', shade, 14, 'stroke-opacity=".4"'),
      line('M544 420C530 560 480 660 300 740', shade, 12, 'stroke-opacity=".4"'),
      line('M250 170C330 120 440 120 510 170', mix(cloth, '#ffffff', 0.5), 14, 'stroke-opacity=".5"'),
    )
  )
}
