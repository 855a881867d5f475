/** In the kitchen: a spoon in the dough, and a star rises out of the dough. */
import { place } from '#stories/drawing/curve.ts'
import { glow } from '#stories/drawing/effects.ts'
import { linear, radial } from '#stories/drawing/filters.ts'
import { createRandom } from '#stories/drawing/random.ts'
import { ellipse, group, inside, line, path } from '#stories/drawing/svg.ts'
import { child, handAt, type ChildDrawing, type ChildPose } from './child.ts'
import { cloudAt, page, SIZE, type ExampleScene } from './scene.ts'

const { w: W, h: H } = SIZE
const TABLE = 850
const BOWL = { x: 720, y: 846 }

const STIR: ChildPose = {
  cook: true,
  tilt: 5,
  spine: 90,
  head: { turn: 0.25, nod: 0.2, expression: 'glee', gaze: [0.75, -0.1] },
  armL: { to: [-124, 232], bend: 1, hand: 'hold', handTurn: 10, depth: 'front' },
  armR: { to: [104, 176], bend: -1, hand: 'hold', handTurn: -60, depth: 'front' },
}
const CHILD: ChildDrawing = { pose: STIR, x: 730, y: 430, fw: 330 }

export const kitchen: ExampleScene = (hero) => {
  const random = createRandom(12)
  const spoon = handAt(hero, CHILD, 'armR', 40)
  return page(
    DEFS,
    `<rect width="${W}" height="${H}" fill="url(#wall)"/>`,
    tiles(),
    gardenWindow(),
    shelf(),
    pans(),
    `<rect y="${TABLE}" width="${W}" height="${H - TABLE}" fill="url(#table)"/>`,
    child(hero, { ...CHILD, held: inBowl() + woodenSpoon(spoon) + bowlFront() }),
    star(),
    table(),
    Array.from({ length: 46 }, () =>
      ellipse(
        random.between(330, 1250),
        random.between(700, 1000),
        random.between(2, 5),
        random.between(2, 5),
        '#fffdf6',
        'opacity=".8"',
      ),
    ).join(''),
  )
}

const tiles = (): string =>
  line(
    Array.from({ length: 9 }, (_, i) => `M0 ${500 + i * 62}H${W}`).join('') +
      Array.from({ length: 6 }, (_, r) =>
        Array.from({ length: 14 }, (_, c) => `M${c * 120 + (r % 2) * 60} ${500 + r * 62}v62`).join(''),
      ).join(''),
    '#ffffff',
    5,
    'opacity=".7"',
  ) +
  `<rect y="478" width="${W}" height="26" fill="#f3b56a"/><rect y="500" width="${W}" height="7" fill="#c9853e" fill-opacity=".4"/>`

/** A window to a garden in the morning. */
function gardenWindow(): string {
  const pane = 'M96 70H472V440H96Z'
  return (
    group('filter="url(#cM)"', '<rect x="70" y="44" width="428" height="424" rx="14" fill="#fffaf0"/>') +
    inside(
      pane,
      '<rect x="90" y="60" width="390" height="390" fill="url(#day)"/>' +
        glow(170, 150, 150, 'sunlight') +
        cloudAt(360, 190, 0.8) +
        path('M80 360Q190 280 300 340T490 320V450H80Z', '#a5d676') +
        path('M80 400Q240 340 490 400V450H80Z', '#7fc061'),
    ) +
    line('M284 70V440M96 250H472', '#fffaf0', 15) +
    group('filter="url(#cS)"', '<rect x="54" y="452" width="460" height="28" rx="8" fill="#fffdf6"/>') +
    group(
      'filter="url(#cM)"',
      path('M44 30C110 44 150 40 168 34C170 130 130 214 58 258C36 190 34 100 44 30Z', '#f58a70'),
      path('M524 30C458 44 418 40 400 34C398 130 438 214 510 258C532 190 534 100 524 30Z', '#f58a70'),
    ) +
    line(
      'M78 46Q84 140 62 230M124 44Q124 130 84 222M490 46Q484 140 506 230M444 44Q444 130 484 222',
      '#fff1d8',
      6,
      'opacity=".6"',
    ) +
    group('filter="url(#cS)"', '<rect x="24" y="20" width="520" height="20" rx="10" fill="#c98f56"/>')
  )
}

const jar = (x: number, y: number, colour: string, h = 100): string =>
  group(
    'filter="url(#cS)"',
    `<rect x="${x - 40}" y="${y - h}" width="80" height="${h}" rx="16" fill="#eef7f6"/>`,
    `<rect x="${x - 34}" y="${y - h * 0.7}" width="68" height="${h * 0.7 - 6}" rx="12" fill="${colour}"/>`,
    `<rect x="${x - 36}" y="${y - h - 20}" width="72" height="24" rx="8" fill="#d6975a"/>`,
  )

const shelf = (): string =>
  jar(1080, 176, '#f0b440') +
  jar(1180, 176, '#e2604c', 84) +
  jar(1282, 176, '#9c6a44', 112) +
  group(
    'filter="url(#cS)"',
    path('M1362 176L1372 116H1448L1458 176Z', '#e58a68'),
    path('M1364 106H1456V124H1364Z', '#f2a17c'),
  ) +
  path(
    'M1410 112C1366 96 1350 60 1362 40C1392 48 1404 76 1410 112ZM1410 112C1454 96 1470 60 1458 40C1428 48 1416 76 1410 112ZM1410 112C1390 70 1396 36 1410 16C1424 36 1430 70 1410 112Z',
    '#6fae62',
  ) +
  group('filter="url(#cS)"', '<rect x="1010" y="176" width="490" height="24" rx="6" fill="#d09a5e"/>') +
  path('M1050 200L1050 236L1084 200ZM1460 200L1460 236L1426 200Z', '#b57c45')

const PANS = [
  { x: 1_110, r: 54, copper: '#d98a4f' },
  { x: 1_260, r: 64, copper: '#c9743c' },
  { x: 1_402, r: 48, copper: '#e0995c' },
]

/** Copper pans on a rail. */
const pans = (): string =>
  line('M1040 290H1480', '#8f6a4a', 9) +
  PANS.map(
    ({ x, r, copper }) =>
      line(`M${x} 290V344`, '#8f5a34', 10) +
      group('filter="url(#cS)"', ellipse(x, 344 + r, r, r, copper)) +
      ellipse(x, 344 + r, r * 0.7, r * 0.7, '#f3c08a', 'opacity=".5"'),
  ).join('')

const RIM = { rx: 218, ry: 52 }
const inBowl = (): string =>
  ellipse(BOWL.x, BOWL.y - 6, RIM.rx, RIM.ry, '#1d6e74') +
  group('filter="url(#hS)"', ellipse(BOWL.x, BOWL.y + 2, RIM.rx - 22, RIM.ry - 12, '#fbeccb')) +
  line(
    `M${BOWL.x - 120} ${BOWL.y + 6}C${BOWL.x - 60} ${BOWL.y - 26} ${BOWL.x + 60} ${BOWL.y - 22} ${BOWL.x + 90} ${BOWL.y + 2}C${BOWL.x + 60} ${BOWL.y + 22} ${BOWL.x - 20} ${BOWL.y + 20} ${BOWL.x - 30} ${BOWL.y + 4}`,
    '#d9b987',
    5,
    'opacity=".7"',
  )

/** A spoon from the hand down into the dough. */
const woodenSpoon = ([x, y]: readonly [number, number]): string => {
  const foot = [BOWL.x + 70, BOWL.y + 6] as const
  const [dx, dy] = [x - foot[0], y - foot[1]]
  const top = [x + dx * 0.42, y + dy * 0.42] as const
  return (
    group(
      'filter="url(#hS)"',
      line(`M${foot.join(' ')}L${top.join(' ')}`, '#c58a4e', 22),
      ellipse(...foot, 40, 22, '#b97a42'),
    ) + ellipse(foot[0], foot[1] + 8, 46, 20, '#fbeccb')
  )
}

function bowlFront(): string {
  const { x, y } = BOWL
  const body = `M${x - 220} ${y - 8}C${x - 214} ${y + 130} ${x - 130} ${y + 196} ${x} ${y + 196}C${x + 130} ${y + 196} ${x + 214} ${y + 130} ${x + 220} ${y - 8}A220 54 0 0 1 ${x - 220} ${y - 8}Z`
  return (
    ellipse(x, y + 200, 210, 26, '#7a4a2c', 'opacity=".4" filter="url(#b6)"') +
    group(
      'filter="url(#cM)"',
      path(body, 'url(#bowl)'),
      inside(
        body,
        line(`M${x - 230} ${y + 62}Q${x} ${y + 132} ${x + 230} ${y + 62}`, '#fff1d8', 16) +
          [-160, -96, -32, 32, 96, 160]
            .map((d) => ellipse(x + d, y + 112 - Math.abs(d) * 0.16, 11, 11, '#ffd25e'))
            .join(''),
      ),
    )
  )
}

function star(): string {
  const shape = 'M0 -62C8 -20 20 -8 62 0C20 8 8 20 0 62C-8 20 -20 8 -62 0C-20 -8 -8 -20 0 -62Z'
  const at = { x: 1116, y: 640 }
  const small = (x: number, y: number, s: number) => path(place(shape, { x, y, sx: s }), '#fff6cf')
  return (
    glow(at.x, at.y, 230, 'starlight') +
    line(`M870 830C960 820 1060 780 1092 712`, '#fff1b0', 12, 'stroke-dasharray=".1 26"') +
    path(place(shape, { ...at, sx: 1.25, rot: 8 }), '#ffcf4a') +
    path(place(shape, { ...at, sx: 0.86, rot: 8 }), '#fff6cf') +
    small(1010, 560, 0.3) +
    small(1222, 560, 0.36) +
    small(1200, 740, 0.26) +
    small(960, 700, 0.22)
  )
}

/** Eggs, flour, milk, a rolling pin. */
const table = (): string =>
  `<rect y="${TABLE + 140}" width="${W}" height="10" fill="#a86a3a" fill-opacity=".35"/>` +
  ellipse(250, 1030, 150, 18, '#7a4a2c', 'opacity=".35" filter="url(#b6)"') +
  group(
    'filter="url(#cM)"',
    path('M150 1026C140 930 146 850 166 800H330C350 850 356 930 346 1026Z', '#fff3dc'),
    path('M160 812C190 776 306 776 336 812L326 840H170Z', '#f0ddba'),
  ) +
  line('M206 930H292M206 956H292', '#d9a35e', 10, 'opacity=".8"') +
  path('M250 868C226 868 214 884 214 900H286C286 884 274 868 250 868Z', '#f3b63e') +
  group(
    'filter="url(#cS)"',
    ellipse(1060, 1000, 44, 56, '#fff4e4'),
    ellipse(1142, 1018, 44, 54, '#f4d3b0'),
    ellipse(1100, 1050, 46, 52, '#fff9ee'),
  ) +
  group(
    'filter="url(#cS)"',
    path(
      'M1272 1010V880C1272 850 1296 836 1296 800V770H1376V800C1376 836 1400 850 1400 880V1010C1400 1030 1272 1030 1272 1010Z',
      '#fdfefe',
    ),
  ) +
  group(
    'filter="url(#cS)"',
    path('M1272 930H1400V1010C1400 1030 1272 1030 1272 1010Z', '#bfe0ef'),
    '<rect x="1288" y="750" width="96" height="30" rx="10" fill="#4f9fc8"/>',
  ) +
  group(
    'filter="url(#cM)" transform="rotate(-4 600 1106)"',
    '<rect x="330" y="1094" width="560" height="22" rx="11" fill="#b5743e"/><rect x="400" y="1078" width="420" height="54" rx="24" fill="#e3ad6c"/>',
  ) +
  ellipse(980, 1096, 120, 14, '#fffdf6', 'opacity=".8" filter="url(#b3)"')

const DEFS =
  linear('wall', [
    [0, '#fff3d2'],
    [0.42, '#fde6b8'],
    [0.46, '#cdeae2'],
    [1, '#a9d8d0'],
  ]) +
  linear('table', [
    [0, '#e0a566'],
    [1, '#c07f45'],
  ]) +
  linear('bowl', [
    [0, '#2fa3a0'],
    [1, '#16666f'],
  ]) +
  radial('starlight', [
    [0, '#fff8d0', 1],
    [0.35, '#ffe48a', 0.6],
    [1, '#ffe48a', 0],
  ])
