/** Back, spine and front in one piece: the front's light continues on the back, and the spine has the tale's cloth. */
import type { Sharp } from 'sharp'
import { CREAM, type BookCloth } from '#stories/book-cloth.ts'
import { SITE_NAME } from '#domain/link-preview.ts'
import { PRINT_PAGE_MM, type PrintFormat } from '#domain/printed-book.ts'
import { blank, fading, inPixels, lightOf, pixelsPerMm, PRESS_DPI, settled, toJpeg } from './raster.ts'
import { addSheet, bled, BLEED, type Pdf, type Size } from './sheet.ts'
import { drawText, setText } from './type.ts'

/** Eight leaves of 0.25 mm between two boards of 2 mm. */
const SPINE = 6
const NIGHT = 0.5
/** Width by which the spine's cloth overlaps the boards. */
const CLOTH_OVERLAP = 5
const GOLD = '#f3c867'
/** Width in which the painting fades into its light, on a front wider than the painting. */
const FADE = 14
const CAMEO = 62
const FROM_EDGE = 24

export interface CoverWords {
  /** Also printed on the spine. */
  title: string
  question: string
  teaser: string
}

/**
 * @param front with its lettering
 * @param light a painting whose light continues round the book
 * @param cameo a square picture of the hero's face
 * @param cloth of the spine
 */
export async function addCover(
  pdf: Pdf,
  format: PrintFormat,
  {
    front,
    light,
    cameo,
    cloth,
    words,
  }: { front: Sharp; light: Sharp; cameo: Buffer; cloth: BookCloth; words: CoverWords },
): Promise<void> {
  const page = PRINT_PAGE_MM[format]
  const trim = { w: 2 * page.w + SPINE, h: page.h }
  const picture = await wrapOf(front, light, trim, page.w)
  addSheet(pdf, trim, [page.w, page.w + SPINE], () => {
    const { x, y, w, h } = bled(trim)
    pdf.image(picture, x, y, { width: w, height: h })
    drawBack(pdf, page, cameo, words)
    drawSpine(pdf, page, cloth, words.title)
  })
}

async function wrapOf(front: Sharp, light: Sharp, trim: Size, pageWidth: number): Promise<Buffer> {
  const { width, height } = await front.metadata()
  const sheet = bled(trim)
  const perMm = Math.min(height / sheet.h, pixelsPerMm(PRESS_DPI))
  const size = inPixels(sheet, perMm)
  // The front with the bleed at its outer side; the spine is at its inner side.
  const room = inPixels({ w: pageWidth + BLEED, h: sheet.h }, perMm)
  const painting = await settled(front.clone().resize({ height: size.h }))
  const paintingWidth = Math.round((width * size.h) / height)
  const isWider = paintingWidth > room.w
  // Crop around the middle of the page without its bleed: the hero stands there.
  const middle = inPixels({ w: pageWidth / 2, h: 0 }, perMm).w
  const from = isWider ? Math.max(0, Math.round(paintingWidth / 2 - middle)) : 0
  const cutWidth = Math.min(room.w, paintingWidth - from)
  const cut = isWider
    ? await settled(painting.extract({ left: from, top: 0, width: cutWidth, height: size.h }))
    : painting
  const fade = isWider ? 0 : FADE * perMm
  const upper = await fading(cut, { w: cutWidth, h: size.h }, { left: fade, right: fade })
  const left = isWider ? size.w - room.w : Math.round(size.w - room.w + middle - paintingWidth / 2)
  const ground = await lightOf(light, size, NIGHT)
  return toJpeg(await settled(blank(size).composite([ground, { ...upper, left, top: 0 }])))
}

function drawBack(pdf: Pdf, page: Size, cameo: Buffer, { question, teaser }: CoverWords): void {
  const place = { x: FROM_EDGE, w: page.w - 2 * FROM_EDGE }
  const asked = setText(pdf, question, place.w, { font: 'display', size: 10, color: CREAM, align: 'center' })
  const told = setText(pdf, teaser, place.w, { font: 'text', size: 5.4, color: CREAM, align: 'center' })
  const height = CAMEO + 14 + asked.height + 6 + told.height
  let y = (page.h - height) / 2 - 6
  drawCameo(pdf, cameo, { x: page.w / 2, y: y + CAMEO / 2 }, CAMEO)
  y += CAMEO + 14
  drawText(pdf, asked, { ...place, y })
  y += asked.height + 6
  drawText(pdf, told, { ...place, y })
  const name = setText(pdf, SITE_NAME, place.w, { font: 'display', size: 4.2, color: CREAM, align: 'center' })
  drawText(pdf, name, { ...place, y: page.h - 18 })
}

export function drawCameo(pdf: Pdf, cameo: Buffer, middle: { x: number; y: number }, size: number): void {
  const { x, y } = middle
  pdf
    .save()
    .circle(x, y, size / 2)
    .clip()
  pdf.image(cameo, x - size / 2, y - size / 2, { width: size, height: size })
  pdf.restore()
  pdf
    .lineWidth(1.1)
    .strokeColor(GOLD)
    .circle(x, y, size / 2)
    .stroke()
}

/** The title runs downwards: it is upright when the book lies on its back. */
function drawSpine(pdf: Pdf, page: Size, { cloth, shade }: BookCloth, title: string): void {
  const [left, right] = [page.w - CLOTH_OVERLAP, page.w + SPINE + CLOTH_OVERLAP]
  const [top, height] = [-BLEED, page.h + 2 * BLEED]
  pdf.rect(left, top, right - left, height).fill(cloth)
  for (const x of [page.w, page.w + SPINE]) pdf.rect(x - 0.4, top, 0.8, height).fill(shade)
  for (const x of [left, right]) pdf.rect(x - 0.25, top, 0.5, height).fill(GOLD)
  const setting = { font: 'display', color: CREAM } as const
  const room = page.h - 2 * 12
  const wanted = setText(pdf, title, Infinity, { ...setting, size: 3.6 })
  const size = 3.6 * Math.min(1, room / Math.max(...wanted.widths, 1))
  const set = setText(pdf, title, Infinity, { ...setting, size })
  pdf
    .save()
    .translate(page.w + SPINE / 2, 12)
    .rotate(90)
  drawText(pdf, set, { x: 0, y: -size * 0.66, w: room })
  pdf.restore()
}
