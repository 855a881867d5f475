/** 3. The wrong way: a chase in cold moonlight. Everybody runs left; the hero and Kiremit leap right. */
import { SPREAD_SIZE } from '#media/picture.ts'
import { strokes, wedge } from '../../drawing/brush.ts'
import { mix, ramp } from '../../drawing/colour.ts'
import { blob, fix, polar, smooth, tube } from '../../drawing/curve.ts'
import { glow, ripples, screen } from '../../drawing/effects.ts'
import { linear, radial } from '../../drawing/filters.ts'
import type { Point } from '../../drawing/geometry.ts'
import type { Light } from '../../drawing/light.ts'
import type { Random } from '../../drawing/random.ts'
import { ellipse, group, inside, line, path } from '../../drawing/svg.ts'
import { kiremit } from '../creatures/fox.ts'
import { fewFilters } from '../creatures/materials.ts'
import { rabbit } from '../creatures/rabbit.ts'
import { snail } from '../creatures/snail.ts'
import { squirrel } from '../creatures/squirrel.ts'
import { tortoise } from '../creatures/tortoise.ts'
import { jointAt } from '../hero/skeleton.ts'
import { bush, canopy, tree } from '../plants/trees.ts'
import { grass, moss } from '../plants/undergrowth.ts'
import { vignette } from './air.ts'
import { calm, heroIn, stage, vignetteDef } from './stage.ts'
import type { SceneHero, SceneLayers } from '../../story-world.ts'

const LIGHT: Light = {
  dir: [-0.85, -0.45],
  hi: '#ffb09a',
  hiO: 0.4,
  sh: '#0c1440',
  shO: 0.62,
  rim: '#e6f8ff',
  rimO: 0.95,
  treeHi: '#8fc4cc',
  treeO: 0.4,
  tint: '#d0e6f0',
  tintO: 0.2,
  shade: '#5a2a50',
}

const { w: W, h: H } = SPREAD_SIZE

/** A wet stone with a white water line round it. */
const stone = (random: Random, x: number, y: number, rx: number, ry: number) =>
  path(blob(random, x, y + ry * 0.55, rx * 1.16, ry * 0.5, 12, 0.06), '#d8f4f4', 'opacity=".75"') +
  path(blob(random, x, y + ry * 0.62, rx * 1.22, ry * 0.5, 12, 0.06), '#3f8f98', 'opacity=".8"') +
  group(
    'filter="url(#fRock)"',
    path(
      smooth([
        [x - rx, y + ry * 0.5],
        [x - rx * 0.84, y - ry * 0.3],
        [x - rx * 0.3, y - ry * 0.75],
        [x + rx * 0.4, y - ry * 0.66],
        [x + rx * 0.9, y - ry * 0.1],
        [x + rx, y + ry * 0.5],
        [x, y + ry * 0.72],
      ]),
      '#2c4a58',
    ),
  ) +
  moss(
    random,
    x - rx * 0.1,
    y - ry * 0.52,
    rx * 0.6,
    ry * 0.2,
    [
      [0, '#1d4a4a'],
      [0.5, '#4f8a78'],
      [1, '#c0e0c0'],
    ],
    40,
    { size: [6, 12] },
  )

/** Speed: a few dry strokes behind a runner. */
const dash = (x: number, y: number, n = 3, len = 90) =>
  Array.from({ length: n }, (_, i) =>
    path(
      wedge([x + len * (1 + i * 0.2), y + i * 18], [x + len * 0.5, y + i * 18 - 3], [x, y + i * 18], 3),
      '#d8f0f0',
      'opacity=".26"',
    ),
  ).join('')

const dust = (random: Random, x: number, y: number, s: number) =>
  Array.from({ length: 5 }, () =>
    ellipse(
      x + random.between(0, 60) * s,
      y - random.between(0, 20) * s,
      random.between(8, 20) * s,
      random.between(6, 12) * s,
      '#9cc4c4',
      'opacity=".28"',
    ),
  ).join('')

export function wrongWayScene({ hero: child, seed = 53 }: { hero: SceneHero; seed?: number }): SceneLayers {
  const left = { x: 70, y: 60, w: 690, h: 470 },
    right = { x: 1690, y: 60, w: 465, h: 590 }
  const [cL, shadeL] = calm('calmL', left, '#0b2c34', 0.85),
    [cR, shadeR] = calm('calmR', right, '#071f2a', 0.9)
  const { random, finish } = stage(
    SPREAD_SIZE,
    LIGHT,
    seed,
    radial(
      'sky',
      [
        [0, '#e8fbff'],
        [0.08, '#bfe6ea'],
        [0.2, '#6fb0b8'],
        [0.42, '#2c6a74'],
        [0.7, '#154450'],
        [1, '#0a2834'],
      ],
      900,
      200,
      1300,
      'gradientUnits="userSpaceOnUse"',
    ) +
      linear('water', [
        [0, '#7fc4c8'],
        [0.25, '#3f8a94'],
        [0.65, '#1f5a68'],
        [1, '#0e3440'],
      ]) +
      linear('bankFar', [
        [0, '#3a7a74'],
        [0.4, '#1c5054'],
        [1, '#0c3038'],
      ]) +
      linear('bankNear', [
        [0, '#5a9a7c'],
        [0.2, '#24605a'],
        [0.7, '#0f3a40'],
        [1, '#08242e'],
      ]) +
      linear(
        'moonray',
        [
          [0, '#e8fbff', 0.5],
          [1, '#e8fbff', 0],
        ],
        0,
        0,
        1,
        0.4,
      ) +
      cL +
      cR +
      vignetteDef('#04141e', 0.5, 0.46, 0.8),
  )
  // environment tilts 4 degrees: the wood leans into the run
  let env = `<rect x="-200" y="-200" width="2600" height="1600" fill="url(#sky)"/>` + ''
  let haze = ''
  for (let i = 0; i < 30; i++) {
    const x = random.between(-60, W + 60),
      y = random.between(0, 560),
      d = Math.min(1, Math.hypot(x - 900, y - 260) / 900)
    if (d > 0.25)
      haze += path(
        blob(random, x, y, random.between(90, 180), random.between(50, 100)),
        ramp(
          [
            [0, '#8fc4c8'],
            [0.4, '#3a7a80'],
            [1, '#123f4a'],
          ],
          d,
        ),
        'opacity=".5"',
      )
  }
  env += group('filter="url(#b28)"', haze)
  env +=
    ellipse(905, 215, 230, 230, 'url(#cool)', 'opacity=".7"') +
    ellipse(905, 215, 86, 86, '#f8ffff') +
    (
      [
        [-24, -18, 16],
        [20, 12, 22],
        [-10, 34, 10],
      ] as const
    )
      .map(([x, y, r]) => ellipse(905 + x, 215 + y, r, r * 0.9, '#cfe8ee', 'opacity=".6"'))
      .join('')
  let trunks = ''
  for (let i = 0; i < 26; i++) {
    const x = random.between(-100, W + 100),
      d = Math.min(1, Math.abs(x - 900) / 1000)
    if (d > 0.1)
      trunks += tree(random, {
        x,
        y0: 680,
        w: random.between(18, 44),
        lean: 40 + random.spread() * 40,
        col: ramp(
          [
            [0, '#7fb8bc'],
            [0.4, '#34727a'],
            [1, '#134550'],
          ],
          d,
        ),
        dark: '#1f5a64',
        filter: null,
        bark: 4,
        roots: 0.5,
      })
  }
  env += group('filter="url(#b2)" opacity=".85"', trunks)
  trunks = [60, 330, 560, 1320, 1560, 1700, 1880, 2080, 2240]
    .map((x) =>
      tree(random, {
        x: x + random.spread() * 20,
        y0: 720,
        w: random.between(56, 96),
        lean: 60,
        col: mix('#1f5a62', '#0e3440', Math.min(1, Math.abs(x - 900) / 1100)),
        dark: '#0a2a36',
        light: '#7fb8bc',
        filter: null,
        branches: [[random.between(0.5, 0.7), -40, 170, 11]],
      }),
    )
    .join('')
  env += group('filter="url(#fTree)"', trunks)
  // far bank with a dark hedge
  env += path(
    smooth([
      [-200, 620],
      [120, 590],
      [420, 614],
      [760, 640],
      [1000, 652],
      [1300, 640],
      [1700, 610],
      [2060, 590],
      [2400, 620],
      [2400, 900],
      [-200, 900],
    ]),
    'url(#bankFar)',
  )
  for (const [x, y, rx, ry] of [
    [30, 560, 220, 110],
    [330, 580, 150, 70],
    [1700, 590, 190, 90],
    [1990, 560, 230, 130],
    [2230, 600, 160, 110],
    [1420, 622, 110, 44],
  ] as const)
    env += bush(
      random,
      x,
      y,
      rx,
      ry,
      [
        [0, '#0d343e'],
        [0.5, '#24606a'],
        [1, '#8fc8c4'],
      ],
      { n: 220, lx: -0.8, ly: -0.5 },
    )
  env += grass(random, {
    x0: -100,
    x1: 2300,
    y: (x) => 650 - Math.abs(x - 1000) * 0.03,
    n: 240,
    h: [12, 30],
    spread: 14,
    cols: ['#4f9088', '#2c6a68', '#8fc4b4', '#1f5558'],
  })
  // the stream
  const water = smooth([
    [900, 690],
    [1200, 676],
    [1600, 660],
    [2000, 640],
    [2400, 650],
    [2400, 1300],
    [760, 1300],
    [860, 1000],
    [820, 820],
  ])
  env +=
    path(water, 'url(#water)') +
    inside(
      water,
      strokes(random, {
        x0: 800,
        y0: 690,
        x1: 2200,
        y1: 1160,
        n: 200,
        len: [50, 260],
        ang: -0.02,
        spread: 0.05,
        w: [2, 8],
        cols: ['#d8f4f4', '#0e3a48', '#7fc8cc', '#1d5a68'],
        op: [0.12, 0.4],
      }) +
        path('M980 680L1180 680L1400 1200L900 1200Z', '#e8fbff', 'opacity=".16" filter="url(#b28)"') +
        Array.from({ length: 26 }, () => {
          const x = random.between(900, 2150),
            y = random.between(700, 1080),
            l = random.between(20, 70)
          return line(`M${fix(x)} ${fix(y)}q${fix(l / 2)} -5 ${fix(l)} 0`, '#f4ffff', 3, 'opacity=".6"')
        }).join(''),
    )
  env += stone(random, 1770, 772, 118, 52) + stone(random, 1560, 846, 92, 42) + stone(random, 1330, 940, 96, 44)
  // the bank we stand on; its edge shines
  const bank = smooth([
    [-200, 800],
    [120, 770],
    [420, 800],
    [700, 812],
    [930, 836],
    [1040, 880],
    [1060, 960],
    [980, 1060],
    [900, 1300],
    [-200, 1300],
  ])
  env +=
    path(bank, '#d8f4f4', 'opacity=".5" transform="translate(10 6)"') +
    path(bank, 'url(#bankNear)') +
    inside(
      bank,
      strokes(random, {
        x0: 0,
        y0: 800,
        x1: 1000,
        y1: 1120,
        n: 120,
        len: [40, 140],
        ang: 0.04,
        spread: 0.12,
        w: [4, 11],
        cols: ['#6fa890', '#0f3a40', '#3f8070'],
        op: [0.1, 0.3],
      }),
    )
  env +=
    grass(random, {
      x0: -60,
      x1: 1040,
      y: (x) => 806 + Math.max(0, x - 600) * 0.13,
      n: 260,
      h: [16, 40],
      spread: 24,
      cols: ['#5aa08a', '#2f7068', '#184f52', '#9fd0b8'],
    }) +
    grass(random, { x0: 0, x1: 960, y: 930, n: 160, h: [18, 44], spread: 60, cols: ['#2f7068', '#184f52', '#4a8f7c'] })
  let back = `<g transform="rotate(-3.4 1100 700) translate(-66 -24) scale(1.06)">${env}</g>`
  back += canopy(random, {
    w: W,
    n: 15,
    edge: (u) => 70 + 170 * Math.abs(u - 0.42) ** 1.1,
    stops: (u) => {
      const d = Math.min(1, Math.abs(u - 0.42) * 2)
      return [
        [0, '#08242e'],
        [0.5, mix('#2f6f74', '#0f3c46', d)],
        [1, mix('#b8dcd4', '#3a7a7c', d)],
      ]
    },
    lx: () => -0.5,
    density: 90,
  })
  back += shadeL + shadeR + ripples(2240, 800, { n: 5, r0: 110, dr: 62, from: 158, to: 206, o: 0.36, col: '#e0f6fa' })
  // the runners, each with weight: the last leg still pushes, dust behind
  back +=
    ellipse(258, 888, 120, 12, '#04181e', 'opacity=".5" filter="url(#b6)"') +
    ellipse(620, 880, 110, 11, '#04181e', 'opacity=".5" filter="url(#b6)"') +
    dash(390, 772) +
    dash(740, 752)
  back +=
    fewFilters(squirrel(random, { x: 560, y: 622, s: 0.78, rot: -6 })) +
    fewFilters(squirrel(random, { x: 740, y: 634, s: 0.68, rot: 4 })) +
    fewFilters(squirrel(random, { x: 890, y: 656, s: 0.6, rot: -8 })) +
    dust(random, 680, 668, 0.7)
  back +=
    rabbit(random, { x: 248, y: 790, s: 1.18, rot: -9 }) +
    rabbit(random, { x: 600, y: 786, s: 1.02, rot: 5, back: true }) +
    dust(random, 390, 856, 1) +
    dust(random, 730, 866, 1) +
    ellipse(900, 1000, 120, 13, '#04181e', 'opacity=".55" filter="url(#b6)"') +
    tortoise(random, { x: 880, y: 960, s: 1.08, rot: -3 }) +
    dust(random, 980, 990, 1) +
    dash(1000, 930, 2, 50)
  back +=
    ellipse(1600, 1030, 150, 40, '#c8323f', 'opacity=".3" filter="url(#b16)"') +
    snail({ x: 1768, y: 722, s: 1.15, flip: true })

  const fw = { 3: 156, 5: 146, 7: 128 }[child.age],
    at = { pose: 'leap', age: child.age, x: 1512, y: 356, fw } as const,
    handAt = jointAt(at, 'armL'),
    s = 0.84
  const grip = polar(handAt, 164, 22)
  const foot = jointAt(at, 'legL'),
    drop = (x: number, y: number, r: number) =>
      path(
        `M${fix(x)} ${fix(y - r * 1.8)}C${fix(x + r)} ${fix(y - r * 0.4)} ${fix(x + r)} ${fix(y + r)} ${fix(x)} ${fix(y + r)}C${fix(x - r)} ${fix(y + r)} ${fix(x - r)} ${fix(y - r * 0.4)} ${fix(x)} ${fix(y - r * 1.8)}Z`,
        '#e8fbff',
        'opacity=".9"',
      )
  const wetBoot = (
    [
      [8, 34, 7],
      [-4, 66, 5.5],
      [14, 96, 5],
    ] as const
  )
    .map(([dx, dy, r]) => drop(foot[0] + dx, foot[1] + 20 + dy, r))
    .join('')
  const hero =
    heroIn(child, LIGHT, { ...at, order: ['outer', 'legL', 'tunic', 'legR', 'front', 'armR', 'mantle', 'head'] }) +
    kiremit(random, { pose: 'leap', x: grip[0] - 184 * s, y: grip[1] + 104 * s, s }) +
    heroIn(child, LIGHT, { ...at, order: ['armL', 'mantle', 'head'] }) +
    wetBoot
  // --- front: splash, spray, reeds
  // the crown of the splash: curved tongues of water, each with a drop that has just left it
  const tongue = ([dx, lean, hgt]: readonly [number, number, number]) => {
    const b: Point = [1500 + dx, 1000],
      m: Point = [b[0] + lean * 0.35, 1000 - hgt * 0.6],
      e: Point = [b[0] + lean, 1000 - hgt]
    return (
      path(tube([b, m, e], [15, 8, 2.5], 5), '#e8fbff', 'opacity=".72"') +
      line(smooth([[b[0] - 4, b[1]], [m[0] - 3, m[1]], e], false), '#fff', 2.5, 'opacity=".9"') +
      drop(e[0] + lean * 0.22, e[1] - 20, random.between(5, 8))
    )
  }
  const splash = [
    [-74, -66, 54],
    [-44, -34, 96],
    [-12, -8, 74],
    [18, 14, 118],
    [48, 38, 82],
    [76, 70, 58],
  ] as const
  let front =
    ellipse(1500, 1002, 178, 28, '#e8fbff', 'opacity=".3"') +
    ellipse(1500, 1002, 132, 18, '#1f5a68', 'opacity=".75"') +
    splash.map(tongue).join('') +
    line('M1382 1004Q1500 1034 1618 1004', '#f4ffff', 5, 'opacity=".8"') +
    (
      [
        [1430, 868],
        [1590, 852],
        [1626, 910],
        [1380, 920],
        [1548, 812],
      ] as const
    )
      .map(([x, y]) => drop(x, y, random.between(4, 8)))
      .join('')
  let reeds = ''
  for (const [x, hgt, lean] of [
    [2030, 330, -40],
    [2076, 410, 20],
    [2120, 300, 46],
    [2160, 380, -10],
    [1960, 220, -30],
    [30, 190, 26],
    [84, 240, -20],
    [140, 170, 30],
  ] as const)
    reeds +=
      path(wedge([x + lean, 1120 - hgt], [x + lean * 0.2, 1120 - hgt * 0.5], [x, 1130], 13), '#0a2c36') +
      (hgt > 290
        ? path(
            `M${x + lean - 11} ${1120 - hgt + 10}C${x + lean - 11} ${1120 - hgt - 60} ${x + lean + 11} ${1120 - hgt - 60} ${x + lean + 11} ${1120 - hgt + 10}Z`,
            '#2a2a34',
          )
        : '')
  front +=
    group('filter="url(#b3)"', reeds) +
    vignette(W, H) +
    screen(
      Array.from({ length: 26 }, () =>
        glow(
          random.between(1150, 1750),
          random.between(560, 980),
          random.between(3, 9),
          'cool',
          random.between(0.4, 0.9),
        ),
      ).join(''),
    )
  return finish({
    heroBox: { x: 870, y: 160, w: 830, h: 765 },
    back,
    hero,
    front,
    text: [{ ...left }, { ...right }],
  })
}
