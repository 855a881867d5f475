/** The window of the child's room: the wood sleeps behind it, in blue and violet. */
import { wedge } from '../../drawing/brush.ts'
import { fix } from '../../drawing/curve.ts'
import { glow } from '../../drawing/effects.ts'
import type { Random } from '../../drawing/random.ts'
import { ellipse, group, inside, line, path } from '../../drawing/svg.ts'
import { kiremit } from '../creatures/fox.ts'

const PANE = { x0: 690, x1: 1020, y0: 70, y1: 392 }

/** Blue and violet, with a moon: Kiremit sleeps at the gate. */
export const windowToTheWood = (random: Random): string => {
  const pane = `M${PANE.x0} ${PANE.y1}L${PANE.x0} ${PANE.y0 + 60}Q${PANE.x0 + 40} ${PANE.y0} 855 ${PANE.y0}Q${PANE.x1 - 40} ${PANE.y0} ${PANE.x1} ${PANE.y0 + 60}L${PANE.x1} ${PANE.y1}Z`
  return (
    group('filter="url(#fRock)"', path(`M666 412L666 116Q720 46 855 46Q990 46 1044 116L1044 412Z`, '#fff6e6')) +
    inside(pane, outside(random)) +
    line('M855 70L855 392M690 236L1020 236', '#fff6e6', 11) +
    group('filter="url(#fRock)"', path('M646 404L1064 404L1074 436L636 436Z', '#f6d8b4')) +
    curtain(632, 1) +
    curtain(1078, -1) +
    line('M616 40L1094 40', '#c98f56', 12) +
    ellipse(616, 40, 13, 13, '#e2a45c') +
    ellipse(1094, 40, 13, 13, '#e2a45c')
  )
}

const outside = (random: Random): string =>
  '<rect x="680" y="60" width="350" height="340" fill="url(#paneNight)"/>' +
  Array.from({ length: 26 }, () => {
    const r = random.between(1.4, 3.4)
    return ellipse(random.between(690, 1020), random.between(80, 240), r, r, '#fffdf0', 'opacity=".9"')
  }).join('') +
  ellipse(950, 142, 90, 90, 'url(#cool)', 'opacity=".7"') +
  ellipse(950, 142, 34, 34, '#fffbe4') +
  (
    [
      [316, 110, '#8088d8', 9],
      [346, 92, '#6a76c8', 8],
    ] as const
  )
    .map(([base, tall, col, n]) =>
      path(
        `M670 420L670 ${base}L1040 ${base}L1040 420Z` +
          Array.from({ length: n + 1 }, (_, i) => {
            const x = 676 + (i * 360) / n + random.spread() * 10
            const h = tall * random.between(0.6, 1.1)
            const half = h * 0.28
            return `M${fix(x)} ${fix(base - h)}Q${fix(x + half * 0.4)} ${fix(base - h * 0.4)} ${fix(x + half)} ${base + 4}L${fix(x - half)} ${base + 4}Q${fix(x - half * 0.4)} ${fix(base - h * 0.4)} ${fix(x)} ${fix(base - h)}Z`
          }).join(''),
        col,
      ),
    )
    .join('') +
  path('M670 352Q860 330 1040 350L1040 420L670 420Z', '#7fa4b8') +
  (
    [
      [712, 344, 'violet', '#e4c8ff'],
      [752, 352, 'blue', '#bcdcff'],
      [812, 342, 'pink', '#ffc8dc'],
      [990, 348, 'violet', '#e4c8ff'],
    ] as const
  )
    .map(([x, y, kind, col]) => glow(x, y, 30, `pool${kind}`, 1) + ellipse(x, y, 7, 5.5, col))
    .join('') +
  line(
    'M874 392L874 340M898 392L898 336M922 392L922 334M946 392L946 336M970 392L970 340M866 352L980 350M866 374L980 372',
    '#f4e4f0',
    6,
  ) +
  kiremit(random, { pose: 'curl', x: 828, y: 374, s: 0.32, mood: 'sleep' })

function curtain(x: number, side: 1 | -1): string {
  const X = (u: number) => fix(x + u * side)
  const d = `M${X(-8)} 40L${X(96)} 40C${X(92)} 170 ${X(62)} 250 ${X(36)} 300C${X(42)} 360 ${X(60)} 420 ${X(58)} 486Q${X(26)} 498 ${X(-14)} 486C${X(-10)} 300 ${X(-12)} 160 ${X(-8)} 40Z`
  return (
    group(
      'filter="url(#fRock)"',
      path(d, '#e8909c'),
      inside(
        d,
        path(
          wedge([Number(X(20)), 40], [Number(X(16)), 180], [Number(X(8)), 300], 5) +
            wedge([Number(X(60)), 40], [Number(X(46)), 180], [Number(X(22)), 300], 5),
          '#b85a78',
          'opacity=".45"',
        ),
      ),
    ) + line(`M${X(-8)} 300Q${X(14)} 310 ${X(38)} 298`, '#ffe49a', 8)
  )
}
