/**
 * The diver's helmet: a thin shell of clear glass with a copper ring, a hoop and a knob. Hair, brows and mouth are
 * visible inside.
 */
import { place } from '../../drawing/curve.ts'
import { ellipse, group, inside, line, path } from '../../drawing/svg.ts'
import { COPPER } from './materials.ts'

/** Local frame: the middle of the face is 0,0 and 200 wide. */
const SHELL =
  'M-108 126C-152 98 -178 44 -178 -16C-178 -118 -100 -196 0 -196C100 -196 178 -118 178 -16C178 44 152 98 108 126Q0 152 -108 126Z'
const RING = 'M-116 106Q0 142 116 106C124 108 126 136 118 142Q0 180 -118 142C-126 136 -124 108 -116 106Z'
const RIVETS = [-96, -64, -32, 0, 32, 64, 96] as const

/** Clips a head to the inside of the shell. */
export const inDome = (svg: string, tilt: number): string => inside(place(SHELL, { rot: tilt }), svg)

/** Draws the far side of the shell, behind the head. @param copper id of the copper's light */
export const domeBehind = (tilt: number, copper: string): string =>
  `<g transform="rotate(${tilt})">` +
  group(
    `filter="url(#${copper})"`,
    path('M-14 -214C-14 -230 14 -230 14 -214L18 -186L-18 -186Z', COPPER.brass),
    ellipse(0, -226, 15, 15, COPPER.base),
  ) +
  path(SHELL, '#f2fffc', 'opacity=".16"') +
  '</g>'

/** The parts in front of the head: glints, the hoop's edge, the ring that holds the glass. */
export const domeBefore = (tilt: number, copper: string): string =>
  `<g transform="rotate(${tilt})">` +
  path(SHELL, 'url(#hShell)') +
  line(SHELL.slice(0, SHELL.lastIndexOf('Q')), '#ffffff', 6, 'opacity=".8"') +
  line('M-150 -36C-142 -92 -106 -142 -58 -164', '#ffffff', 15, 'opacity=".8"') +
  line('M-159 -6L-160 6', '#ffffff', 14, 'opacity=".7"') +
  line('M156 34C150 62 138 84 124 98', '#ffffff', 8, 'opacity=".6"') +
  group(
    `filter="url(#${copper})"`,
    path('M-26 -197C-16 -202 16 -202 26 -197L22 -184Q0 -190 -22 -184Z', COPPER.brass),
    path(RING, COPPER.base),
  ) +
  line('M-110 114Q0 150 110 114', '#ffe2b4', 5, 'opacity=".8"') +
  RIVETS.map((x) => {
    const y = 144 - x * x * 0.0022
    return ellipse(x, y, 7.5, 7.5, COPPER.dark, 'opacity=".7"') + ellipse(x - 1, y - 1.5, 5.6, 5.6, '#ffd9a0')
  }).join('') +
  '</g>'

/**
 * A helmet that no child wears; a face cut from a photo wears its own. @param s 1: as large as on a hero whose face is
 * 200 wide @param copper filter of the layer
 */
export const looseHelmet = (x: number, y: number, s: number, rot: number, copper: string): string =>
  `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${s.toFixed(3)})">${domeBehind(rot, copper)}${domeBefore(rot, copper)}</g>`
