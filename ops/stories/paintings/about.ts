/** The place where books are made: a table at the window, colours, a lamp, and a book from which a wood grows. */
import { strokes } from '#stories/drawing/brush.ts'
import { tube } from '#stories/drawing/curve.ts'
import { screen } from '#stories/drawing/effects.ts'
import { linear } from '#stories/drawing/filters.ts'
import { createRandom, type Random } from '#stories/drawing/random.ts'
import { ellipse, group, line, path } from '#stories/drawing/svg.ts'
import { plaster } from '#stories/sabah-firini/bakery/morning.ts'
import { paw } from '#stories/sihirli-orman-macerasi/creatures/fox-coat.ts'
import { kiremit } from '#stories/sihirli-orman-macerasi/creatures/fox.ts'
import { creatureDefs } from '#stories/sihirli-orman-macerasi/creatures/materials.ts'
import { tableLamp } from '#stories/sihirli-orman-macerasi/places/bed-and-lamp.ts'
import { floraDefs } from '#stories/sihirli-orman-macerasi/plants/materials.ts'
import { brush, brushJar, colourPot, palette, sheetOfPaper, SKETCHES } from './painters-things.ts'
import { contact, corners, MORNING, page, SIZE, type Painting } from './page.ts'
import { POP_UP_DEFS, popUpForest } from './pop-up-forest.ts'
import { bookRow } from './shelf-things.ts'
import { morningWindow, WINDOW_DEFS } from './window.ts'

const { w: W, h: H } = SIZE
const TABLE = { back: 620, front: 908 }

export const about: Painting = () => {
  const random = createRandom(17)
  return page(creatureDefs(MORNING) + floraDefs(MORNING) + WINDOW_DEFS + POP_UP_DEFS + DEFS, () => [
    plaster(random, W, H),
    morningWindow(random, { x: 350, y: 70, w: 560, h: 430, curtain: '#f3957c', fold: '#fff0d8' }),
    wall(),
    shafts(),
    fox(random),
    table(random),
    contact(1316, 714, 62, 10),
    tableLamp({ x: 1316, y: 716, s: 1.3, table: false }),
    foxPaws(),
    brushJar(196, 742),
    colourPot(330, 716, '#e4573d', 0.9),
    colourPot(96, 806, '#f3b63e', 1.05),
    colourPot(226, 822, '#3f9fc0', 1.05),
    popUpForest(random, 690, 872),
    palette(1130, 836),
    onTable(),
    corners(),
  ])
}

/** Pictures on the wall, and a row of finished books. */
const wall = (): string =>
  sheetOfPaper(106, 196, -5, SKETCHES.boat, { s: 1.05 }) +
  sheetOfPaper(196, 366, 4, SKETCHES.star, { s: 0.95 }) +
  ellipse(106, 146, 7, 7, '#e4573d') +
  ellipse(196, 320, 7, 7, '#3f9fc0') +
  bookRow(1052, 226, 330) +
  sheetOfPaper(1330, 372, 5, SKETCHES.hills, { s: 0.95 }) +
  ellipse(1330, 326, 7, 7, '#6fae52')

const shafts = (): string =>
  screen(
    group(
      'filter="url(#s24)"',
      path('M380 90L640 90L1180 960L620 960Z', 'url(#sunShaft)'),
      path('M680 90L880 90L1500 900L1200 960Z', 'url(#sunShaft)', 'opacity=".7"'),
    ),
  )

const FOX = { x: 1108, y: 528, s: 1.2 }

const fox = (random: Random): string =>
  ellipse(FOX.x + 10, 640, 120, 150, '#8a4a2c', 'opacity=".2" filter="url(#s24)"') +
  group(
    'filter="url(#cL)"',
    path(
      tube(
        [
          [FOX.x + 4, 560],
          [FOX.x + 10, 640],
          [FOX.x + 14, 720],
        ],
        [54, 82, 96],
      ),
      'url(#foxG)',
    ),
  ) +
  kiremit(random, { pose: 'peek', look: [0.8, 0.5], flip: true, rot: 4, ...FOX })

/** His paws lie on the table's far edge. */
const foxPaws = (): string =>
  [-62, 70]
    .map(
      (d) =>
        contact(FOX.x + d - 6, 652, 30, 6) +
        paw(
          [
            [FOX.x + d, 604],
            [FOX.x + d - 2, 630],
            [FOX.x + d - 6, 652],
          ],
          [21, 19, 18],
        ),
    )
    .join('')

const table = (random: Random): string =>
  path(`M-10 ${TABLE.back}H${W + 10}V${TABLE.front}H-10Z`, 'url(#tableTop)') +
  line([690, 752, 826].map((y) => `M-10 ${y}H${W + 10}`).join(''), '#a8693a', 3, 'opacity=".3"') +
  strokes(random, {
    ...{ x0: -80, y0: TABLE.back + 8, x1: W, y1: TABLE.front - 8, n: 130, len: [60, 220], spread: 0.03 },
    ...{ w: [1.5, 4], cols: ['#a8693a', '#fff0cc', '#b87842'], op: [0.1, 0.3] },
  }) +
  ellipse(640, 700, 520, 70, '#fff6d0', 'opacity=".45" filter="url(#s24)"') +
  line(`M-10 ${TABLE.back + 2}H${W + 10}`, '#fff3d4', 5, 'opacity=".8"') +
  `<rect x="-10" y="${TABLE.front}" width="${W + 20}" height="${H}" fill="url(#woodFront)"/>` +
  `<rect x="-10" y="${TABLE.front - 6}" width="${W + 20}" height="14" fill="#f7d7a4"/>` +
  `<rect x="-10" y="${TABLE.front + 8}" width="${W + 20}" height="10" fill="#7a4424" fill-opacity=".35"/>`

/** Small things near the reader. */
const onTable = (): string =>
  sheetOfPaper(1330, 840, -8, SKETCHES.fox, { s: 1.2, flat: 0.72, lifted: 3 }) +
  contact(1290, 886, 110, 5) +
  brush([1400, 890], [1180, 876], '#e4573d', '#7a9a5c') +
  contact(346, 880, 110, 5) +
  brush([240, 888], [452, 868], '#8a63c9', '#d9a35e')

const DEFS =
  linear('tableTop', [
    [0, '#f9dcae'],
    [0.5, '#ecbf86'],
    [1, '#dba467'],
  ]) +
  linear('sunShaft', [
    [0, '#fff6cc', 0.5],
    [1, '#fff0c0', 0.04],
  ])
