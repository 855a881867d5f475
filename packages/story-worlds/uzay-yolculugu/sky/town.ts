/** The town from above at dusk: hills of roofs, windows like beads, the hero's house with its swing. */
import { fix } from '../../drawing/curve.ts'
import type { Random } from '../../drawing/random.ts'
import { ellipse, group, line, path } from '../../drawing/svg.ts'
import { placed } from '../companions/placement.ts'

const BEADS = ['#fff3c4', '#ffe08a', '#ffcf7c', '#ffe9b0']

/** The height of the earth's rounded edge. */
const rimAt = (x: number, top: number, w: number): number => top + ((x - w / 2) / (w / 2)) ** 2 * 96

/** @param top of the earth's edge in the middle, in pixels of the page */
export function townBelow(random: Random, w: number, h: number, top: number): string {
  const hill = (dy: number, bulge: number) =>
    `M-20 ${top + 96 + dy}Q${w / 2} ${top - 96 + dy - bulge} ${w + 20} ${top + 96 + dy}V${h + 20}H-20Z`
  let roofs = ''
  let beads = ''
  for (let x = -10; x < w + 20; x += 46) {
    const base = rimAt(x, top, w) + 34
    const tall = random.between(18, 44)
    roofs += path(
      `M${x} ${fix(base + 30)}V${fix(base - tall)}L${x + 25} ${fix(base - tall - 18)}L${x + 50} ${fix(base - tall)}V${fix(base + 30)}Z`,
      random.pick(['#7a68c0', '#8a70c8', '#6f62b8']),
    )
    beads += `<rect x="${x + 14}" y="${fix(base - tall + 10)}" width="9" height="11" rx="2" fill="#ffe9a8"/>`
  }
  for (let i = 0; i < 240; i++) {
    const x = random.between(0, w)
    const y = rimAt(x, top, w) + 40 + random() ** 1.4 * (h - top)
    const r = random.between(2, 5)
    beads += ellipse(x, y, r, r, random.pick(BEADS), `opacity="${random.between(0.6, 1).toFixed(2)}"`)
  }
  return (
    path(hill(-14, 0), '#ffc8c0', 'opacity=".34" filter="url(#b16)"') +
    roofs +
    path(hill(30, 0), 'url(#hill)') +
    street(w, top + 96) +
    beads
  )
}

/** Strings of lamps along bent streets. */
const street = (w: number, y: number): string =>
  line(
    `M-20 ${y + 74}Q${w * 0.3} ${y - 20} ${w * 0.62} ${y + 30}T${w + 20} ${y + 60}M${w * 0.2} ${y + 110}Q${w * 0.4} ${y + 10} ${w * 0.5} ${y - 40}`,
    '#ffdf9c',
    5,
    'stroke-dasharray="1 17" opacity=".95"',
  )

/** Red roof, lit windows, a garden with a swing. Origin: the middle of its foot. 220 wide. */
export const littleHouse = (x: number, y: number, s: number): string =>
  placed(
    { x, y, s },
    ellipse(0, -60, 220, 170, 'url(#warm)', 'opacity=".55"') +
      ellipse(20, 4, 220, 30, '#5f9a8a') +
      group(
        'filter="url(#fS)"',
        path('M-84 0V-96H84V0Z', '#fbe6d0'),
        path('M-104 -88L-62 -168H62L104 -88Z', '#e2706a'),
        path('M34 -150v-42h24v42Z', '#c85a5c'),
      ) +
      [-62, 14].map((dx) => `<rect x="${dx}" y="-74" width="46" height="44" rx="5" fill="#ffdf8a"/>`).join('') +
      line('M-39 -74V-30M-62 -52H-16M37 -74V-30M14 -52H60', '#c98a5a', 4) +
      `<rect x="-10" y="-40" width="18" height="40" rx="4" fill="#b5694a"/>` +
      // the swing
      line('M128 4L148 -86L210 -86L230 4M168 -86V-22M190 -86V-22', '#a8704a', 6) +
      `<rect x="160" y="-24" width="38" height="9" rx="3" fill="#ffb0a0"/>` +
      ellipse(-150, -30, 34, 40, '#6fb09a') +
      line('M-150 6V-20', '#8a5a44', 8),
  )
