/** A window to a green morning, with curtains: the paintings of rooms share it. */
import { fix } from '#stories/drawing/curve.ts'
import { glow } from '#stories/drawing/effects.ts'
import { linear, radial } from '#stories/drawing/filters.ts'
import type { Random } from '#stories/drawing/random.ts'
import { ellipse, group, inside, line, path } from '#stories/drawing/svg.ts'
import { cloud } from '#stories/sabah-firini/bakery/morning.ts'
import { bush } from '#stories/sihirli-orman-macerasi/plants/trees.ts'

interface Window {
  /** the panes */
  x: number
  y: number
  w: number
  h: number
  curtain: string
  fold: string
}

export function morningWindow(random: Random, { x, y, w, h, curtain, fold }: Window): string {
  const pane = `M${x} ${y}H${x + w}V${y + h}H${x}Z`
  const [middle, bar] = [x + w / 2, y + h * 0.42]
  return (
    group(
      'filter="url(#dM)"',
      `<rect x="${x - 28}" y="${y - 28}" width="${w + 56}" height="${h + 50}" rx="12" fill="#fffaf0"/>`,
    ) +
    inside(pane, outside(random, x, y, w, h)) +
    line(`M${middle} ${y}V${y + h}M${x} ${fix(bar)}H${x + w}`, '#fffaf0', 16) +
    line(`M${middle + 10} ${y}V${y + h}M${x} ${fix(bar + 10)}H${x + w}`, '#d9bd94', 3, 'opacity=".6"') +
    line(`M${x + 2} ${y + h}V${y + 2}H${x + w}`, '#c9a878', 4, 'opacity=".5"') +
    ellipse(middle, y + h + 44, w * 0.56, 12, '#a8693a', 'opacity=".3" filter="url(#s10)"') +
    group(
      'filter="url(#dS)"',
      `<rect x="${x - 56}" y="${y + h + 4}" width="${w + 112}" height="30" rx="9" fill="#fffdf4"/>`,
    ) +
    curtains({ x, y, w, h, curtain, fold })
  )
}

function outside(random: Random, x: number, y: number, w: number, h: number): string {
  const at = (u: number, v: number) => `${fix(x + u * w)} ${fix(y + v * h)}`
  const [sx, sy] = [x + w * 0.26, y + h * 0.24]
  return (
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="url(#windowSky)"/>` +
    glow(sx, sy, h * 0.7, 'windowSun') +
    ellipse(sx, sy, h * 0.075, h * 0.075, '#fffef4') +
    path(cloud(x + w * 0.74, y + h * 0.26, 0.9) + cloud(x + w * 0.4, y + h * 0.5, 0.6), '#ffffff', 'opacity=".92"') +
    path(`M${at(0, 0.7)}Q${at(0.25, 0.52)} ${at(0.52, 0.64)}T${at(1, 0.58)}V${y + h}H${x}Z`, '#b9dc8c') +
    path(`M${at(0, 0.84)}Q${at(0.3, 0.68)} ${at(0.6, 0.78)}T${at(1, 0.74)}V${y + h}H${x}Z`, '#92c96c') +
    (
      [
        [0.14, 0.72, 0.1],
        [0.3, 0.7, 0.07],
        [0.86, 0.66, 0.11],
      ] as const
    )
      .map(
        ([u, v, r]) =>
          line(`M${at(u, v)}L${at(u, v + r * 1.5)}`, '#8a6040', 9) +
          bush(random, x + u * w, y + (v - r * 0.3) * h, r * h, r * h, TREES, { n: 110, lx: -0.4, size: [9, 17] }),
      )
      .join('')
  )
}

const TREES = [
  [0, '#5fa65c'],
  [0.5, '#86c062'],
  [1, '#e4f0a0'],
] as const

/** Two curtains, each tied back at its side. */
function curtains({ x, y, w, h, curtain, fold }: Window): string {
  const one = (edge: number, side: 1 | -1) => {
    const u = (d: number) => fix(edge + side * d)
    const outline = `M${u(-44)} ${y - 34}C${u(20)} ${y - 26} ${u(84)} ${y - 26} ${u(w * 0.28)} ${y - 34}C${u(w * 0.27)} ${y + h * 0.3} ${u(w * 0.14)} ${fix(y + h * 0.48)} ${u(2)} ${fix(y + h * 0.6)}C${u(30)} ${fix(y + h * 0.8)} ${u(26)} ${y + h} ${u(20)} ${y + h + 30}L${u(-58)} ${y + h + 30}C${u(-50)} ${fix(y + h * 0.7)} ${u(-52)} ${fix(y + h * 0.3)} ${u(-44)} ${y - 34}Z`
    return (
      group('filter="url(#dM)"', path(outline, curtain)) +
      inside(
        outline,
        line(
          [0, 0.07, 0.14, 0.21]
            .map(
              (k, i) =>
                `M${u(-14 + k * w)} ${y - 34}C${u(-10 + k * w)} ${y + h * 0.25} ${u(k * w * 0.6)} ${y + h * 0.45} ${u(-30 + i * 9)} ${fix(y + h * 0.6)}Q${u(-22 + i * 9)} ${y + h * 0.8} ${u(-40 + i * 18)} ${y + h + 40}`,
            )
            .join(''),
          fold,
          6,
          'opacity=".5"',
        ),
      ) +
      group(
        'filter="url(#dS)"',
        path(
          `M${u(-60)} ${fix(y + h * 0.575)}Q${u(-20)} ${fix(y + h * 0.61)} ${u(14)} ${fix(y + h * 0.57)}L${u(12)} ${fix(y + h * 0.615)}Q${u(-20)} ${fix(y + h * 0.655)} ${u(-60)} ${fix(y + h * 0.62)}Z`,
          '#fff3d8',
        ),
      )
    )
  }
  return (
    one(x, 1) +
    one(x + w, -1) +
    group(
      'filter="url(#dS)"',
      `<rect x="${x - 84}" y="${y - 52}" width="${w + 168}" height="20" rx="10" fill="#c98f56"/>`,
    ) +
    ellipse(x - 86, y - 42, 16, 16, '#b57a42') +
    ellipse(x + w + 86, y - 42, 16, 16, '#b57a42')
  )
}

export const WINDOW_DEFS =
  linear('windowSky', [
    [0, '#8fcdf2'],
    [0.5, '#cdeaf6'],
    [0.8, '#fff3cf'],
  ]) +
  radial('windowSun', [
    [0, '#fffdf0', 1],
    [0.25, '#fff4bc', 0.8],
    [1, '#fff3b8', 0],
  ])
