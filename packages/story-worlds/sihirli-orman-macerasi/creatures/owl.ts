/** The know-all owl. */
import { place, polar, tube } from '../../drawing/curve.ts'
import { eye } from '../../drawing/eye.ts'
import { furry, hairs } from '../../drawing/fur.ts'
import type { Random } from '../../drawing/random.ts'
import { group, inside, line, path } from '../../drawing/svg.ts'
import { placed, type Placement } from './materials.ts'

/** The know-all owl with round glasses. pose: alarm (on a branch, wings half open) | back (asleep on its back) */
export function owl(random: Random, { pose = 'alarm', ...pos }: { pose?: 'alarm' | 'back' } & Placement) {
  const feather = (x: number, y: number, l: number, w: number, a: number, col: string) =>
    path(
      place(`M0 0C${l * 0.3} ${-w} ${l * 0.8} ${-w} ${l} 0C${l * 0.8} ${w} ${l * 0.3} ${w} 0 0Z`, { x, y, rot: a }),
      col,
      'stroke="#3b2620" stroke-width="1" stroke-opacity=".5"',
    )
  const wing = (side: number, spread: number) => {
    // primaries fan out from the shoulder, coverts over them
    const sx = side * 58,
      sy = -40
    let s = ''
    for (let i = 0; i < 8; i++)
      s += feather(
        sx + side * i * 2,
        sy + i * 5,
        116 - i * 7,
        15,
        side > 0 ? -spread + 8 + i * 15 : 180 + spread - 8 - i * 15,
        i % 2 ? '#6d4a3a' : '#8a6048',
      )
    for (let i = 0; i < 6; i++)
      s += feather(
        sx - side * 4,
        sy + i * 6,
        64 - i * 3,
        13,
        side > 0 ? -spread + 18 + i * 17 : 180 + spread - 18 - i * 17,
        i % 2 ? '#a67c5a' : '#8f674c',
      )
    for (let i = 0; i < 4; i++)
      s += feather(
        sx - side * 8,
        sy + i * 8,
        36,
        11,
        side > 0 ? -spread + 30 + i * 20 : 180 + spread - 30 - i * 20,
        '#bd9570',
      )
    return group('filter="url(#cM)"', s)
  }
  const trunk = furry(
    random,
    [
      [-66, -30],
      [-60, -84],
      [-34, -112],
      [0, -118],
      [34, -112],
      [60, -84],
      [68, -30],
      [60, 34],
      [30, 72],
      [-4, 80],
      [-38, 70],
      [-60, 34],
    ],
    5,
    9,
  )
  let breast = ''
  for (let row = 0; row < 7; row++)
    for (let i = -3; i <= 3; i++) {
      const x = i * 17 + (row % 2) * 8.5,
        y = -24 + row * 15
      if ((x / 52) ** 2 + ((y - 18) / 56) ** 2 < 1)
        breast +=
          path(
            `M${x - 9} ${y - 4}C${x - 8} ${y + 9} ${x - 2} ${y + 14} ${x} ${y + 15}C${x + 2} ${y + 14} ${x + 8} ${y + 9} ${x + 9} ${y - 4}Z`,
            random.pick(['#f1dcb6', '#e6c999', '#dcbb8a']),
            'opacity=".92"',
          ) + line(`M${x} ${y + 2}L${x} ${y + 13}`, '#8a6048', 1.6, 'opacity=".6"')
    }
  const tufts = group(
    'filter="url(#cS)"',
    path('M-50 -94C-72 -116 -74 -136 -70 -146C-52 -138 -34 -122 -26 -108Z', '#6d4a3a') +
      path('M50 -94C66 -114 78 -126 84 -132C82 -112 74 -96 60 -82Z', '#7a5442'),
  )
  const disc = (s: number) => {
    let o = ''
    for (let i = 0; i < 22; i++) o += feather(s * 28, -66, 36, 6, i * 16.4, i % 2 ? '#f4e2c0' : '#e2c699')
    return o
  }
  const eyes =
    pose === 'alarm'
      ? eye(-28, -68, 21, { iris: '#e69a22', glow: '#ffd76a', look: [-0.25, 0.35], ry: 1.05, lash: '#3b2620' }) +
        eye(28, -68, 22, { iris: '#e69a22', glow: '#ffd76a', look: [-0.35, 0.35], ry: 1.05, lash: '#3b2620' })
      : [-28, 28].map((x) => line(`M${x - 16} -66Q${x} -52 ${x + 16} -66`, '#3b2620', 4)).join('')
  const beak =
    group(
      'filter="url(#cS)"',
      path('M-10 -56C-6 -64 6 -64 10 -56C10 -44 4 -34 0 -30C-4 -34 -10 -44 -10 -56Z', '#e8a33c'),
    ) + (pose === 'alarm' ? path('M-6 -33C-3 -24 3 -24 6 -33C3 -31 -3 -31 -6 -33Z', '#8a3a22') : '')
  // Glasses that have slid down the beak and hang askew.
  const glasses = (x: number, y: number, rot: number) =>
    `<g transform="translate(${x} ${y}) rotate(${rot})">` +
    [-24, 24]
      .map(
        (u) =>
          `<circle cx="${u}" cy="0" r="20" fill="#cfeaff" fill-opacity=".2"/><path d="M${u - 12} -4A13 13 0 0 1 ${u} -13" stroke="#fff" stroke-width="3" fill="none" opacity=".75" stroke-linecap="round"/><circle cx="${u}" cy="0" r="20" fill="none" stroke="#2a2430" stroke-width="4"/><circle cx="${u - 0.8}" cy="-.8" r="20" fill="none" stroke="#d9c08a" stroke-width="1.2"/>`,
      )
      .join('') +
    line('M-5 -3Q0 -8 5 -3', '#2a2430', 4) +
    line('M-44 -3L-58 -10M44 -3L58 -10', '#2a2430', 3) +
    '</g>'
  const feet =
    pose === 'alarm'
      ? [-26, 22]
          .map((x) =>
            group(
              'filter="url(#cS)"',
              [-9, 0, 9]
                .map((k) =>
                  path(
                    tube(
                      [
                        [x, 72],
                        [x + k, 82],
                        [x + k * 1.2, 94],
                      ],
                      [5, 5, 3.4],
                      3,
                    ),
                    '#d9953a',
                  ),
                )
                .join(''),
            ),
          )
          .join('')
      : [-24, 24]
          .map((x) =>
            group(
              'filter="url(#cS)"',
              [-28, 0, 28]
                .map((a) => path(tube([[x, 74], polar([x, 74], 90 + a, 16)], [5, 3.4], 3), '#d9953a'))
                .join(''),
            ),
          )
          .join('')
  const tail =
    pose === 'alarm'
      ? group('filter="url(#cS)"', [-14, 0, 14].map((k) => feather(k * 0.6, 60, 60, 10, 90 - k, '#6d4a3a')).join(''))
      : ''
  const asleep = pose === 'back'
  return placed(
    pos,
    tail +
      (asleep ? wing(-1, -28) + wing(1, -28) : wing(-1, 24) + wing(1, 40)) +
      group(
        'filter="url(#cL)"',
        path(trunk, 'url(#owlG)'),
        inside(
          trunk,
          hairs(random, {
            cx: 0,
            cy: -90,
            rx: 60,
            ry: 26,
            n: 70,
            len: [8, 16],
            cols: ['#c9a27c', '#573a30'],
            flow: () => 1.5,
            op: 0.5,
          }),
        ),
      ) +
      tufts +
      `<g>${breast}</g>` +
      disc(-1) +
      disc(1) +
      eyes +
      beak +
      (asleep ? glasses(0, 22, 8) : glasses(3, -42, 12)) +
      feet,
  )
}
