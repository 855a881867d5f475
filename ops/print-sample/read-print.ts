/**
 * Reads a PDF like a print shop: its sheets with their boxes, the embedded fonts, and the resolution of the pictures.
 */
import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFNumber,
  PDFRawStream,
  type PDFPage,
} from '@cantoo/pdf-lib'

type Matrix = readonly [number, number, number, number, number, number]

export interface ReadSheet {
  /** In millimetres. */
  paper: { w: number; h: number }
  trim: { x: number; y: number; w: number; h: number }
  bleed: { x: number; y: number; w: number; h: number }
  fonts: { name: string; isEmbedded: boolean }[]
  /** In dots to the inch, across and down. */
  pictures: { dpi: { x: number; y: number }; w: number; h: number }[]
}

const MM = 25.4 / 72

/** @throws if it is not a PDF */
export async function readPrint(bytes: Uint8Array): Promise<{ title: string | undefined; sheets: ReadSheet[] }> {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false })
  return { title: pdf.getTitle(), sheets: pdf.getPages().map(readSheet) }
}

function readSheet(page: PDFPage): ReadSheet {
  const { width, height } = page.getMediaBox()
  const resources = page.node.Resources()
  return {
    paper: { w: width * MM, h: height * MM },
    trim: inMm(page.getTrimBox()),
    bleed: inMm(page.getBleedBox()),
    fonts: entriesOf(resources?.lookupMaybe(PDFName.of('Font'), PDFDict)).map(([, font]) => fontOf(font)),
    pictures: picturesOf(page, resources?.lookupMaybe(PDFName.of('XObject'), PDFDict)),
  }
}

const inMm = ({ x, y, width, height }: ReturnType<PDFPage['getTrimBox']>) => ({
  x: x * MM,
  y: y * MM,
  w: width * MM,
  h: height * MM,
})

const entriesOf = (dict: PDFDict | undefined): [string, PDFDict | PDFRawStream][] =>
  (dict?.keys() ?? []).flatMap((key) => {
    const value = dict?.lookup(key)
    return value instanceof PDFDict || value instanceof PDFRawStream ? [[key.decodeText(), value]] : []
  })

/** A composite font has its file in its only descendant font. */
function fontOf(font: PDFDict | PDFRawStream): ReadSheet['fonts'][number] {
  const dict = font instanceof PDFRawStream ? font.dict : font
  const parts = dict.lookupMaybe(PDFName.of('DescendantFonts'), PDFArray)
  const inner = parts ? parts.lookup(0, PDFDict) : dict
  const described = inner.lookupMaybe(PDFName.of('FontDescriptor'), PDFDict)
  const files = ['FontFile', 'FontFile2', 'FontFile3'].map((key) => described?.get(PDFName.of(key)))
  return { name: String(dict.get(PDFName.of('BaseFont'))), isEmbedded: files.some((file) => file !== undefined) }
}

function picturesOf(page: PDFPage, xObjects: PDFDict | undefined): ReadSheet['pictures'] {
  const sizes = new Map(
    entriesOf(xObjects).flatMap(([name, stream]) => {
      if (!(stream instanceof PDFRawStream)) return []
      const [w, h] = ['Width', 'Height'].map((key) => stream.dict.lookup(PDFName.of(key), PDFNumber).asNumber())
      return [[name, { w: w ?? 0, h: h ?? 0 }] as const]
    }),
  )
  return placedIn(contentOf(page)).flatMap(({ name, matrix: [a, b, c, d] }) => {
    const size = sizes.get(name)
    if (!size) return []
    const inch = { x: Math.hypot(a, b) / 72, y: Math.hypot(c, d) / 72 }
    return [{ ...size, dpi: { x: size.w / inch.x, y: size.h / inch.y } }]
  })
}

function contentOf(page: PDFPage): string {
  const contents = page.node.Contents()
  const streams =
    contents instanceof PDFArray ? contents.asArray().map((ref) => page.doc.context.lookup(ref)) : [contents]
  return streams
    .map((stream) =>
      stream instanceof PDFRawStream ? Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1') : '',
    )
    .join('\n')
}

/** Follows the matrix through `q`, `Q` and `cm` to each `Do`, which draws the picture into a unit square. */
function placedIn(content: string): { name: string; matrix: Matrix }[] {
  const placed: { name: string; matrix: Matrix }[] = []
  const saved: Matrix[] = []
  let now: Matrix = [1, 0, 0, 1, 0, 0]
  let operands: string[] = []
  for (const token of content.split(/\s+/)) {
    switch (token) {
      case 'q':
        saved.push(now)
        break
      case 'Q':
        now = saved.pop() ?? now
        break
      case 'cm':
        now = times(operands.slice(-6).map(Number) as unknown as Matrix, now)
        break
      case 'Do':
        placed.push({ name: operands.at(-1)?.replace(/^\//, '') ?? '', matrix: now })
        break
      default:
        operands.push(token)
        continue
    }
    operands = []
  }
  return placed
}

const times = ([a, b, c, d, e, f]: Matrix, [A, B, C, D, E, F]: Matrix): Matrix => [
  a * A + b * C,
  a * B + b * D,
  c * A + d * C,
  c * B + d * D,
  e * A + f * C + E,
  e * B + f * D + F,
]
