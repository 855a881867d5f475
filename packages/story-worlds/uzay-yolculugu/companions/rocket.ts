/** The cardboard rocket: a box that is a boat, nose to the right. Origin: the middle of the front wall's upper edge. */
import { fix } from '../../drawing/curve.ts'
import { ellipse, group, line, path } from '../../drawing/svg.ts'
import { INK } from '../colours.ts'

const EDGE = '#ffe2ae'
const SHADE = '#7c4f34'
/** Distance between two flutes of the cardboard. */
const FLUTE = 32
/** Extra length by the number of children in the crew. */
export const CREW_LENGTHS = [0, 5 * FLUTE, 7 * FLUTE] as const

/** Inner wall, far rim, flaps and the colander that is its nose: behind the hero. */
export const rocketBehind = (lit: string): string => nose(lit) + rocketInside()

/** @param longer extra length to the left, for a crew */
export const rocketInside = (longer = 0): string =>
  path(`M${-236 - longer} 0L${-196 - longer} -66L206 -66L246 0Z`, 'url(#cardInside)') +
  path(`M${-196 - longer} -66L${-262 - longer} -104L${-150 - longer} -122L${-120 - longer} -66Z`, '#b98550') +
  path('M206 -66L248 -112L150 -124L128 -66Z', '#c8935a') +
  line(`M${-196 - longer} -66L206 -66`, '#f0cf98', 9) +
  line(`M${-262 - longer} -104L${-150 - longer} -122`, '#f0cf98', 6) +
  line('M248 -112L150 -124', '#f0cf98', 6)

/** Front wall with window, tape and letters; a longer one has a second window. */
export function rocketWall(lit: string, longer = 0): string {
  const left = -longer
  let flutes = ''
  for (let i = -longer / FLUTE; i < 15; i++) {
    const x = -226 + i * FLUTE
    flutes += line(`M${x} 6L${fix(x * 0.93)} 234`, i % 2 ? '#8f5f3c' : '#f3cf98', 2, 'stroke-opacity=".16"')
  }
  return (
    group(
      `filter="url(#${lit}M)"`,
      path(`M${left - 240} 0Q0 10 250 -2L226 236Q0 248 ${left - 212} 232Z`, 'url(#card)'),
      path(`M${left - 212} 232L${left - 250} 288L${left - 150} 262L${left - 130} 238Z`, '#a9713f'),
      path(`M${left - 240} 40L${left - 318} 150L${left - 322} 214L${left - 222} 176Z`, '#b67c47'),
    ) +
    flutes +
    line(`M${left - 312} 158L${left - 236} 70`, '#f3cf98', 4, 'stroke-opacity=".8"') +
    line(`M${left - 240} 0Q0 10 250 -2`, EDGE, 10) +
    line(`M${left - 240} 6Q0 17 250 4`, SHADE, 3, 'stroke-opacity=".6"') +
    (longer ? porthole(-140) : '') +
    porthole(left - 140) +
    `<g transform="translate(-58 150) scale(1.12)">${rocketLetters()}</g>` +
    tape(206, 40, 92, -14) +
    tape(214, 196, 96, 10) +
    tape(left - 226, 120, 84, 34) +
    tape(-30, 226, 110, 2)
  )
}

const porthole = (x: number): string =>
  ellipse(x + 1, 122, 57, 57, SHADE) +
  ellipse(x, 118, 56, 56, '#a06b41') +
  ellipse(x, 118, 53, 53, 'none', `stroke="${EDGE}" stroke-width="4" stroke-opacity=".6"`) +
  ellipse(x, 118, 43, 43, '#2a2b6a') +
  line(`M${x - 26} 122Q${x - 22} 94 ${x + 6} 90`, '#b9d4ff', 8, 'stroke-opacity=".8"')

/** 'Roket' by a child's thick pen, 230 wide, 72 high; origin: the left end of the base line. */
export const rocketLetters = (): string =>
  [
    'M2 0Q0 -36 3 -70C34 -82 50 -52 5 -36L44 2',
    'M88 -21C88 -2 56 -2 56 -22C56 -44 90 -44 88 -21Z',
    'M106 2Q104 -36 108 -74M142 -46L109 -21L146 1',
    'M160 -20L194 -25C192 -50 158 -50 158 -22C158 4 186 6 198 -9',
    'M218 -66C216 -30 212 2 234 -3M204 -43L238 -48',
  ]
    .map((d) => line(d, INK, 12, 'stroke-opacity=".9"'))
    .join('')

export const tape = (x: number, y: number, width: number, deg: number): string => {
  const half = width / 2
  return (
    `<g transform="translate(${fix(x)} ${fix(y)}) rotate(${deg})">` +
    path(
      `M${-half} -13L${-half + 5} -8L${-half} -3L${-half + 5} 3L${-half} 9L${-half + 4} 14L${half} 13L${half - 5} 7L${half} 1L${half - 4} -5L${half} -13Z`,
      '#fff0c4',
      'fill-opacity=".72"',
    ) +
    line(`M${-half + 8} -9L${half - 8} -9`, '#ffffff', 3, 'stroke-opacity=".6"') +
    '</g>'
  )
}

function nose(lit: string): string {
  let holes = ''
  for (let ring = 0; ring < 4; ring++)
    for (let i = 0; i < 6 - ring; i++) {
      const turn = (i - (5 - ring) / 2) * 0.4
      holes += ellipse(
        262 + ring * 26 + Math.cos(turn) * 14,
        120 + Math.sin(turn) * (88 - ring * 20),
        5.5,
        6.5,
        '#4c4f78',
        'fill-opacity=".85"',
      )
    }
  return (
    group(`filter="url(#${lit}M)"`, path('M236 20C330 20 372 66 374 118C374 172 330 220 232 222Z', 'url(#colander)')) +
    holes +
    group(`filter="url(#${lit}S)"`, path('M226 8C244 4 252 8 252 16L242 226C240 236 230 238 220 234Z', '#d9dbe8')) +
    line('M372 104C384 96 394 104 392 118C392 132 384 138 373 132', '#8b8fb4', 9)
  )
}
