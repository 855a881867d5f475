/** The big window of the hero's room, what is outside, and the wall round it. */
import { wedge } from '../../drawing/brush.ts'
import { fix } from '../../drawing/curve.ts'
import { nebula } from '../../drawing/nebula.ts'
import type { Random } from '../../drawing/random.ts'
import { sparkle, stars } from '../../drawing/stars.ts'
import { ellipse, group, inside, path } from '../../drawing/svg.ts'
import { greenLight } from '../sky/green-light.ts'
import { TEXT_LEFT } from './stage.ts'

const WINDOW = { x: 44, y: 36, w: 980, h: 852 }
const SKY = { w: 1100, h: 920 }
const FRAME = '#6d4a8f'

/** Moon, stars, the sleeping town and the one light that is new. */
export function outside(random: Random): string {
  let town = ''
  for (let x = 20; x < 1040;) {
    const w = random.between(50, 110)
    const h = random.between(26, 92)
    town += path(
      `M${fix(x)} 900V${fix(880 - h)}L${fix(x + w / 2)} ${fix(880 - h - random.between(0, 34))}L${fix(x + w)} ${fix(880 - h)}V900Z`,
      '#141543',
    )
    if (random() < 0.6)
      town += `<rect x="${fix(x + w * 0.3)}" y="${fix(884 - h * 0.6)}" width="9" height="11" fill="#ffcf87" fill-opacity=".8"/>`
    x += w * 0.9
  }
  const moon =
    ellipse(914, 210, 150, 150, 'url(#warm)', 'fill-opacity=".3"') +
    ellipse(914, 210, 52, 52, '#fff3d6') +
    ellipse(898, 198, 12, 10, '#e3d3c0', 'fill-opacity=".6"') +
    ellipse(930, 228, 15, 12, '#e3d3c0', 'fill-opacity=".5"')
  return (
    `<rect width="${SKY.w}" height="${SKY.h}" fill="url(#night)"/>` +
    nebula(SKY, { colour: '#5c57db', seed: 11, opacity: 0.4 }) +
    stars(random, SKY, { n: 150, big: 5, calm: [TEXT_LEFT, { x: 600, y: 110, w: 180, h: 180 }] }) +
    moon +
    town +
    greenLight(690, 200, 0.95)
  )
}

/** The wall round the arched window, with faint paper stars, frame and sill. */
export function wall(random: Random): string {
  const { x, y, w, h } = WINDOW
  const opening = `M${x} ${y + h}L${x} ${y + 190}Q${x} ${y} ${x + 250} ${y}L${x + w - 250} ${y}Q${x + w} ${y} ${x + w} ${y + 190}L${x + w} ${y + h}Z`
  let paper = ''
  for (let row = 0; row < 7; row++)
    for (let i = 0; i < 9; i++)
      paper += sparkle(1130 + i * 128 + (row % 2) * 64, 70 + row * 128 + random.spread() * 6, 13, '#b9a0e8', 0.09)
  return (
    path(`M-20 -20H2220V1120H-20Z${opening}`, 'url(#wall)', 'fill-rule="evenodd"') +
    paper +
    group(
      'filter="url(#fS)"',
      `<path d="${opening}" fill="none" stroke="${FRAME}" stroke-width="30"/>`,
      path(`M812 ${y}L836 ${y}L836 ${y + h}L812 ${y + h}Z`, FRAME),
      path('M826 470L1022 470L1022 490L826 490Z', FRAME),
    ) +
    group(
      'filter="url(#fM)"',
      path(`M-20 ${y + h - 6}L1064 ${y + h - 6}L1084 ${y + h + 42}L-20 ${y + h + 42}Z`, '#7d569c'),
    )
  )
}

/** Gathered by a band; the folds fall from the rod. */
export function curtains(): string {
  const one = (edge: number, side: 1 | -1, width: number): string => {
    const at = (u: number) => fix(edge + side * width * u)
    const shape = `M${at(-0.3)} -20L${at(1)} -20C${at(1.02)} 260 ${at(0.86)} 480 ${at(0.42)} 620C${at(0.62)} 720 ${at(0.86)} 800 ${at(0.9)} 906L${at(-0.3)} 906Z`
    const folds = [0.06, 0.26, 0.46, 0.66, 0.86]
      .map((u) =>
        wedge(
          [edge + side * width * u * 0.45, 620],
          [edge + side * width * u * 0.9, 420],
          [edge + side * width * u, -20],
          width * 0.045,
        ),
      )
      .join('')
    const lowFolds = [0.1, 0.34, 0.58, 0.8]
      .map((u) =>
        wedge(
          [edge + side * width * u * 0.45, 640],
          [edge + side * width * u * 0.6, 740],
          [edge + side * width * u, 906],
          width * 0.04,
        ),
      )
      .join('')
    return group(
      'filter="url(#fM)"',
      path(shape, 'url(#curtain)'),
      inside(shape, path(folds + lowFolds, '#4a1f5c', 'fill-opacity=".6" filter="url(#b4)"')),
      path(`M${at(-0.3)} 604L${at(0.46)} 600L${at(0.44)} 640L${at(-0.3)} 646Z`, '#d9a35c'),
    )
  }
  return (
    one(-30, 1, 150) +
    one(1096, -1, 150) +
    group('filter="url(#fS)"', path('M-20 -6H1150V14H-20Z', '#8a5a4a'), ellipse(1156, 4, 20, 20, '#d9a35c'))
  )
}
