/**
 * `npm run ops -- print-sample [WORLD] [square|a4] [FILE]`: the sample child's book as a print file, and what a PDF
 * library finds in it.
 */
import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { PRINT_FORMATS, type PrintFormat } from '#domain/printed-book.ts'
import { defaultStoryTitle } from '#domain/story.ts'
import { readPlate } from '#local/plates.ts'
import { builtInPressPainter, printBookBy } from '#studio/print-book.ts'
import { findStoryWorld, sampleChildOf, storyWorlds, templateRecord } from '#stories/library.ts'
import { readPrint } from './read-print.ts'

const { positionals } = parseArgs({ allowPositionals: true })
const world = positionals.map(findStoryWorld).find((found) => found !== undefined) ?? storyWorlds[0]
const format: PrintFormat = PRINT_FORMATS.find((known) => positionals.includes(known)) ?? 'square'
const file = positionals.find((word) => word.endsWith('.pdf')) ?? `print-${world?.id}-${format}.pdf`
if (!world) throw new Error('The library has no story world')

const { storyTexts, textBoxes } = templateRecord(world)
const hero = sampleChildOf(world)
const title = defaultStoryTitle(hero.name, world.script.title)
const { bytes } = await printBookBy(builtInPressPainter(readPlate))(
  { world, heroes: [hero], names: hero.name, title, storyTexts, textBoxes, dedication: 'Güzel kızımıza, iyi uykular…' },
  format,
)
await writeFile(file, bytes)

const { sheets } = await readPrint(bytes)
const mm = (number: number) => number.toFixed(1)
console.log(`${file}: ${(bytes.length / 1e6).toFixed(1)} MB, ${sheets.length} sheets`)
for (const { paper, trim, bleed, fonts, pictures } of sheets) {
  console.log(
    `  paper ${mm(paper.w)} x ${mm(paper.h)}, trim ${mm(trim.w)} x ${mm(trim.h)}, bleed ${mm(trim.x - bleed.x)} mm;`,
    pictures.map(({ w, h, dpi }) => `${w}x${h} at ${Math.min(dpi.x, dpi.y).toFixed(0)} dpi`).join(', '),
    `; ${fonts.map(({ name, isEmbedded }) => name + (isEmbedded ? '' : ' NOT EMBEDDED')).join(' ')}`,
  )
}
