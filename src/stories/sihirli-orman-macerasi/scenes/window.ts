/** 1. The window: dusk, we stand in the garden and look in. All light comes out of the room. */
import { SPREAD_SIZE } from '#media/picture.ts'
import { clump, leaf, strokes } from '../../drawing/brush.ts'
import { mix, ramp } from '../../drawing/colour.ts'
import { fix, lerp, smooth } from '../../drawing/curve.ts'
import { glow, ripples, screen } from '../../drawing/effects.ts'
import { linear, radial } from '../../drawing/filters.ts'
import { itemAt, type Point } from '../../drawing/geometry.ts'
import type { Light } from '../../drawing/light.ts'
import type { Random } from '../../drawing/random.ts'
import { ellipse, group, inside, line, path } from '../../drawing/svg.ts'
import { kiremit } from '../creatures/fox.ts'
import { snail } from '../creatures/snail.ts'
import { standingHeight } from '../hero/skeleton.ts'
import { vignette } from './air.ts'
import { bed, tableLamp } from './bedroom.ts'
import { heroIn, stage, vignetteDef } from './stage.ts'
import type { SceneHero, SceneLayers } from '../../story-world.ts'

const LIGHT: Light = {
  dir: [0.25, -0.55],
  hi: '#ffc070',
  hiO: 0.5,
  sh: '#3a1038',
  shO: 0.5,
  rim: '#fff0c0',
  rimO: 0.85,
}

const OUTSIDE: Light = { dir: [0.8, -0.35], hi: '#ffb45c', hiO: 0.75, sh: '#14123c', shO: 0.7, rim: '#ffe9b0', rimO: 1 }

const { w: W, h: H } = SPREAD_SIZE,
  WIN = { x0: 720, x1: 1500, y0: 84, y1: 950 }

// the opening: a low arch
const opening = (m = 0) =>
  `M${WIN.x0 - m} ${WIN.y1 + m}L${WIN.x0 - m} ${WIN.y0 + 110 - m}C${WIN.x0 - m} ${WIN.y0 + 10 - m} ${WIN.x0 + 160} ${WIN.y0 - m} ${(WIN.x0 + WIN.x1) / 2} ${WIN.y0 - m}C${WIN.x1 - 160} ${WIN.y0 - m} ${WIN.x1 + m} ${WIN.y0 + 10 - m} ${WIN.x1 + m} ${WIN.y0 + 110 - m}L${WIN.x1 + m} ${WIN.y1 + m}Z`

/** Planks: long boards, each a touch different; light near the window, dark where the text stands. */
function planks(random: Random) {
  let s = ''
  for (let y = -20, i = 0; y < H; y += 92, i++) {
    const wob = () => random.spread() * 2
    s +=
      `<path d="M-10 ${fix(y + wob())}L${W + 10} ${fix(y + wob())}L${W + 10} ${y + 92}L-10 ${y + 92}Z" fill="${mix('#1e2a5a', '#2c2f66', random())}"/>` +
      line(
        `M-10 ${fix(y + 90)}Q${W / 2} ${fix(y + 86 + random.spread() * 3)} ${W + 10} ${fix(y + 90)}`,
        '#10153a',
        5,
        'opacity=".7"',
      ) +
      line(`M-10 ${fix(y + 3)}L${W + 10} ${fix(y + 3)}`, '#4a4c86', 2, 'opacity=".5"')
    const joint = random.between(80, W - 80)
    s += line(`M${fix(joint)} ${y + 3}L${fix(joint)} ${y + 89}`, '#10153a', 3, 'opacity=".5"')
  }
  return (
    s +
    strokes(random, {
      x0: -20,
      y0: 0,
      x1: W,
      y1: H,
      n: 320,
      len: [60, 240],
      ang: 0,
      spread: 0.02,
      w: [1.5, 5],
      cols: ['#141a44', '#3a3e7a', '#262c62'],
      op: [0.15, 0.4],
    })
  )
}

/** Ivy climbs the frame; leaves turn amber toward the window. */
function ivy(random: Random, pts: readonly Point[], n: number, fromX: number) {
  const s = line(smooth(pts, false), '#26405a', 4),
    tones: Record<string, string[]> = {}
  for (let i = 0; i < n; i++) {
    const t = random() * (pts.length - 1),
      k = Math.floor(t),
      u = t - k,
      from = itemAt(pts, k),
      to = itemAt(pts, k + 1),
      x = lerp(from[0], to[0], u) + random.spread() * 46,
      y = lerp(from[1], to[1], u) + random.spread() * 36,
      near = Math.max(0, 1 - Math.abs(x - fromX) / 110),
      l = random.between(20, 38),
      a = random.between(0.2, 2.9),
      c = ramp(
        [
          [0, '#1c3350'],
          [0.35, '#2f5a55'],
          [0.7, '#7f8f4a'],
          [1, '#e8b860'],
        ],
        Math.min(1, Math.max(0, near * 0.9 + random.spread() * 0.2)),
      )
    ;(tones[c] ??= []).push(
      leaf(x, y, l, l * 0.36, a) + leaf(x, y, l * 0.7, l * 0.28, a + 0.8) + leaf(x, y, l * 0.7, l * 0.28, a - 0.8),
    )
  }
  return (
    s +
    Object.entries(tones)
      .sort()
      .map(([c, d]) => path(d.join(''), c))
      .join('')
  )
}

function room(random: Random) {
  let s = `<rect x="700" y="60" width="820" height="900" fill="url(#roomWall)"/>`
  for (let i = 0; i < 70; i++) {
    const x = 720 + (i % 10) * 82 + (Math.floor(i / 10) % 2) * 41,
      y = 130 + Math.floor(i / 10) * 92
    s += path(
      `M${x} ${y - 9}Q${x + 3} ${y - 3} ${x + 9} ${y}Q${x + 3} ${y + 3} ${x} ${y + 9}Q${x - 3} ${y + 3} ${x - 9} ${y}Q${x - 3} ${y - 3} ${x} ${y - 9}Z`,
      '#fff0c0',
      'opacity=".28"',
    )
  }
  s +=
    `<path d="M700 770L1520 770L1520 960L700 960Z" fill="url(#floor)"/>` +
    [0, 1, 2, 3, 4, 5, 6]
      .map((i) => line(`M${1110 + (i - 3) * 120} 770L${1110 + (i - 3) * 190} 960`, '#a85f2c', 3, 'opacity=".35"'))
      .join('') +
    line('M700 770L1520 770', '#a8682f', 7, 'opacity=".6"')
  // shelf with a row of books, a wooden hare and a jar
  s +=
    group('filter="url(#cS)"', path('M752 404L1010 404L1010 420L752 420Z', '#9a5c2c')) +
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
  s +=
    group('filter="url(#cS)"', ellipse(792, 236, 50, 50, '#fff3d8')) +
    ellipse(792, 236, 42, 42, '#ffe3a0') +
    line('M792 236L792 206M792 236L812 246', '#7a4a2a', 5) +
    ellipse(792, 236, 4, 4, '#7a4a2a')
  return (
    s +
    bed(random, { x: 1112, y: 812, s: 0.86 }) +
    ellipse(1190, 884, 350, 52, '#6f7fb0') +
    ellipse(1190, 882, 322, 44, '#8f9cc8') +
    ellipse(1190, 881, 270, 34, '#c9b89a', 'opacity=".7"') +
    ellipse(1190, 881, 236, 28, '#8f9cc8', 'opacity=".8"')
  )
}

export function windowScene({ hero: child, seed = 31 }: { hero: SceneHero; seed?: number }): SceneLayers {
  const { random, finish } = stage(
    SPREAD_SIZE,
    OUTSIDE,
    seed,
    radial(
      'roomWall',
      [
        [0, '#fff0bc'],
        [0.4, '#ffd58a'],
        [0.8, '#f0ab5a'],
        [1, '#cf8340'],
      ],
      1390,
      470,
      800,
      'gradientUnits="userSpaceOnUse"',
    ) +
      linear('floor', [
        [0, '#d58c48'],
        [1, '#e8ad62'],
      ]) +
      linear('sky1', [
        [0, '#2a2350'],
        [0.6, '#4a356f'],
        [1, '#8a5480'],
      ]) +
      radial(
        'spill',
        [
          [0, '#ffd58a', 0.75],
          [0.45, '#f0a860', 0.3],
          [1, '#f0a860', 0],
        ],
        1110,
        560,
        760,
        'gradientUnits="userSpaceOnUse"',
      ) +
      linear(
        'frameG',
        [
          [0, '#4a3a62'],
          [0.5, '#6a4a5c'],
          [1, '#3a2c50'],
        ],
        0,
        0,
        1,
        0,
      ) +
      linear('sill', [
        [0, '#f4bd72'],
        [0.3, '#b8764a'],
        [1, '#4a2c44'],
      ]) +
      linear(
        'pot',
        [
          [0, '#8a4a4a'],
          [0.6, '#c07850'],
          [1, '#f0b070'],
        ],
        0,
        0,
        1,
        0,
      ) +
      linear('foot', [
        [0, '#0c1030', 0],
        [1, '#0c1030', 0.9],
      ]) +
      vignetteDef('#0a0e2c', 0.5, 0.5, 0.72),
  )
  let back = planks(random)
  // where the house ends: a strip of plum sky, first star, the edge of the wood
  back +=
    path('M2080 -20L2220 -20L2220 1120L2092 1120C2086 700 2090 300 2080 -20Z', 'url(#sky1)') +
    path(
      smooth([
        [2088, 640],
        [2110, 560],
        [2130, 600],
        [2150, 500],
        [2176, 570],
        [2230, 480],
        [2230, 1130],
        [2088, 1130],
      ]),
      '#1a2048',
    ) +
    line('M2084 -20C2092 300 2088 700 2094 1120', '#141a44', 16) +
    glow(2150, 170, 46, 'cool', 0.8) +
    path('M2150 142Q2152 168 2178 170Q2152 172 2150 198Q2148 172 2122 170Q2148 168 2150 142Z', '#fffbe8')
  back += screen(`<rect width="${W}" height="${H}" fill="url(#spill)" opacity=".75"/>`)
  back +=
    group('filter="url(#fRock)"', path(opening(44), 'url(#frameG)')) +
    path(opening(8), '#7a4a34') +
    inside(opening(), room(random))
  back += inside(opening(), line(opening(-6), '#fff3c8', 10, 'opacity=".55" filter="url(#b6)"'))
  back += ripples(2120, 880, { n: 4, r0: 60, dr: 40, from: 130, to: 230, o: 0.3, col: '#cfd0ff' })

  const fw = Math.min(150, 772 / (1.12 + standingHeight('spin', child.age, 100) / 100)),
    hy = 918 - standingHeight('spin', child.age, fw),
    hx = 1245
  const hero = inside(
    opening(),
    ellipse(hx - 20, 914, 130, 16, '#7a3a30', 'opacity=".5" filter="url(#b6)"') +
      heroIn(child, LIGHT, { pose: 'spin', x: hx, y: hy, fw }) +
      (
        [
          [hx - 285, 820, 1],
          [hx + 262, 800, -1],
        ] as const
      )
        .map(([x, y, d]) =>
          line(
            `M${x} ${y}q${-20 * d} -50 ${10 * d} -100M${x - 26 * d} ${y - 20}q${-10 * d} -34 ${6 * d} -64`,
            '#fff3c8',
            4,
            'opacity=".7"',
          ),
        )
        .join(''),
  )
  // --- front: post and bars of the closed half, sill, pot, Kiremit, lavender
  const bar = (x: number, y: number, bw: number, bh: number) =>
    group('filter="url(#cM)"', `<rect x="${x}" y="${y}" width="${bw}" height="${bh}" fill="#6a4652"/>`)
  let front = inside(
    opening(),
    `<path d="M${WIN.x0} ${WIN.y0}L1030 ${WIN.y0}L1030 ${WIN.y1}L${WIN.x0} ${WIN.y1}Z" fill="#fff6d8" opacity=".1"/>` +
      path('M740 760L960 90L1010 90L770 840Z', '#fff', 'opacity=".13"') +
      bar(1022, WIN.y0, 24, WIN.y1 - WIN.y0) +
      bar(WIN.x0, 478, 302, 14),
  )
  front +=
    ivy(
      random,
      [
        [660, 1010],
        [676, 800],
        [656, 560],
        [684, 330],
        [668, 150],
        [740, 70],
        [860, 34],
      ],
      190,
      730,
    ) +
    ivy(
      random,
      [
        [1560, 980],
        [1544, 820],
        [1566, 640],
      ],
      46,
      1500,
    ) +
    ivy(
      random,
      [
        [1250, 34],
        [1400, 44],
        [1520, 90],
        [1552, 220],
        [1540, 330],
      ],
      90,
      1490,
    )
  front +=
    group('filter="url(#fRock)"', path('M640 944L1584 944L1606 1004L618 1004Z', 'url(#sill)')) +
    line('M652 950L1572 950', '#fff0c0', 5, 'opacity=".8"') +
    path('M618 1004L1606 1004L1590 1030L634 1030Z', '#1a1638')
  front +=
    ellipse(905, 962, 150, 16, '#2a1430', 'opacity=".55" filter="url(#b6)"') +
    kiremit(random, { pose: 'window', x: 900, y: 962, s: 1.2 }) +
    (
      [
        [1026, 690],
        [1044, 716],
      ] as const
    )
      .map(([x, y]) => line(`M${x} ${y}l20 -12`, '#fff6d0', 5))
      .join('')
  // the pot: geranium leaves, the snail on its rim
  front +=
    ellipse(724, 966, 80, 12, '#14102c', 'opacity=".6" filter="url(#b6)"') +
    clump(
      random,
      726,
      800,
      74,
      54,
      110,
      [
        [0, '#1c3350'],
        [0.5, '#3f7058'],
        [1, '#e0b860'],
      ],
      { lx: 0.9, ly: -0.2, size: [20, 36] },
    ) +
    (
      [
        [690, 770],
        [740, 746],
        [770, 790],
        [718, 806],
      ] as const
    )
      .map(
        ([x, y]) =>
          [0, 1, 2, 3, 4]
            .map((i) =>
              ellipse(x + Math.cos(i * 1.257) * 9, y + Math.sin(i * 1.257) * 8, 8, 7, i % 2 ? '#c9a0e0' : '#e6c6f0'),
            )
            .join('') + ellipse(x, y, 4, 4, '#fff0b0'),
      )
      .join('') +
    group('filter="url(#cM)"', path('M664 842L790 842L776 960C760 970 694 970 678 960Z', 'url(#pot)')) +
    group('filter="url(#cM)"', path('M652 826C690 818 764 818 802 826L798 858C760 868 694 868 656 858Z', 'url(#pot)')) +
    snail({ x: 678, y: 826, s: 1.25, flip: true })
  let lavender = ''
  for (let i = 0; i < 76; i++) {
    const x = random.between(-20, W + 20),
      hgt = random.between(90, 170) * (0.6 + (0.5 * Math.abs(x - 1100)) / 1100),
      lean = random.spread() * 26
    lavender += line(
      `M${fix(x)} 1120Q${fix(x + lean * 0.3)} ${fix(1110 - hgt * 0.6)} ${fix(x + lean)} ${fix(1110 - hgt)}`,
      '#24345a',
      5,
    )
    for (let k = 0; k < 7; k++)
      lavender += ellipse(
        x + lean * (1 - k * 0.06) + random.spread() * 5,
        1110 - hgt + k * 9,
        9,
        7.5,
        random.pick(['#6a58b0', '#8f74cc', '#5a4a98', '#b090d8']),
      )
  }
  front +=
    group('filter="url(#b2)"', lavender) +
    vignette(W, H) +
    `<rect y="960" width="${W}" height="140" fill="url(#foot)" opacity=".6"/>` +
    screen(ellipse(1180, 520, 520, 470, 'url(#warm)', 'opacity=".1"'))
  return finish({
    heroBox: { x: 895, y: 145, w: 650, h: 810 },
    back,
    hero,
    front,
    text: [
      { x: 70, y: 130, w: 560, h: 560 },
      { x: 1610, y: 130, w: 430, h: 620 },
    ],
  })
}
