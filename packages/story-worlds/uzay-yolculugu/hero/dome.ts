/** The helmet of a free head: a thin, clear shell round all of the hair, with coral earpieces and a small lamp. */
import { fix } from '../../drawing/curve.ts'
import { ellipse, group, line, path } from '../../drawing/svg.ts'
import type { PageLight } from '../colours.ts'
import type { Tones } from './materials.ts'

/** In units of the hero, round the head: wide curls stay inside. */
const SHELL = { y: -24, r: 170 }
const { y: Y, r: R } = SHELL

const tilted = (tilt: number, ...parts: string[]): string => group(`transform="rotate(${fix(tilt * 0.5)})"`, ...parts)

/** Air in the shell, behind the hair. */
export const domeBehind = (tilt: number): string => tilted(tilt, ellipse(0, Y, R, R, 'url(#hAir)'))

/** Edge, reflections and lamp: over the head, but not over the face. */
export function domeOver(tilt: number, ears: boolean, { dir }: PageLight, tones: Tones): string {
  const side = dir[0] > 0 ? 1 : -1
  return tilted(
    tilt,
    ellipse(0, Y, R, R, 'url(#hShellEdge)'),
    ellipse(0, Y, R - 1.5, R - 1.5, 'none', 'stroke="#ffffff" stroke-width="5" stroke-opacity=".85"'),
    ellipse(0, Y, R - 7, R - 7, 'none', 'stroke="#9fb8ff" stroke-width="3" stroke-opacity=".45"'),
    line(`M${side * 148} ${Y - 34}Q${side * 134} ${Y - 100} ${side * 78} ${Y - 128}`, '#ffffff', 11, 'opacity=".75"'),
    line(`M${side * 152} ${Y - 6}Q${side * 153} ${Y} ${side * 152} ${Y + 8}`, '#ffffff', 10, 'opacity=".7"'),
    line(`M${-side * 142} ${Y + 54}Q${-side * 122} ${Y + 98} ${-side * 88} ${Y + 126}`, '#ffffff', 7, 'opacity=".5"'),
    group(
      'filter="url(#hS)"',
      ears ? path(earpiece(-1), tones.coral) + path(earpiece(1), tones.coral) : '',
      path(
        `M-24 ${Y - R + 3}C-20 ${Y - R - 16} 20 ${Y - R - 16} 24 ${Y - R + 3}Q0 ${Y - R - 4} -24 ${Y - R + 3}Z`,
        'url(#hGold)',
      ),
      ellipse(0, Y - R - 20, 14, 14, '#ff5a5f'),
    ) + ellipse(-4, Y - R - 25, 5, 4, '#ffd8d0'),
  )
}

const earpiece = (side: number): string =>
  `M${side * (R - 4)} ${Y - 34}C${side * (R + 4)} ${Y - 46} ${side * (R + 24)} ${Y - 38} ${side * (R + 25)} ${Y - 22}L${side * (R + 25)} ${Y + 26}C${side * (R + 24)} ${Y + 42} ${side * (R + 4)} ${Y + 50} ${side * (R - 4)} ${Y + 38}Z`

/** A helmet that no child wears. x, y: its middle; s 1: as large as on a hero whose face is 200 wide. */
export const looseHelmet = (x: number, y: number, s: number, rot = 0): string =>
  `<g transform="translate(${fix(x)} ${fix(y)}) rotate(${rot}) scale(${fix(s * 100) / 100})">` +
  ellipse(0, 0, 150, 150, '#ffffff', 'fill-opacity=".3"') +
  ellipse(0, 0, 147, 147, 'url(#cGlass)') +
  ellipse(0, 0, 147, 147, 'none', 'stroke="#ffffff" stroke-width="7" stroke-opacity=".9"') +
  ellipse(0, 0, 140, 140, 'none', 'stroke="#8fa4e8" stroke-width="4" stroke-opacity=".5"') +
  line('M-118 -30Q-104 -88 -52 -112', '#ffffff', 13, 'opacity=".85"') +
  line('M112 46Q96 82 66 102', '#ffffff', 8, 'opacity=".6"') +
  group(
    'filter="url(#fS)"',
    path('M-108 104C-70 132 70 132 108 104L116 132C76 164 -76 164 -116 132Z', '#f5b942'),
    path(
      'M-146 -26C-166 -34 -174 -18 -174 0C-174 20 -164 36 -146 30ZM146 -26C166 -34 174 -18 174 0C174 20 164 36 146 30Z',
      '#E8505B',
    ),
    path('M-20 -146C-16 -162 16 -162 20 -146Z', '#f5b942'),
    ellipse(0, -166, 13, 13, '#ff5a5f'),
  ) +
  line('M-104 114Q0 148 104 114', '#ffe9a8', 5) +
  '</g>'
