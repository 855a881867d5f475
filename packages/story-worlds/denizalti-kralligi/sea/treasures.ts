/** Small things on the sand, for a child to find. */
import { ellipse, group, line, path } from '../../drawing/svg.ts'
import { placedAt } from '../creatures/materials.ts'

/** Five arms and a smile. */
export const starfish = (x: number, y: number, s: number, colour: string): string =>
  placedAt(
    x,
    y,
    s,
    group(
      'filter="url(#cS)"',
      path(
        'M0 -52C8 -20 14 -16 46 -20C56 -16 52 -8 26 8C30 40 30 48 20 46C10 40 4 28 0 26C-4 28 -10 40 -20 46C-30 48 -30 40 -26 8C-52 -8 -56 -16 -46 -20C-14 -16 -8 -20 0 -52Z',
        colour,
      ),
    ) +
      [-8, 8].map((d) => ellipse(d, -8, 3.4, 4, '#6a2a4a')).join('') +
      line('M-7 2Q0 9 7 2', '#6a2a4a', 3) +
      [
        [0, -34],
        [32, -14],
        [-32, -14],
        [16, 30],
        [-16, 30],
      ]
        .map(([a = 0, b = 0]) => ellipse(a, b, 4, 4, '#fff0d8', 'opacity=".8"'))
        .join(''),
    -8,
  )

/** A shell with ribs. */
export const scallop = (x: number, y: number, s: number, rot = 0): string =>
  placedAt(
    x,
    y,
    s,
    group(
      'filter="url(#cS)"',
      path('M-6 44C-44 28 -62 -4 -48 -34C-34 -62 34 -62 48 -34C62 -4 44 28 6 44Z', '#ffe0d0'),
      path('M-16 40L16 40L20 52L-20 52Z', '#f4b8a4'),
    ) +
      line(
        [-34, -17, 0, 17, 34]
          .map((k) => `M${k * 0.12} 42Q${k * 0.8} 0 ${k * 1.05} ${-44 + Math.abs(k) * 0.4}`)
          .join(''),
        '#e8968c',
        5,
        'opacity=".7"',
      ) +
      line('M-36 -30Q-20 -50 4 -52', '#ffffff', 6, 'opacity=".8"'),
    rot,
  )

/** An open chest with pearls and a spoon in it. x: middle, y: the sand. */
export const chest = (x: number, y: number, s: number): string =>
  placedAt(
    x,
    y,
    s,
    group(
      'filter="url(#cM)"',
      path('M-80 -66C-84 -124 -60 -140 0 -140C60 -140 84 -124 80 -66Z', '#c98a54'),
      path('M-84 -64L84 -64L76 4L-76 4Z', '#b5743e'),
    ) +
      path('M-76 -66C-60 -92 -40 -80 -26 -90C-8 -104 10 -84 30 -92C48 -98 66 -86 76 -66Z', '#ffe7a4') +
      [-46, -18, 14, 44].map((d, i) => ellipse(d, -76 - (i % 2) * 10, 11, 11, i % 2 ? '#ffd0d8' : '#ffffff')).join('') +
      line('M-84 -64L84 -64M-50 -64L-46 4M50 -64L46 4', '#ffd98a', 8) +
      `<rect x="-14" y="-60" width="28" height="30" rx="6" fill="#ffe2a0"/>` +
      ellipse(0, -46, 5, 6, '#7a4a2a'),
  )
