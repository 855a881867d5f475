/**
 * `npm run ops -- build-letters`: letters of covers and sound words as outlines in packages/story-worlds/lettering, so that neither
 * a browser nor a server needs the fonts.
 */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { format } from 'prettier'
import { unprintableIn } from '#domain/printable.ts'
import { storyWorlds } from '#stories/library.ts'
import type { Letters } from '#stories/lettering/set-line.ts'
import { fontWith, readTypeface, type Typeface } from '#studio/print/typefaces.ts'

const FOLDER = path.resolve(import.meta.dirname, '../packages/story-worlds/lettering')
/** All that the tales' sound words contain. */
const SOUND_LETTERS = '!,.FHPaefhklmopuyış'
const SOUND_EM = 1000
/** Code points of the Latin alphabets, their punctuation and currency signs. */
const LAST_CODE_POINT = 0x2200

const display = readTypeface({ family: 'grandstander', weight: 900 })
const text = readTypeface({ family: 'baloo-2', weight: 700 })

/** Curves meet at half units, so that twice the font's units hold each point exactly. */
function lettersOf(fonts: Typeface, wanted: Iterable<string>): Letters {
  const em = 2 * Math.max(...fonts.map(({ unitsPerEm }) => unitsPerEm))
  const glyphs = [...new Set(wanted)].sort().flatMap((letter) => {
    const glyph = fontWith(fonts, letter)?.charToGlyph(letter)
    if (!glyph) return []
    const { commands } = glyph.getPath(0, 0, em)
    let [x, y] = [0, 0]
    const outline = commands.map((command) => {
      if (command.type === 'Z') return 'z'
      if (command.type === 'C') throw new TypeError('An outline of this format has no cubic curves')
      const points = [...(command.type === 'Q' ? [command.x1, command.y1] : []), command.x, command.y].map(Math.round)
      const offsets = points.map((value, index) => value - (index % 2 ? y : x))
      ;[x, y] = [points.at(-2) ?? 0, points.at(-1) ?? 0]
      return command.type.toLowerCase() + offsets.join(' ').replaceAll(' -', '-')
    })
    return [[letter, [2 * glyph.advanceWidth, outline.join('')]]]
  })
  return { em, glyphs: Object.fromEntries(glyphs) as Letters['glyphs'] }
}

const printable = Array.from({ length: LAST_CODE_POINT }, (_, code) => String.fromCodePoint(code)).filter(
  (letter) => /[^\p{C}\p{M}]/u.test(letter) && unprintableIn(letter).length === 0,
)
const titles = storyWorlds.flatMap(({ coverTitle }) => [...coverTitle.join('')])
const covers = { display: lettersOf(display, titles), text: lettersOf(text, printable) }

const lines = (letters: Letters): string =>
  Object.entries(letters.glyphs)
    .map(([letter, glyph]) => `      ${JSON.stringify(letter)}: ${JSON.stringify(glyph)},`)
    .join('\n')
const table = Object.entries(covers)
  .map(([name, letters]) => `  ${name}: {\n    em: ${letters.em},\n    glyphs: {\n${lines(letters)}\n    },\n  },`)
  .join('\n')
writeFileSync(
  path.join(FOLDER, 'cover-letters.ts'),
  `/** Written by \`npm run ops -- build-letters\`: letters of Grandstander and Baloo 2 (OFL). */
import type { Letters } from './set-line.ts'

/** \`display\` has the letters of the tales' titles, \`text\` all that a name may contain (src/domain/printable.ts). */
export const COVER_LETTERS: Readonly<Record<'display' | 'text', Letters>> = {
${table}
}
`,
)

const soundRows = [...new Set(SOUND_LETTERS)].sort().map((letter) => {
  const glyph = fontWith(display, letter)?.charToGlyph(letter)
  if (!glyph) throw new RangeError(`The display font has no '${letter}'`)
  const unit = (value: number): number => Math.round(Math.round(value * 10) / 10)
  const outline = glyph.getPath(0, 0, SOUND_EM).commands.map((command) => {
    if (command.type === 'Z') return 'Z'
    const control = command.type === 'Q' ? `${unit(command.x1)} ${unit(command.y1)} ` : ''
    return `${command.type}${control}${unit(command.x)} ${unit(command.y)}`
  })
  return [letter, [Math.round(glyph.advanceWidth / 2), outline.join('')]]
})
const sounds = `/** Written by \`npm run ops -- build-letters\`: letters of Grandstander (OFL), ${SOUND_EM} units to the em. */

/** Width and outline of each letter, which stands on y = 0. */
export const SOUND_LETTERS: Readonly<Record<string, readonly [width: number, outline: string]>> = ${JSON.stringify(Object.fromEntries(soundRows))}
`
writeFileSync(
  path.join(FOLDER, 'sound-letters.ts'),
  await format(sounds, { parser: 'typescript', semi: false, singleQuote: true, printWidth: 120 }),
)
