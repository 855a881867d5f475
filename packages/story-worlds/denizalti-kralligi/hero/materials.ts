/** Colours, gradients and light filters of the hero: copper helmet, navy diving suit, yellow boots and gloves. */
import { mix } from '../../drawing/colour.ts'
import { linear, radial } from '../../drawing/filters.ts'
import type { SeaLight } from '../colours.ts'
import { litFilter, litSet } from '../../drawing/lit-set.ts'

export const NAVY = { dark: '#14213f', base: '#2a4378', light: '#5b7fbf' }
export const YELLOW = { base: '#f6c445', light: '#ffe794', line: '#a9640f' }
export const COPPER = { dark: '#6b2d16', base: '#c9773e', brass: '#f0b36b' }

/** Half the width of the glass. The face's slot is a circle of this radius round 0,0. */
export const GLASS = 114

/** Put once in the defs of a layer that holds the hero. Yellow and copper have shadows of their own, or they would turn grey. */
export const heroDefs = (light: SeaLight): string =>
  litSet('h', light) +
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
  linear('hSuit', [
    [0, NAVY.base],
    [0.6, NAVY.base],
    [1, mix(NAVY.base, NAVY.dark, 0.6)],
  ]) +
  linear('hBoot', [
    [0, '#ffd765'],
    [0.6, YELLOW.base],
    [1, '#e0a02c'],
  ]) +
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
  // the leather lining, seen beside the cheeks
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
