/** Letters as outlines: a server has no fonts, and a picture must look the same on all of them. */
import { readFileSync } from 'node:fs'
import opentype, { type Font, type Glyph } from 'opentype.js'
import { assetPath } from '../assets.ts'

/** Each font is split into files by alphabet (ğ ş İ stand in latin-ext): a letter is looked for in all of them. */
export type Typeface = readonly Font[]

const ALPHABETS = ['latin', 'latin-ext'] as const
const known = new Map<string, Typeface>()

/** @param family a package of @fontsource */
export function typeface(family: string, weight: number): Typeface {
  const key = `${family}-${weight}`
  const fonts =
    known.get(key) ??
    ALPHABETS.map((alphabet) => readFont(`node_modules/@fontsource/${family}/files/${family}-${alphabet}-${weight}-normal.woff`))
  known.set(key, fonts)
  return fonts
}

function readFont(file: string): Font {
  const { buffer, byteOffset, byteLength } = readFileSync(assetPath(file))
  return opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer)
}

export interface SetLetter {
  glyph: Glyph
  /** From the line's beginning to the letter's left, in pixels. */
  x: number
  advance: number
}

/** A line at a size; letters that no alphabet has are left out, for a name may be written in any script. */
export function setLine(fonts: Typeface, text: string, size: number, track = 0): { letters: SetLetter[]; width: number } {
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
