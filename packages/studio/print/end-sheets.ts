/** The first and the last sheet: an endpaper, and a page that names the book or closes it. */
import { PRINT_PAGE_MM, PRINTED_WORDS, type PrintFormat } from '#domain/printed-book.ts'
import { SITE_NAME } from '#domain/link-preview.ts'
import { TITLE_PAPER, VIGNETTE, type BookCloth } from '#stories/book-cloth.ts'
import { drawCameo } from './cover-sheet.ts'
import { addSheet, BLEED, type Pdf, type Place, type Size } from './sheet.ts'
import { drawText, setText, type Setting } from './type.ts'

const FROM_EDGE = 26
/** Distance of the two lines around the words from the edge of the page. */
const FRAME = { outer: 11, inner: 13.4, corner: 7 }
/** Width of the vignette. */
const VIGNETTE_W = 76
/** Distances of the end paper's pattern, and millimetres for each unit of the motif. */
const STEP = { x: 26, y: 20, scale: 0.26 }

interface EndSheet {
  cloth: BookCloth
  cameo: Buffer
}

export interface TitleWords {
  title: string
  dedication?: string | undefined
}

export function addTitleSheet(pdf: Pdf, format: PrintFormat, { cloth, cameo }: EndSheet, words: TitleWords): void {
  const page = PRINT_PAGE_MM[format]
  addSheet(pdf, { w: 2 * page.w, h: page.h }, [page.w], () => {
    drawEndpaper(pdf, { x: -BLEED, y: -BLEED, w: page.w + BLEED, h: page.h + 2 * BLEED }, cloth)
    drawPaper(pdf, { x: page.w, y: -BLEED, w: page.w + BLEED, h: page.h + 2 * BLEED })
    const title: Setting = { font: 'display', size: 11, color: cloth.ink, align: 'center' }
    const hand: Setting = { font: 'hand', size: 6.4, color: cloth.ink, align: 'center' }
    const width = page.w - 2 * FROM_EDGE
    const parts = [setText(pdf, words.title, width, title), setText(pdf, words.dedication ?? '', width * 0.8, hand)]
    drawStack(pdf, page, page.w, { cloth, cameo }, parts)
  })
}

export function addLastSheet(
  pdf: Pdf,
  format: PrintFormat,
  { cloth, cameo }: EndSheet,
  { names, count }: { names: string; count: number },
): void {
  const page = PRINT_PAGE_MM[format]
  addSheet(pdf, { w: 2 * page.w, h: page.h }, [page.w], () => {
    drawPaper(pdf, { x: -BLEED, y: -BLEED, w: page.w + BLEED, h: page.h + 2 * BLEED })
    drawEndpaper(pdf, { x: page.w, y: -BLEED, w: page.w + BLEED, h: page.h + 2 * BLEED }, cloth)
    const width = page.w - 2 * FROM_EDGE
    const parts = [
      setText(pdf, PRINTED_WORDS.theEnd, width, { font: 'display', size: 16, color: cloth.ink, align: 'center' }),
      setText(
        pdf,
        `${PRINTED_WORDS.madeFor(names)}\n${count === 1 ? PRINTED_WORDS.hero : PRINTED_WORDS.heroes}`,
        width,
        {
          font: 'text',
          size: 5.2,
          color: cloth.ink,
          align: 'center',
        },
      ),
    ]
    drawStack(pdf, page, 0, { cloth, cameo }, parts)
  })
}

/** A picture above text and the tale's vignette, in the middle of a framed page, and our name at its foot. */
function drawStack(
  pdf: Pdf,
  page: Size,
  left: number,
  { cloth, cameo }: EndSheet,
  parts: ReturnType<typeof setText>[],
): void {
  drawFrame(pdf, { x: left, y: 0, ...page }, cloth)
  const size = 56
  const gap = 8
  const written = parts.filter(({ height }) => height > 0)
  const vignetteH = (VIGNETTE_W * VIGNETTE.h) / VIGNETTE.w
  const height = size + vignetteH + written.reduce((sum, part) => sum + gap + part.height, 0)
  let y = (page.h - height) / 2 - 5
  drawCameo(pdf, cameo, { x: left + page.w / 2, y: y + size / 2 }, size)
  y += size + gap
  const place = { x: left + FROM_EDGE, w: page.w - 2 * FROM_EDGE }
  for (const [index, part] of written.entries()) {
    drawText(pdf, part, { ...place, y })
    y += part.height + gap
    // Draw the vignette between the title and the dedication.
    if (index > 0) continue
    drawVignette(pdf, cloth, { x: left + (page.w - VIGNETTE_W) / 2, y: y - gap / 2 })
    y += vignetteH
  }
  const name = setText(pdf, SITE_NAME, place.w, { font: 'display', size: 3.8, color: cloth.ink, align: 'center' })
  drawText(pdf, name, { ...place, y: page.h - 22 })
}

function drawVignette(pdf: Pdf, { vignette }: BookCloth, { x, y }: Pick<Place, 'x' | 'y'>): void {
  pdf
    .save()
    .translate(x, y)
    .scale(VIGNETTE_W / VIGNETTE.w)
  for (const { d, fill } of vignette) pdf.path(d).fill(fill, 'even-odd')
  pdf.restore()
}

function drawFrame(pdf: Pdf, { x, y, w, h }: Place, { cloth }: BookCloth): void {
  const lines = [
    [FRAME.outer, 0.8],
    [FRAME.inner, 0.3],
  ] as const
  for (const [inset, width] of lines)
    pdf
      .lineWidth(width)
      .strokeColor(cloth)
      .roundedRect(x + inset, y + inset, w - 2 * inset, h - 2 * inset, FRAME.corner - (inset - FRAME.outer))
      .stroke()
}

function drawPaper(pdf: Pdf, { x, y, w, h }: Place): void {
  pdf.rect(x, y, w, h).fill(TITLE_PAPER)
}

/** The tale's colour, with its small motif. */
function drawEndpaper(pdf: Pdf, { x, y, w, h }: Place, { endPaper, motif }: BookCloth): void {
  pdf.rect(x, y, w, h).fill(endPaper)
  pdf.save().rect(x, y, w, h).clip()
  for (let row = 0; row * STEP.y < h + STEP.y; row++)
    for (let column = 0; column * STEP.x < w + STEP.x; column++) {
      pdf
        .save()
        .translate(x + (column + (row % 2) / 2) * STEP.x, y + row * STEP.y)
        .scale(STEP.scale)
      pdf.path(motif.d).fill(motif.fill, 'even-odd')
      pdf.restore()
    }
  pdf.restore()
}
