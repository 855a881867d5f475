/** Colours, gradients and light filters of the hero: white suit, coral gloves and boots, gold rings. */
import { mix } from '../../drawing/colour.ts'
import { linear, radial } from '../../drawing/filters.ts'
import { litSet } from '../../drawing/lit-set.ts'
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
  /** 0–1: how far the small lights on the suit are put out */
  dusk: number
}

/** White takes the page's colours: in the shadows of each page the suit is another white. */
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
    dusk: tintO,
    suitDark: mix(tinted('#c3c5ea'), sh, 0.22),
  }
}

/** Once in the defs of a layer that holds the hero. */
export function heroDefs(light: PageLight): string {
  const tones = tonesOf(light)
  const tinted = (colour: string, strength: number) => mix(colour, light.tint, Math.min(1, light.tintO * strength))
  return (
    litSet('h', light) +
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
    // The helmet's ring is a torus: its inner side is lit where its outer side is dark.
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
    radial('hShine', [
      [0, '#ffffff', 0.95],
      [0.5, '#ffffff', 0.75],
      [1, '#ffffff', 0],
    ]) +
    radial('hFaceLight', [
      [0, light.hi, 0.28],
      [0.55, light.hi, 0.12],
      [1, light.hi, 0],
    ]) +
    '<clipPath id="hSlot"><circle r="116"/></clipPath>'
  )
}
