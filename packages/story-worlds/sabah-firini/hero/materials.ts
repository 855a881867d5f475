/** Colours, gradients and light filters of the hero: turquoise knitted hat and scarf, striped pyjamas, a baker's apron, felt boots. */
import { mix } from '../../drawing/colour.ts'
import { blurs, linear, radial } from '../../drawing/filters.ts'
import { litFilter, litSet } from '../../drawing/lit-set.ts'
import type { BakeryLight } from '../colours.ts'

export const WOOL = { deep: '#0a4a58', dark: '#0f6f78', base: '#1fa8a4', light: '#7fe6d8' }
export const CREAM = { base: '#fdf0d6', dark: '#c99f76', light: '#fffaf0' }
export const STRIPES = { base: '#8c9ad6', dark: '#4b5496', light: '#dfe5ff' }
export const FELT = { base: '#9a5a4c', dark: '#5c2c30', light: '#d99a7c' }

/** Half axes of the opening that shows the face, round 0,0. */
export const OPENING = 'M-98 2C-98 68 -56 110 0 110C56 110 98 68 98 2C100 -66 58 -108 0 -112C-58 -108 -100 -66 -98 2Z'

/**
 * Add once to the defs of a layer with the hero. Wool and cream have shadows of their own hue, otherwise they turn
 * grey.
 */
export const heroDefs = (light: BakeryLight): string =>
  litSet('h', light) +
  litFilter('hW', { ...light, hi: mix(light.hi, '#c8fff4', 0.35), sh: mix(light.sh, WOOL.deep, 0.45) }, 'M') +
  litFilter(
    'hWS',
    { ...light, hi: mix(light.hi, '#c8fff4', 0.35), hiO: 0.5, sh: mix(light.sh, WOOL.deep, 0.45) },
    'S',
  ) +
  litFilter('hA', { ...light, sh: mix(light.sh, '#8a4a3a', 0.5), shO: light.shO * 0.8 }, 'M') +
  litFilter('hHead', { ...light, hiO: light.hiO * 0.6, shO: light.shO * 0.7, rimO: 1 }, 'M') +
  blurs(2, 3, 6, 10) +
  radial(
    'hHat',
    [
      [0, '#4fcfc4'],
      [0.45, WOOL.base],
      [1, WOOL.dark],
    ],
    light.dir[0] > 0 ? 0.66 : 0.34,
    0.2,
    0.85,
  ) +
  linear('hApron', [
    [0, CREAM.light],
    [0.6, CREAM.base],
    [1, '#ecd2ae'],
  ]) +
  linear('hBoot', [
    [0, FELT.light],
    [0.5, FELT.base],
    [1, FELT.dark],
  ]) +
  // The hat's lining, visible beside the cheeks.
  radial('hLining', [
    [0, '#7a4a4a', 0],
    [0.74, '#6a3a44', 0],
    [0.92, '#4a2a44', 0.42],
    [1, '#241430', 0.85],
  ]) +
  linear('hBrow', [
    [0, '#5a2c48', 0.72],
    [0.24, '#7a4456', 0.26],
    [0.42, '#ffffff', 0],
  ]) +
  radial('hCheek', [
    [0, mix(light.hi, '#ffeccc', 0.6), 0.7],
    [1, '#ffeccc', 0],
  ])
