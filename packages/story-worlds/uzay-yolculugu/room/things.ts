/** The furniture of the hero's room: bed, box, low shelf, lamp and toys. */
import { fix } from '../../drawing/curve.ts'
import type { Random } from '../../drawing/random.ts'
import { sparkle } from '../../drawing/stars.ts'
import { ellipse, group, inside, line, path } from '../../drawing/svg.ts'
import { placed, type Placement } from '../companions/placement.ts'
import { rocketLetters } from '../companions/rocket.ts'

/** The box from under the bed, still a box. */
export const carton = (place: Placement): string =>
  placed(
    place,
    path('M-236 0L-196 -66L206 -66L246 0Z', 'url(#cardInside)') +
      group(
        'filter="url(#fM)"',
        path('M-240 0Q0 10 250 -2L240 236Q0 248 -226 232Z', 'url(#card)'),
        path('M-236 0L-330 70L-290 96L-212 40Z', '#c8935a'),
        path('M250 0L330 66L296 92L226 40Z', '#d8a468'),
      ) +
      line('M-240 0Q0 10 250 -2', '#ffe2ae', 9) +
      `<g transform="translate(-134 148) scale(1.16)">${rocketLetters()}</g>`,
  )

/** A colander, later the nose of the rocket. */
export const colander = (place: Placement): string =>
  placed(
    place,
    group(
      'filter="url(#fM)"',
      path('M-100 0C-96 -90 96 -90 100 0Z', 'url(#colander)'),
      path('M-112 -4L112 -4L112 14L-112 14Z', '#d9dbe8'),
    ) +
      [-54, -18, 18, 54].map((x) => ellipse(x, -24, 6, 6, '#6a6fa8') + ellipse(x * 0.8, -48, 5, 5, '#6a6fa8')).join(''),
  )

const PATCHES = ['#c9b4f4', '#ffb8c8', '#ffdca4', '#a8c4fa', '#f4a8b4', '#e4d2ff']

/** A quilt of patches. @param outline in pixels of the page @param box around the outline */
export function quilt(
  random: Random,
  outline: string,
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  size = 96,
): string {
  let patches = ''
  for (let y = y0; y < y1; y += size)
    for (let x = x0; x < x1; x += size) {
      const sway = Math.sin(x / 170) * 14
      const top = y + sway
      patches +=
        path(
          `M${x} ${fix(top)}L${x + size} ${fix(y + Math.sin((x + size) / 170) * 14)}V${fix(top + size + 4)}H${x}Z`,
          random.pick(PATCHES),
        ) +
        line(
          `M${x + 8} ${fix(top + 9)}L${x + size - 8} ${fix(top + 9)}`,
          '#ffffff',
          3,
          'stroke-dasharray="8 9" opacity=".7"',
        ) +
        (random() < 0.4 ? sparkle(x + size / 2, top + size / 2, size * 0.2, '#ffffff', 0.75) : '')
    }
  return group('filter="url(#fL)"', path(outline, '#e4d2ff'), inside(outline, patches))
}

/** Three books, a globe and an alarm clock on a low shelf. x: left edge, y: floor, w: width. */
export function lowShelf(x: number, y: number, w: number): string {
  const top = y - 100
  const books = [
    [30, 66, 26, '#f08a7a'],
    [58, 82, 24, '#7a9cf0'],
    [84, 58, 30, '#ffc46a'],
    [116, 74, 22, '#c08ae4'],
  ] as const
  return (
    ellipse(x + w / 2, y, w * 0.54, 14, '#4a2f8a', 'opacity=".3" filter="url(#b8)"') +
    group(
      'filter="url(#fS)"',
      books.map(([dx, h, bw, colour]) => path(`M${x + dx} ${top}v${-h}h${bw}v${h}Z`, colour)).join(''),
    ) +
    books
      .map(([dx, h, bw]) => line(`M${x + dx + 6} ${top - h + 14}h${bw - 12}`, '#ffffff', 4, 'opacity=".7"'))
      .join('') +
    globe(x + 200, top) +
    group(
      'filter="url(#fM)"',
      `<rect x="${x}" y="${top}" width="${w}" height="100" rx="10" fill="#e8b48a"/>`,
      `<rect x="${x - 10}" y="${top - 6}" width="${w + 20}" height="20" rx="8" fill="#f6cfa4"/>`,
    ) +
    [0, 1, 2]
      .map((i) => {
        const [left, wide] = [x + 18 + (i * (w - 24)) / 3, (w - 24) / 3 - 14]
        return (
          `<rect x="${fix(left)}" y="${top + 28}" width="${fix(wide)}" height="56" rx="8" fill="#f8dcb8"/>` +
          ellipse(left + wide / 2, top + 46, 8, 8, '#d08a5a')
        )
      })
      .join('')
  )
}

const globe = (x: number, y: number): string =>
  placed(
    { x, y, s: 0.86 },
    line('M0 0V-22M-30 0H30', '#b97a48', 8) +
      ellipse(0, -58, 36, 36, '#8fc4f4') +
      path('M-22 -82Q0 -92 14 -76Q4 -56 -16 -60ZM4 -48Q26 -54 30 -40Q14 -26 4 -34Z', '#ffe0a8') +
      line('M-34 -72Q-46 -28 -12 -14', '#f5b942', 5),
  )

/** @param y the foot of the lamp */
export const tableLamp = (x: number, y: number, s = 1): string =>
  ellipse(x, y - 100 * s, 330, 290, 'url(#warm)', 'opacity=".5"') +
  placed(
    { x, y, s: 0.74 * s },
    line('M0 -4Q1 -30 0 -58', '#c98f5a', 12) +
      ellipse(0, -2, 40, 9, '#c98f5a') +
      path('M-34 -150L34 -150L68 -54Q0 -36 -68 -54Z', '#fff3c4') +
      path('M-68 -54Q0 -36 68 -54L65 -64Q0 -48 -65 -64Z', '#ffd08a'),
  )

export const alarmClock = (x: number, y: number, s = 1): string =>
  placed(
    { x, y, s },
    line('M-18 -6L-26 4M18 -6L26 4', '#c05a5a', 8) +
      ellipse(-20, -66, 14, 11, '#f5b942') +
      ellipse(20, -66, 14, 11, '#f5b942') +
      group('filter="url(#fS)"', ellipse(0, -34, 36, 36, '#ef7a78')) +
      ellipse(0, -34, 27, 27, '#fffaf0') +
      line('M0 -34V-52M0 -34L12 -28', '#5a3a8a', 5),
  )

export const ball = (x: number, y: number, r: number): string =>
  ellipse(x, y, r * 1.1, r * 0.2, '#4a2f8a', 'opacity=".3" filter="url(#b4)"') +
  group('filter="url(#fS)"', ellipse(x, y - r, r, r, '#ff9a8a')) +
  path(
    `M${x - r * 0.96} ${y - r * 1.2}Q${x} ${y - r * 0.7} ${x + r * 0.96} ${y - r * 1.2}L${x + r} ${y - r * 0.8}Q${x} ${y - r * 0.3} ${x - r} ${y - r * 0.8}Z`,
    '#fff0d0',
  )

/** A pair of slippers with rabbits' ears. */
export const slippers = (x: number, y: number): string =>
  [0, 64]
    .map((dx) =>
      placed(
        { x: x + dx, y: y + (dx ? 6 : 0) },
        ellipse(0, 8, 40, 8, '#4a2f8a', 'opacity=".28" filter="url(#b4)"') +
          line('M12 -18Q4 -44 14 -52M24 -16Q26 -42 38 -44', '#f7d6e4', 10) +
          group('filter="url(#fS)"', path('M-36 6C-38 -12 -10 -18 6 -22C28 -28 42 -8 40 6Z', '#f7d6e4')) +
          ellipse(28, -8, 3, 4, '#5a3a6a') +
          path('M-32 0C-30 -10 -14 -12 -6 -12C-4 -4 -10 2 -32 2Z', '#c893b4'),
      ),
    )
    .join('')

/** Paper flags on a string. @param points two ends and the depth of the sag */
export const bunting = (x0: number, y0: number, x1: number, y1: number, sag: number, n = 9): string => {
  const at = (t: number) => [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t + sag * 4 * t * (1 - t)] as const
  return (
    line(`M${x0} ${y0}Q${(x0 + x1) / 2} ${fix((y0 + y1) / 2 + sag * 2)} ${x1} ${y1}`, '#c08a6a', 3) +
    Array.from({ length: n }, (_, i) => {
      const [x, y] = at((i + 0.5) / n)
      return path(
        `M${fix(x - 17)} ${fix(y - 2)}H${fix(x + 17)}L${fix(x)} ${fix(y + 34)}Z`,
        PATCHES[i % PATCHES.length] ?? '#fff',
      )
    }).join('')
  )
}
