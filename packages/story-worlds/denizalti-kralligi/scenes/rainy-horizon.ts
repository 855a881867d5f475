/** The first pages' scene, seen from the water: a grey garden, a house, rain. */
import { COVER_SIZE } from '#media/picture.ts'
import { clump, strokes } from '../../drawing/brush.ts'
import { mix } from '../../drawing/colour.ts'
import { blob, fix, smooth } from '../../drawing/curve.ts'
import type { Random } from '../../drawing/random.ts'
import { group, line, path } from '../../drawing/svg.ts'

const { w: W } = COVER_SIZE

/** Grey and soft, with one lit window. */
export function garden(random: Random): string {
  const trees = Array.from({ length: 16 }, (_, i) =>
    path(
      blob(random, i * 76 - 20, 540 + random.spread() * 24, random.between(70, 120), random.between(50, 86)),
      mix('#9fb5b4', '#7d9a94', random()),
      'opacity=".8"',
    ),
  )
  const grass = Array.from({ length: 46 }, () => {
    const x = random.between(0, W)
    const h = random.between(16, 44)
    return path(
      `M${fix(x - 4)} 636Q${fix(x + random.spread() * 8)} ${fix(636 - h * 0.6)} ${fix(x + random.spread() * 22)} ${fix(636 - h)}Q${fix(x + 5)} ${fix(636 - h * 0.5)} ${fix(x + 4)} 636Z`,
      random.pick(['#6d9084', '#86a792', '#567a74']),
    )
  })
  const clouds = (
    [
      [180, 90, 320, 90],
      [620, 40, 380, 110],
      [980, 150, 280, 80],
      [420, 250, 300, 60],
      [60, 330, 220, 56],
    ] as const
  ).map(([x, y, rx, ry], i) => path(blob(random, x, y, rx, ry, 12, 0.1), i % 2 ? '#6f8a9c' : '#b4c7ce', 'opacity=".4"'))
  return (
    `<rect width="${W}" height="720" fill="url(#rain)"/>` +
    group('filter="url(#b26)"', ...clouds) +
    group(
      'filter="url(#b12)"',
      ...trees,
      path('M690 470L860 372L1030 470L1030 600L690 600Z', '#a9b6bd'),
      path('M664 480L860 352L1056 480L1030 486L860 384L690 486Z', '#8797a4'),
    ) +
    group(
      'filter="url(#b4)"',
      path('M806 506L866 506L866 600L806 600Z', '#7f8fa0'),
      path('M912 494L974 494L974 548L912 548Z', '#ffe9b8'),
      line('M943 494L943 548', '#a9b6bd', 5),
    ) +
    clump(
      random,
      90,
      560,
      190,
      90,
      240,
      [
        [0, '#5c7d78'],
        [0.5, '#86a593'],
        [1, '#c4d6c4'],
      ],
      { lx: -0.4, ly: -0.8, size: [14, 30] },
    ) +
    clump(
      random,
      540,
      590,
      200,
      56,
      180,
      [
        [0, '#5c7d78'],
        [0.5, '#8aa897'],
        [1, '#cbdac8'],
      ],
      { lx: -0.4, ly: -0.8, size: [12, 24] },
    ) +
    path(
      smooth([
        [-60, 604],
        [250, 584],
        [560, 598],
        [820, 588],
        [1160, 578],
        [1160, 720],
        [-60, 720],
      ]),
      '#8fa6a2',
    ) +
    strokes(random, {
      x0: 0,
      y0: 590,
      x1: W,
      y1: 640,
      n: 90,
      len: [20, 70],
      ang: 0,
      spread: 0.1,
      w: [2, 6],
      cols: ['#c9d8d4', '#6f8c88', '#e6efea'],
      op: [0.2, 0.5],
    }) +
    grass.join('')
  )
}

/** Fine slanting strokes in three strengths. */
export function rain(random: Random): string {
  const falling = (
    [
      [1.2, 0.55],
      [2, 0.45],
      [3, 0.28],
    ] as const
  ).map(([w, o]) => {
    let d = ''
    for (let i = 0; i < 76; i++) {
      const l = random.between(30, 90)
      d += `M${fix(random.between(-40, W + 120))} ${fix(random.between(-40, 590))}l${fix(-l * 0.22)} ${fix(l)}`
    }
    return line(d, '#ffffff', w, `opacity="${o}"`)
  })
  return falling.join('')
}
