/** The first and the last sheet: an endpaper, and a page of paper that names the book or closes it. */
import { PRINT_PAGE_MM, PRINTED_WORDS, type PrintFormat } from '#domain/printed-book.ts'
import { SITE_NAME } from '#domain/link-preview.ts'
import { createRandom } from '#stories/drawing/random.ts'
import { drawCameo } from './cover-sheet.ts'
import { addSheet, BLEED, type Pdf, type Place, type Size } from './sheet.ts'
import { drawText, setText, type Setting } from './type.ts'

const PAPER = '#fffaf0'
const INK = '#1d2b36'
const GOLD = '#b5832a'
const STARS = 90
const FROM_EDGE = 26

interface EndSheet {
  /** Colour of the endpaper: the story's own dark. */
  ground: string
  cameo: Buffer
}

export interface TitleWords {
  title: string
  dedication?: string | undefined
}

export function addTitleSheet(pdf: Pdf, format: PrintFormat, { ground, cameo }: EndSheet, words: TitleWords): void {
  const page = PRINT_PAGE_MM[format]
  addSheet(pdf, { w: 2 * page.w, h: page.h }, [page.w], () => {
    drawEndpaper(pdf, { x: -BLEED, y: -BLEED, w: page.w + BLEED, h: page.h + 2 * BLEED }, ground)
    drawPaper(pdf, { x: page.w, y: -BLEED, w: page.w + BLEED, h: page.h + 2 * BLEED })
    const title: Setting = { font: 'display', size: 11, color: INK, align: 'center' }
    const hand: Setting = { font: 'hand', size: 6.4, color: GOLD, align: 'center' }
    const width = page.w - 2 * FROM_EDGE
    const parts = [setText(pdf, words.title, width, title), setText(pdf, words.dedication ?? '', width * 0.8, hand)]
    drawStack(pdf, page, page.w, cameo, parts)
  })
}

export function addLastSheet(
  pdf: Pdf,
  format: PrintFormat,
  { ground, cameo }: EndSheet,
  { names, count }: { names: string; count: number },
): void {
  const page = PRINT_PAGE_MM[format]
  addSheet(pdf, { w: 2 * page.w, h: page.h }, [page.w], () => {
    drawPaper(pdf, { x: -BLEED, y: -BLEED, w: page.w + BLEED, h: page.h + 2 * BLEED })
    drawEndpaper(pdf, { x: page.w, y: -BLEED, w: page.w + BLEED, h: page.h + 2 * BLEED }, ground)
    const width = page.w - 2 * FROM_EDGE
    const parts = [
      setText(pdf, PRINTED_WORDS.theEnd, width, { font: 'display', size: 16, color: INK, align: 'center' }),
      setText(
        pdf,
        `${PRINTED_WORDS.madeFor(names)}\n${count === 1 ? PRINTED_WORDS.hero : PRINTED_WORDS.heroes}`,
        width,
        {
          font: 'text',
          size: 5.2,
          color: INK,
          align: 'center',
        },
      ),
    ]
    drawStack(pdf, page, 0, cameo, parts)
  })
}

/** A picture above words, in the middle of a page, and our name at its foot. */
function drawStack(pdf: Pdf, page: Size, left: number, cameo: Buffer, parts: ReturnType<typeof setText>[]): void {
  const size = 62
  const gap = 9
  const height = size + parts.reduce((sum, part) => sum + (part.height ? gap + part.height : 0), 0)
  let y = (page.h - height) / 2 - 4
  drawCameo(pdf, cameo, { x: left + page.w / 2, y: y + size / 2 }, size)
  y += size + gap
  const place = { x: left + FROM_EDGE, w: page.w - 2 * FROM_EDGE }
  for (const part of parts) {
    drawText(pdf, part, { ...place, y })
    y += part.height + gap
  }
  const name = setText(pdf, SITE_NAME, place.w, { font: 'display', size: 3.8, color: GOLD, align: 'center' })
  drawText(pdf, name, { ...place, y: page.h - 18 })
}

function drawPaper(pdf: Pdf, { x, y, w, h }: Place): void {
  pdf.rect(x, y, w, h).fill(PAPER)
}

function drawEndpaper(pdf: Pdf, { x, y, w, h }: Place, ground: string): void {
  const random = createRandom(11)
  pdf.rect(x, y, w, h).fill(ground)
  pdf.save().rect(x, y, w, h).clip().fillColor('#ffe9b0')
  for (let star = 0; star < STARS; star++) {
    const [cx, cy, size] = [x + random() * w, y + random() * h, 0.5 + random() ** 2 * 2.4]
    pdf.fillOpacity(0.25 + 0.5 * random())
    drawStar(pdf, cx, cy, size)
  }
  pdf.fillOpacity(1).restore()
}

function drawStar(pdf: Pdf, x: number, y: number, size: number): void {
  const waist = size * 0.28
  pdf.moveTo(x, y - size)
  for (let point = 1; point < 8; point++) {
    const angle = (point * Math.PI) / 4
    const reach = point % 2 ? waist : size
    pdf.lineTo(x + Math.sin(angle) * reach, y - Math.cos(angle) * reach)
  }
  pdf.closePath().fill()
}
