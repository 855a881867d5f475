/** Fonts of @fontsource, read from the packages. */
import { readFileSync } from 'node:fs'
import opentype, { type Font } from 'opentype.js'
import { assetPath } from '../built-in/assets.ts'

/** Each font is split into files by alphabet (latin-ext has ğ ş İ): a letter is searched in all of them. */
export type Typeface = readonly Font[]

const ALPHABETS = ['latin', 'latin-ext'] as const

export interface FontName {
  /** Name of the package. */
  family: string
  weight: number
}

/** One file for each alphabet. */
export const fontFiles = ({ family, weight }: FontName): string[] =>
  ALPHABETS.map((alphabet) =>
    assetPath(`node_modules/@fontsource/${family}/files/${family}-${alphabet}-${weight}-normal.woff`),
  )

export const readTypeface = (name: FontName): Typeface => fontFiles(name).map(readFont)

function readFont(file: string): Font {
  const { buffer, byteOffset, byteLength } = readFileSync(file)
  return opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer)
}

/** @returns undefined if no alphabet has the letter */
export const fontWith = (fonts: Typeface, letter: string): Font | undefined =>
  fonts.find((font) => font.charToGlyphIndex(letter) > 0)
