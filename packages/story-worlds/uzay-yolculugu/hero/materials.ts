/** Colours, gradients and light filters of the hero: white suit, coral gloves and boots, gold rings. */
import { mix } from '../../drawing/colour.ts'
import { blur, linear, radial } from '../../drawing/filters.ts'
import { litFilter, litSet } from '../../drawing/lit-set.ts'
import { CORAL, GOLD, type PageLight } from '../colours.ts'

export interface Tones {
  coral: string
  coralDark: string
  coralLight: string
  sole: string
  pack: string
  panel: string
  fold: string
  suitLight: string
  suit: string
  suitDark: string
}

/** White takes the page's colours: on each page the suit has another white in its shadows. */
export function tonesOf({ tint, tintO, sh }: PageLight): Tones {
  const tinted = (colour: string, strength = 1) => mix(colour, tint, Math.min(1, tintO * strength))
  const coral = tinted(CORAL, 0.7)
  return {
    coral,
    coralDark: mix(coral, sh, 0.55),
    coralLight: mix(CORAL, '#ffd9cc', 0.6),
    sole: tinted('#6a2b52', 0.5),
    pack: mix(tinted('#9aa3d6'), sh, 0.3),
    panel: tinted('#4a5aa8', 0.8),
    fold: mix('#8d8fce', sh, 0.35),
    suitLight: tinted('#ffffff', 0.6),
    suit: tinted('#f3f2fc'),
    suitDark: mix(tinted('#c3c5ea'), sh, 0.22),
  }
}

/** Add once to the defs of a layer with the hero. */
export function heroDefs(light: PageLight): string {
  const tones = tonesOf(light)
  const tinted = (colour: string, strength: number) => mix(colour, light.tint, Math.min(1, light.tintO * strength))
  return (
    litSet('h', light) +
    litFilter(
      'hHead',
      { ...light, hi: mix(light.hi, '#fff2e0', 0.75), hiO: light.hiO * 0.55, shO: light.shO * 0.55, rimO: 0.9 },
      'M',
    ) +
    linear('hSuit', [
      [0, tones.suitLight],
      [0.6, tones.suit],
      [1, tones.suitDark],
    ]) +
    linear('hCoral', [
      [0, mix(tones.coral, '#ff9a8c', 0.35)],
      [0.5, tones.coral],
      [1, tones.coralDark],
    ]) +
    linear('hGold', [
      [0, tinted(GOLD.high, 0.6)],
      [0.5, tinted(GOLD.mid, 0.8)],
      [1, mix(GOLD.mid, GOLD.low, 0.7)],
    ]) +
    radial(
      'hShell',
      [
        [0, tones.suitLight],
        [0.5, tones.suit],
        [1, tones.suitDark],
      ],
      light.dir[0] > 0 ? 0.64 : 0.36,
      0.3,
      0.8,
    ) +
    radial('hLining', [
      [0.72, '#2c2560'],
      [0.9, '#3d3480'],
      [1, '#141034'],
    ]) +
    radial('hGlass', [
      [0, '#ffffff', 0],
      [0.72, '#ffffff', 0],
      [0.9, '#8f86d8', 0.35],
      [1, '#2a2468', 0.85],
    ]) +
    radial('hLamp', [
      [0, '#ff7a70', 0.55],
      [1, '#ff7a70', 0],
    ]) +
    // The helmet's ring is a torus: its inner side is lit and its outer side dark, or the reverse.
    linear(
      'hRing',
      [
        [0, tinted(GOLD.high, 0.6)],
        [0.4, tinted(GOLD.mid, 0.8)],
        [1, mix(GOLD.low, light.sh, 0.25)],
      ],
      0.5 + light.dir[0] * 0.5,
      0.5 + light.dir[1] * 0.5,
      0.5 - light.dir[0] * 0.5,
      0.5 - light.dir[1] * 0.5,
    ) +
    linear('hPyjamas', [
      [0, '#b9c8ff'],
      [0.6, '#97a9f4'],
      [1, '#7a86dc'],
    ]) +
    radial('hAir', [
      [0, '#eaf2ff', 0.1],
      [0.8, '#e2ecff', 0.2],
      [1, '#dbe6ff', 0.42],
    ]) +
    radial(
      'hShellEdge',
      [
        [0, '#ffffff', 0],
        [0.84, '#ffffff', 0],
        [0.95, '#dfe6ff', 0.22],
        [1, '#c8d2ff', 0.5],
      ],
      0.5 - light.dir[0] * 0.03,
      0.5 - light.dir[1] * 0.03,
      0.52,
    ) +
    blur('h4', 4, 40) +
    blur('h16', 16, 40) +
    '<clipPath id="hSlot"><circle r="116"/></clipPath>'
  )
}
