/** 2. The path of lights: wide, low, deep. A gold gap behind the trees; mushrooms lead an S to the hero. */
import { SPREAD_SIZE } from '#media/picture.ts'
import { strokes } from '../../drawing/brush.ts'
import { mix, ramp } from '../../drawing/colour.ts'
import { blob, smooth, tube } from '../../drawing/curve.ts'
import { glow, ripples, screen, tok } from '../../drawing/effects.ts'
import { linear, radial } from '../../drawing/filters.ts'
import type { Point } from '../../drawing/geometry.ts'
import type { Light } from '../../drawing/light.ts'
import { ellipse, group, inside, path } from '../../drawing/svg.ts'
import { kiremit } from '../creatures/fox.ts'
import { owl } from '../creatures/owl.ts'
import { snail } from '../creatures/snail.ts'
import { standingHeight } from '../hero/skeleton.ts'
import { mushroom } from '../plants/mushroom.ts'
import { bush, canopy, tree, whisper } from '../plants/trees.ts'
import { fernBunch, grass, moss } from '../plants/undergrowth.ts'
import { fireflies, vignette } from './air.ts'
import { calm, heroIn, stage, vignetteDef } from './stage.ts'
import type { SceneHero, SceneLayers } from '../../story-world.ts'

const LIGHT: Light = {
  dir: [0.45, -0.75],
  hi: '#ffb070',
  hiO: 0.42,
  sh: '#180a3c',
  shO: 0.62,
  rim: '#fff0b8',
  rimO: 0.95,
  treeHi: '#7fa878',
  treeO: 0.45,
}

const { w: W, h: H } = SPREAD_SIZE,
  GAP: Point = [1180, 400],
  FOOT = 948

const far = (x: number) => Math.min(1, Math.abs(x - GAP[0]) / 1050)

const tone = (d: number, shift = 0) =>
  ramp(
    [
      [0, '#f0d48c'],
      [0.2, '#9fb47a'],
      [0.42, '#3f7c6e'],
      [0.7, '#17444b'],
      [1, '#0c2830'],
    ],
    Math.min(1, d + shift),
  )

/** Where a face may be, at any age: nothing flies here. */
const FACE = [888, 512, 139] as const

export function pathOfLightsScene({ hero: child, seed = 42 }: { hero: SceneHero; seed?: number }): SceneLayers {
  const left = { x: 60, y: 60, w: 590, h: 470 },
    right = { x: 1450, y: 600, w: 690, h: 440 }
  const [cL, shadeL] = calm('calmL', left, '#0b2a34', 0.86),
    [cR, shadeR] = calm('calmR', right, '#081f2a', 0.9)
  const { random, finish } = stage(
    SPREAD_SIZE,
    LIGHT,
    seed,
    radial(
      'sky',
      [
        [0, '#fffbe4'],
        [0.08, '#fbe7ac'],
        [0.2, '#dcc07a'],
        [0.36, '#6d9478'],
        [0.58, '#215a60'],
        [0.85, '#103c48'],
        [1, '#0a2832'],
      ],
      ...GAP,
      1250,
      'gradientUnits="userSpaceOnUse"',
    ) +
      linear('g1', [
        [0, '#c9c878'],
        [0.5, '#4a7f5c'],
        [1, '#174a4a'],
      ]) +
      linear('g2', [
        [0, '#4f7f58'],
        [0.3, '#1d5450'],
        [1, '#071f2a'],
      ]) +
      linear('road', [
        [0, '#fff0bc'],
        [0.25, '#d9c68a'],
        [0.6, '#6f8f80'],
        [1, '#28525c'],
      ]) +
      cL +
      cR +
      vignetteDef('#05161f', 0.5, 0.46, 0.8),
  )
  let back = `<rect width="${W}" height="${H}" fill="url(#sky)"/>`,
    haze = ''
  for (let i = 0; i < 40; i++) {
    const x = random.between(-60, W + 60),
      y = random.between(-30, 560),
      d = far(x) + Math.abs(y - 380) / 1500
    if (d > 0.14)
      haze += path(blob(random, x, y, random.between(80, 170), random.between(50, 110)), tone(d, 0.02), 'opacity=".5"')
  }
  back += group('filter="url(#b10)"', haze)
  // four planes of trunks
  let plane = ''
  for (let i = 0; i < 34; i++) {
    const x = random.between(-20, W + 20),
      d = far(x)
    if (d > 0.06)
      plane += tree(random, {
        x,
        y0: 640 + random.between(-14, 20),
        w: random.between(16, 34),
        lean: random.spread() * 40,
        col: tone(d, 0.02),
        dark: tone(d, 0.12),
        filter: null,
        bark: 3,
        roots: 0.4,
      })
  }
  back += group('filter="url(#b2)" opacity=".85"', plane) + ellipse(...GAP, 380, 330, 'url(#warm)', 'opacity=".75"')
  plane = ''
  for (const x of [150, 300, 470, 640, 790, 940, 1420, 1560, 1730, 1880, 2050]) {
    const xx = x + random.spread() * 30,
      d = far(xx)
    plane += tree(random, {
      x: xx,
      y0: 712 + random.between(-14, 20),
      w: random.between(40, 64),
      lean: random.spread() * 70,
      col: tone(d, 0.16),
      dark: tone(d, 0.36),
      light: tone(d, -0.06),
      filter: null,
      bark: 10,
      branches:
        random() < 0.6 ? [[random.between(0.45, 0.7), xx < GAP[0] ? -60 : -120, random.between(120, 200), 9]] : [],
    })
  }
  back += group('filter="url(#fTree)"', plane)
  back +=
    path(
      smooth([
        [-80, 680],
        [260, 640],
        [560, 660],
        [860, 624],
        [1180, 606],
        [1460, 632],
        [1760, 620],
        [2040, 650],
        [2300, 630],
        [2300, 1180],
        [-80, 1180],
      ]),
      'url(#g1)',
    ) + ellipse(1180, 630, 560, 50, 'url(#warm)', 'opacity=".8"')
  back += grass(random, {
    x0: 0,
    x1: W,
    y: 690,
    n: 240,
    h: [12, 30],
    spread: 40,
    cols: ['#8fae6a', '#5a8f68', '#3a7668', '#b8bd74'],
  })
  for (const [x, y, rx, ry] of [
    [60, 756, 210, 120],
    [400, 742, 160, 76],
    [1650, 726, 180, 84],
    [1960, 740, 240, 116],
    [1440, 712, 90, 44],
  ] as const) {
    const d = far(x)
    back += bush(
      random,
      x,
      y,
      rx,
      ry,
      [
        [0, mix('#1e5a58', '#0f3a44', d)],
        [0.5, mix('#4f8a60', '#24605c', d)],
        [1, mix('#e8d886', '#6f9f74', d)],
      ],
      { n: 280, lx: x < GAP[0] ? 0.6 : -0.6 },
    )
  }
  back += path(
    smooth([
      [-80, 800],
      [240, 772],
      [520, 792],
      [800, 752],
      [1040, 736],
      [1240, 752],
      [1500, 770],
      [1800, 790],
      [2300, 760],
      [2300, 1200],
      [-80, 1200],
    ]),
    'url(#g2)',
  )
  // the S-shaped path: narrow at the gap, broad at our feet; pools of mushroom light lie on it
  const road =
    'M1172 612C1196 622 1214 640 1190 662C1150 694 1060 712 1056 752C1054 800 1196 822 1206 880C1212 938 1096 1004 960 1120L380 1120C480 1034 690 986 716 900C738 826 880 790 950 744C1006 706 1120 690 1146 660C1162 640 1150 622 1150 612Z'
  back +=
    path(road, '#0a2a30', 'opacity=".5" transform="translate(0 8)" filter="url(#b10)"') +
    path(road, 'url(#road)', 'opacity=".92" filter="url(#b2)"') +
    inside(
      road,
      strokes(random, {
        x0: 600,
        y0: 640,
        x1: 1240,
        y1: 1100,
        n: 90,
        len: [30, 110],
        ang: -0.15,
        spread: 0.2,
        w: [3, 9],
        cols: ['#fff0c0', '#1f4a52', '#a8b890'],
        op: [0.1, 0.3],
      }) +
        (
          [
            [760, 960, 'violet'],
            [1120, 900, 'blue'],
            [1000, 790, 'pink'],
            [900, 1040, 'pink'],
          ] as const
        )
          .map(([x, y, k]) => `<ellipse cx="${x}" cy="${y}" rx="210" ry="60" fill="url(#pool${k})" opacity=".8"/>`)
          .join(''),
    )
  back +=
    grass(random, {
      x0: 0,
      x1: 900,
      y: (x) => 830 + (900 - x) * 0.12,
      n: 230,
      h: [20, 46],
      spread: 70,
      cols: ['#5f9a5e', '#2f6f58', '#1d5450', '#8fb25a'],
    }) +
    grass(random, {
      x0: 1250,
      x1: W,
      y: 830,
      n: 200,
      h: [18, 40],
      spread: 60,
      cols: ['#4f8a5e', '#2a6a58', '#174a4a', '#7fa25a'],
    })
  back +=
    grass(random, {
      x0: 470,
      x1: 740,
      y: (x) => 1046 - (x - 470) * 0.52,
      n: 60,
      h: [18, 44],
      spread: 14,
      cols: ['#3f7f58', '#1d5450', '#5f9a5e'],
    }) +
    grass(random, {
      x0: 1000,
      x1: 1210,
      y: (x) => 1086 - (x - 1000) * 0.75,
      n: 44,
      h: [16, 40],
      spread: 12,
      cols: ['#2f6f58', '#174a4a', '#4f8a5e'],
    })
  back +=
    fernBunch(random, 230, 900, 170, { top: '#5f9a64', low: '#1d5450' }) +
    fernBunch(random, 400, 860, 120, { top: '#6faa68', low: '#1f5a52' }, 6) +
    fernBunch(random, 1560, 830, 120, { top: '#6faa68', low: '#1f5a52' }, 6)
  // mushrooms along both sides, small and pale far off, larger toward us
  for (const [x, y, s, k] of [
    [1222, 640, 0.16, 'pink'],
    [1136, 656, 0.18, 'blue'],
    [1226, 682, 0.22, 'violet'],
    [1046, 706, 0.26, 'pink'],
    [960, 742, 0.3, 'blue'],
    [1110, 752, 0.3, 'violet'],
    [1180, 800, 0.38, 'pink'],
    [1272, 856, 0.5, 'violet'],
    [1288, 940, 0.62, 'blue'],
  ] as const)
    back += mushroom(random, x, y, s, k, { lean: random.spread() * 8 })
  // owl's branch enters from the right
  back +=
    group(
      'filter="url(#fTree)"',
      path(
        tube(
          [
            [2300, 250],
            [2050, 330],
            [1800, 356],
            [1600, 410],
            [1440, 404],
            [1330, 430],
          ],
          [60, 40, 28, 20, 13, 4],
          6,
        ),
        '#17424a',
      ) +
        path(
          tube(
            [
              [1880, 348],
              [1810, 270],
              [1760, 180],
            ],
            [18, 11, 4],
            5,
          ),
          '#17424a',
        ) +
        path(
          tube(
            [
              [1640, 400],
              [1600, 452],
              [1560, 474],
            ],
            [11, 7, 3],
            4,
          ),
          '#17424a',
        ),
    ) +
    moss(
      random,
      1720,
      362,
      190,
      11,
      [
        [0, '#123f44'],
        [0.5, '#4f8a60'],
        [1, '#b8c878'],
      ],
      110,
      { size: [7, 13] },
    )
  back +=
    bush(
      random,
      1772,
      176,
      80,
      46,
      [
        [0, '#0f3a44'],
        [0.5, '#2f6f62'],
        [1, '#a8b870'],
      ],
      { n: 80, size: [20, 34] },
    ) +
    bush(
      random,
      1340,
      442,
      40,
      22,
      [
        [0, '#16484c'],
        [0.5, '#4f8a60'],
        [1, '#d0c878'],
      ],
      { n: 30, size: [16, 26] },
    )
  back += owl(random, { pose: 'alarm', x: 1500, y: 318, s: 1.12 })
  back +=
    tree(random, {
      x: 2120,
      y0: 1180,
      y1: -80,
      w: 210,
      lean: 70,
      col: '#0f343e',
      dark: '#06202a',
      light: '#3f766c',
      bark: 70,
    }) +
    screen(
      (
        [
          [1040, -0.3, 60, 0.5],
          [1120, -0.14, 110, 0.7],
          [1230, 0.08, 90, 0.6],
          [1330, 0.24, 60, 0.4],
          [960, -0.46, 50, 0.35],
        ] as const
      )
        .map(
          ([x, k, w, o]) =>
            `<path d="M${x - w * 0.3} -40H${x + w * 0.3}L${x + k * 900 + w * 1.2} 900H${x + k * 900 - w * 1.2}Z" fill="url(#shaft)" opacity="${o * 0.62}"/>`,
        )
        .join(''),
    )
  back += canopy(random, {
    w: W,
    n: 17,
    edge: (u) => 90 + 240 * Math.abs(u - 0.54) ** 1.2,
    stops: (u) => {
      const d = Math.min(1, Math.abs(u - 0.54) * 2.1)
      return [
        [0, '#0a2a34'],
        [0.5, mix('#3b7a5c', '#12444c', d)],
        [1, mix('#e6d886', '#3f7f68', d)],
      ]
    },
    lx: (u) => (u < 0.54 ? 0.6 : -0.6),
    density: 120,
  })
  back += (
    [
      [752, 226, 1.7, -8],
      [1318, 176, 1.4, 10],
      [1000, 140, 1.2, 4],
    ] as const
  )
    .map(([x, y, s, r]) => `<g transform="rotate(${r} ${x} ${y})">${whisper(x, y, s, '#d8e08a', '#a8c878')}</g>`)
    .join('')
  back += shadeL + shadeR + ripples(2010, 470, { n: 5, r0: 60, dr: 44, from: 140, to: 225, o: 0.34 })

  const fw = Math.min(138, 610 / (1.12 + standingHeight('tiptoe', child.age, 100) / 100)),
    hy = FOOT - standingHeight('tiptoe', child.age, fw),
    hx = 888
  const acorn =
    `<g transform="translate(${hx + 34} ${Math.round(hy - fw * 1.12)}) rotate(28)">` +
    group(
      'filter="url(#cS)"',
      path('M-10 0C-10 13 -3 20 0 25C3 20 10 13 10 0Z', '#c98d3f') +
        path('M-13 2C-13 -8 -6 -12 0 -12C6 -12 13 -8 13 2C7 5 -7 5 -13 2Z', '#7a4c26'),
    ) +
    '</g>' +
    tok(hx + 22, Math.round(hy - fw * 0.98), 0.9)
  const hero =
    ellipse(hx - 10, FOOT - 2, 150, 18, '#051a22', 'opacity=".6" filter="url(#b10)"') +
    ellipse(hx - 340, FOOT + 8, 150, 14, '#051a22', 'opacity=".55" filter="url(#b10)"') +
    kiremit(random, { pose: 'sniff', x: hx - 356, y: FOOT + 6, s: 0.96 }) +
    heroIn(child, LIGHT, { pose: 'tiptoe', x: hx, y: hy, fw }) +
    acorn
  // --- front: near mushrooms, fern tips, a dark trunk
  let front = grass(random, {
    x0: 560,
    x1: 1120,
    y: FOOT + 12,
    n: 70,
    h: [12, 28],
    spread: 10,
    cols: ['#2c6a4e', '#5f9450', '#1d4f47'],
  })
  front +=
    mushroom(random, 300, 1016, 1.02, 'blue', { lean: -5 }) +
    snail({ x: 318, y: 946, s: 1, rot: -78 }) +
    mushroom(random, 186, 1046, 0.7, 'pink', { lean: -9 }) +
    mushroom(random, 420, 1064, 0.5, 'violet', { lean: 8 }) +
    mushroom(random, 1180, 1064, 0.84, 'pink', { lean: 6 }) +
    mushroom(random, 1272, 1082, 0.5, 'violet', { lean: 10 })
  front +=
    tree(random, {
      x: 6,
      y0: 1180,
      y1: -60,
      w: 150,
      lean: -70,
      col: '#0a2832',
      dark: '#041820',
      light: '#24504f',
      bark: 40,
    }) +
    fernBunch(random, 60, 1130, 210, { top: '#1f5a52', low: '#0a2c36', stem: '#103c42' }, 6, -150, -20) +
    fernBunch(random, 2140, 1130, 230, { top: '#1a5049', low: '#082833', stem: '#0e383f' }, 6, -160, -40)
  front +=
    vignette(W, H) +
    fireflies(random, 34, { x0: 560, x1: 1420, y0: 200, y1: 1040, avoid: [FACE] }) +
    screen(
      glow(700, 640, 30, 'fly', 0.9) +
        glow(1330, 560, 26, 'fly', 0.9) +
        ellipse(...GAP, 600, 420, 'url(#warm)', 'opacity=".22"'),
    )
  return finish({
    heroBox: { x: 295, y: 285, w: 770, h: 710 },
    back,
    hero,
    front,
    text: [{ ...left }, { ...right }],
  })
}
