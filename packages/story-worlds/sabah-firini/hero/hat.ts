/** Hat and face: a knitted hat with ear flaps, a turned-up brim and a pompom. The scarf closes the frame below. */
import { fix, place, polar } from '../../drawing/curve.ts'
import { createRandom } from '../../drawing/random.ts'
import { ellipse, group, inside, line, nextId, path } from '../../drawing/svg.ts'
import type { BakeryLight } from '../colours.ts'
import { CREAM, OPENING, WOOL } from './materials.ts'

const OUTER =
  'M-116 96C-140 40 -142 -54 -108 -114C-80 -160 -40 -178 0 -180C40 -178 80 -160 108 -114C142 -54 140 40 116 96C108 118 88 124 70 112L-70 112C-88 124 -108 118 -116 96Z'
const BRIM =
  'M-134 -26C-140 -104 -74 -146 0 -148C74 -146 140 -104 134 -26C132 -12 108 -4 98 -12C98 -66 56 -104 0 -108C-56 -104 -98 -66 -98 -12C-108 -4 -132 -12 -134 -26Z'
/** The inside of the hat round the opening: it hides the face's edge. */
const FLAPS = `${OUTER}${OPENING}`

/** @param flop the side to which the pompom falls */
export function hat({ tilt, flop = 1 }: { tilt: number; flop?: 1 | -1 }, face: string, light: BakeryLight): string {
  const id = nextId('slot')
  const lx = light.dir[0]
  return (
    `<g transform="rotate(${tilt})">` +
    braids() +
    pompom(flop) +
    ellipse(0, 2, 106, 116, '#2c1a34') +
    `<clipPath id="${id}"><path d="${OPENING}"/></clipPath><g clip-path="url(#${id})"><image href="${face}" x="-117.2" y="-134" width="234.4" height="254" preserveAspectRatio="xMidYMid slice"/>` +
    ellipse(0, 0, 104, 114, light.tint, `opacity="${light.tintO}" style="mix-blend-mode:multiply"`) +
    ellipse(lx * 48, 16, 68, 92, 'url(#hCheek)', 'style="mix-blend-mode:soft-light"') +
    ellipse(-lx * 88, 20, 48, 120, light.sh, 'opacity=".16" filter="url(#b10)"') +
    '<rect x="-120" y="-134" width="240" height="268" fill="url(#hBrow)" style="mix-blend-mode:multiply"/>' +
    ellipse(0, 0, 104, 116, 'url(#hLining)', 'style="mix-blend-mode:multiply"') +
    '</g>' +
    group('filter="url(#hW)"', path(FLAPS, 'url(#hHat)', 'fill-rule="evenodd"'), inside(OUTER, ribs() + pattern())) +
    line('M-98 -6C-98 62 -58 104 -8 110M98 -6C98 62 58 104 8 110', CREAM.base, 7) +
    line(
      'M-98 -6C-98 62 -58 104 -8 110M98 -6C98 62 58 104 8 110',
      CREAM.dark,
      1.6,
      'opacity=".6" stroke-dasharray="5 5"',
    ) +
    group('filter="url(#hS)"', path(BRIM, CREAM.base), inside(BRIM, brimRibs())) +
    '</g>'
  )
}

/** Knitted ribs over the crown, from the pompom down. */
const ribs = (): string =>
  line(
    Array.from({ length: 13 }, (_, i) => (i - 6) * 15)
      .map((a) => {
        const from = polar([0, -176], 90 - a * 0.9, 10)
        const to = polar([0, -40], -90 + a, 150)
        return `M${fix(from[0])} ${fix(from[1])}Q${fix((from[0] + to[0]) * 0.62)} ${fix(Math.min(from[1], to[1]) + 8)} ${fix(to[0])} ${fix(to[1])}`
      })
      .join(''),
    WOOL.dark,
    3.4,
    'opacity=".38"',
  ) +
  line(
    'M-130 20C-126 56 -120 84 -108 108M130 20C126 56 120 84 108 108M-114 0C-114 40 -106 76 -92 104M114 0C114 40 106 76 92 104',
    WOOL.dark,
    3,
    'opacity=".35"',
  )

/** A row of cream lozenges above the brim: grains of wheat. */
const pattern = (): string =>
  [-3, -2, -1, 0, 1, 2, 3]
    .map((i) => {
      const [x, y] = polar([0, -36], -90 + i * 17, 128)
      return path(place('M0 -11Q8 0 0 11Q-8 0 0 -11Z', { x, y, rot: i * 17 }), CREAM.light, 'opacity=".92"')
    })
    .join('')

const brimRibs = (): string =>
  line(
    Array.from({ length: 29 }, (_, i) => -180 + (i * 180) / 28)
      .map((a) => {
        const from = polar([0, -12], a, 94)
        const to = polar([0, -12], a, 150)
        return `M${fix(from[0])} ${fix(from[1])}L${fix(to[0])} ${fix(to[1])}`
      })
      .join(''),
    CREAM.dark,
    4,
    'opacity=".36"',
  )

/** The pompom, flopped to one side. */
function pompom(side: 1 | -1): string {
  const random = createRandom(7)
  const tufts = Array.from({ length: 44 }, () => {
    const angle = random() * 360
    const [x, y] = polar([22 * side, -196], angle, random.between(18, 40))
    return `M${fix(22 * side)} -196Q${fix(x + random.spread() * 8)} ${fix(y + random.spread() * 8)} ${fix(x)} ${fix(y)}`
  })
  return (
    group('filter="url(#hS)"', ellipse(22 * side, -196, 40, 38, CREAM.base), line(tufts.join(''), CREAM.base, 9)) +
    line(tufts.filter((_, i) => i % 2).join(''), CREAM.dark, 2, 'opacity=".4"') +
    line(tufts.filter((_, i) => i % 3 === 0).join(''), '#ffffff', 3, 'opacity=".7"')
  )
}

/** Braids from the flaps, over the shoulders. */
const braids = (): string =>
  ([-1, 1] as const)
    .map((side) => {
      const p = (d: string) => place(d, { sx: side, sy: 1 })
      return (
        group(
          'filter="url(#hWS)"',
          line(p('M112 100C126 140 124 176 130 206'), WOOL.base, 13),
          path(p('M120 204C136 198 146 208 148 226C148 240 140 250 132 250C122 250 116 240 116 226Z'), CREAM.base),
        ) + line(p('M106 118L130 128M114 142L134 150M116 166L138 174'), WOOL.dark, 3, 'opacity=".55"')
      )
    })
    .join('')
