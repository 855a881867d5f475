/** The knitted hat on a free head: it covers the crown, and the child's own hair shows below it. */
import { fix, polar } from '../../drawing/curve.ts'
import { createRandom } from '../../drawing/random.ts'
import { ellipse, group, inside, line, path } from '../../drawing/svg.ts'
import { CREAM, WOOL } from './materials.ts'

const CROWN = 'M-102 -40C-112 -104 -66 -158 0 -158C66 -158 112 -104 102 -40C60 -62 -60 -62 -102 -40Z'
const BRIM =
  'M-110 -34C-112 -56 -104 -66 -92 -68C-34 -88 34 -88 92 -68C104 -66 112 -56 110 -34C110 -20 98 -18 90 -22C34 -42 -34 -42 -90 -22C-98 -18 -110 -20 -110 -34Z'

/** @param turn of the head, -1 to 1. @param flop to which side the pompom falls */
export function beanie(tilt: number, turn: number, flop: 1 | -1): string {
  return (
    `<g transform="rotate(${tilt}) translate(${fix(turn * 5)} 0)">` +
    pompom(flop) +
    group('filter="url(#hW)"', path(CROWN, 'url(#hHat)'), inside(CROWN, ribs() + wheat(turn))) +
    group('filter="url(#hS)"', path(BRIM, CREAM.base), inside(BRIM, brimRibs())) +
    '</g>'
  )
}

const ribs = (): string =>
  line(
    [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5].map((i) => `M${i * 4} -156Q${i * 20} -130 ${i * 21} -46`).join(''),
    WOOL.dark,
    3.4,
    'opacity=".36"',
  )

const wheat = (turn: number): string =>
  [-3, -2, -1, 0, 1, 2, 3]
    .map((i) => {
      const [x, y] = [i * 27 + turn * 10, -86 + i * i * 1.4]
      return path(
        `M${x} ${y - 11}Q${x + 8} ${y} ${x} ${y + 11}Q${x - 8} ${y} ${x} ${y - 11}Z`,
        CREAM.light,
        'opacity=".92"',
      )
    })
    .join('')

const brimRibs = (): string =>
  line(
    Array.from({ length: 27 }, (_, i) => `M${-104 + i * 8} -90L${-106 + i * 8.2} -10`).join(''),
    CREAM.dark,
    3.4,
    'opacity=".36"',
  )

function pompom(side: 1 | -1): string {
  const random = createRandom(7)
  const tufts = Array.from({ length: 40 }, () => {
    const angle = random() * 360
    const [x, y] = polar([16 * side, -172], angle, random.between(15, 34))
    return `M${16 * side} -172L${fix(x)} ${fix(y)}`
  })
  return (
    group('filter="url(#hS)"', ellipse(16 * side, -172, 34, 32, CREAM.base), line(tufts.join(''), CREAM.base, 8)) +
    line(tufts.filter((_, i) => i % 2).join(''), CREAM.dark, 2, 'opacity=".4"') +
    line(tufts.filter((_, i) => i % 3 === 0).join(''), '#ffffff', 3, 'opacity=".7"')
  )
}
