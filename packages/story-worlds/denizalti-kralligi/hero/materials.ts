/** Colours, gradients and light filters of the hero: copper helmet, navy diving suit, yellow boots and gloves. */
import { mix } from '../../drawing/colour.ts'
import { linear, radial } from '../../drawing/filters.ts'
import type { SeaLight } from '../colours.ts'
import { litFilter, litSet } from '../../drawing/lit-set.ts'

/** The suit of the sea and the pyjamas of the last page; `cuffs`: cloth and shade. */
export const SUIT = {
  sea: { dark: '#27428a', base: '#3f6cc4', light: '#9cc0f6', cuffs: ['#f6c445', '#c98a1c'] },
  pyjamas: { dark: '#5a86b8', base: '#a9d4ea', light: '#f6fbff', cuffs: ['#f6fbff', '#8fb4d4'] },
} as const
export const YELLOW = { base: '#f6c445', light: '#ffe794', line: '#a9640f' }
export const COPPER = { dark: '#6b2d16', base: '#c9773e', brass: '#f0b36b' }

/** Half the width of the glass. The face's slot is a circle of this radius round 0,0. */
export const GLASS = 114

/** Paints of a boot and a dome that no child wears, on the page. */
export const propDefs = shellDefs()

/**
 * Add once to the defs of a layer with the hero. Yellow and copper have shadows of their own, otherwise they turn grey.
 */
export const heroDefs = (light: SeaLight): string =>
  litSet('h', light) +
  litFilter('hHead', { ...light, hiO: light.hiO * 0.6, shO: light.shO * 0.6, rimO: 1 }, 'M') +
  shellDefs() +
  litFilter(
    'hY',
    { ...light, hi: mix(light.hi, '#fff0b0', 0.5), hiO: 0.55, sh: mix(light.sh, '#8a4310', 0.62), shO: 0.55 },
    'S',
  ) +
  litFilter('hC', { ...light, hi: mix(light.hi, '#ffd2a0', 0.45), sh: mix(light.sh, '#5a1f20', 0.4), shO: 0.6 }, 'S') +
  litFilter(
    'hCL',
    { ...light, hi: mix(light.hi, '#ffd2a0', 0.5), hiO: 0.5, sh: mix(light.sh, '#4a1722', 0.35), shO: 0.62 },
    'L',
  ) +
  linear('hCollar', [
    [0, '#e39a5c'],
    [0.5, COPPER.base],
    [1, '#8d4320'],
  ]) +
  radial(
    'hHelm',
    [
      [0, '#f5b57c'],
      [0.35, COPPER.base],
      [0.8, '#9a4a24'],
      [1, '#7a3820'],
    ],
    light.dir[0] > 0 ? 0.66 : 0.34,
    0.3,
    0.8,
  ) +
  linear('hRing', [
    [0, '#ffd9a0'],
    [0.45, COPPER.brass],
    [1, '#a85f2a'],
  ]) +
  // The leather lining, visible beside the cheeks.
  radial('hInside', [
    [0, '#8a5236'],
    [0.7, '#5a2f20'],
    [1, '#2c1712'],
  ]) +
  radial('hGlass', [
    [0, '#fff', 0],
    [0.7, '#fff', 0],
    [0.88, '#6a7fa8', 0.35],
    [1, '#1a2a50', 0.85],
  ]) +
  `<clipPath id="hSlot"><circle r="${GLASS}"/></clipPath>`

function shellDefs(): string {
  return (
    linear('hBoot', [
      [0, '#ffd765'],
      [0.6, YELLOW.base],
      [1, '#e0a02c'],
    ]) +
    radial('hShell', [
      [0, '#ffffff', 0],
      [0.72, '#e8fffb', 0.02],
      [0.9, '#dffcff', 0.2],
      [1, '#ffffff', 0.5],
    ])
  )
}
