/**
 * Measures an open spread as the browser has drawn it: its letters, their background, and their distance from faces.
 */
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { SPREAD_SIZE } from '#media/picture.ts'
import type { Box } from '#stories/story-world.ts'

export interface TextMeasures {
  side: 'left' | 'right'
  letterPx: number
  /** Size that its box would allow if the book had no other text. */
  alonePx: number
  /** 5th percentile of the letters' contrast against their background. */
  contrast: number
  /** Distance from the nearest face or acting hand, in CSS pixels; below 0 they overlap. */
  distance: number
  /** Text that is hidden or crosses its page, its box or the fold; empty if all is well. */
  cut: string
}
export interface SpreadMeasures {
  /** The painting's share of both pages. */
  area: number
  /** True if words are on the painting. */
  painted: boolean
  texts: TextMeasures[]
}

interface Laid {
  painted: boolean
  book: Box
  pages: {
    side: 'left' | 'right'
    page: Box
    picture: Box
    box: Box
    lines: Box[]
    letterPx: number
    alonePx: number
    colour: string
  }[]
}

/** A line may exceed its box by this much, because of italics and accents. */
const TOLERANCE_PX = 1
const LOWEST_SHARE = 0.05
/** A pixel belongs to a letter if the letter covers this share of it. */
const COVERED = 0.6

/** @param faces in pixels of the painting */
export async function measureSpread(
  page: Page,
  faces: readonly Box[],
): Promise<{ measures: SpreadMeasures; picture: Buffer }> {
  const laid = await page.evaluate(layOut)
  const clip = { x: laid.book.x, y: laid.book.y, width: laid.book.w, height: laid.book.h }
  const picture = await page.screenshot({ clip })
  await page.evaluate(() => document.documentElement.classList.add('without-letters'))
  const behind = await page.screenshot({ clip })
  await page.evaluate(() => document.documentElement.classList.remove('without-letters'))
  const [written, blank] = await Promise.all([picture, behind].map(pixelsOf))
  if (!written || !blank) throw new Error('unreachable')

  const scale = laid.book.h / SPREAD_SIZE.h
  const cutAtLeft = (SPREAD_SIZE.w * scale - laid.book.w) / 2
  const onScreen = faces.map(({ x, y, w, h }) => ({
    x: laid.book.x - cutAtLeft + x * scale,
    y: laid.book.y + y * scale,
    w: w * scale,
    h: h * scale,
  }))
  const texts = laid.pages
    .filter(({ lines }) => lines.length > 0)
    .map(({ side, page, box, lines, letterPx, alonePx, colour }): TextMeasures => {
      const inBook = lines.map((line) => ({ ...line, x: line.x - laid.book.x, y: line.y - laid.book.y }))
      return {
        side,
        letterPx,
        alonePx,
        contrast: contrastOf(written, blank, inBook, rgbOf(colour)),
        distance: Math.min(...lines.flatMap((line) => onScreen.map((face) => distance(line, face)))),
        cut: [
          lines.every((line) => within(line, page)) ? '' : 'over the page',
          lines.every((line) => within(line, box)) ? '' : 'over its box',
        ]
          .filter(Boolean)
          .join(', '),
      }
    })
  const areas = laid.pages.map(({ page, picture }) => overlap(page, picture) / (page.w * page.h))
  return { measures: { area: Math.min(...areas), painted: laid.painted, texts }, picture }
}

/** Runs in the browser. */
function layOut(): Laid {
  const boxOf = ({ x, y, width, height }: DOMRect) => ({ x, y, w: width, h: height })
  const shown = (element: Element) => {
    const { x, width } = element.getBoundingClientRect()
    const hit = document.elementFromPoint(x + width / 2, innerHeight / 2)
    return hit !== null && element.contains(hit)
  }
  /** The largest font size at which a hidden copy of the text fits into the page's box. */
  const largestIn = (words: Element, page: DOMRect) => {
    const [top = 0, right = 0, bottom = 0, left = 0] = (
      words.parentElement?.style.getPropertyValue('--box').match(/[\d.]+/g) ?? []
    ).map((percent) => Number(percent) / 100)
    const copy = words.cloneNode(true) as HTMLElement
    copy.removeAttribute('data-words')
    const lineHeight = 1.28
    copy.style.cssText = `position: fixed; visibility: hidden; padding: 0; line-height: ${lineHeight}; width: ${(1 - left - right) * page.width}px`
    document.body.append(copy)
    let px = 4
    do {
      px += 0.05
      copy.style.fontSize = `${px}px`
    } while (copy.offsetHeight <= (1 - top - bottom) * page.height && px < 60)
    copy.remove()
    return px - 0.05
  }
  const shelf = document.querySelector('[data-layout]')
  if (!(shelf instanceof HTMLElement)) throw new Error('No book lies on the table')
  const leaves = [...shelf.querySelectorAll('[data-leaf="left"], [data-leaf="right"]')].filter(shown)
  const pages = leaves.map((leaf) => {
    const [words, picture] = [leaf.querySelector('[data-words]'), leaf.querySelector('img')]
    if (!words?.parentElement || !picture) throw new Error('A page without words or picture')
    const range = document.createRange()
    range.selectNodeContents(words)
    const { fontSize, lineHeight, color } = getComputedStyle(words)
    const linePx = Number.parseFloat(lineHeight)
    const { top } = words.getBoundingClientRect()
    return {
      side: leaf.getAttribute('data-leaf') as 'left' | 'right',
      page: boxOf(leaf.getBoundingClientRect()),
      picture: boxOf(picture.getBoundingClientRect()),
      box: boxOf(words.parentElement.getBoundingClientRect()),
      // A client rect is as high as the font's tallest letter of any script, and rounded to whole pixels, so use the line
      // that it belongs to.
      lines: [...range.getClientRects()].map(({ x, y, width, height }) => ({
        ...{ x, w: width },
        ...{ y: top + Math.round((y + (height - linePx) / 2 - top) / linePx) * linePx, h: linePx },
      })),
      letterPx: Number.parseFloat(fontSize),
      alonePx: largestIn(words, leaf.getBoundingClientRect()),
      colour: color,
    }
  })
  const [left, right] = [pages.find(({ side }) => side === 'left'), pages.find(({ side }) => side === 'right')]
  if (!left || !right || pages.length !== 2) throw new Error(`${pages.length} pages lie open`)
  const book = { x: left.page.x, y: left.page.y, w: right.page.x + right.page.w - left.page.x, h: left.page.h }
  return { painted: shelf.dataset.layout === 'painted', book, pages }
}

interface Pixels {
  data: Buffer
  width: number
  height: number
}
async function pixelsOf(png: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

type Rgb = readonly [number, number, number]
const at = ({ data, width }: Pixels, x: number, y: number): Rgb => {
  const index = (y * width + x) * 3
  return [data[index] ?? 0, data[index + 1] ?? 0, data[index + 2] ?? 0]
}

/** Compares each pixel of a letter with the same pixel without letters. WCAG 2.2's contrast ratio. */
function contrastOf(written: Pixels, blank: Pixels, lines: readonly Box[], letter: Rgb): number {
  const light = luminance(letter)
  const ratios: number[] = []
  for (const { x, y, w, h } of lines)
    for (let row = Math.floor(y); row < Math.min(y + h, written.height); row++)
      for (let column = Math.floor(x); column < Math.min(x + w, written.width); column++) {
        const [seen, behind] = [at(written, column, row), at(blank, column, row)]
        const [gone, whole] = [spread(seen, behind), spread(letter, behind)]
        if (whole > 0 && gone / whole >= COVERED) ratios.push(ratioOf(light, luminance(behind)))
        // A letter on a ground of its own colour is invisible.
        else if (whole < 30) ratios.push(1)
      }
  ratios.sort((a, b) => a - b)
  return ratios[Math.floor(ratios.length * LOWEST_SHARE)] ?? 1
}

const spread = (a: Rgb, b: Rgb): number => Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) + Math.abs(a[2] - b[2])
const linear = (value: number): number => {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}
const luminance = ([r, g, b]: Rgb): number => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
const ratioOf = (a: number, b: number): number => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)

const rgbOf = (css: string): Rgb => {
  const [r = 0, g = 0, b = 0] = (css.match(/[\d.]+/g) ?? []).map(Number)
  return [r, g, b]
}

const within = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x - TOLERANCE_PX &&
  inner.y >= outer.y - TOLERANCE_PX &&
  inner.x + inner.w <= outer.x + outer.w + TOLERANCE_PX &&
  inner.y + inner.h <= outer.y + outer.h + TOLERANCE_PX

function overlap(a: Box, b: Box): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y)
  return Math.max(0, w) * Math.max(0, h)
}

/** The distance between two boxes; below 0 if they overlap. */
function distance(a: Box, b: Box): number {
  const dx = Math.max(a.x - (b.x + b.w), b.x - (a.x + a.w))
  const dy = Math.max(a.y - (b.y + b.h), b.y - (a.y + a.h))
  return dx > 0 && dy > 0 ? Math.hypot(dx, dy) : Math.max(dx, dy)
}
