/** The cardboard rocket on end, with a colander on top and a round hole for a window. Origin: the middle of the hole. */
import { fix } from '../../drawing/curve.ts'
import { ellipse, group, line, path } from '../../drawing/svg.ts'
import { rocketLetters, tape } from './rocket.ts'

/** Half axes of the hole. */
export interface Hole {
  rx: number
  ry: number
}

const BODY = 'M-262 -250Q0 -268 262 -250L250 330Q0 348 -250 330Z'
/** The left side, turned away from the viewer. */
const SIDE = 'M262 -250L318 -214L304 300L250 330Z'

/** All but the front rim of the hole. @param lit prefix of the light filters */
export const standingRocket = (lit: string, hole: Hole): string =>
  flame() +
  group(
    `filter="url(#${lit}M)"`,
    path('M-250 190L-330 320L-324 396L-240 330Z', '#c08a54'),
    path('M300 180L390 300L386 384L290 316Z', '#a9713f'),
    path(SIDE, '#a06a40'),
    path(BODY, 'url(#card)'),
    path('M-262 -250L-300 -300L-180 -290L-150 -256Z', '#d9a468'),
  ) +
  line('M-320 326L-260 224', '#f3cf98', 5, 'opacity=".8"') +
  flutes() +
  line('M-262 -250Q0 -268 262 -250L318 -214', '#ffe2ae', 9) +
  colanderTop(lit) +
  `<g transform="translate(-138 296) scale(1.2)">${rocketLetters()}</g>` +
  tape(-214, -196, 104, -40) +
  tape(206, 262, 110, 12) +
  tape(214, -120, 84, 84) +
  path('M-226 196l16 -12l4 20l18 8l-18 8l-4 20l-12 -16l-20 2l12 -16l-10 -18Z', '#ffd36b') +
  opening(hole)

const opening = ({ rx, ry }: Hole): string =>
  ellipse(4, 8, rx + 30, ry + 30, '#7c4f34', 'opacity=".5"') +
  ellipse(0, 0, rx + 26, ry + 26, '#b67c47') +
  ellipse(0, 0, rx + 26, ry + 26, 'none', 'stroke="#ffe2ae" stroke-width="5" stroke-opacity=".8"') +
  ellipse(0, 0, rx, ry, 'url(#cabin)')

/** The lower half of the hole's rim, in front of the children who lean out. */
export const rimOfHole = ({ rx, ry }: Hole): string =>
  path(`M${-rx - 26} 0A${rx + 26} ${ry + 26} 0 0 0 ${rx + 26} 0L${rx} 0A${rx} ${ry} 0 0 1 ${-rx} 0Z`, '#c68c54') +
  line(`M${-rx} 0A${rx} ${ry} 0 0 0 ${rx} 0`, '#ffe2ae', 7, 'opacity=".9"') +
  line(`M${-rx - 26} 0A${rx + 26} ${ry + 26} 0 0 0 ${rx + 26} 0`, '#8f5f3c', 4, 'opacity=".5"')

const flutes = (): string =>
  line(
    Array.from({ length: 16 }, (_, i) => `M${-240 + i * 32} -246L${fix((-240 + i * 32) * 0.95)} 330`).join(''),
    '#8f5f3c',
    2.4,
    'opacity=".16"',
  )

const colanderTop = (lit: string): string =>
  group(
    `filter="url(#${lit}M)"`,
    path('M-172 -258C-164 -404 164 -404 172 -258Z', 'url(#colander)'),
    path('M-196 -264Q0 -286 196 -264L192 -242Q0 -262 -192 -242Z', '#e6e8f2'),
  ) +
  line('M-20 -368C-20 -398 20 -398 20 -368', '#9aa0c8', 10) +
  [
    [-104, -290],
    [-52, -296],
    [0, -298],
    [52, -296],
    [104, -290],
    [-78, -324],
    [-26, -332],
    [26, -332],
    [78, -324],
  ]
    .map(([x = 0, y = 0]) => ellipse(x, y, 7, 8, '#6a70a8'))
    .join('')

const flame = (): string =>
  ellipse(0, 410, 260, 170, 'url(#warm)', 'opacity=".9"') +
  path(
    'M-150 330C-170 420 -110 430 -96 500C-70 450 -50 470 -30 540C0 560 10 480 40 540C60 470 90 450 110 500C120 430 170 420 150 330Z',
    '#ff9a5c',
  ) +
  path(
    'M-104 330C-116 400 -70 410 -58 456C-40 420 -20 440 0 492C20 440 44 420 62 456C70 410 112 400 104 330Z',
    '#ffd36b',
  ) +
  path('M-56 330C-60 380 -24 390 0 440C24 390 60 380 56 330Z', '#fff6d8')
