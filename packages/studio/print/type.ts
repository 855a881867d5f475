/** Words of a print: set line by line, out of fonts that are embedded. Lengths are millimetres, sizes of letters too. */
import type { Pdf, Place, Size } from './sheet.ts'
import { fontFiles, readTypeface, type FontName, type Typeface } from './typefaces.ts'

const PRINT_FONTS = {
  text: { family: 'andika', weight: 400 },
  display: { family: 'young-serif', weight: 400 },
  hand: { family: 'mali', weight: 500 },
} as const satisfies Record<string, FontName>
type Font = keyof typeof PRINT_FONTS

/** Distance between lines, as a multiple of the letter size. */
const LEADING = 1.36
/** Distance from a line's upper edge to its baseline. */
const ASCENT = 1
const SIZE_STEP = 0.1

/** Typeface and size of a text. */
export interface Setting {
  font: Font
  size: number
  color: string
  align?: 'left' | 'center'
}

/** A text within a width. */
export interface SetText extends Setting {
  lines: readonly string[]
  widths: readonly number[]
  height: number
}

const known: Partial<Record<Font, Typeface>> = {}
const typefaceOf = (font: Font): Typeface => (known[font] ??= readTypeface(PRINT_FONTS[font]))
const nameOf = (font: Font, alphabet: number): string => `${font}-${alphabet}`

export function registerFonts(pdf: Pdf): void {
  for (const font of Object.keys(PRINT_FONTS) as Font[])
    for (const [alphabet, file] of fontFiles(PRINT_FONTS[font]).entries())
      pdf.registerFont(nameOf(font, alphabet), file)
}

/**
 * Without ligatures: that of f and i loses the dot, so that 'fil' looks like 'fıl'. The types allow only a list;
 * fontkit accepts switches too.
 */
const FEATURES = { liga: false } as unknown as PDFKit.Mixins.OpenTypeFeatures[]

interface Run {
  name: string
  text: string
}

/** Leaves out letters that no alphabet has, as on a cover. */
function runsOf(text: string, font: Font): Run[] {
  const runs: Run[] = []
  for (const letter of text.normalize('NFC')) {
    const alphabet = typefaceOf(font).findIndex((candidate) => candidate.charToGlyphIndex(letter) > 0)
    if (alphabet < 0) continue
    const name = nameOf(font, alphabet)
    const last = runs.at(-1)
    if (last?.name === name) last.text += letter
    else runs.push({ name, text: letter })
  }
  return runs
}

const widthOfRun = (pdf: Pdf, { name, text }: Run, size: number): number =>
  pdf.font(name).fontSize(size).widthOfString(text, { features: FEATURES })

const widthOf = (pdf: Pdf, text: string, { font, size }: Setting): number =>
  runsOf(text, font).reduce((width, run) => width + widthOfRun(pdf, run, size), 0)

export function setText(pdf: Pdf, text: string, width: number, setting: Setting): SetText {
  const lines = text.split('\n').flatMap((paragraph) => {
    const first = broken(pdf, paragraph, width, setting)
    return setting.align === 'center' ? balanced(pdf, paragraph, width, setting, first) : first
  })
  return {
    ...setting,
    lines,
    widths: lines.map((line) => widthOf(pdf, line, setting)),
    height: lines.length * setting.size * LEADING,
  }
}

/** Balances the lines of a paragraph, so that no single word stands under a long line. */
function balanced(pdf: Pdf, paragraph: string, width: number, setting: Setting, lines: string[]): string[] {
  for (let narrower = width * 0.95; ; narrower *= 0.95) {
    const tried = broken(pdf, paragraph, narrower, setting)
    if (lines.length < 2 || tried.length > lines.length || isWider(pdf, tried, narrower, setting)) return lines
    lines = tried
  }
}

const isWider = (pdf: Pdf, lines: readonly string[], width: number, setting: Setting): boolean =>
  lines.some((line) => widthOf(pdf, line, setting) > width)

function broken(pdf: Pdf, paragraph: string, width: number, setting: Setting): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of paragraph.split(/\s+/).filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word
    if (line && widthOf(pdf, longer, setting) > width) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return line ? [...lines, line] : lines
}

/**
 * Uses one size for all texts, so that no page stands out.
 * @param sizes the preferred largest, and the smallest that is still readable
 * @returns null if a text does not fit even then
 */
export function fitTexts(
  pdf: Pdf,
  texts: readonly { text: string; within: Size }[],
  setting: Omit<Setting, 'size'>,
  sizes: { largest: number; smallest: number },
): SetText[] | null {
  for (let { largest: size } = sizes; size >= sizes.smallest; size -= SIZE_STEP) {
    const set = setAll(pdf, texts, { ...setting, size })
    if (set) return set
  }
  return null
}

/** @returns null at the first text that does not fit, without measuring the others */
function setAll(pdf: Pdf, texts: readonly { text: string; within: Size }[], setting: Setting): SetText[] | null {
  const all: SetText[] = []
  for (const { text, within } of texts) {
    const set = setText(pdf, text, within.w, setting)
    if (!fits(set, within)) return null
    all.push(set)
  }
  return all
}

const fits = ({ height, widths }: SetText, within: Size): boolean =>
  height <= within.h && widths.every((width) => width <= within.w)

/** Places of all lines, on a page whose text begins at `place.y`. */
export const placesOfLines = ({ widths, size, align }: SetText, place: Pick<Place, 'x' | 'y' | 'w'>): Place[] =>
  widths.map((w, index) => ({
    x: align === 'center' ? place.x + (place.w - w) / 2 : place.x,
    y: place.y + index * size * LEADING,
    w,
    h: size * LEADING,
  }))

export function drawText(pdf: Pdf, text: SetText, place: Pick<Place, 'x' | 'y' | 'w'>): void {
  const places = placesOfLines(text, place)
  pdf.fillColor(text.color)
  for (const [index, line] of text.lines.entries()) {
    let x = places[index]?.x ?? place.x
    const y = (places[index]?.y ?? place.y) + text.size * ASCENT
    for (const run of runsOf(line, text.font)) {
      const width = widthOfRun(pdf, run, text.size)
      pdf.text(run.text, x, y, { lineBreak: false, baseline: 'alphabetic', features: FEATURES })
      x += width
    }
  }
}
