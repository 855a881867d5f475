/** 6. Hık: home, night, from the foot of the bed. One honey lamp; the darkest and warmest spread. */
import { SPREAD_SIZE } from '#media/picture.ts'
import { wedge } from '../../drawing/brush.ts'
import { fix, place, smooth } from '../../drawing/curve.ts'
import { glow, screen } from '../../drawing/effects.ts'
import { linear, radial } from '../../drawing/filters.ts'
import type { Point } from '../../drawing/geometry.ts'
import type { Light } from '../../drawing/light.ts'
import type { Random } from '../../drawing/random.ts'
import { ellipse, group, inside, line, path } from '../../drawing/svg.ts'
import { kiremit } from '../creatures/fox.ts'
import { snail } from '../creatures/snail.ts'
import { vignette } from './air.ts'
import { patchwork, tableLamp } from './bedroom.ts'
import { calm, heroIn, stage, vignetteDef } from './stage.ts'
import type { SceneHero, SceneLayers } from '../../story-world.ts'

const LIGHT: Light = {
  dir: [0.85, -0.3],
  hi: '#ffb060',
  hiO: 0.5,
  sh: '#140a34',
  shO: 0.66,
  rim: '#ffe2a0',
  rimO: 0.9,
  tint: '#ffdcb0',
  tintO: 0.25,
}

const { w: W, h: H } = SPREAD_SIZE,
  LAMP: Point = [1790, 660]

/** The wood behind the glass: three navy planes, five tiny mushroom lights, Kiremit asleep at the gate. */
function outside(random: Random) {
  let s =
    `<rect x="280" y="70" width="660" height="520" fill="url(#nightSky)"/>` +
    Array.from({ length: 26 }, () =>
      ellipse(
        random.between(300, 920),
        random.between(90, 330),
        random.between(1, 2.6),
        random.between(1, 2.6),
        '#dfe6ff',
        `opacity="${fix(random.between(0.4, 1))}"`,
      ),
    ).join('') +
    ellipse(780, 170, 34, 34, '#f4f0d8', 'opacity=".9"') +
    ellipse(780, 170, 90, 90, 'url(#cool)', 'opacity=".4"')
  // firs: each plane nearer is lower and darker
  for (const [base, tall, col, n] of [
    [470, 210, '#24346c', 13],
    [512, 190, '#1b2858', 10],
    [552, 170, '#131d46', 8],
  ] as const) {
    let d = `M260 640L260 ${base}L960 ${base}L960 640Z`
    for (let i = 0; i <= n; i++) {
      const x = 270 + (i * 690) / n + random.spread() * 16,
        h = tall * random.between(0.6, 1.1),
        w = h * random.between(0.2, 0.27)
      d += `M${fix(x)} ${fix(base - h)}C${fix(x + w * 0.2)} ${fix(base - h * 0.6)} ${fix(x + w * 0.7)} ${fix(base - h * 0.3)} ${fix(x + w)} ${base + 6}L${fix(x - w)} ${base + 6}C${fix(x - w * 0.7)} ${fix(base - h * 0.3)} ${fix(x - w * 0.2)} ${fix(base - h * 0.6)} ${fix(x)} ${fix(base - h)}Z`
    }
    s += path(d, col)
  }
  s +=
    path('M270 540Q600 506 950 546L950 620L270 620Z', '#101838') +
    (
      [
        [404, 512, 'violet'],
        [470, 524, 'blue'],
        [566, 506, 'pink'],
        [664, 520, 'violet'],
        [848, 516, 'blue'],
      ] as const
    )
      .map(
        ([x, y, k]) =>
          glow(x, y, 38, 'pool' + k, 0.9) +
          ellipse(x, y, 7, 5.5, { violet: '#d9b8ff', blue: '#a8d0ff', pink: '#ffb8d4' }[k]),
      )
      .join('')
  const gate =
    [500, 520, 540, 560, 600, 620, 640]
      .map((x) => path(`M${x + 130} 582L${x + 130} 528L${x + 136} 520L${x + 142} 528L${x + 142} 582Z`, '#2c3468'))
      .join('') + line('M624 546L786 546M624 570L786 570', '#2c3468', 5)
  return s + gate + kiremit(random, { pose: 'curl', x: 742, y: 552, s: 0.36, mood: 'sleep' })
}

export function hiccupScene({ hero: child, seed = 86 }: { hero: SceneHero; seed?: number }): SceneLayers {
  const left = { x: 70, y: 650, w: 720, h: 400 },
    right = { x: 1560, y: 44, w: 590, h: 480 }
  const [cL, shadeL] = calm('calmL', left, '#12163a', 0.8),
    [cR, shadeR] = calm('calmR', right, '#171a42', 0.5)
  const { random, finish } = stage(
    SPREAD_SIZE,
    LIGHT,
    seed,
    linear('nightSky', [
      [0, '#141c4c'],
      [0.6, '#24346e'],
      [1, '#34487c'],
    ]) +
      linear('wall6', [
        [0, '#171c44'],
        [1, '#20264f'],
      ]) +
      radial(
        'lampFall',
        [
          [0, '#ffdf9a', 1],
          [0.1, '#ffbe62', 0.9],
          [0.26, '#f0903c', 0.62],
          [0.5, '#b85a38', 0.32],
          [0.78, '#6a3448', 0.12],
          [1, '#5a2c48', 0],
        ],
        ...LAMP,
        860,
        'gradientUnits="userSpaceOnUse"',
      ) +
      linear('floor6', [
        [0, '#2a2444'],
        [1, '#141630'],
      ]) +
      radial('honey', [
        [0, '#ffd07a', 0.9],
        [0.3, '#ff9a3c', 0.45],
        [1, '#e06a2c', 0],
      ]) +
      linear(
        'headb',
        [
          [0, '#4a2c38'],
          [0.6, '#7a4a3a'],
          [1, '#b87a48'],
        ],
        0,
        0,
        1,
        0,
      ) +
      radial(
        'quiltShade',
        [
          [0, '#140e30', 0],
          [0.5, '#140e30', 0.25],
          [1, '#100c2a', 0.82],
        ],
        1640,
        700,
        760,
        'gradientUnits="userSpaceOnUse"',
      ) +
      radial(
        'pillow',
        [
          [0, '#fff0d0'],
          [0.6, '#e0c0a8'],
          [1, '#8a7494'],
        ],
        0.7,
        0.35,
        0.8,
      ) +
      cL +
      cR +
      vignetteDef('#080a20', 0.62, 0.52, 0.8),
  )
  let back = `<rect width="${W}" height="${H}" fill="url(#wall6)"/>`
  for (let i = 0; i < 150; i++) {
    const x = 40 + (i % 22) * 104 + (Math.floor(i / 22) % 2) * 52,
      y = 40 + Math.floor(i / 22) * 118
    back += path(
      `M${x} ${y - 8}Q${x + 2} ${y - 2} ${x + 8} ${y}Q${x + 2} ${y + 2} ${x} ${y + 8}Q${x - 2} ${y + 2} ${x - 8} ${y}Q${x - 2} ${y - 2} ${x} ${y - 8}Z`,
      '#3a4078',
      'opacity=".28"',
    )
  }
  back +=
    path(`M-20 900L${W + 20} 900L${W + 20} 1120L-20 1120Z`, 'url(#floor6)') +
    line(`M-20 900L${W + 20} 900`, '#34386a', 6, 'opacity=".5"')
  // window with curtains
  const pane = 'M300 580L300 180C300 110 440 90 610 90C780 90 920 110 920 180L920 580Z'
  back +=
    group(
      'filter="url(#fRock)"',
      path('M268 612L268 176C268 84 430 60 610 60C790 60 952 84 952 176L952 612Z', '#33305c'),
    ) +
    inside(pane, outside(random)) +
    line(pane, '#1a1d44', 8) +
    ['M610 90L610 580', 'M300 350L920 350'].map((d) => line(d, '#33305c', 13)).join('') +
    group('filter="url(#fRock)"', path('M240 604L980 604L992 632L228 632Z', '#3a3660'))
  // curtains hang straight from the rod and are gathered by a tie
  for (const side of [-1, 1]) {
    const X = (u: number) => (side < 0 ? 204 + u : 1016 - u),
      P = (u: number, v: number) => `${X(u)} ${v}`
    const d = `M${P(-14, 40)}L${P(140, 40)}C${P(136, 220)} ${P(84, 330)} ${P(52, 404)}C${P(60, 480)} ${P(92, 560)} ${P(86, 664)}Q${P(60, 650)} ${P(44, 668)}Q${P(20, 652)} ${P(-4, 668)}Q${P(-24, 656)} ${P(-34, 664)}C${P(-24, 560)} ${P(-6, 480)} ${P(-8, 404)}C${P(-20, 280)} ${P(-16, 140)} ${P(-14, 40)}Z`
    const fold = (a: number, m: number, e: number) =>
      wedge([X(a), 40], [X((a + m) / 2 + 8), 220], [X(m), 404], 5) +
      wedge([X(m), 404], [X((m + e) / 2), 520], [X(e), 668], 7)
    back +=
      group(
        'filter="url(#fRock)"',
        path(d, '#30346c'),
        inside(
          d,
          path(fold(20, 2, -16) + fold(56, 16, 18) + fold(92, 30, 46) + fold(124, 44, 74), '#161a44', 'opacity=".6"') +
            path(fold(38, 9, 2) + fold(108, 36, 60), '#565a98', 'opacity=".4"'),
        ),
      ) + line(`M${P(-10, 402)}Q${P(22, 414)} ${P(54, 402)}`, '#a8824a', 9)
  }
  back +=
    line('M180 44L1040 44', '#4a3a4a', 12) + ellipse(180, 44, 14, 14, '#5a4650') + ellipse(1040, 44, 14, 14, '#5a4650')
  // headboard, pillow, lamp on the bedside table
  back += screen(`<rect width="${W}" height="${H}" fill="url(#lampFall)" opacity=".8"/>`) + shadeR
  back +=
    group(
      'filter="url(#fRock)"',
      path('M1112 960L1112 560C1112 470 1230 430 1390 430C1550 430 1668 470 1668 560L1668 960Z', 'url(#headb)'),
    ) +
    line(
      'M1150 940L1150 572C1150 500 1250 468 1390 468C1530 468 1630 500 1630 572L1630 940',
      '#2c1626',
      5,
      'opacity=".6"',
    ) +
    group(
      'filter="url(#cS)"',
      path(
        'M1390 486C1372 470 1350 484 1360 502C1366 514 1382 520 1390 528C1398 520 1414 514 1420 502C1430 484 1408 470 1390 486Z',
        '#5a3030',
      ),
    )
  back +=
    group(
      'filter="url(#cL)"',
      path(
        smooth([
          [1160, 640],
          [1220, 590],
          [1400, 574],
          [1570, 592],
          [1626, 650],
          [1610, 800],
          [1180, 800],
        ]),
        'url(#pillow)',
      ),
    ) + line('M1200 640Q1230 690 1210 740M1590 650Q1560 690 1580 740', '#8a7494', 5, 'opacity=".5"')
  back +=
    group(
      'filter="url(#fRock)"',
      path('M1690 770L1900 770L1900 796L1690 796Z', '#9a6038') +
        path('M1706 796L1728 796L1724 1000L1710 1000ZM1866 796L1888 796L1884 1000L1870 1000Z', '#5a3430'),
    ) +
    ellipse(1795, 774, 70, 8, '#3a1c1c', 'opacity=".5"') +
    ellipse(1795, 1004, 130, 12, '#07081c', 'opacity=".5" filter="url(#b6)"') +
    tableLamp({ x: 1795, y: 772, s: 1.02, table: false }) +
    snail({ x: 1746, y: 770, s: 1.05, cap: false, asleep: false, flip: true })
  back += shadeL

  const at = { pose: 'bed', x: 1350, y: 566, fw: 172 } as const
  const hero =
    heroIn(child, LIGHT, at) +
    (
      [
        [1, 0],
        [1.35, 8],
      ] as const
    )
      .map(([s, d]) =>
        line(`M${1465 + d} ${fix(646 - 40 * s)}q${20 * s} ${14 * s} ${24 * s} ${44 * s}`, '#ffe9b4', 4, 'opacity=".6"'),
      )
      .join('')
  // --- front: the quilt comes toward us, the foot of the bed, boots with the wet sock
  const quilt = smooth(
    [
      [1150, 806],
      [1240, 776],
      [1390, 766],
      [1540, 776],
      [1632, 806],
      [1690, 940],
      [1720, 1140],
      [1060, 1140],
      [1090, 940],
    ],
    true,
    0.14,
  )
  let front =
    path(quilt, '#0a0a24', 'opacity=".5" transform="translate(-10 10)" filter="url(#b10)"') +
    group(
      'filter="url(#cL)"',
      path(quilt, '#8a7aa0'),
      patchwork(random, quilt, { x0: 1060, y0: 740, x1: 1730, y1: 1130, size: 98, sag: -18, dim: 0.12 }),
    ) +
    inside(
      quilt,
      `<rect x="1040" y="740" width="720" height="400" fill="url(#quiltShade)"/>` +
        (
          [
            [1280, 800, 1240, 1130],
            [1400, 800, 1400, 1130],
            [1500, 800, 1560, 1130],
          ] as const
        )
          .map(([a, b, c, d]) =>
            path(
              wedge([a, b], [(a + c) / 2 + 12, (b + d) / 2], [c, d], 26),
              '#1a1240',
              'opacity=".32" filter="url(#b10)"',
            ),
          )
          .join('') +
        ellipse(1310, 985, 80, 46, '#ffe0a8', 'opacity=".3" filter="url(#b16)"') +
        ellipse(1480, 985, 84, 48, '#ffe0a8', 'opacity=".34" filter="url(#b16)"') +
        ellipse(1396, 1010, 26, 60, '#140e30', 'opacity=".3" filter="url(#b10)"'),
    )
  // turned-down sheet
  front += group(
    'filter="url(#cM)"',
    path(
      smooth([
        [1144, 812],
        [1240, 772],
        [1390, 758],
        [1540, 772],
        [1638, 812],
        [1628, 846],
        [1530, 812],
        [1390, 798],
        [1250, 812],
        [1156, 846],
      ]),
      '#f4e2cc',
    ),
  )
  front +=
    group(
      'filter="url(#cL)"',
      path(
        'M1030 1140L1030 1020C1040 1000 1064 1000 1072 1020L1090 1046L1700 1046L1716 1020C1724 1000 1748 1000 1756 1020L1756 1140Z',
        '#6a4038',
      ),
    ) + line('M1086 1054L1702 1054', '#d99a58', 4, 'opacity=".5"')
  const boot =
      'M-13 -30C-14 -12 -16 2 -15 14C-15 20 -10 21 0 21L24 21C33 21 36 14 31 8C25 1 14 2 12 -6C11 -14 12 -22 13 -30Z',
    shaft = 'M-15 -52C-6 -48 6 -48 15 -52L14 -26C6 -22 -6 -22 -15 -26Z'
  front +=
    (
      [
        [900, 1026, 2],
        [976, 1036, 2],
      ] as const
    )
      .map(
        ([x, y, s]) =>
          ellipse(x + 16, y + 44, 70, 10, '#08081c', 'opacity=".6" filter="url(#b4)"') +
          group(
            'filter="url(#cM)"',
            path(place(boot, { x, y, sx: s }), '#6a4030') + path(place(shaft, { x, y, sx: s }), '#c9a070'),
          ),
      )
      .join('') +
    group(
      'filter="url(#cS)"',
      path(
        smooth([
          [884, 926],
          [916, 916],
          [944, 930],
          [948, 980],
          [972, 1000],
          [962, 1020],
          [930, 1016],
          [908, 990],
          [896, 950],
        ]),
        '#d8d2e0',
      ),
    ) +
    line('M890 940L942 940M894 954L944 954', '#8a9cc8', 5) +
    (
      [
        [950, 1034],
        [934, 1050],
      ] as const
    )
      .map(([x, y]) =>
        path(
          `M${x} ${y - 12}C${x + 6} ${y - 2} ${x + 6} ${y + 6} ${x} ${y + 6}C${x - 6} ${y + 6} ${x - 6} ${y - 2} ${x} ${y - 12}Z`,
          '#a8d0f0',
          'opacity=".85"',
        ),
      )
      .join('')
  front +=
    vignette(W, H) +
    screen(glow(LAMP[0], LAMP[1], 360, 'honey', 0.6) + ellipse(1640, 840, 260, 200, 'url(#honey)', 'opacity=".26"'))
  return finish({
    heroBox: { x: 1130, y: 375, w: 440, h: 725 },
    back,
    hero,
    front,
    text: [{ ...left }, { ...right }],
  })
}
