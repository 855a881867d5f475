/** Fonts of @fontsource, read from the packages. */
import { readFileSync } from 'node:fs'
import opentype, { type Font } from 'opentype.js'
import { ALPHABETS, type Typeface } from '#stories/lettering/typeface.ts'
import { assetPath } from './assets.ts'

export interface FontName {
  /** Name of the package. */
  family: string
  weight: number
}

/** One an alphabet, as `Typeface` has them. */
export const fontFiles = ({ family, weight }: FontName): string[] =>
  ALPHABETS.map((alphabet) =>
    assetPath(`node_modules/@fontsource/${family}/files/${family}-${alphabet}-${weight}-normal.woff`),
  )

export const readTypeface = (name: FontName): Typeface => fontFiles(name).map(readFont)

function readFont(file: string): Font {
  const { buffer, byteOffset, byteLength } = readFileSync(file)
  return opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer)
}
