/** The very small planet, and home as it is seen from there. */
import { clump, leaf } from '../../drawing/brush.ts'
import { fix, rad } from '../../drawing/curve.ts'
import type { Point } from '../../drawing/geometry.ts'
import type { Random } from '../../drawing/random.ts'
import { ellipse, group, line, path } from '../../drawing/svg.ts'

const PLANET = { x: 1100, y: 1230, r: 580 }
const EARTH = { x: 672, y: 122, r: 50 }

/** A point on the globe: degrees from its top, to the right. */
export const onGlobe = (deg: number, height = 0): Point => [
  PLANET.x + Math.sin(rad(deg)) * (PLANET.r + height),
  PLANET.y - Math.cos(rad(deg)) * (PLANET.r + height),
]

/** Home, far away, with one yellow window: exactly in the telescope's direction. */
export const earth = (): string =>
  ellipse(EARTH.x, EARTH.y, EARTH.r * 2.1, EARTH.r * 2.1, 'url(#air)') +
  ellipse(EARTH.x, EARTH.y, EARTH.r, EARTH.r, 'url(#sea)') +
  path(
    'M640 104C654 84 680 84 690 96C694 112 672 116 664 128C650 132 636 124 640 104ZM676 146C690 136 706 140 710 130C716 142 706 160 690 162C680 162 672 156 676 146Z',
    '#9ad0b0',
    'fill-opacity=".85"',
  ) +
  line('M630 128Q672 142 716 116', '#ffffff', 5, 'stroke-opacity=".5"') +
  ellipse(690, 122, 26, 26, 'url(#warm)') +
  ellipse(690, 122, 5, 5, '#fff3b0')

/** Soft teal ground with ten footprints round it. */
export function globe(random: Random): string {
  const { x, y, r } = PLANET
  let tufts = ''
  for (let i = 0; i < 90; i++) {
    const [px, py] = onGlobe(random.between(-58, 58), -4)
    tufts += leaf(px, py + 4, random.between(14, 34), random.between(3, 5), -Math.PI / 2 + random.spread() * 0.7)
  }
  let prints = ''
  for (let i = 0; i < 10; i++) {
    const [px, py] = onGlobe(-46 + i * 10.4, -76 - (i % 2) * 34 - Math.abs(i - 4.5) * 5)
    prints += `<g transform="translate(${fix(px)} ${fix(py)}) rotate(${fix(70 + (-46 + i * 10.4) * 0.7)}) scale(1 .7)">${ellipse(0, 0, 11, 20, '#4aa49c', 'fill-opacity=".55"') + ellipse(0, 27, 9, 9, '#4aa49c', 'fill-opacity=".55"')}</g>`
  }
  const craters = [
    [870, 1010, 70, 34],
    [1380, 1010, 54, 26],
    [1080, 800, 40, 15],
    [1010, 1080, 44, 22],
  ] as const
  return (
    ellipse(x, y, r + 16, r + 16, '#eafff4', 'fill-opacity=".4" filter="url(#b16)"') +
    path(tufts, '#5cb8a8') +
    ellipse(x, y, r, r, 'url(#ground)') +
    ellipse(x, y, r - 3, r - 3, 'none', 'stroke="#eafff4" stroke-width="6" stroke-opacity=".55"') +
    ellipse(x, y, r - 14, r - 14, 'none', 'stroke="#c9ffe4" stroke-width="22" stroke-opacity=".16"') +
    `<clipPath id="globe"><circle cx="${x}" cy="${y}" r="${r}"/></clipPath>` +
    group(
      'clip-path="url(#globe)"',
      clump(
        random,
        x,
        y - 240,
        r,
        340,
        700,
        [
          [0, '#54b4ac'],
          [0.5, '#84d4bc'],
          [1, '#c8f6dc'],
        ],
        { lx: -0.7, ly: -0.5, size: [14, 34], op: 0.24, ang: 0 },
      ),
      craters
        .map(
          ([cx, cy, rx, ry]) =>
            ellipse(cx, cy, rx, ry, '#4aa8a4', 'fill-opacity=".6"') +
            ellipse(cx + 4, cy + ry * 0.3, rx * 0.86, ry * 0.72, '#6cc4b4', 'fill-opacity=".9"') +
            line(
              `M${cx - rx * 0.8} ${cy + ry * 0.5}Q${cx} ${cy + ry * 1.2} ${cx + rx * 0.8} ${cy + ry * 0.5}`,
              '#c9ffe4',
              4,
              'stroke-opacity=".5"',
            ),
        )
        .join(''),
      prints,
    )
  )
}

/** Stem, leaf and six petals. @param root on the page or the globe @param s 1: petals 30 long */
export function flower([x, y]: Point, tall: number, colour: string, s: number, lean = 6): string {
  const [tx, ty] = [x + lean, y - tall]
  const petals = Array.from({ length: 6 }, (_, i) => leaf(tx, ty, 30 * s, 11 * s, (i * Math.PI) / 3 + 0.2)).join('')
  return (
    line(`M${fix(x)} ${fix(y)}Q${fix(x - 8)} ${fix(y - tall * 0.5)} ${fix(tx)} ${fix(ty)}`, '#3f9a8a', 7 * s) +
    path(leaf(x - 3, y - tall * 0.35, 30 * s, 9 * s, -0.5), '#5fb8a4') +
    group('filter="url(#fS)"', path(petals, colour)) +
    ellipse(tx, ty, 9 * s, 9 * s, '#ffd98a')
  )
}

const BED = [
  [-9, 70, '#ff9fc0', 1],
  [-13, 46, '#ffc98a', 0.8],
  [-17, 40, '#c9a0ff', 0.8],
  [-47, 58, '#ff9f8a', 0.9],
  [-50, 38, '#ffd36b', 0.7],
  [55, 46, '#ff9fc0', 0.8],
] as const

/** Flowers at the planet's rim. */
export const flowers = (random: Random): string =>
  BED.map(([deg, tall, colour, s]) =>
    flower(onGlobe(deg, -6), tall, colour, s, Math.sin(rad(deg)) * tall + random.spread() * 8),
  ).join('')
