/** The round helmet that frames the face. */
import { place, rad } from '../../drawing/curve.ts'
import type { Point } from '../../drawing/geometry.ts'
import { ellipse, group, line, path } from '../../drawing/svg.ts'
import { softLine } from '../../drawing/soft-line.ts'
import { glintTurn, shineTurn, tiltedFace, turnedBy } from '../../hero/helmet.ts'
import { GOLD, type PageLight } from '../colours.ts'
import type { Tones } from './materials.ts'

const SLOT = 116
/** The portrait is 480x520 with the face round 240,276: scaled so that the chin stays in the slot. */
const FACE = { x: -129.6, y: -147, w: 259.2, h: 280.8 }
const BOLTS = [0, 1, 2, 3, 4, 5]

interface HelmetDrawing {
  /** degrees */
  tilt: number
  /** data URI of the portrait */
  face: string
  light: PageLight
  tones: Tones
}

export function helmet({ tilt, face, light, tones }: HelmetDrawing): string {
  const placed = (d: string) => place(d, { rot: tilt })
  const turned = turnedBy(tilt)
  const [lampX, lampY] = turned([0, -186])
  const [shellX, shellY] = turned([0, -6])
  const lamp =
    path(placed('M-22 -158C-20 -176 20 -176 22 -158Z'), 'url(#hGold)') + ellipse(lampX, lampY, 17, 17, '#ff4e55')
  return (
    ellipse(lampX, lampY, 52, 52, 'url(#hLamp)') +
    group('filter="url(#hS)"', [-1, 1].map((side) => path(placed(earpiece(side)), tones.coral)).join(''), lamp) +
    group('filter="url(#hL)"', ellipse(shellX, shellY, 168, 168, 'url(#hShell)')) +
    ellipse(lampX - 5, lampY - 6, 6, 5, '#ffd8d0') +
    line(placed('M-118 -116Q0 -186 118 -116'), tones.fold, 3.5, 'stroke-opacity=".4"') +
    shine(light) +
    ellipse(0, 0, 139, 139, tones.fold, 'fill-opacity=".45"') +
    ellipse(0, 0, 136, 136, 'url(#hRing)') +
    BOLTS.map((i) => bolt(turned([Math.cos(rad(i * 60 + 30)) * 127, Math.sin(rad(i * 60 + 30)) * 127]))).join('') +
    behindGlass(tilt, face, light) +
    glints(light) +
    ellipse(0, 0, 115, 115, 'none', `stroke="${GOLD.low}" stroke-width="4"`) +
    ellipse(0, 0, 119, 119, 'none', `stroke="${GOLD.high}" stroke-width="2.5" stroke-opacity=".8"`)
  )
}

const earpiece = (side: number): string =>
  `M${side * 152} -46C${side * 150} -54 ${side * 188} -54 ${side * 190} -40C${side * 197} -12 ${side * 197} 22 ${side * 190} 50C${side * 188} 62 ${side * 150} 62 ${side * 152} 54Z`

const bolt = ([x, y]: Point): string =>
  ellipse(x, y, 5, 5, GOLD.low, 'fill-opacity=".8"') + ellipse(x - 0.8, y - 1, 3.6, 3.6, GOLD.high)

/** The lamp's mirror image on the shell. */
function shine({ dir }: PageLight): string {
  const [x, y] = [dir[0] * 116, dir[1] * 122 - 6]
  const turn = shineTurn(dir)
  return ellipse(
    x,
    y,
    40,
    13,
    '#ffffff',
    `fill-opacity=".9" transform="rotate(${turn.toFixed(1)} ${x.toFixed(1)} ${y.toFixed(1)})" filter="url(#h4)"`,
  )
}

/** The face keeps its own colours: the page's light is only a layer over it. */
function behindGlass(tilt: number, face: string, light: PageLight): string {
  return (
    ellipse(0, 0, SLOT + 2, SLOT + 2, 'url(#hLining)') +
    '<g clip-path="url(#hSlot)">' +
    tiltedFace(face, FACE, tilt) +
    ellipse(
      0,
      0,
      SLOT,
      SLOT,
      light.tint,
      `fill-opacity="${Math.min(0.34, light.tintO)}" style="mix-blend-mode:multiply"`,
    ) +
    ellipse(0, 0, SLOT, SLOT, 'url(#hGlass)', 'style="mix-blend-mode:multiply"') +
    ellipse(
      light.dir[0] * 64,
      light.dir[1] * 64,
      82,
      82,
      light.hi,
      'fill-opacity=".24" filter="url(#h16)" style="mix-blend-mode:soft-light"',
    ) +
    '</g>'
  )
}

/** Reflections on the glass, on the lamp's side. */
function glints({ dir, bounce }: PageLight): string {
  const turned = (d: string) => place(d, { rot: glintTurn(dir) })
  return (
    softLine(turned('M-95 -40C-87 -68 -66 -90 -38 -98'), '#ffffff', 8, 0.19) +
    softLine(turned('M-101 -18Q-103 -14 -102 -10'), '#ffffff', 8, 0.15) +
    softLine(turned('M99 32C91 60 70 85 42 97'), bounce, 6)
  )
}
