/** Neck, shoulders and clothes of a child in a photo. */
import { mix } from './colour.ts'
import { ellipse, group, line, path } from './svg.ts'

const BODY =
  'M96 980C100 840 130 744 222 712C268 696 302 690 322 664Q380 722 438 664C458 690 492 696 538 712C630 744 660 840 664 980Z'
const NECK = 'M320 540C328 630 328 662 300 700Q380 780 460 700C432 662 432 630 440 540Z'
const SHADE = '#2a1420'

/** The clip paths that neck and clothes use. */
export const CLOTHED = `<clipPath id="body"><path d="${BODY}"/></clipPath><clipPath id="neck"><path d="${NECK}"/></clipPath>`

export const neck = (skin: string, deep: string): string =>
  path(NECK, skin) +
  group(
    'clip-path="url(#neck)"',
    path('M290 560Q380 700 470 560V640Q380 720 290 640Z', deep, 'fill-opacity=".5" filter="url(#b18)"'),
  )

/** Folds, the far side in shade, and the head's shadow. */
const folds = (cloth: string): string =>
  group(
    'filter="url(#b18)"',
    path('M520 980L560 720L680 760L690 980Z', mix(cloth, SHADE, 0.6), 'fill-opacity=".5"'),
    path('M110 980L150 760L220 720L190 980Z', mix(cloth, '#fff4dc', 0.6), 'fill-opacity=".5"'),
    ellipse(390, 716, 110, 30, mix(cloth, SHADE, 0.6), 'fill-opacity=".36"'),
    line('M300 760Q320 860 300 980M462 760Q440 860 470 980', mix(cloth, SHADE, 0.5), 12, 'stroke-opacity=".4"'),
    line('M220 770Q250 850 236 960M560 780Q530 850 548 960', mix(cloth, SHADE, 0.5), 10, 'stroke-opacity=".4"'),
  )

const dressed = (cloth: string, ...worn: string[]): string =>
  path(BODY, cloth) + group('clip-path="url(#body)"', ...worn, folds(cloth))

export const PHOTO_CLOTHES = {
  /** A blouse with a round collar under a cardigan. */
  cardigan: (cloth: string) =>
    dressed(
      cloth,
      path('M322 664Q380 722 438 664L470 980H290Z', '#fbf1e2'),
      line('M318 690Q300 840 306 980M442 690Q460 840 454 980', mix(cloth, SHADE, 0.3), 7, 'stroke-opacity=".6"'),
      Array.from({ length: 46 }, (_, i) =>
        line(
          `M${96 + i * 13} 690V980`,
          mix(cloth, i % 2 ? '#ffffff' : SHADE, 0.18),
          3,
          i * 13 > 206 && i * 13 < 362 ? 'stroke-opacity="0"' : 'stroke-opacity=".5"',
        ),
      ).join(''),
    ) +
    path(
      'M318 660C288 694 276 716 292 742C330 748 362 736 380 712C398 736 430 748 468 742C484 716 472 694 442 660Q380 726 318 660Z',
      '#fff9ee',
      'filter="url(#b1)"',
    ) +
    line(
      'M292 742C330 748 362 736 380 712C398 736 430 748 468 742',
      '#c9ae90',
      3,
      'stroke-opacity=".6" filter="url(#b1)"',
    ),
  /** A light shirt with coloured sleeves. */
  raglan: (cloth: string) =>
    dressed(
      '#f6f1e6',
      path('M60 990V650H330C320 760 270 880 262 990ZM700 990V650H430C440 760 490 880 498 990Z', cloth),
      line('M326 656C318 760 270 880 262 990M434 656C442 760 490 880 498 990', mix(cloth, SHADE, 0.4), 3),
    ) + line('M320 662Q380 724 440 662', mix(cloth, SHADE, 0.12), 15, 'filter="url(#b1)"'),
  /** Dungarees over a light shirt. */
  dungarees: (cloth: string) =>
    dressed(
      '#fbeee0',
      path('M176 980L226 630H290L300 830H460L470 630H534L584 980Z', cloth),
      line('M300 836H460', mix(cloth, '#ffffff', 0.4), 4, 'stroke-dasharray="9 7" stroke-opacity=".8"'),
      line(
        'M234 640L240 980M280 640L290 830M526 640L520 980M480 640L470 830',
        mix(cloth, '#ffffff', 0.35),
        3,
        'stroke-dasharray="8 7" stroke-opacity=".6"',
      ),
    ) + line('M322 664Q380 722 438 664', '#e9806a', 13, 'filter="url(#b1)"'),
  /** A striped shirt. */
  stripes: (cloth: string) =>
    dressed(
      mix(cloth, '#fffaf0', 0.86),
      Array.from({ length: 9 }, (_, i) =>
        line(`M80 ${718 + i * 32}Q380 ${760 + i * 32} 680 ${718 + i * 32}`, cloth, 13),
      ).join(''),
    ) + line('M320 662Q380 724 440 662', mix(cloth, SHADE, 0.15), 14, 'filter="url(#b1)"'),
} as const satisfies Record<string, (cloth: string) => string>
export type PhotoClothesName = keyof typeof PHOTO_CLOTHES
