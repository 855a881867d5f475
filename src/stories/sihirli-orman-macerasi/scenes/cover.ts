/** Cover: low, listening. Gold moon behind the hero, the dark hollow at the right, Kiremit under the cape. */
import { COVER_SIZE } from '#media/picture.ts'
import { mix, ramp } from '../../drawing/colour.ts'
import { blob, smooth } from '../../drawing/curve.ts'
import { glow, ripples, screen } from '../../drawing/effects.ts'
import { linear, radial } from '../../drawing/filters.ts'
import type { Light } from '../../drawing/light.ts'
import { ellipse, group, line, path } from '../../drawing/svg.ts'
import { kiremit } from '../creatures/fox.ts'
import { snail } from '../creatures/snail.ts'
import { standingHeight } from '../hero/skeleton.ts'
import { mushroom } from '../plants/mushroom.ts'
import { bush, canopy, tree } from '../plants/trees.ts'
import { fernBunch, grass, moss } from '../plants/undergrowth.ts'
import { fireflies, vignette } from './air.ts'
import { heroIn, stage, vignetteDef } from './stage.ts'
import type { SceneHero, SceneLayers } from '../../story-world.ts'

const LIGHT: Light = {
  dir: [-0.35, -0.9],
  hi: '#ffb070',
  hiO: 0.5,
  sh: '#200838',
  shO: 0.6,
  rim: '#fff0b8',
  rimO: 0.95,
  treeHi: '#9fb870',
  treeO: 0.5,
}

const W = COVER_SIZE.w,
  H = COVER_SIZE.h,
  FOOT = 1340,
  TOP = 448 // soles and tip of the hood: the face grows as large as the child's age allows;

/** Where a face may be, at any age: nothing flies here. */
const FACE = [548, 686, 180] as const

export function coverScene({ hero: child, seed = 21 }: { hero: SceneHero; seed?: number }): SceneLayers {
  const { random, finish } = stage(
    COVER_SIZE,
    LIGHT,
    seed,
    radial(
      'sky',
      [
        [0, '#fffbe0'],
        [0.1, '#fdeeb4'],
        [0.24, '#e9c777'],
        [0.42, '#7f9c70'],
        [0.62, '#2a6663'],
        [0.82, '#123f4c'],
        [1, '#0a2836'],
      ],
      570,
      640,
      980,
      'gradientUnits="userSpaceOnUse"',
    ) +
      linear('ground', [
        [0, '#4f8a5c'],
        [0.35, '#1f5a50'],
        [1, '#07202c'],
      ]) +
      linear('hollow', [
        [0, '#0a1420'],
        [1, '#1a1226'],
      ]) +
      linear('topShade', [
        [0, '#06222e', 0.92],
        [0.7, '#06222e', 0.5],
        [1, '#06222e', 0],
      ]) +
      linear('lowShade', [
        [0, '#041822', 0],
        [0.6, '#041822', 0.7],
        [1, '#041822', 0.95],
      ]) +
      vignetteDef('#041a26', 0.5, 0.52, 0.85),
  )
  // --- back: five planes of wood, each nearer one darker and bluer
  let back =
    `<rect width="${W}" height="${H}" fill="url(#sky)"/>` +
    ellipse(585, 610, 196, 196, '#fff3c0', 'opacity=".6" filter="url(#b28)"') +
    ellipse(585, 610, 172, 172, '#fffbe6', 'opacity=".96"')
  let leaves = ''
  for (let i = 0; i < 26; i++) {
    const x = random.between(-40, W + 40),
      y = random.between(300, 900),
      d = Math.min(1, Math.hypot(x - 520, y - 640) / 620)
    if (d > 0.34)
      leaves += path(
        blob(random, x, y, random.between(70, 130), random.between(50, 90)),
        ramp(
          [
            [0, '#e8cf85'],
            [0.4, '#8fae70'],
            [0.7, '#3d7a6a'],
            [1, '#1a5055'],
          ],
          d,
        ),
        'opacity=".6"',
      )
  }
  back += group('filter="url(#b10)"', leaves)
  const far = [60, 150, 250, 345, 690, 770, 860, 960, 1060]
    .map((x) => {
      const d = Math.min(1, Math.abs(x - 520) / 560)
      return tree(random, {
        x,
        y0: 1080 + random.between(-20, 20),
        w: random.between(22, 40),
        lean: random.spread() * 40,
        col: ramp(
          [
            [0, '#d8c078'],
            [0.4, '#7f9f70'],
            [1, '#2a686a'],
          ],
          d,
        ),
        dark: '#3a7068',
        filter: null,
        bark: 5,
        roots: 0.5,
      })
    })
    .join('')
  back += group('filter="url(#b3)" opacity=".85"', far)
  for (const [x, w, lean] of [
    [30, 86, 30],
    [205, 64, -20],
    [905, 70, 30],
    [1050, 92, -40],
  ] as const)
    back += tree(random, {
      x,
      y0: 1140,
      w,
      lean,
      col: mix('#2f6b62', '#164a52', Math.abs(x - 520) / 560),
      dark: '#0d3540',
      light: '#7fa070',
      branches: [[0.62, x < 520 ? -50 : -130, 190, w * 0.2]],
    })
  back +=
    path(
      smooth([
        [-80, 1120],
        [160, 1086],
        [420, 1110],
        [640, 1090],
        [900, 1112],
        [1180, 1080],
        [1180, 1560],
        [-80, 1560],
      ]),
      'url(#ground)',
    ) + ellipse(520, 1130, 460, 66, '#f3d98a', 'opacity=".42" filter="url(#b28)"')
  for (const [x, y, rx, ry] of [
    [80, 1110, 150, 80],
    [1010, 1112, 150, 80],
    [250, 1140, 90, 46],
    [800, 1136, 80, 44],
  ] as const)
    back += bush(
      random,
      x,
      y,
      rx,
      ry,
      [
        [0, '#123f45'],
        [0.5, '#3d7a62'],
        [1, '#c9c878'],
      ],
      { n: 220, lx: x < 520 ? 0.5 : -0.5 },
    )
  back += screen(
    (
      [
        [430, -0.16, 70, 0.5],
        [560, 0.02, 120, 0.75],
        [700, 0.2, 60, 0.45],
        [330, -0.34, 46, 0.35],
      ] as const
    )
      .map(
        ([x, k, w, o]) =>
          `<path d="M${x - w * 0.3} 380H${x + w * 0.3}L${x + k * 900 + w * 1.3} 1300H${x + k * 900 - w * 1.3}Z" fill="url(#shaft)" opacity="${o}"/>`,
      )
      .join(''),
  )
  back += screen(ellipse(585, 640, 420, 460, 'url(#warm)', 'opacity=".5"'))
  // the old hollow tree at the right edge: a dark round mouth, two friendly glints, rings of sound
  back += tree(random, {
    x: 1010,
    y0: 1270,
    y1: -300,
    w: 330,
    lean: 190,
    col: '#17424a',
    dark: '#08222c',
    light: '#5f8a68',
    roots: 0.5,
    bark: 26,
  })
  back +=
    ripples(905, 1008, { n: 6, r0: 104, dr: 54, squash: 0.96, from: 108, to: 262, o: 0.62 }) +
    group(
      'filter="url(#fRock)"',
      path(
        smooth([
          [806, 1010],
          [826, 930],
          [880, 886],
          [948, 890],
          [1004, 948],
          [1014, 1030],
          [980, 1104],
          [910, 1132],
          [836, 1098],
        ]),
        '#34544a',
      ),
    ) +
    (
      [
        [1.0, 0.45],
        [1.12, 0.25],
      ] as const
    )
      .map(([k, o]) =>
        line(
          smooth(
            (
              [
                [806, 1010],
                [826, 930],
                [880, 886],
                [948, 890],
                [1004, 948],
                [1014, 1030],
                [980, 1104],
                [910, 1132],
                [836, 1098],
              ] as const
            ).map(([x, y]) => [908 + (x - 908) * k, 1010 + (y - 1010) * k]),
          ),
          '#8fb088',
          4,
          `opacity="${o}"`,
        ),
      )
      .join('') +
    path(
      smooth([
        [828, 1016],
        [848, 944],
        [900, 914],
        [956, 936],
        [990, 1000],
        [984, 1066],
        [930, 1106],
        [864, 1090],
      ]),
      'url(#hollow)',
    ) +
    path(
      smooth([
        [842, 1024],
        [864, 960],
        [908, 934],
        [956, 958],
        [980, 1016],
        [966, 1068],
        [920, 1094],
        [866, 1078],
      ]),
      '#0b0a16',
      'opacity=".8"',
    ) +
    (
      [
        [884, 1018],
        [922, 1020],
      ] as const
    )
      .map(
        ([x, y]) =>
          glow(x, y, 26, 'warm', 0.5) +
          ellipse(x, y, 9.5, 11.5, '#ffe9b0') +
          ellipse(x + 1, y + 2, 6, 8, '#3a2416') +
          ellipse(x - 2, y - 3, 2.6, 3, '#fff'),
      )
      .join('')
  back +=
    moss(
      random,
      905,
      1122,
      110,
      20,
      [
        [0, '#1d4a40'],
        [0.5, '#5f9a5c'],
        [1, '#d0d880'],
      ],
      140,
    ) +
    moss(
      random,
      850,
      915,
      56,
      20,
      [
        [0, '#1d4a40'],
        [0.5, '#5f9a5c'],
        [1, '#d0d880'],
      ],
      70,
    )
  // mossy root the hero stands on
  back +=
    group(
      'filter="url(#fRock)"',
      path(
        smooth([
          [40, 1440],
          [130, 1368],
          [330, 1328],
          [520, 1322],
          [700, 1330],
          [890, 1376],
          [1030, 1440],
          [900, 1490],
          [300, 1490],
        ]),
        '#2c4a3c',
      ),
    ) +
    moss(
      random,
      530,
      1362,
      420,
      44,
      [
        [0, '#12362f'],
        [0.45, '#3f7a4c'],
        [1, '#c9d27a'],
      ],
      620,
      { size: [9, 19] },
    ) +
    ellipse(530, FOOT + 6, 210, 24, '#041a1a', 'opacity=".6" filter="url(#b10)"')
  back += canopy(random, {
    w: W,
    n: 11,
    edge: (u) => 150 + 300 * Math.abs(u - 0.48) ** 1.1,
    stops: (u) => [
      [0, '#0a2c36'],
      [0.5, mix('#2f6a56', '#134650', Math.abs(u - 0.48) * 2)],
      [1, mix('#c9c878', '#3f7f68', Math.abs(u - 0.48) * 2)],
    ],
    lx: (u) => (u < 0.48 ? 0.6 : -0.6),
    size: [24, 46],
  })
  back += `<rect width="${W}" height="470" fill="url(#topShade)"/>`
  for (const [x, y, s, k, l] of [
    [176, 1330, 0.56, 'pink', -6],
    [826, 1352, 0.6, 'blue', 8],
    [752, 1340, 0.4, 'violet', -4],
  ] as const)
    back += mushroom(random, x, y, s, k, { lean: l })

  // --- hero, with Kiremit under the left side of the cape
  const fw = Math.min(205, (FOOT - TOP) / (1.12 + standingHeight('listen', child.age, 100) / 100)),
    hy = FOOT - standingHeight('listen', child.age, fw),
    toUnits = 100 / fw
  const fox = kiremit(random, { pose: 'peek', x: -150, y: (FOOT - 118 - hy) * toUnits, s: 1.15 * toUnits })
  // the acorn hangs in the air above the hood
  const acorn =
    `<g transform="translate(716 ${Math.round(hy - fw * 0.98)}) rotate(24) scale(1.5)">` +
    group('filter="url(#cS)"', path('M-12 0C-12 16 -4 24 0 30C4 24 12 16 12 0Z', '#c98d3f')) +
    group('filter="url(#cS)"', path('M-15 2C-15 -10 -7 -14 0 -14C7 -14 15 -10 15 2C8 6 -8 6 -15 2Z', '#7a4c26')) +
    line('M0 -13L3 -22', '#5a3618', 3) +
    '</g>' +
    (
      [
        [694, -1.2],
        [712, -1.28],
      ] as const
    )
      .map(([x, dy]) => line(`M${x} ${Math.round(hy + dy * fw)}l-8 -28`, '#fff0c0', 3, 'opacity=".6"'))
      .join('')
  const hero =
    ellipse(545, FOOT + 4, 200, 20, '#041a1a', 'opacity=".55" filter="url(#b10)"') +
    heroIn(child, LIGHT, { pose: 'listen', x: 548, y: hy, fw, under: fox }) +
    acorn
  // --- front
  let front = grass(random, {
    x0: 150,
    x1: 930,
    y: (x) => FOOT + 12 + ((x - 530) / 420) ** 2 * 70,
    n: 150,
    h: [16, 40],
    cols: ['#2c6a4e', '#5f9450', '#1d4f47', '#a8bd62'],
  })
  front +=
    mushroom(random, 112, 1432, 1.0, 'violet', { lean: -5, tall: 1 }) +
    snail({ x: 92, y: 1250, s: 1.2 }) +
    mushroom(random, 226, 1440, 0.46, 'blue', { lean: 7 }) +
    mushroom(random, 976, 1438, 0.78, 'pink', { lean: 6 }) +
    mushroom(random, 884, 1440, 0.42, 'violet', { lean: -8 })
  front +=
    fernBunch(random, -20, 1490, 190, { top: '#2f7258', low: '#0b3038', stem: '#123f40' }, 6, -110, -15) +
    fernBunch(random, 1110, 1470, 260, { top: '#2f7258', low: '#0b3038', stem: '#123f40' }, 6, -160, -60)
  front +=
    vignette(W, H) +
    `<rect y="1330" width="${W}" height="136" fill="url(#lowShade)"/>` +
    fireflies(random, 42, { x0: 60, x1: 1040, y0: 560, y1: 1320, avoid: [FACE] }) +
    screen(ellipse(520, 700, 420, 380, 'url(#warm)', 'opacity=".1"'))
  return finish({
    heroBox: { x: 140, y: 375, w: 690, h: 1025 },
    back,
    hero,
    front,
    text: [
      { x: 90, y: 60, w: 920, h: 420 },
      { x: 150, y: 1350, w: 800, h: 80 },
    ],
  })
}
