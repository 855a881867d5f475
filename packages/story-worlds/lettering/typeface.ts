/** Letters as outlines: a server has no fonts, and a picture must be the same everywhere. The caller passes the fonts in. */
import type { Font, Glyph } from 'opentype.js'

/** Each font is split into files by alphabet (ğ ş İ stand in latin-ext): a letter is searched in all of them. */
export type Typeface = readonly Font[]

export interface CoverTypefaces {
  display: Typeface
  text: Typeface
}

/** Packages of @fontsource and weights. */
export const COVER_FONTS = {
  display: { family: 'grandstander', weight: 900 },
  text: { family: 'baloo-2', weight: 700 },
} as const satisfies Record<keyof CoverTypefaces, { family: string; weight: number }>

export const ALPHABETS = ['latin', 'latin-ext'] as const

export interface SetLetter {
  glyph: Glyph
  /** From the line's beginning to the letter's left, in pixels. */
  x: number
  advance: number
}

/** A line at a size; letters that no alphabet has are left out, for a name may be written in any script. */
export function setLine(
  fonts: Typeface,
  text: string,
  size: number,
  track = 0,
): { letters: SetLetter[]; width: number } {
  let x = 0
  const letters: SetLetter[] = []
  for (const letter of text.normalize('NFC')) {
    const font = fonts.find((candidate) => candidate.charToGlyphIndex(letter) > 0)
    if (!font) continue
    const glyph = font.charToGlyph(letter)
    const advance = (glyph.advanceWidth * size) / font.unitsPerEm
    letters.push({ glyph, x, advance })
    x += advance + track
  }
  return { letters, width: Math.max(0, x - track) }
}
