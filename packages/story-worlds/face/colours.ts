/**
 * The paints that drawn faces share: ten skins, eight hair colours, five eye colours, each with its light and its
 * shade.
 */
import type { EyeColour, HairColour, SkinTone } from '#domain/face-features.ts'
import { mix } from '../drawing/colour.ts'
import type { Skin } from '../story-world.ts'

export const SKIN_COLOURS: Readonly<Record<SkinTone, string>> = {
  porcelain: '#fbe0cf',
  fair: '#f8d3b6',
  peach: '#f1c19b',
  sand: '#e8b184',
  wheat: '#d99d6e',
  tan: '#c78757',
  caramel: '#ad6d43',
  chestnut: '#8f5535',
  umber: '#724029',
  ebony: '#553122',
}

export const HAIR_TONES: Readonly<Record<HairColour, string>> = {
  black: '#2a2023',
  'dark-brown': '#45291d',
  brown: '#643a23',
  chestnut: '#844828',
  'light-brown': '#a77346',
  'dark-blond': '#c2914f',
  blond: '#e3b866',
  red: '#bb5629',
}

export const IRIS_COLOURS: Readonly<Record<EyeColour, { deep: string; base: string; glow: string }>> = {
  dark: { deep: '#1d0d07', base: '#3d2114', glow: '#8a5430' },
  brown: { deep: '#35190b', base: '#6d3f1f', glow: '#c4854a' },
  hazel: { deep: '#3d2a10', base: '#84662f', glow: '#d3b262' },
  green: { deep: '#1f3524', base: '#557f50', glow: '#b0d08b' },
  blue: { deep: '#16324f', base: '#4780b4', glow: '#a6d8f2' },
}

export interface SkinPaint {
  base: string
  light: string
  shade: string
  deep: string
  blush: string
  lip: string
  /** Opacity of a highlight: dark skin shines, pale skin glows. */
  shine: number
}

export function skinPaint(tone: SkinTone): SkinPaint {
  const base = SKIN_COLOURS[tone]
  const darkness = isDark(tone) ? 1 : 0
  return {
    base,
    light: mix(base, '#fff1df', darkness ? 0.26 : 0.5),
    shade: mix(base, darkness ? '#2c0d10' : '#b04a34', darkness ? 0.34 : 0.36),
    deep: mix(base, '#4a1518', darkness ? 0.5 : 0.46),
    blush: mix(base, darkness ? '#d8433f' : '#ff6a5e', darkness ? 0.42 : 0.62),
    lip: mix(base, darkness ? '#a8333f' : '#d04a55', darkness ? 0.5 : 0.6),
    shine: darkness ? 0.3 : 0.5,
  }
}

const isDark = (tone: SkinTone): boolean => ['caramel', 'chestnut', 'umber', 'ebony'].includes(tone)

/** Skin of a drawn child's hands. */
export function drawnSkin(tone: SkinTone): Skin {
  const { base, light, blush } = skinPaint(tone)
  return { base, light, blush, dark: mix(base, '#4a1c14', 0.36) }
}

export interface HairPaint {
  base: string
  light: string
  shine: string
  dark: string
  brow: string
}

export function hairPaint(colour: HairColour): HairPaint {
  const base = HAIR_TONES[colour]
  return {
    base,
    light: mix(base, '#ffb877', 0.34),
    shine: mix(base, '#ffe6c4', colour === 'black' ? 0.42 : 0.55),
    dark: mix(base, '#1a0a10', 0.5),
    brow: mix(base, '#2a1210', colour === 'blond' || colour === 'dark-blond' ? 0.32 : 0.22),
  }
}
