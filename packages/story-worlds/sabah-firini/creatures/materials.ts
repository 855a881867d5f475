/** Gradients and light filters that all creatures and things of the bakery share. */
import { fix } from '../../drawing/curve.ts'
import { linear, radial } from '../../drawing/filters.ts'
import { litSet } from '../../drawing/lit-set.ts'
import type { BakeryLight } from '../colours.ts'

export const FUR = { base: '#9c6a44', dark: '#5a3324', light: '#d0a070', muzzle: '#f0d3a6' }
export const CRUST = { base: '#d68f45', dark: '#8a4a1e', light: '#f6cf8c', crumb: '#fff0cc' }
export const FEATHER = { base: '#fbf8f2', grey: '#a9b4c8', dark: '#5d6a86' }
export const INK = '#2c1a24'

export const creatureDefs = (light: BakeryLight): string =>
  litSet('c', light) +
  radial(
    'gBear',
    [
      [0, '#c2905f'],
      [0.55, FUR.base],
      [1, '#6d412b'],
    ],
    0.45,
    0.25,
    0.85,
  ) +
  radial(
    'gCrust',
    [
      [0, '#f3c078'],
      [0.5, CRUST.base],
      [1, '#9a5524'],
    ],
    0.45,
    0.2,
    0.9,
  ) +
  radial(
    'gDough',
    [
      [0, '#fffaf0'],
      [0.55, '#fbeed8'],
      [1, '#d9b995'],
    ],
    0.45,
    0.22,
    0.85,
  ) +
  linear('gFeather', [
    [0, '#ffffff'],
    [0.6, FEATHER.base],
    [1, '#c8cede'],
  ]) +
  linear('gCloth', [
    [0, '#fffaf0'],
    [1, '#e6cdb0'],
  ]) +
  linear('gWood', [
    [0, '#a8683e'],
    [0.4, '#86492b'],
    [1, '#4c2420'],
  ])

/**
 * @param body drawn round 0,0 @param flip mirrored: only for a body without a light filter of its own, which would
 * mirror the light too
 */
export const placedAt = (x: number, y: number, s: number, body: string, rot = 0, flip = false): string =>
  `<g transform="translate(${fix(x)} ${fix(y)})${rot ? ` rotate(${rot})` : ''} scale(${flip ? -s : s} ${s})">${body}</g>`
