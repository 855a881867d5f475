/** Colours, gradients and light filters of the hero: red hooded cape, mustard tunic, plum leggings, brown boots. */
import { mix } from '../../drawing/colour.ts'
import { blur, linear, lit, radial } from '../../drawing/filters.ts'
import type { Light } from '../../drawing/light.ts'

export const RED = {
  base: '#c8323f',
  mid: '#a82540',
  dark: '#6d1530',
  deep: '#4a0d26',
  light: '#f0645c',
  gold: '#e9b44c',
  goldL: '#ffe49a',
}

export const CLOTHES = {
  tunic: '#e0a23c',
  tunicD: '#9a5d22',
  tunicL: '#ffd27a',
  legs: '#5d3f6b',
  legsD: '#38234a',
  boot: '#7c4a2a',
  bootD: '#48260f',
  bootL: '#b57a48',
  cuff: '#d9b184',
}

/** Colours and filters for one scene's light. Add once to the defs of a layer with the hero. */
export function heroDefs(light: Light) {
  const L = { hi: '#ff9a62', hiO: 0.5, sh: '#2c0634', shO: 0.6, rim: '#fff0bd', rimO: 0.9, ...light },
    size = (id: string, k: number, b: number) =>
      lit('h' + id, {
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
    size('S', 4, 3.2) +
    size('M', 7, 6) +
    size('L', 11, 11) +
    [2, 3, 4, 6, 10].map((s) => blur('b' + s, s, 40) + blur('f' + s, s, 3)).join('') + // f*: small margin, for folds that are clipped anyway
    linear('capeOut', [
      [0, '#dc4450'],
      [0.45, RED.base],
      [1, '#93203f'],
    ]) +
    linear('capeIn', [
      [0, '#7a1a36'],
      [1, RED.deep],
    ]) +
    radial(
      'hoodG',
      [
        [0, '#ee5f5c'],
        [0.5, RED.base],
        [1, '#85193a'],
      ],
      0.38,
      0.22,
      0.95,
    ) +
    linear('tunicG', [
      [0, CLOTHES.tunicL],
      [0.5, CLOTHES.tunic],
      [1, '#b87428'],
    ]) +
    linear('bootG', [
      [0, CLOTHES.bootL],
      [0.5, CLOTHES.boot],
      [1, CLOTHES.bootD],
    ]) +
    linear('hoodShade', [
      [0, light.shade ?? '#7a2a4a', 0.8],
      [0.22, light.shade ?? '#a8566a', 0.3],
      [0.4, '#ffffff', 0],
    ]) +
    radial('slotEdge', [
      [0, '#5a1838', 0],
      [0.76, '#7a2a48', 0],
      [0.93, '#6a2040', 0.4],
      [1, '#3a0c28', 0.85],
    ]) +
    radial('cheekLight', [
      [0, mix(light.hi ?? '#ffe0a0', '#ffeccc', 0.6), 0.7],
      [1, '#ffeccc', 0],
    ])
  )
}

/** The same for a child with a free head, in units half as large. */
export function wandererDefs(light: Light): string {
  const L = { hi: '#fff2b4', hiO: 0.46, sh: '#5a2440', shO: 0.4, rim: '#fffbe0', rimO: 0.9, ...light }
  const size = (id: string, k: number, b: number, share = 1) =>
    lit('w' + id, {
      dx: L.dir[0] * k,
      dy: L.dir[1] * k,
      b,
      hi: L.hi,
      ho: L.hiO * share,
      sh: L.sh,
      so: L.shO * share,
      rim: L.rim,
      ro: L.rimO,
      pad: 8,
    })
  return (
    size('S', 7, 6) +
    size('M', 13, 11) +
    size('L', 20, 20) +
    size('Head', 8, 11, 0.62) +
    linear('wCape', [
      [0, '#e24c54'],
      [0.45, RED.base],
      [1, '#a82843'],
    ]) +
    linear('wLining', [
      [0, '#7a1a36'],
      [1, '#5e1230'],
    ]) +
    linear('wHood', [
      [0, '#e4525a'],
      [0.6, RED.base],
      [1, '#ac2a44'],
    ])
  )
}
