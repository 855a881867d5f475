/** The child's room behind the window. */
import { glow } from '../../drawing/effects.ts'
import type { Random } from '../../drawing/random.ts'
import { ellipse, group, line, path } from '../../drawing/svg.ts'
import { bed, tableLamp } from './bed-and-lamp.ts'

/** The part of the child's room that is visible from the garden. */
export const room = (random: Random): string => wall() + floor() + shelf() + clock() + bedAndRug(random)

/** A bright wallpaper with stars. */
function wall(): string {
  let drawn = `<rect x="700" y="60" width="820" height="900" fill="url(#roomWall)"/>`
  for (let i = 0; i < 70; i++) {
    const x = 720 + (i % 10) * 82 + (Math.floor(i / 10) % 2) * 41,
      y = 130 + Math.floor(i / 10) * 92
    drawn += path(
      `M${x} ${y - 9}Q${x + 3} ${y - 3} ${x + 9} ${y}Q${x + 3} ${y + 3} ${x} ${y + 9}Q${x - 3} ${y + 3} ${x - 9} ${y}Q${x - 3} ${y - 3} ${x} ${y - 9}Z`,
      '#fff0c0',
      'opacity=".28"',
    )
  }
  return drawn
}

const floor = (): string =>
  `<path d="M700 770L1520 770L1520 960L700 960Z" fill="url(#floor)"/>` +
  [0, 1, 2, 3, 4, 5, 6]
    .map((i) => line(`M${1110 + (i - 3) * 120} 770L${1110 + (i - 3) * 190} 960`, '#c98a4c', 3, 'opacity=".35"'))
    .join('') +
  line('M700 770L1520 770', '#c98a4c', 7, 'opacity=".6"')

/** A row of books and a lamp. */
const shelf = (): string =>
  group('filter="url(#cS)"', path('M752 404L1010 404L1010 420L752 420Z', '#c98f56')) +
  (
    [
      [770, 60, 24, '#5f7fa8'],
      [796, 72, 20, '#d9a441'],
      [818, 54, 26, '#6f9a6a'],
      [846, 66, 18, '#a06a9a'],
      [866, 58, 22, '#c98a4a'],
    ] as const
  )
    .map(
      ([x, h, w, c]) =>
        group('filter="url(#cS)"', path(`M${x} ${404 - h}L${x + w} ${404 - h}L${x + w} 404L${x} 404Z`, c)) +
        line(`M${x + 4} ${404 - h + 12}L${x + w - 4} ${404 - h + 12}`, '#fff3d0', 3, 'opacity=".6"'),
    )
    .join('') +
  glow(950, 340, 170, 'warm', 0.8) +
  tableLamp({ x: 950, y: 404, s: 0.56, table: false })

const clock = (): string =>
  group('filter="url(#cS)"', ellipse(792, 236, 50, 50, '#fff3d8')) +
  ellipse(792, 236, 42, 42, '#ffe3a0') +
  line('M792 236L792 206M792 236L812 246', '#7a4a2a', 5) +
  ellipse(792, 236, 4, 4, '#7a4a2a')

const bedAndRug = (random: Random): string =>
  bed(random, { x: 1112, y: 812, s: 0.86 }) +
  ellipse(1190, 884, 350, 52, '#8fa4d8') +
  ellipse(1190, 882, 322, 44, '#aebcea') +
  ellipse(1190, 881, 270, 34, '#f0dcae', 'opacity=".7"') +
  ellipse(1190, 881, 236, 28, '#aebcea', 'opacity=".8"')
