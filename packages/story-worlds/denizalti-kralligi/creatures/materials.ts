/** Gradients and light filters that all creatures share, and the function that places a creature on the page. */
import { fix } from '../../drawing/curve.ts'
import { linear, radial } from '../../drawing/filters.ts'
import type { SeaLight } from '../colours.ts'
import { litSet } from '../../drawing/lit-set.ts'

/**
 * The set of light filters of a creature: 'f' inside a mirrored group, where mirroring would change the side of the
 * light.
 */
export type LightPrefix = 'c' | 'f' | 'k'

export const creatureDefs = (light: SeaLight) =>
  litSet('c', light) +
  litSet('f', { ...light, dir: [-light.dir[0], light.dir[1]] }) +
  linear('gRose', [
    [0, '#ffb3a0'],
    [0.5, '#ea7f86'],
    [1, '#b2527c'],
  ]) +
  linear('gSand', [
    [0, '#fff0cf'],
    [1, '#e8bf8e'],
  ]) +
  radial(
    'gKing',
    [
      [0, '#fff1da'],
      [0.34, '#ffd9b2'],
      [0.62, '#f7b184'],
      [0.85, '#dd7f68'],
      [1, '#a85468'],
    ],
    0.5,
    0.66,
    0.68,
  ) +
  radial(
    'gCrab',
    [
      [0, '#f4808a'],
      [0.5, '#d04d68'],
      [1, '#8a2a55'],
    ],
    0.42,
    0.25,
    0.85,
  ) +
  radial(
    'gOcto',
    [
      [0, '#c08ad0'],
      [0.5, '#8a559f'],
      [1, '#4f2d70'],
    ],
    0.4,
    0.25,
    0.85,
  ) +
  linear('gFin', [
    [0, '#ffe9cc'],
    [1, '#ff9f98', 0.9],
  ]) +
  radial(
    'gJelly',
    [
      [0, '#ffffff', 0.85],
      [0.5, '#ffc4dc', 0.75],
      [1, '#b98be0', 0.6],
    ],
    0.4,
    0.25,
    0.9,
  ) +
  linear('gRay', [
    [0, '#8fa3b8'],
    [1, '#4a5f80'],
  ]) +
  radial(
    'gGold',
    [
      [0, '#fff6cf'],
      [0.5, '#f5cf7d'],
      [1, '#bb8236'],
    ],
    0.4,
    0.3,
    0.8,
  )

/**
 * Places a creature, which is drawn round 0,0 and faces right. @param flip mirrors it: use the light prefix 'f' then
 */
export const placedAt = (x: number, y: number, s: number, body: string, rot = 0, flip = false): string =>
  `<g transform="translate(${fix(x)} ${fix(y)})${rot ? ` rotate(${rot})` : ''} scale(${flip ? -s : s} ${s})">${body}</g>`
