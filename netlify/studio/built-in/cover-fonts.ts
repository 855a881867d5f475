/** The cover's fonts, read from the packages once. */
import { readFileSync } from 'node:fs'
import opentype, { type Font } from 'opentype.js'
import { ALPHABETS, COVER_FONTS, type CoverTypefaces } from '#stories/lettering/typeface.ts'
import { assetPath } from './assets.ts'

let known: CoverTypefaces | undefined

export const coverFonts = (): CoverTypefaces =>
  (known ??= { display: typeface(COVER_FONTS.display), text: typeface(COVER_FONTS.text) })

const typeface = ({ family, weight }: { family: string; weight: number }): Font[] =>
  ALPHABETS.map((alphabet) =>
    readFont(`node_modules/@fontsource/${family}/files/${family}-${alphabet}-${weight}-normal.woff`),
  )

function readFont(file: string): Font {
  const { buffer, byteOffset, byteLength } = readFileSync(assetPath(file))
  return opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer)
}
