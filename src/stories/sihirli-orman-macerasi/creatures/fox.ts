/** Kiremit, the fox cub. */
import { fix, place, smooth, tube, tubeOutline } from '../../drawing/curve.ts'
import { eye } from '../../drawing/eye.ts'
import { furry, hairs } from '../../drawing/fur.ts'
import { itemAt, type Point } from '../../drawing/geometry.ts'
import type { Random } from '../../drawing/random.ts'
import { ellipse, group, inside, line, path } from '../../drawing/svg.ts'
import { placed, type Placement } from './materials.ts'

export type FoxMood = 'wide' | 'shut' | 'sleepy' | 'yawn' | 'sleep'
export type FoxPose = 'window' | 'sniff' | 'leap' | 'peek' | 'curl'

const C = { fox: '#e8792b', foxD: '#a8471c', foxL: '#ffb46b', cream: '#fff0da', dark: '#3a1c14' }

const away = (cx: number, cy: number) => (x: number, y: number) => Math.atan2(y - cy, x - cx)

/** Fox head, three-quarter to the right; 0,0 = between the eyes, about 150 wide. mood: wide | shut (squeezed) | sleepy | yawn | sleep */
export function foxHead(
  random: Random,
  {
    mood = 'wide',
    ears = [0, 0],
    look = [0.3, -0.1],
    ...pos
  }: { mood?: FoxMood; ears?: Point; look?: Point } & Placement,
) {
  const ear = (pts: readonly Point[], inner: readonly Point[], turn: number, px: number, py: number) => {
    const tip = itemAt(pts, 1)
    return (
      `<g transform="rotate(${turn} ${px} ${py})">` +
      group('filter="url(#cM)"', path(furry(random, pts, 3, 7), C.fox)) +
      path(smooth(inner), '#6b2a20') +
      path(place(smooth(inner), { x: 0, y: 5, sx: 1, sy: 0.95 }), '#d98b74', 'opacity=".35"') +
      path(smooth([tip, [tip[0] + 6, tip[1] + 12], [tip[0] - 5, tip[1] + 12]]), '#3a1a14', 'opacity=".5"') +
      '</g>'
    )
  }
  const earL = ear(
      [
        [-52, -18],
        [-66, -84],
        [-46, -76],
        [-14, -44],
      ],
      [
        [-50, -30],
        [-59, -68],
        [-44, -62],
        [-26, -42],
      ],
      ears[0],
      -34,
      -30,
    ),
    earR = ear(
      [
        [14, -46],
        [40, -82],
        [60, -88],
        [56, -20],
      ],
      [
        [26, -44],
        [44, -70],
        [54, -72],
        [48, -32],
      ],
      ears[1],
      36,
      -30,
    )
  const skull: readonly Point[] = [
    [-74, 6],
    [-64, -30],
    [-30, -54],
    [10, -56],
    [48, -40],
    [70, -8],
    [76, 10],
    [52, 34],
    [30, 48],
    [8, 54],
    [-14, 48],
    [-46, 36],
  ]
  const skullD = furry(random, skull, 6, 8)
  const mask = smooth([
    [-78, 8],
    [-56, -2],
    [-34, 6],
    [-16, 14],
    [2, -6],
    [14, -2],
    [24, 14],
    [44, 4],
    [62, 0],
    [80, 12],
    [54, 40],
    [10, 62],
    [-46, 42],
  ])
  const cheeks = inside(
    skullD,
    path(mask, C.cream) +
      hairs(random, {
        cx: -46,
        cy: 22,
        rx: 30,
        ry: 18,
        n: 34,
        cols: ['#e7c9a6', '#ffffff'],
        flow: away(0, 0),
        op: 0.7,
      }) +
      hairs(random, {
        cx: 52,
        cy: 20,
        rx: 24,
        ry: 16,
        n: 26,
        cols: ['#e7c9a6', '#ffffff'],
        flow: away(0, 0),
        op: 0.7,
      }) +
      hairs(random, { cx: 0, cy: -32, rx: 52, ry: 24, n: 60, cols: [C.foxL, C.foxD], flow: away(4, 40), op: 0.45 }) +
      ellipse(-52, 24, 15, 10, '#f08a70', 'opacity=".28" filter="url(#b4)"'),
  )
  const lid = { wide: 0, sleepy: 0.55, shut: 1, yawn: 1, sleep: 1 }[mood],
    shutUp = mood === 'shut'
  const oneEye = (x: number, y: number, r: number) =>
    shutUp
      ? line(`M${x - r} ${y + 3}L${x + r * 0.6} ${y - 2}M${x - r} ${y - 6}L${x + r * 0.6} ${y - 2}`, C.dark, 4)
      : eye(x, y, r, { look, lid, iris: '#4a2a16', glow: '#b0703a', lidCol: C.fox, lash: C.dark })
  const muzzle =
    group(
      'filter="url(#cS)"',
      path(
        smooth([
          [-16, 22],
          [0, 8],
          [20, 8],
          [34, 20],
          [34, 36],
          [16, 48],
          [-6, 44],
        ]),
        '#fff6e8',
      ),
    ) +
    ellipse(-4, 30, 1.4, 1.4, '#b99') +
    ellipse(2, 36, 1.4, 1.4, '#b99') +
    ellipse(30, 32, 1.4, 1.4, '#b99')
  const nose =
    group('filter="url(#cS)"', path('M4 14C8 9 22 8 27 13C28 20 20 26 16 26C11 26 3 21 4 14Z', '#2b1614')) +
    ellipse(12, 14, 4, 2, '#fff', 'opacity=".7"')
  const mouth =
    mood === 'yawn'
      ? path('M4 33C10 30 22 30 27 33C30 48 24 62 15 62C6 62 0 48 4 33Z', '#6d1f2a') +
        path('M7 50C11 46 20 46 23 50C23 58 19 60 15 60C11 60 8 57 7 50Z', '#ea7d80') +
        path('M8 34L11 40L13 34ZM19 34L21 40L24 33Z', '#fff')
      : line('M15 26L15 31Q8 40 -2 35M15 31Q22 40 31 33', '#5a2b1d', 2.6) +
        (mood === 'wide' ? path('M8 36Q15 46 22 36Q15 39 8 36Z', '#8d2f35') : '')
  const whiskers = ['M-10 30Q-36 26 -58 32', 'M-10 35Q-34 38 -52 46', 'M34 28Q54 22 72 26']
    .map((d) => line(d, '#fff', 1, 'opacity=".6"'))
    .join('')
  return placed(
    pos,
    earL +
      earR +
      group('filter="url(#cM)"', path(skullD, 'url(#foxG)')) +
      cheeks +
      oneEye(-28, -4, 13) +
      oneEye(38, -6, 12) +
      (mood === 'wide' ? line('M-40 -28Q-28 -34 -18 -28', C.foxD, 3) + line('M30 -28Q40 -33 48 -26', C.foxD, 3) : '') +
      muzzle +
      nose +
      mouth +
      whiskers,
  )
}

/** Bushy tail along a centre line; cream tip with a ragged edge. */
function foxTail(random: Random, pts: readonly Point[], fat = 34) {
  const w = pts.map((_, i) => fat * itemAt([0.34, 0.7, 1, 0.96, 0.2], Math.round((i / (pts.length - 1)) * 4))),
    outline = tubeOutline(pts, w, 5).filter((_, i) => i % 2 === 0)
  const d = furry(random, outline, 9, 10),
    tip = itemAt(pts, -1),
    near = itemAt(pts, -2),
    dir = Math.atan2(tip[1] - near[1], tip[0] - near[0]),
    q = (u: number, v: number): Point => [
      tip[0] + Math.cos(dir) * u - Math.sin(dir) * v,
      tip[1] + Math.sin(dir) * u + Math.cos(dir) * v,
    ]
  const zig = (
    [
      [-52, -60],
      [-36, -44],
      [-50, -28],
      [-30, -14],
      [-46, 0],
      [-28, 14],
      [-48, 28],
      [-34, 44],
      [-52, 60],
      [40, 70],
      [40, -70],
    ] as const
  ).map((p) => q((p[0] * fat) / 34, (p[1] * fat) / 34))
  const mid = itemAt(pts, Math.floor(pts.length / 2))
  return group(
    'filter="url(#cM)"',
    path(d, 'url(#foxG)'),
    inside(
      d,
      path('M' + zig.map((p) => p.map(fix).join(' ')).join('L') + 'Z', C.cream) +
        hairs(random, {
          cx: mid[0],
          cy: mid[1],
          rx: fat * 2,
          ry: fat * 1.6,
          n: 60,
          len: [10, 22],
          cols: [C.foxL, C.foxD],
          flow: () => dir,
          op: 0.4,
        }),
    ),
  )
}

const paw = (pts: readonly Point[], w: readonly number[], sock = true) => {
  const d = tube(pts, w, 5),
    e = itemAt(pts, -1),
    p = itemAt(pts, -2),
    end = itemAt(w, -1) * 2
  return group(
    'filter="url(#cS)"',
    path(d, C.fox),
    sock
      ? inside(
          d,
          path(
            tube(
              [
                [(e[0] * 2 + p[0]) / 3, (e[1] * 2 + p[1]) / 3],
                [e[0] + (e[0] - p[0]), e[1] + (e[1] - p[1])],
              ],
              [end, end],
              2,
            ),
            '#4a2418',
          ),
        )
      : '',
  )
}

const bib = (random: Random, pts: readonly Point[]) => {
  const d = furry(random, pts, 6, 8)
  return (
    path(d, C.cream) +
    inside(
      d,
      hairs(random, {
        cx: itemAt(pts, 0)[0],
        cy: itemAt(pts, 0)[1] + 30,
        rx: 40,
        ry: 60,
        n: 30,
        cols: ['#e3c6a0', '#fff'],
        flow: () => 1.5,
        op: 0.6,
      }),
    )
  )
}

/** Kiremit in the poses of the book. 0,0 = where the weight rests. */
export function kiremit(
  random: Random,
  { pose = 'sniff', mood, ...pos }: { pose?: FoxPose; mood?: FoxMood } & Placement,
) {
  const body = (pts: readonly Point[]) => {
    const d = furry(random, pts, 6, 9)
    const c = pts.reduce<Point>((a, p) => [a[0] + p[0] / pts.length, a[1] + p[1] / pts.length], [0, 0])
    return group(
      'filter="url(#cL)"',
      path(d, 'url(#foxG)'),
      inside(
        d,
        hairs(random, {
          cx: c[0],
          cy: c[1],
          rx: 80,
          ry: 70,
          n: 110,
          len: [10, 20],
          cols: [C.foxD, C.foxL, C.fox],
          flow: (x, y) => Math.atan2(y - c[1] + 90, x - c[0] - 60),
          op: 0.38,
        }),
      ),
    )
  }
  const poses = {
    // sits upright, seen from behind at three quarters, one paw on the glass, head turned right
    window: () =>
      foxTail(
        random,
        [
          [-30, -20],
          [-86, -6],
          [-118, -50],
          [-96, -110],
          [-56, -128],
        ],
        36,
      ) +
      body([
        [-58, -30],
        [-54, -104],
        [-20, -150],
        [20, -154],
        [48, -120],
        [60, -60],
        [62, -6],
        [0, 6],
        [-50, 2],
      ]) +
      paw(
        [
          [44, -118],
          [76, -136],
          [98, -168],
        ],
        [15, 13, 13],
      ) +
      ellipse(-34, -8, 26, 15, C.fox, 'filter="url(#cS)"') +
      foxHead(random, { mood: mood ?? 'yawn', x: 18, y: -190, s: 1, rot: -8, ears: [-14, 16] }),
    // on all fours, walking right, nose forward
    sniff: () =>
      foxTail(
        random,
        [
          [-92, -74],
          [-134, -96],
          [-176, -92],
          [-208, -58],
          [-216, -14],
        ],
        32,
      ) +
      paw(
        [
          [60, -50],
          [74, -28],
          [70, -4],
        ],
        [13, 11, 11],
      ) +
      paw(
        [
          [-64, -50],
          [-84, -26],
          [-78, -4],
        ],
        [15, 12, 11],
      ) +
      body([
        [-104, -66],
        [-70, -100],
        [-10, -104],
        [50, -98],
        [84, -70],
        [70, -40],
        [10, -32],
        [-60, -34],
      ]) +
      bib(random, [
        [74, -84],
        [92, -60],
        [66, -30],
        [50, -48],
      ]) +
      paw(
        [
          [44, -56],
          [34, -28],
          [46, -2],
        ],
        [15, 12, 11],
      ) +
      paw(
        [
          [-82, -58],
          [-70, -28],
          [-98, -2],
        ],
        [20, 13, 11],
      ) +
      foxHead(random, { mood: mood ?? 'wide', x: 108, y: -102, s: 0.92, rot: 8, ears: [-6, 10], look: [0.5, -0.4] }),
    // in the air to the right, every leg stretched, paw held up by the hero at the front
    leap: () =>
      foxTail(
        random,
        [
          [-92, -18],
          [-140, -26],
          [-186, -46],
          [-226, -36],
          [-262, -60],
        ],
        40,
      ) +
      paw(
        [
          [-70, 6],
          [-112, 26],
          [-150, 20],
        ],
        [17, 12, 11],
      ) +
      body([
        [-108, -12],
        [-70, -44],
        [0, -52],
        [60, -44],
        [92, -16],
        [70, 14],
        [0, 26],
        [-70, 24],
      ]) +
      bib(random, [
        [70, -20],
        [96, 8],
        [64, 26],
        [46, 8],
      ]) +
      paw(
        [
          [-80, 10],
          [-116, 44],
          [-158, 48],
        ],
        [20, 13, 11],
      ) +
      paw(
        [
          [54, 6],
          [92, 40],
          [128, 34],
        ],
        [14, 11, 11],
      ) +
      paw(
        [
          [66, -24],
          [126, -52],
          [184, -104],
        ],
        [15, 12, 12],
      ) +
      foxHead(random, { mood: mood ?? 'shut', x: 84, y: -58, s: 0.95, rot: -4, ears: [-34, -6] }),
    // only the front: peeps out of a cape or over an edge
    peek: () =>
      paw(
        [
          [-40, 30],
          [-44, 58],
          [-36, 84],
        ],
        [16, 14, 14],
      ) +
      paw(
        [
          [22, 34],
          [24, 60],
          [30, 86],
        ],
        [16, 14, 14],
      ) +
      bib(random, [
        [-44, 10],
        [36, 10],
        [30, 62],
        [-8, 84],
        [-40, 60],
      ]) +
      foxHead(random, { mood: mood ?? 'wide', ears: [-4, 8], look: [0.7, -0.2] }),
    // curled up, nose on the tail, seen from above
    curl: () =>
      body([
        [-80, 6],
        [-66, -50],
        [-10, -74],
        [54, -60],
        [86, -10],
        [70, 40],
        [10, 58],
        [-50, 46],
      ]) +
      foxTail(
        random,
        [
          [64, 40],
          [20, 62],
          [-30, 60],
          [-70, 40],
          [-92, 10],
        ],
        30,
      ) +
      foxHead(random, { mood: mood ?? 'yawn', x: -38, y: 0, s: 0.84, rot: -14, ears: [-18, 14] }),
  }
  return placed(pos, poses[pose]())
}
