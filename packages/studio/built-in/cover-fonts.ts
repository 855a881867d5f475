/** The cover's fonts, read once. */
import { COVER_FONTS, type CoverTypefaces } from '#stories/lettering/typeface.ts'
import { readTypeface } from './typefaces.ts'

let known: CoverTypefaces | undefined

export const coverFonts = (): CoverTypefaces =>
  (known ??= { display: readTypeface(COVER_FONTS.display), text: readTypeface(COVER_FONTS.text) })
