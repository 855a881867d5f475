/** Out-of-focus backgrounds of the sample photos, and the light of each. */
import { mix } from './colour.ts'
import { radial } from './filters.ts'
import { createRandom } from './random.ts'
import { ellipse, group, line, path } from './svg.ts'

export interface PhotoRoom {
  wall: string
  /** Colour of the light. */
  light: string
  things: string
}

const blurred = (...things: string[]): string =>
  group('filter="url(#far)"', '<rect width="760" height="760" fill="url(#room)"/>', ...things)

/** Makes the blurred picture opaque again, because a blur fades at the edges. */
const FAR =
  '<filter id="far" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="18"/><feColorMatrix values="1 0 0 0 0 0 1 0 0 0 0 0 1 0 0 0 0 0 8 0"/></filter>'

/** Lights so far away that a lens makes discs of them. */
function discs(seed: number, colours: readonly string[], count: number, top: number, bottom: number): string {
  const random = createRandom(seed)
  return group(
    'filter="url(#b3)"',
    ...Array.from({ length: count }, () =>
      ellipse(
        random.between(0, 760),
        random.between(top, bottom),
        ...twice(random.between(14, 38)),
        random.pick(colours),
        `fill-opacity="${random.between(0.18, 0.5).toFixed(2)}"`,
      ),
    ),
  )
}
const twice = (value: number): [number, number] => [value, value]

const PLAIN = group(
  'filter="url(#b18)"',
  path('M500 -20H720V300H500Z', '#fbfbf3'),
  path('M604 -20H616V300H604ZM500 130H720V142H500Z', '#c9cfca'),
  path('M-20 420H120V780H-20Z', '#b48a66'),
  ellipse(70, 330, 78, 88, '#8fa77e'),
  ellipse(30, 290, 60, 60, '#7b966f'),
  path('M560 520H780V780H560Z', '#c7b7a6'),
)

const shelf = (y: number, colours: readonly string[]): string =>
  path(`M470 ${y}H800V${y + 16}H470Z`, '#b98a5c') +
  colours.map((colour, i) => path(`M${482 + i * 34} ${y - 84 + (i % 3) * 12}h28V${y}h-28Z`, colour)).join('')

export const PHOTO_ROOMS = {
  plain: { wall: '#97a3a4', light: '#ffffff', things: PLAIN },
  /** A park on a late afternoon. */
  park: {
    wall: '#86a35f',
    light: '#fff3c4',
    things:
      blurred(
        path('M-20 -20H780V300C620 250 420 330 -20 260Z', '#d9dc93'),
        ellipse(140, 250, 190, 150, '#88a94f'),
        ellipse(640, 210, 200, 190, '#6f9848'),
        ellipse(430, 90, 170, 90, '#f3e7a6'),
        path('M84 300H124V640H84Z', '#7b5836'),
        path('M656 300H700V640H656Z', '#6f5236'),
        path('M-20 520C200 480 560 490 780 530V780H-20Z', '#9dbb5e'),
        path('M-20 660C240 610 520 620 780 650V780H-20Z', '#7fa34c'),
      ) + discs(5, ['#fff6c8', '#ffe9a0', '#e9f3b4'], 26, 20, 420),
  },
  /** A shelf with books and a lamp. */
  bedroom: {
    wall: '#7f9dbd',
    light: '#fff0da',
    things: blurred(
      path('M-20 -20H230V360H-20Z', '#eef5f7'),
      path('M96 -20H110V360H96ZM-20 150H230V164H-20Z', '#b9cbd8'),
      path('M-20 -20H40V520H-20Z', '#e8b45e'),
      shelf(210, ['#d9654f', '#f0c35a', '#5f8f7a', '#4a6796', '#e9e2d0', '#b65a7a', '#f0c35a', '#5f8f7a', '#4a6796']),
      shelf(400, ['#4a6796', '#e9e2d0', '#e2884b', '#f0c35a', '#6f9fb0', '#d9654f', '#e9e2d0', '#b65a7a', '#6f9fb0']),
      ellipse(660, 520, 70, 70, '#f7dfa6'),
      path('M-20 600H780V780H-20Z', '#5d7c9c'),
      path('M-20 560H200V780H-20Z', '#f2e4cf'),
    ),
  },
  /** A beach in the morning. */
  beach: {
    wall: '#8fc0d6',
    light: '#fff6e4',
    things:
      blurred(
        path('M-20 -20H780V330H-20Z', '#bfe0ea'),
        ellipse(150, 120, 150, 50, '#f4fbfb'),
        ellipse(620, 80, 160, 44, '#f4fbfb'),
        path('M-20 320H780V520H-20Z', '#57a9b8'),
        path('M-20 320H780V350H-20Z', '#8fcbd2'),
        path('M-20 500C240 470 520 520 780 490V780H-20Z', '#ecd6ab'),
        path('M560 330L760 200L800 330Z', '#7d9f80'),
        path('M-20 170C60 130 150 160 190 240C120 220 40 230 -20 260Z', '#e4694f'),
        path('M90 200H100V560H90Z', '#f3eee2'),
      ) + discs(9, ['#ffffff', '#dff4f4'], 22, 330, 500),
  },
  /** A kitchen with tiles and copper pans. */
  kitchen: {
    wall: '#d3a679',
    light: '#fff0cf',
    things: blurred(
      path('M-20 -20H780V780H-20Z', '#e6c69b'),
      path('M-20 -20H220V330H-20Z', '#fdf3d6'),
      path('M92 -20H106V330H92ZM-20 150H220V162H-20Z', '#c79a66'),
      line('M470 70H800', '#8c5f3c', 12),
      ellipse(540, 150, 46, 50, '#c0703f'),
      ellipse(660, 164, 54, 58, '#b6632f'),
      ellipse(528, 138, 18, 20, '#f0b584'),
      ellipse(644, 146, 22, 24, '#f0b584'),
      path('M480 330H800V350H480Z', '#9b6b44'),
      path('M600 262H640V330H600ZM660 246H716V330H660Z', '#3f8c86'),
      path('M-20 470H780V500H-20Z', '#a5744a'),
      path('M-20 500H780V780H-20Z', '#4f9a94'),
      ellipse(70, 440, 90, 44, '#c98a48'),
      ellipse(60, 424, 60, 24, '#e6b06c'),
    ),
  },
} as const satisfies Record<string, PhotoRoom>
export type PhotoRoomName = keyof typeof PHOTO_ROOMS

/** Light from the upper left over the whole picture, and darker corners. */
export const glow = (light: string): string =>
  '<rect width="760" height="760" fill="url(#glow)"/>' +
  '<rect width="760" height="760" fill="url(#corners)"/>' +
  path('M-20 -20H220L-20 300Z', mix(light, '#ffffff', 0.5), 'fill-opacity=".25" filter="url(#b34)"')

/** The defs of `glow`, of the far blur, and of the shadow that hair throws on a face. */
export const lightOf = (light: string): string =>
  radial(
    'glow',
    [
      [0, light, 0.34],
      [0.55, light, 0.08],
      [1, light, 0],
    ],
    0.12,
    0.06,
    0.8,
  ) +
  radial(
    'corners',
    [
      [0, '#2a1410', 0],
      [0.7, '#2a1410', 0],
      [1, '#2a1410', 0.34],
    ],
    0.46,
    0.46,
    0.78,
  ) +
  FAR +
  '<filter id="shadow" x="-20%" y="-20%" width="140%" height="140%" color-interpolation-filters="sRGB"><feColorMatrix values="0 0 0 0 .18 0 0 0 0 .06 0 0 0 0 .04 0 0 0 .5 0"/><feGaussianBlur stdDeviation="9"/></filter>'
