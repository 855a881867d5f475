/** The round copper helmet with one big front glass: the frame of the child's face. */
import { fix, place } from '../../drawing/curve.ts'
import type { Point } from '../../drawing/geometry.ts'
import { ellipse, group, line, path } from '../../drawing/svg.ts'
import { glintTurn, shineTurn, tiltedFace, turnedBy } from '../../hero/helmet.ts'
import type { SeaLight } from '../colours.ts'
import { COPPER, GLASS } from './materials.ts'

/** The stored face is 480x520; at this scale the oval that the parent chose just fills the glass from top to bottom. */
const FACE = { x: -130, y: -150, w: 260, h: 281.7 }

/** @param face data URI of the portrait @param tilt degrees */
export function helmet(tilt: number, face: string, light: SeaLight): string {
  const p = (d: string) => place(d, { rot: tilt })
  const turned = turnedBy(tilt)
  return (
    port(-1, tilt, turned) +
    port(1, tilt, turned) +
    dome(tilt, light, p, turned) +
    ring(turned) +
    glass(tilt, face, light)
  )
}

type Turned = ReturnType<typeof turnedBy>

/** The round window at each side, in front of the ears. */
function port(side: number, tilt: number, turned: Turned): string {
  const [x, y] = turned([side * 158, 2])
  return `<g transform="translate(${fix(x)} ${fix(y)}) rotate(${tilt})">${
    group('filter="url(#hC)"', ellipse(0, 0, 26, 50, COPPER.brass)) +
    ellipse(side * 3, 0, 16, 38, '#123a52') +
    line('M0 -34L0 34', COPPER.brass, 5) +
    line('M-14 0L16 0', COPPER.brass, 5) +
    ellipse(-5, -18, 4, 10, '#bff5ff', 'opacity=".7"')
  }</g>`
}

function dome(tilt: number, light: SeaLight, p: (d: string) => string, turned: Turned): string {
  const disc = ([x, y]: Point, r: number, fill: string) => ellipse(x, y, r, r, fill)
  const rivets = [-70, -42, -14, 14, 42, 70]
    .map((x) => ellipse(...turned([x, -148 + x * x * 0.0042]), 3.6, 3.6, '#ffdcb0', 'opacity=".85"'))
    .join('')
  const [sx, sy] = turned([light.dir[0] * 118, light.dir[1] * 126 - 4])
  const shineAngle = shineTurn(light.dir)
  return (
    group(
      'filter="url(#hC)"',
      path(p('M-16 -200C-16 -214 16 -214 16 -200L20 -168L-20 -168Z'), COPPER.brass),
      disc(turned([0, -208]), 15, COPPER.base),
    ) +
    group(
      'filter="url(#hC)"',
      path(p('M-128 108C-80 168 80 168 128 108L118 162C70 198 -70 198 -118 162Z'), 'url(#hCollar)'),
    ) +
    group('filter="url(#hCL)"', disc(turned([0, -8]), 168, 'url(#hHelm)')) +
    line(p('M-160 -42C-120 -120 -60 -152 0 -152C60 -152 120 -120 160 -42'), COPPER.dark, 4, 'opacity=".5"') +
    line(p('M-158 -36C-118 -114 -58 -146 0 -146C58 -146 118 -114 158 -36'), '#ffdcb0', 2.5, 'opacity=".5"') +
    rivets +
    verdigris(tilt, turned) +
    ellipse(
      sx,
      sy,
      46,
      15,
      '#fff6e4',
      `opacity=".9" transform="rotate(${fix(shineAngle)} ${fix(sx)} ${fix(sy)})" filter="url(#b4)"`,
    )
  )
}

/** Green patches of old copper. */
const verdigris = (tilt: number, turned: Turned): string =>
  group(
    'filter="url(#b4)"',
    ...(
      [
        [-112, 96, 20, 9, 40],
        [104, -100, 16, 8, 40],
        [126, 74, 14, 7, -50],
      ] as const
    ).map(([x, y, rx, ry, turn]) => {
      const [a, b] = turned([x, y])
      return ellipse(a, b, rx, ry, '#63b8a2', `opacity=".38" transform="rotate(${turn + tilt} ${fix(a)} ${fix(b)})"`)
    }),
  )

const BOLTS = 12

function ring(turned: Turned): string {
  const bolts = Array.from({ length: BOLTS }, (_, i) => {
    const angle = ((i + 0.5) / BOLTS) * 2 * Math.PI
    const [x, y] = turned([Math.cos(angle) * 128, Math.sin(angle) * 128])
    return (
      ellipse(x, y, 9, 9, '#6b3113') +
      ellipse(x - 1, y - 1.5, 7, 7, '#ffdba6') +
      ellipse(x + 1, y + 1.5, 4.5, 4.5, '#d98c4a')
    )
  }).join('')
  return (
    group('filter="url(#hC)"', ellipse(0, 0, 144, 144, 'url(#hRing)')) +
    bolts +
    ellipse(0, 0, GLASS + 3, GLASS + 3, 'url(#hInside)')
  )
}

function glass(tilt: number, face: string, light: SeaLight): string {
  // reflections lie on the side of the light
  const side = { rot: glintTurn(light.dir) }
  const reflection = (d: string, colour: string, w: number, opacity: number) =>
    line(place(d, side), colour, w, `opacity="${opacity}"`)
  return (
    `<g clip-path="url(#hSlot)">${tiltedFace(face, FACE, tilt)}` +
    `<circle r="${GLASS}" fill="${light.tint}" opacity="${light.tintO}" style="mix-blend-mode:multiply"/>` +
    `<circle r="${GLASS + 2}" fill="url(#hGlass)" style="mix-blend-mode:multiply"/>` +
    ellipse(
      light.dir[0] * 60,
      light.dir[1] * 60,
      84,
      84,
      light.hi,
      'opacity=".22" filter="url(#b16)" style="mix-blend-mode:soft-light"',
    ) +
    '</g>' +
    group(
      'filter="url(#b2)"',
      reflection('M-97 -36C-90 -66 -68 -90 -38 -99', '#fff', 9, 0.75),
      reflection('M-102 -14L-103 -6', '#fff', 9, 0.6),
      reflection('M98 34C90 62 70 86 42 97', light.bounce, 6, 0.45),
    ) +
    `<circle r="${GLASS - 1}" fill="none" stroke="#5a2712" stroke-width="5"/><circle r="${GLASS + 3}" fill="none" stroke="#ffe2b4" stroke-width="2.5" opacity=".8"/>`
  )
}
