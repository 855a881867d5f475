/** On the playground: the swing is at its highest, both hands hold the ropes. */
import { fix, polar, rad } from '#stories/drawing/curve.ts'
import { glow } from '#stories/drawing/effects.ts'
import { createRandom } from '#stories/drawing/random.ts'
import { ellipse, group, line, path } from '#stories/drawing/svg.ts'
import { child, groundShadow, handAt, type ChildDrawing, type ChildPose } from './child.ts'
import { cloudAt, meadow, page, rope, SIZE, tree, type ExampleScene } from './scene.ts'

const { w: W, h: H } = SIZE
/** The ropes' direction. */
const SWING = 74
const BEAM = 30

const FLY: ChildPose = {
  tilt: -12,
  spine: SWING - 8,
  head: { turn: 0.45, nod: -0.25, expression: 'laugh' },
  armL: { to: [-104, 142], bend: 1, hand: 'hold', handTurn: -38, depth: 'front' },
  armR: { to: [150, 108], bend: -1, hand: 'hold', handTurn: -30, depth: 'front' },
  legL: { a1: 22, a2: 34, s1: 0.8, s2: 0.95, seen: 'side', turn: -42, depth: 'front' },
  legR: { a1: 8, a2: 16, s1: 0.8, s2: 0.95, seen: 'side', turn: -46, depth: 'front' },
}
const CHILD: ChildDrawing = { pose: FLY, x: 700, y: 420, fw: 250 }

export const playground: ExampleScene = (hero) => {
  const random = createRandom(21)
  const [left, right] = [handAt(hero, CHILD, 'armL', 30), handAt(hero, CHILD, 'armR', 30)]
  const up = (from: readonly [number, number]) => polar(from, SWING + 180, (from[1] - BEAM) / Math.sin(rad(SWING)))
  const down = (from: readonly [number, number], by: number) => polar(from, SWING, by)
  return page(
    '',
    `<rect width="${W}" height="${H}" fill="url(#day)"/>`,
    glow(220, 170, 360, 'sunlight'),
    cloudAt(1130, 210, 1.7) + cloudAt(330, 330, 1.1) + cloudAt(1380, 420, 0.9),
    path(`M0 700Q240 600 520 670T1040 640T1520 690V900H0Z`, '#bfe08a'),
    path(`M0 760Q420 680 860 740T1520 730V1140H0Z`, 'url(#lawn)'),
    tree(random, 150, 800, 0.95),
    tree(random, 1430, 770, 0.7),
    slide(),
    sandpit(),
    meadow(random, 850, 120),
    frame(),
    groundShadow(900, 1072, 220),
    rope(left, down(left, 232), 10) + rope(right, down(right, 246), 10),
    seat(down(left, 232), down(right, 246)),
    child(hero, {
      ...CHILD,
      held: rope(up(left), down(left, 60), 10) + rope(up(right), down(right, 40), 10),
    }),
    dashes(),
  )
}

/** Two legs at each side, and the beam. */
const frame = (): string =>
  group(
    'filter="url(#cM)"',
    line('M268 -20L120 1010M300 -20L420 960', '#e8a53a', 30),
    line(`M230 ${BEAM - 8}L1360 ${BEAM - 8}`, '#d9922e', 36),
    line('M1290 -20L1170 960M1320 -20L1450 1010', '#e8a53a', 30),
  ) +
  groundShadow(120, 1012, 60) +
  groundShadow(420, 962, 50) +
  groundShadow(1170, 962, 50) +
  groundShadow(1450, 1012, 60)

const seat = ([x0, y0]: readonly [number, number], [x1, y1]: readonly [number, number]): string =>
  group(
    'filter="url(#cS)"',
    line(`M${fix(x0 - 20)} ${fix(y0 + 6)}L${fix(x1 + 20)} ${fix(y1 - 6)}`, '#8f5a34', 40),
    line(`M${fix(x0 - 20)} ${fix(y0)}L${fix(x1 + 20)} ${fix(y1 - 12)}`, '#c98a50', 30),
  )

const slide = (): string =>
  groundShadow(1110, 850, 190) +
  group(
    'filter="url(#cS)"',
    line('M1296 850L1284 520M1214 850L1226 520', '#4f8fb4', 16),
    line('M1222 800H1290M1223 730H1289M1225 660H1287M1226 590H1285', '#4f8fb4', 11),
  ) +
  group(
    'filter="url(#cM)"',
    path(
      'M1220 520C1150 560 1110 740 1000 806C960 826 920 826 900 820L904 852C980 862 1030 850 1076 808C1160 730 1190 620 1250 568Z',
      '#e4573d',
    ),
  ) +
  line('M1222 528C1150 572 1112 744 1002 812C964 832 926 834 904 828', '#ffb09a', 8, 'opacity=".8"') +
  group('filter="url(#cS)"', path('M1196 520L1256 430L1316 520Z', '#f3b63e'))

const sandpit = (): string =>
  group('filter="url(#cS)"', ellipse(560, 850, 170, 36, '#d9a35e'), ellipse(560, 844, 152, 28, '#f6dfae')) +
  group('filter="url(#cS)"', path('M500 844L514 792H566L580 844Z', '#f0cf8c')) +
  group('filter="url(#cS)"', path('M620 840L612 796H660L652 840Z', '#3f9fb0')) +
  line('M612 796Q636 766 660 796', '#3f9fb0', 5)

/** Lines of air behind the swing. */
const dashes = (): string =>
  ['M420 640C440 720 480 790 540 850', 'M380 700C400 770 430 820 470 864', 'M470 600C484 650 510 710 550 760']
    .map((d) => line(d, '#ffffff', 9, 'opacity=".75"'))
    .join('')
