/** Space for the first book: a case with free boards, a cat who sleeps there meanwhile, a plant and a lantern. */
import { strokes } from '#stories/drawing/brush.ts'
import { screen } from '#stories/drawing/effects.ts'
import { linear } from '#stories/drawing/filters.ts'
import { createRandom, type Random } from '#stories/drawing/random.ts'
import { ellipse, group, line, path } from '#stories/drawing/svg.ts'
import { geranium, panelling, plaster, planks } from '#stories/sabah-firini/bakery/morning.ts'
import { cat } from '#stories/sabah-firini/creatures/cat.ts'
import { creatureDefs } from '#stories/sabah-firini/creatures/materials.ts'
import { LANTERN_DEFS, lantern } from './lantern.ts'
import { contact, corners, MORNING, page, SIZE, type Painting } from './page.ts'
import { potPlant, standingBook } from './shelf-things.ts'
import { morningWindow, WINDOW_DEFS } from './window.ts'

const { w: W, h: H } = SIZE
const FLOOR = 838
/** The case: its outer edges, and the upper edges of its boards. */
const CASE = { left: 590, right: 1_330, top: 196, boards: [408, 640, 832], side: 30 }

export const emptyShelf: Painting = () => {
  const random = createRandom(23)
  return page(creatureDefs({ ...MORNING, tint: '#fff4dc', tintO: 0.1 }) + LANTERN_DEFS + WINDOW_DEFS + DEFS, () => [
    plaster(random, W, FLOOR),
    panelling(W, 640, FLOOR),
    morningWindow(random, { x: 130, y: 120, w: 330, h: 380, curtain: '#8fc7b4', fold: '#f2fbf4' }),
    planks(W, H, FLOOR),
    `<rect y="${FLOOR - 14}" width="${W}" height="20" fill="#fff4dc"/>`,
    rug(),
    bookcase(random),
    sunlight(),
    onBoards(),
    wool(),
    corners(),
  ])
}

function bookcase(random: Random): string {
  const { left, right, top, boards, side } = CASE
  const w = right - left
  const foot = 868
  return (
    contact((left + right) / 2, foot + 4, w * 0.52, 26) +
    path(
      `M${right} ${top + 30}L${right + 44} ${top + 80}V${FLOOR}H${right}Z`,
      '#8a4a2c',
      'opacity=".22" filter="url(#s10)"',
    ) +
    `<rect x="${left + 10}" y="${top + 10}" width="${w - 20}" height="${foot - top - 40}" fill="url(#caseBack)"/>` +
    line(
      Array.from({ length: 6 }, (_, i) => `M${left + 136 + i * 106} ${top + 24}V${foot - 40}`).join(''),
      '#a8693a',
      3,
      'opacity=".28"',
    ) +
    boards
      .map((y, i) => {
        const from = i === 0 ? top + 24 : (boards[i - 1] ?? 0) + 20
        return (
          // Shade under the board above and along both sides.
          `<rect x="${left + side}" y="${from}" width="${w - 2 * side}" height="46" fill="url(#shadeDown)"/>` +
          `<rect x="${left + side}" y="${from}" width="64" height="${y - from}" fill="url(#shadeSide)"/>` +
          path(`M${left + side} ${y - 22}H${right - side}V${y}H${left + side}Z`, 'url(#boardTop)')
        )
      })
      .join('') +
    group(
      'filter="url(#dM)"',
      ...boards.map((y) => `<rect x="${left + 14}" y="${y}" width="${w - 28}" height="22" rx="4" fill="#e3ae70"/>`),
    ) +
    group(
      'filter="url(#dM)"',
      `<rect x="${left}" y="${top}" width="${side}" height="${foot - top}" rx="6" fill="#dba364"/>`,
      `<rect x="${right - side}" y="${top}" width="${side}" height="${foot - top}" rx="6" fill="#cf9456"/>`,
      `<rect x="${left + side - 4}" y="842" width="${w - 2 * side + 8}" height="18" fill="#c78750"/>`,
    ) +
    group(
      'filter="url(#dM)"',
      `<rect x="${left - 22}" y="${top - 12}" width="${w + 44}" height="34" rx="10" fill="#ecb97c"/>`,
    ) +
    strokes(random, {
      ...{ x0: left + 10, y0: top, x1: right - 160, y1: top + 14, n: 20, len: [60, 160], spread: 0.02 },
      ...{ w: [1.5, 3], cols: ['#a8693a', '#fff0cc'], op: [0.2, 0.4] },
    })
  )
}

/** One book that waits for others, the cat, a plant; the rest is free. */
const onBoards = (): string => {
  const [upper = 0, middle = 0, lower = 0] = CASE.boards
  return (
    contact(1190, 184, 52, 9) +
    lantern({ x: 1190, y: 184, s: 0.86 }) +
    contact(716, 184, 46, 8) +
    potPlant(716, 186, 1) +
    contact(1244, upper - 6, 54, 8) +
    standingBook(1226, upper - 2, 40, 148, '#2f8f86') +
    standingBook(1172, upper - 2, 36, 138, '#e4737c', 8) +
    // Cushion and cat.
    contact(820, middle - 6, 190, 16) +
    group(
      'filter="url(#dM)"',
      path(
        `M640 ${middle - 34}C640 ${middle - 66} 1000 ${middle - 66} 1004 ${middle - 34}C1008 ${middle - 2} 980 ${middle} 822 ${middle}C660 ${middle} 636 ${middle - 2} 640 ${middle - 34}Z`,
        '#e4737c',
      ),
    ) +
    line(
      `M664 ${middle - 22}Q820 ${middle - 8} 980 ${middle - 22}`,
      '#fff1e0',
      5,
      'stroke-dasharray="2 14" opacity=".8"',
    ) +
    ellipse(836, middle - 42, 118, 11, '#8a2a3a', 'opacity=".35" filter="url(#s4)"') +
    cat({ x: 836, y: middle - 40, s: 0.9, asleep: true, tilt: -8 }) +
    contact(1240, middle - 6, 44, 7) +
    geranium(1240, middle - 8) +
    contact(690, lower - 8, 60, 8) +
    standingBook(642, lower - 2, 44, 150, '#f0b440') +
    standingBook(690, lower - 2, 34, 136, '#6f8fd0') +
    star(1120, lower)
  )
}

/** A wooden star for a bookend, far from its books. */
const star = (x: number, y: number): string =>
  contact(x, y - 6, 60, 8) +
  group('filter="url(#dS)"', path(`M${x - 46} ${y - 14}H${x + 46}V${y - 1}H${x - 46}Z`, '#c78750')) +
  group(
    'filter="url(#dM)"',
    path(
      `M${x} ${y - 118}L${x + 17} ${y - 80}L${x + 58} ${y - 76}L${x + 27} ${y - 48}L${x + 37} ${y - 10}L${x} ${y - 30}L${x - 37} ${y - 10}L${x - 27} ${y - 48}L${x - 58} ${y - 76}L${x - 17} ${y - 80}Z`,
      '#f7c95a',
      'stroke="#f7c95a" stroke-width="8" stroke-linejoin="round"',
    ),
  )

/** Light through the panes, over the case and on the floor. */
const sunlight = (): string =>
  screen(
    group(
      'filter="url(#s24)"',
      path('M200 150L330 150L1010 860L720 900Z', 'url(#sunShaft)'),
      path('M350 150L450 150L1330 760L1200 860Z', 'url(#sunShaft)', 'opacity=".8"'),
    ) +
      group(
        'filter="url(#s10)"',
        path('M150 880L270 868L330 926L190 944ZM316 862L430 852L530 912L394 926Z', '#fff3c0', 'opacity=".42"'),
      ),
  )

const rug = (): string =>
  ellipse(520, 918, 430, 46, '#c9745c', 'opacity=".95"') +
  ellipse(520, 914, 404, 39, '#f3a88c') +
  ellipse(520, 913, 350, 31, '#fff1dc', 'opacity=".85"') +
  ellipse(520, 912, 312, 25, '#f3a88c')

/** A ball of wool that rolled away from the cat. */
const wool = (): string =>
  contact(410, 902, 46, 8) +
  line('M448 896C500 916 540 880 590 896S660 906 690 892', '#4f9fc8', 5) +
  group('filter="url(#dS)"', ellipse(410, 862, 44, 43, '#5fb0d6')) +
  line(
    'M374 846Q410 820 446 850M370 864Q404 838 450 870M378 886Q420 848 444 888M392 824Q380 860 404 902M424 822Q448 858 420 902',
    '#d6eefa',
    4,
    'opacity=".7"',
  )

const DEFS =
  linear('panel', [
    [0, '#f6dcae'],
    [1, '#e8c290'],
  ]) +
  linear('planks', [
    [0, '#e9bf8e'],
    [1, '#d6a06c'],
  ]) +
  linear('caseBack', [
    [0, '#e6b880'],
    [1, '#d39a60'],
  ]) +
  linear('boardTop', [
    [0, '#c98d52'],
    [1, '#f0c48a'],
  ]) +
  linear('shadeDown', [
    [0, '#7a3e20', 0.4],
    [1, '#7a3e20', 0],
  ]) +
  linear(
    'shadeSide',
    [
      [0, '#7a3e20', 0.3],
      [1, '#7a3e20', 0],
    ],
    0,
    0,
    1,
    0,
  ) +
  linear('sunShaft', [
    [0, '#fff6cc', 0.5],
    [1, '#fff0c0', 0.06],
  ])
