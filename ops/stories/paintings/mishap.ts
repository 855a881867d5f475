/** Something went wrong: a toppled pot of colour, scattered sheets, blue prints, and a fox who looks elsewhere. */
import { blob, smooth } from '#stories/drawing/curve.ts'
import { linear } from '#stories/drawing/filters.ts'
import { createRandom, type Random } from '#stories/drawing/random.ts'
import { ellipse, group, inside, line, path } from '#stories/drawing/svg.ts'
import { panelling, plaster, planks } from '#stories/sabah-firini/bakery/morning.ts'
import { creatureDefs } from '#stories/sihirli-orman-macerasi/creatures/materials.ts'
import { owlOnBough } from '#stories/sihirli-orman-macerasi/creatures/owl-on-bough.ts'
import { brush, pawPrint, sheetOfPaper, SKETCHES, splashes } from './painters-things.ts'
import { contact, corners, MORNING, page, SIZE, type Painting } from './page.ts'
import { standingBook } from './shelf-things.ts'
import { sittingFox } from './sitting-fox.ts'
import { lightFromWindow, stool } from './room.ts'

const { w: W, h: H } = SIZE
const FLOOR = 566
const BLUE = '#2f97c9'
const FOX = { x: 1010, y: 780, s: 1.5 }

export const mishap: Painting = () => {
  const random = createRandom(29)
  return page(creatureDefs(MORNING) + DEFS, () => [
    plaster(random, W, FLOOR),
    panelling(W, 356, FLOOR),
    witness(random),
    planks(W, H, FLOOR),
    `<rect y="${FLOOR - 16}" width="${W}" height="22" fill="#fff4dc"/>`,
    `<rect y="${FLOOR + 6}" width="${W}" height="12" fill="#8a4a2c" fill-opacity=".28"/>`,
    lightFromWindow(),
    easel(),
    stool(176, 790),
    puddle(random),
    sheets(),
    prints(),
    pot(),
    brush([330, 872], [556, 846], BLUE, '#e0a14e'),
    contact(FOX.x, FOX.y - 2, 158, 22),
    guiltyFox(random),
    falling(),
    corners(),
  ])
}

const PUDDLE = smooth([
  [420, 716],
  [520, 690],
  [640, 700],
  [716, 690],
  [800, 712],
  [838, 748],
  [770, 770],
  [800, 800],
  [700, 822],
  [610, 806],
  [560, 836],
  [490, 812],
  [452, 770],
  [396, 752],
])

/** Thick colour with light on its rim. */
const puddle = (random: Random): string =>
  splashes(random, 620, 762, 250, 22, BLUE) +
  path(PUDDLE, '#1c4a6a', 'opacity=".35" transform="translate(3 8)" filter="url(#s4)"') +
  group('filter="url(#dS)"', path(PUDDLE, 'url(#blue)')) +
  inside(
    PUDDLE,
    path('M470 742Q560 712 690 722Q640 736 560 744T470 742Z', '#d8f2ff', 'opacity=".7"') +
      path(blob(random, 720, 756, 46, 9), '#d8f2ff', 'opacity=".5"') +
      path(blob(random, 560, 794, 40, 7), '#d8f2ff', 'opacity=".4"'),
  )

/** The pot lies on its side, its mouth to the right. */
const pot = (): string =>
  contact(420, 772, 110, 20) +
  `<g transform="translate(424 722) rotate(9) scale(.86)">` +
  group('filter="url(#dM)"', path('M-104 -58Q-118 0 -104 58L96 74Q128 0 96 -74Z', '#f6fbfa')) +
  path('M-70 -58Q-82 0 -70 60L-8 65Q-18 0 -8 -64Z', '#fbd98a') +
  path('M-56 -20Q-40 -40 -26 -18Q-16 6 -38 24Q-58 6 -56 -20Z', BLUE) +
  ellipse(98, 0, 30, 75, '#ffffff') +
  ellipse(100, 0, 24, 64, '#1d6f9c') +
  line('M-88 -44L60 -58', '#ffffff', 9, 'opacity=".9"') +
  '</g>' +
  path(
    'M500 750C524 744 536 762 554 770C590 782 624 780 664 782C630 812 548 818 506 798C488 788 484 760 500 750Z',
    'url(#blue)',
  ) +
  path(
    'M504 760C520 756 530 772 548 780C566 787 590 788 612 788',
    'none',
    'stroke="#d8f2ff" stroke-width="6" stroke-linecap="round" opacity=".7"',
  )

/** Scattered on the floor; the cub has walked over two of them. */
const sheets = (): string =>
  sheetOfPaper(196, 870, -14, SKETCHES.boat, { s: 1.35, flat: 0.62, lifted: 3 }) +
  sheetOfPaper(
    720,
    886,
    8,
    SKETCHES.hills + pawPrint(34, 22, 60, BLUE, 0.9, 1) + pawPrint(-26, -16, 60, BLUE, 0.9, 1),
    { s: 1.5, flat: 0.6, lifted: 3 },
  ) +
  sheetOfPaper(1262, 862, -20, SKETCHES.fox, { s: 1.35, flat: 0.62, lifted: 3 }) +
  sheetOfPaper(640, 626, -6, SKETCHES.star, { s: 0.95, flat: 0.6, lifted: 3 }) +
  sheetOfPaper(1300, 650, 16, SKETCHES.boat, { s: 1.02, flat: 0.6, lifted: 3 })

/** From the puddle to the fox. */
const prints = (): string =>
  (
    [
      [846, 800, 100],
      [880, 838, 84],
      [846, 868, 100],
      [916, 800, 80],
      [1150, 826, 120],
      [1196, 800, 110],
      [1240, 770, 60],
      [1210, 730, 20],
    ] as const
  )
    .map(([x, y, rot], i) => pawPrint(x, y, rot, BLUE, 0.95 - i * 0.03))
    .join('')

/** Blue paws, a blue tip of his nose, ears down, eyes aside. */
const guiltyFox = (random: Random): string =>
  sittingFox(random, {
    ...FOX,
    ...{ mood: 'sorry', look: [0.95, -0.5], tilt: 5, ears: [-38, 34] },
    held: wetPaw(-5),
    overPaws: wetPaw(36) + tailTip(),
    over: noseDab(),
  })

const wetPaw = (x: number): string =>
  group(
    'filter="url(#cS)"',
    path(
      `M${x - 16} -24Q${x - 6} -31 ${x} -26T${x + 16} -25L${x + 15.5} -4Q${x + 13} 12 ${x} 12Q${x - 13} 12 ${x - 15.5} -4Z`,
      BLUE,
    ),
  ) + line(`M${x - 7} -14V-6`, '#d8f2ff', 4, 'opacity=".8"')

const TAIL_TIP = smooth([
  [-121, -124],
  [-122, -142],
  [-106, -153],
  [-90, -148],
  [-84, -134],
  [-90, -126],
  [-98, -132],
  [-106, -118],
  [-112, -128],
])
const tailTip = (): string =>
  group('filter="url(#cS)"', path(TAIL_TIP, BLUE)) + line('M-112 -138Q-106 -146 -97 -145', '#d8f2ff', 4, 'opacity=".8"')

const noseDab = (): string =>
  `<g transform="translate(22 -190) rotate(5)">` +
  group('filter="url(#cS)"', path('M-2 8C4 0 26 0 30 9C36 18 24 24 15 22C4 24 -6 18 -2 8Z', BLUE)) +
  ellipse(8, 9, 5, 2.4, '#e4f6ff', 'opacity=".9"') +
  path('M-46 26C-36 22 -30 28 -34 35C-40 40 -50 34 -46 26Z', BLUE, 'opacity=".9"') +
  '</g>'

/** The owl, who has seen it all from the shelf. */
const witness = (random: Random): string =>
  ellipse(1240, 300, 180, 12, '#a8693a', 'opacity=".28" filter="url(#s10)"') +
  path('M1100 276V318L1136 276ZM1376 276V318L1340 276Z', '#b57c45') +
  standingBook(1096, 262, 30, 96, '#2f8f86') +
  standingBook(1128, 262, 24, 84, '#f0b440') +
  contact(1258, 258, 56, 6) +
  owlOnBough(random, { x: 1258, y: 252, s: 0.74 }) +
  group('filter="url(#dS)"', '<rect x="1064" y="262" width="352" height="20" rx="7" fill="#e0a968"/>')

/** One more sheet, still in the air. */
const falling = (): string =>
  sheetOfPaper(706, 300, -18, SKETCHES.fox, { s: 0.95 }) +
  line('M596 214Q618 236 612 262M632 190Q660 206 664 230', '#d99a5a', 5, 'opacity=".5"')

const easel = (): string =>
  contact(142, 642, 34, 7) +
  contact(354, 642, 34, 7) +
  contact(248, 608, 30, 6) +
  group(
    'filter="url(#dS)"',
    line('M246 92L246 120', '#b57a42', 18),
    line('M246 110L246 606', '#b57a42', 15),
    line('M232 110L140 640', '#c48a50', 17),
    line('M260 110L352 640', '#c48a50', 17),
  ) +
  group('filter="url(#dM)"', '<rect x="112" y="136" width="268" height="272" rx="6" fill="#fffdf4"/>') +
  `<g transform="translate(246 262) scale(1.9)">${SKETCHES.hills}</g>` +
  path(
    'M330 240C344 236 352 250 346 264C350 290 340 322 338 330C332 318 334 290 326 266C320 254 322 244 330 240Z',
    BLUE,
  ) +
  ellipse(302, 204, 10, 9, BLUE) +
  ellipse(354, 206, 6, 6, BLUE) +
  group('filter="url(#dS)"', '<rect x="98" y="404" width="296" height="20" rx="7" fill="#d99f62"/>')

const DEFS =
  linear('panel', [
    [0, '#f6d9a6'],
    [1, '#e6bc84'],
  ]) +
  linear('planks', [
    [0, '#eec592'],
    [1, '#d9a470'],
  ]) +
  linear('blue', [
    [0, '#52b6e0'],
    [1, '#2288bd'],
  ]) +
  linear('sunShaft', [
    [0, '#fff6cc', 0.55],
    [1, '#fff0c0', 0.05],
  ])
