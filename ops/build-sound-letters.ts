/**
 * `npm run ops -- build-sound-letters`: the letters of the sound words, as outlines of the covers' display font, so that a
 * painting needs no font. Kept in packages/story-worlds/lettering/sound-letters.ts.
 */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { format } from 'prettier'
import { arcText } from '#stories/lettering/arc-text.ts'
import { setLine } from '#stories/lettering/typeface.ts'
import { coverFonts } from '#studio/built-in/cover-fonts.ts'

const FILE = path.resolve(import.meta.dirname, '../packages/story-worlds/lettering/sound-letters.ts')
/** All that the tales' sound words contain. */
const LETTERS = '!,.FHPaefhklmopuyış'
const EM = 1000

const { display } = coverFonts()
const rows = [...new Set(LETTERS)].sort().map((letter) => {
  const { width } = setLine(display, letter, EM)
  const outline = arcText(display, { text: letter, size: EM, cx: width / 2, y: 0, maxWidth: Infinity })
  return [
    letter,
    [Math.round(width), outline.replaceAll(/-?\d+\.\d+/g, (digits) => String(Math.round(Number(digits))))],
  ]
})

const text = `/** Written by \`npm run ops -- build-sound-letters\`: letters of Grandstander (OFL), ${EM} units to the em. */

/** Width and outline of each letter, which stands on y = 0. */
export const SOUND_LETTERS: Readonly<Record<string, readonly [width: number, outline: string]>> = ${JSON.stringify(Object.fromEntries(rows))}
`
writeFileSync(FILE, await format(text, { parser: 'typescript', semi: false, singleQuote: true, printWidth: 120 }))
