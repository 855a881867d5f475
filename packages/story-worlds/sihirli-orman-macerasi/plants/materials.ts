/** Gradients, filters and glows of wood and mushrooms. */
import { mix } from '../../drawing/colour.ts'
import { blur, linear, lit, radial } from '../../drawing/filters.ts'
import type { Light } from '../../drawing/light.ts'

export type MushroomKind = 'violet' | 'blue' | 'pink'

export const MUSHROOMS: Record<MushroomKind, { cap: readonly [string, string, string]; glow: string; gill: string }> = {
  // violet, blue, pink: each with its own pool of light
  violet: { cap: ['#e0b0ff', '#9a62d6', '#45297f'], glow: '#c9a0ff', gill: '#e6d2ff' },
  blue: { cap: ['#b0d4ff', '#5a8be0', '#28408f'], glow: '#8cc4ff', gill: '#d0eaff' },
  pink: { cap: ['#ffc0d2', '#e06a9c', '#7d2a68'], glow: '#ff9cc4', gill: '#ffdbe8' },
}

export function floraDefs(light: Light) {
  const L = { hi: '#ffe9a4', sh: '#0b2b3a', rim: '#ffefb8', ...light },
    [dx, dy] = L.dir
  return (
    Object.entries(MUSHROOMS)
      .map(
        ([k, m]) =>
          radial(
            'cap' + k,
            [
              [0, m.cap[0]],
              [0.5, m.cap[1]],
              [1, m.cap[2]],
            ],
            0.42,
            0.25,
            0.85,
          ) +
          radial('pool' + k, [
            [0, m.glow, 0.75],
            [0.35, m.glow, 0.3],
            [1, m.glow, 0],
          ]) +
          radial('gill' + k, [
            [0, '#fff'],
            [0.6, m.gill],
            [1, m.glow],
          ]) +
          linear('stem' + k, [
            [0, m.gill],
            [0.45, '#f4ecff'],
            [1, mix(m.cap[2], '#2a2440', 0.3)],
          ]),
      )
      .join('') +
    lit('fMush', {
      dx: dx * 7,
      dy: dy * 8,
      b: 8,
      hi: '#fff4ff',
      ho: 0.5,
      sh: '#1d0f4c',
      so: 0.5,
      rim: L.rim,
      ro: 0.8,
    }) +
    lit('fTree', {
      dx: dx * 15,
      dy: dy * 5,
      b: 17,
      hi: L.treeHi ?? L.hi,
      ho: L.treeO ?? 0.5,
      sh: L.sh,
      so: 0.6,
      rim: L.rim,
      ro: 0.7,
      pad: 4,
    }) +
    lit('fRock', { dx: dx * 8, dy: dy * 9, b: 9, hi: L.hi, ho: 0.45, sh: L.sh, so: 0.6, rim: L.rim, ro: 0.6, pad: 6 }) +
    radial('fly', [
      [0, '#fffef0', 1],
      [0.25, '#fff0a8', 0.85],
      [1, '#ffd75a', 0],
    ]) +
    radial('warm', [
      [0, '#fffbe0', 1],
      [0.3, '#ffe9a6', 0.6],
      [1, '#ffdf8a', 0],
    ]) +
    radial('cool', [
      [0, '#f4fbff', 1],
      [0.3, '#cfe6f4', 0.55],
      [1, '#a8d4e6', 0],
    ]) +
    linear('shaft', [
      [0, '#fff3b8', 0.6],
      [0.35, '#ffe08a', 0.4],
      [0.8, '#ffd06a', 0.12],
      [1, '#ffd06a', 0],
    ]) +
    [2, 3, 4, 6, 10, 16, 28, 50].map((s) => blur('b' + s, s, 40)).join('') +
    [2, 3, 4].map((s) => blur('f' + s, s, 3)).join('')
  )
}
