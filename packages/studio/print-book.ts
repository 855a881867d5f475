/**
 * A finished book as a PDF for a press: cover with spine, title, spreads, last page; with bleed, marks, and embedded
 * fonts.
 */
import PDFDocument from 'pdfkit'
import sharp from 'sharp'
import { SITE_NAME } from '#domain/link-preview.ts'
import { Problem } from '#domain/problem.ts'
import { clothOf } from '#stories/book-cloth.ts'
import { coverOf, spreadsOf } from '#stories/compose.ts'
import { plateOf, type ReadPlate } from '#stories/plates.ts'
import { portraitOf, pressPage } from './built-in/illustrator.ts'
import { addCover } from './print/cover-sheet.ts'
import { addLastSheet, addTitleSheet } from './print/end-sheets.ts'
import { addSpread, setSpreads } from './print/spread-sheet.ts'
import { registerFonts } from './print/type.ts'
import { makerOf, WEBHOOK } from './maker-mark.ts'
import type { PressPainter } from './press-painter.ts'
import type { BookToPrint, Hero, PrintBook } from './studio.ts'

/** Makers of portraits whose pages the built-in illustrator draws. */
const DRAWN_HERE: readonly (string | undefined)[] = [undefined, WEBHOOK]
/** Square around the face in a portrait of 900x1125. */
const CAMEO = { left: 90, top: 120, width: 720, height: 720 }

export const builtInPressPainter = (readPlate: ReadPlate): PressPainter => ({
  page: (heroes, scene) => pressPage(readPlate, heroes, scene),
  portrait: (hero, tale) => portraitOf(readPlate, hero, tale),
  light: async (tale) => sharp(await readPlate(plateOf({ ...tale, name: 'cover' }, 'back', 'press'))),
})

export const printBookBy =
  (painter: PressPainter): PrintBook =>
  async (book, format) => {
    await Promise.all(book.heroes.map(requireDrawnHere))
    const { world, plates, heroes, names } = book
    const pdf = new PDFDocument({
      autoFirstPage: false,
      lang: 'tr',
      displayTitle: true,
      info: { Title: book.title, Author: SITE_NAME, Creator: SITE_NAME },
      // Set no default font: it would be a standard font without a file, which cannot be embedded.
      font: '',
    })
    const whole = collected(pdf)
    registerFonts(pdf)
    const spreads = setSpreads(pdf, format, book.storyTexts, book.textBoxes)
    const front = await painter.page(heroes, coverOf(world, plates))
    const light = await painter.light(book)
    const cloth = clothOf(world.id)
    const end = { cloth, cameo: await cameoOf(book, painter) }
    // Remove the question from a teaser that begins with it: the cover already shows it.
    const teaser = world.script.teaser.replace(world.coverQuestion, '').trim()
    const words = { title: book.title, question: world.coverQuestion, teaser }
    await addCover(pdf, format, { front, light, cameo: end.cameo, cloth, words })
    addTitleSheet(pdf, format, end, book)
    // Paint one after the other: each painting for a press takes a hundred megabytes.
    for (const [index, scene] of spreadsOf(world, plates).entries()) {
      const spread = spreads[index]
      if (spread) await addSpread(pdf, format, await painter.page(heroes, scene), spread)
    }
    addLastSheet(pdf, format, end, { names, count: heroes.length })
    pdf.end()
    return { bytes: await whole, contentType: 'application/pdf' }
  }

async function requireDrawnHere(hero: Hero): Promise<void> {
  const maker = 'face' in hero ? await makerOf(hero.face) : undefined
  if (!DRAWN_HERE.includes(maker)) throw new Problem('print-not-drawn', `${maker} has painted the pages of this book`)
}

/** Shows the first hero: a round picture has space for one face. */
async function cameoOf(book: BookToPrint, painter: PressPainter): Promise<Buffer> {
  const [hero] = book.heroes
  if (!hero) throw new RangeError('A book has a hero')
  const { bytes } = await painter.portrait(hero, book)
  return sharp(bytes).extract(CAMEO).jpeg({ quality: 92 }).toBuffer()
}

function collected(pdf: InstanceType<typeof PDFDocument>): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Buffer[] = []
  return new Promise((resolve, reject) => {
    pdf.on('data', (part: Buffer) => parts.push(part))
    pdf.on('end', () => resolve(new Uint8Array(Buffer.concat(parts))))
    pdf.on('error', reject)
  })
}
