/** The hero's room at night, seen from the bed: wardrobe, cabinet with the lamp, the box, and the bed's corner. */
import { mix } from '../../drawing/colour.ts'
import { fix } from '../../drawing/curve.ts'
import type { Random } from '../../drawing/random.ts'
import { ellipse, group, inside, line, path } from '../../drawing/svg.ts'
import { placed, type Placement } from '../companions/placement.ts'
import { rocketLetters } from '../companions/rocket.ts'

const CABINET_TOP = 906
export const LAMP = [2080, 846] as const

export function wardrobe(): string {
  const doors = ['M1172 258L1302 258L1302 930L1172 930Z', 'M1324 258L1454 258L1454 930L1324 930Z']
  return (
    group(
      'filter="url(#fM)"',
      path('M1150 222L1476 222L1476 980L1150 980Z', '#4b2f74'),
      path('M1132 190L1494 190L1486 226L1140 226Z', '#5f3d8a'),
    ) +
    doors.map((d) => path(d, '#432967') + line(d, '#6a4796', 4, 'stroke-opacity=".7"')).join('') +
    ellipse(1290, 610, 9, 9, '#f0b95e') +
    ellipse(1336, 610, 9, 9, '#f0b95e')
  )
}

export function floor(random: Random): string {
  let boards = ''
  for (let i = 0; i < 9; i++) {
    const y = 968 + i * i * 2.6
    boards += line(`M-20 ${fix(y)}L2220 ${fix(y - 2)}`, '#2c1a4e', 2.5, 'stroke-opacity=".5"')
    boards += line(
      `M${fix(random.between(1100, 2100))} ${fix(y)}l-14 ${fix(6 + i * 5)}`,
      '#2c1a4e',
      2.5,
      'stroke-opacity=".4"',
    )
  }
  const rug = [
    [330, 50, '#7a3f78', 1054],
    [318, 44, '#a8568a', 1050],
    [250, 33, '#c57a8f', 1049],
    [176, 22, '#e0a08c', 1048],
  ] as const
  return (
    '<rect x="-10" y="946" width="2230" height="170" fill="url(#floor)"/>' +
    boards +
    group('filter="url(#fS)"', path('M-20 930L2220 930L2220 956L-20 956Z', '#6a4690')) +
    rug.map(([rx, ry, colour, y]) => ellipse(1300, y + 10, rx, ry, colour)).join('')
  )
}

/** A low cabinet with books and a globe; Somun sits on its edge. */
export function cabinet(): string {
  const books = [
    [1716, 66, 30, '#8a4f9a'],
    [1748, 82, 26, '#d9925c'],
    [1776, 58, 34, '#5a4f9f'],
    [1812, 74, 28, '#b5617f'],
    [1842, 52, 40, '#7d5aa8'],
  ] as const
  return (
    group(
      'filter="url(#fS)"',
      books
        .map(([x, h, w, colour]) => path(`M${x} ${CABINET_TOP}V${CABINET_TOP - h}H${x + w}V${CABINET_TOP}Z`, colour))
        .join(''),
    ) +
    books
      .map(([x, h, w]) =>
        line(
          `M${x + 6} ${CABINET_TOP - h + 14}L${x + w - 6} ${CABINET_TOP - h + 15}`,
          '#ffdca8',
          4,
          'stroke-opacity=".6"',
        ),
      )
      .join('') +
    placed(
      { x: 1942, y: CABINET_TOP - 2, s: 0.9 },
      line('M0 0V-22M-32 0H32', '#8a5a3c', 9) +
        ellipse(0, -58, 36, 36, '#6a78c0') +
        path('M-22 -82Q0 -92 14 -76Q4 -56 -16 -60ZM4 -48Q26 -54 30 -40Q14 -26 4 -34Z', '#b79fd8') +
        line('M-34 -72Q-46 -28 -12 -14', '#d9a35c', 5),
    ) +
    group(
      'filter="url(#fM)"',
      path(`M1536 ${CABINET_TOP}L2230 ${CABINET_TOP}L2230 ${CABINET_TOP + 26}L1536 ${CABINET_TOP + 26}Z`, '#9a6a8a'),
      path(`M1552 ${CABINET_TOP + 26}L2230 ${CABINET_TOP + 26}L2230 1010L1552 1010Z`, '#5d3a70'),
    ) +
    [1566, 1782, 1998].map((x) => line(`M${x} 944H${x + 196}V1000H${x}Z`, '#3d2554', 4)).join('')
  )
}

export const tableLamp = (): string =>
  ellipse(...LAMP, 320, 270, 'url(#warm)', 'fill-opacity=".4"') +
  placed(
    { x: LAMP[0], y: CABINET_TOP, s: 0.62 },
    line('M0 -4Q1 -30 0 -58', '#b9814a', 12) +
      ellipse(0, -2, 40, 9, '#b9814a') +
      path('M-34 -150L34 -150L68 -54Q0 -36 -68 -54Z', '#ffe6a8') +
      path('M-68 -54Q0 -36 68 -54L65 -64Q0 -48 -65 -64Z', '#ffbf6e'),
  )

/** The box from under the bed, still a box. */
export const carton = (place: Placement): string =>
  placed(
    place,
    path('M-236 0L-196 -66L206 -66L246 0Z', 'url(#cardInside)') +
      group(
        'filter="url(#fM)"',
        path('M-240 0Q0 10 250 -2L240 236Q0 248 -226 232Z', 'url(#card)'),
        path('M-236 0L-330 70L-290 96L-212 40Z', '#b98550'),
        path('M250 0L330 66L296 92L226 40Z', '#c8935a'),
      ) +
      line('M-240 0Q0 10 250 -2', '#ffe2ae', 9) +
      `<g transform="translate(-134 148) scale(1.16)">${rocketLetters()}</g>`,
  )

export const colander = (place: Placement): string =>
  placed(
    place,
    group(
      'filter="url(#fM)"',
      path('M-100 0C-96 -90 96 -90 100 0Z', 'url(#colander)'),
      path('M-112 -4L112 -4L112 14L-112 14Z', '#d9dbe8'),
    ) +
      [-54, -18, 18, 54].map((x) => ellipse(x, -24, 6, 6, '#4c4f78') + ellipse(x * 0.8, -48, 5, 5, '#4c4f78')).join(''),
  )

const PATCHES = ['#7a4f9f', '#c06a86', '#e0a070', '#5a4fa8', '#a85f9a', '#d98a78']

/** The bed in which all this is seen, near and out of focus. */
export function bedCorner(random: Random): string {
  const outline = 'M-40 976C200 944 640 968 930 1006C1000 1016 1010 1120 980 1160L-40 1160Z'
  let patches = ''
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 9; i++) {
      const x = -70 + i * 124 - row * 22
      const y = 968 + row * 62 + i * 5
      const near = mix(random.pick(PATCHES), '#2a1a58', 0.16 + 0.4 * (1 - i / 9))
      patches +=
        path(
          `M${x} ${y}Q${x + 62} ${y - 9} ${x + 124} ${y + 5}L${x + 102} ${y + 68}Q${x + 40} ${y + 52} ${x - 22} ${y + 62}Z`,
          near,
        ) +
        line(
          `M${x + 8} ${y + 8}Q${x + 62} ${y} ${x + 116} ${y + 12}`,
          '#ffe0b0',
          2.5,
          'stroke-dasharray="7 8" stroke-opacity=".5"',
        )
    }
  return group('filter="url(#fM)"', group('filter="url(#b2)"', path(outline, '#3a2468'), inside(outline, patches)))
}
