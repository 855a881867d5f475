/**
 * Sheets of a print. Bleed surrounds the trim, and marks show the cut. All lengths are millimetres from the trim's upper left
 * corner.
 */
import type PDFDocument from 'pdfkit'

export type Pdf = InstanceType<typeof PDFDocument>

export interface Size {
  w: number
  h: number
}
export interface Place extends Size {
  x: number
  y: number
}

/** Width by which a picture extends beyond the cut: no knife is exact. */
export const BLEED = 3
const MARK_GAP = 2
const MARK_LENGTH = 5
const MARK_WIDTH = 0.09
/** Distance from the trim to the edge of the paper. */
const MARGIN = BLEED + MARK_GAP + MARK_LENGTH

const POINTS_PER_MM = 72 / 25.4

/** @returns the trim with its bleed */
export const bled = ({ w, h }: Size): Place => ({ x: -BLEED, y: -BLEED, w: w + 2 * BLEED, h: h + 2 * BLEED })

/**
 * @param folds positions of the folds, from the left
 * @param draw draws in millimetres, within `bled(trim)`
 */
export function addSheet(pdf: Pdf, trim: Size, folds: readonly number[], draw: () => void): void {
  const paper = { w: trim.w + 2 * MARGIN, h: trim.h + 2 * MARGIN }
  pdf.addPage({ size: [paper.w * POINTS_PER_MM, paper.h * POINTS_PER_MM], margin: 0 })
  Object.assign(pdf.page.dictionary.data, {
    TrimBox: boxFromPaper(paper, MARGIN),
    BleedBox: boxFromPaper(paper, MARGIN - BLEED),
  })
  pdf.scale(POINTS_PER_MM).translate(MARGIN, MARGIN)
  draw()
  drawMarks(pdf, trim, folds)
}

const boxFromPaper = ({ w, h }: Size, inset: number): number[] =>
  [inset, inset, w - inset, h - inset].map((mm) => mm * POINTS_PER_MM)

function drawMarks(pdf: Pdf, { w, h }: Size, folds: readonly number[]): void {
  const [from, to] = [BLEED + MARK_GAP, MARGIN]
  pdf.lineWidth(MARK_WIDTH).strokeColor('#000000')
  for (const x of [0, w]) vertical(pdf, x, h, from, to)
  for (const y of [0, h]) {
    pdf.moveTo(-to, y).lineTo(-from, y).stroke()
    pdf
      .moveTo(w + from, y)
      .lineTo(w + to, y)
      .stroke()
  }
  pdf.dash(1, { space: 0.8 })
  for (const x of folds) vertical(pdf, x, h, from, to)
  pdf.undash()
}

function vertical(pdf: Pdf, x: number, h: number, from: number, to: number): void {
  pdf.moveTo(x, -to).lineTo(x, -from).stroke()
  pdf
    .moveTo(x, h + from)
    .lineTo(x, h + to)
    .stroke()
}
