/** Fur gradients and light filters that all creatures share. */
import { fix } from '../../drawing/curve.ts'
import { lit, radial } from '../../drawing/filters.ts'
import type { Light } from '../../drawing/light.ts'

/** A creature's place: its origin on the page, scale, rotation in degrees. */
export interface Placement {
  x?: number
  y?: number
  s?: number
  rot?: number
  flip?: boolean
}

export function creatureDefs(light: Light) {
  const L = { hi: '#ffc070', hiO: 0.55, sh: '#2a0f34', shO: 0.55, rim: '#fff2c4', rimO: 0.9, ...light }
  const size = (id: string, k: number, b: number) =>
    lit('c' + id, {
      dx: L.dir[0] * k,
      dy: L.dir[1] * k,
      b,
      hi: L.hi,
      ho: L.hiO,
      sh: L.sh,
      so: L.shO,
      rim: L.rim,
      ro: L.rimO,
      pad: 8,
    })
  return (
    size('S', 3, 2.6) +
    size('M', 7, 7) +
    size('L', 11, 12) +
    radial(
      'foxG',
      [
        [0, '#f9a04f'],
        [0.55, '#e8792b'],
        [1, '#b9501f'],
      ],
      0.4,
      0.3,
      0.8,
    ) +
    radial(
      'owlG',
      [
        [0, '#b98f6c'],
        [0.6, '#8a6048'],
        [1, '#573a30'],
      ],
      0.4,
      0.3,
      0.85,
    ) +
    radial(
      'rabG',
      [
        [0, '#d9c3ad'],
        [0.6, '#ab8f7c'],
        [1, '#74605c'],
      ],
      0.4,
      0.3,
      0.85,
    ) +
    radial(
      'sqG',
      [
        [0, '#d78a52'],
        [0.6, '#a85c36'],
        [1, '#6d3a2c'],
      ],
      0.4,
      0.3,
      0.85,
    ) +
    radial(
      'shellG',
      [
        [0, '#b7a25a'],
        [0.55, '#7d7a3c'],
        [1, '#454a2c'],
      ],
      0.4,
      0.25,
      0.85,
    ) +
    radial(
      'hogG',
      [
        [0, '#f4d3a8'],
        [0.6, '#d9a878'],
        [1, '#a9744e'],
      ],
      0.4,
      0.3,
      0.85,
    )
  )
}

export const placed = ({ x = 0, y = 0, s = 1, rot = 0, flip = false }: Placement, body: string): string =>
  `<g transform="translate(${fix(x)} ${fix(y)}) rotate(${rot}) scale(${flip ? -s : s} ${s})">${body}</g>`

/** For small or far creatures: drops the filters of the smallest parts (each costs about 18 ms on a full page). */
export const fewFilters = (svg: string) => svg.replace(/ ?filter="url\(#cS\)"/g, '')
