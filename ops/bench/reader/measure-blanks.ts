/**
 * Looks for blank frames: stops a turn at many moments and takes a screenshot; at each point the painting of the page
 * on top must show its own colour. The page grounds are white here, so that a missing painting is grey in any shadow;
 * letters are transparent, because they cover the paintings.
 */
import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import { MARK_COLOURS } from '#local/sample-book/serve-page.ts'
import { isHue, type Rgb } from './hue.ts'
import type { Screen } from './scenes.ts'

export interface BlankFigures {
  turns: number
  frames: number
  blank: number
}
interface Point {
  x: number
  y: number
}
/** Place of a painting on its page, in CSS pixels of the page. */
interface Place {
  left: number
  top: number
  right: number
  bottom: number
}
type Places = Record<'cover' | 'left' | 'right', Place>

const STEPS = 30
const GRID = 24
/** Fewer points prove nothing: all of them may be on an edge. */
const TELLING_POINTS = 6
const RIGHT_SHARE = 0.8
const ONLY_PAINTINGS =
  '[data-leaf] { background: #fff !important } [data-leaf] * { color: transparent !important; text-shadow: none !important }'

/**
 * Measures every turn of the book in both directions, and jumps, in 30 steps; then quick turns, two frames each, up to
 * `turns` in all, each begun as soon as the previous one has ended.
 */
export async function measureBlanks(
  browser: Browser,
  url: string,
  screen: Screen,
  turns: number,
): Promise<BlankFigures> {
  const context = await browser.newContext({ ...screen.context, deviceScaleFactor: 1 })
  try {
    const page = await context.newPage()
    await page.goto(`${url}?book=compositor&pictures=marks`)
    await page.waitForFunction(() => window.bench.book !== null)
    await page.addStyleTag({ content: ONLY_PAINTINGS })
    const places = await findPlaces(page)
    const figures = { turns: 0, frames: 0, blank: 0 }
    const turn = async (target: number, moments: readonly number[]) => {
      await page.evaluate((to) => window.bench.book?.flip(to), target)
      await page.waitForFunction(() => document.getAnimations().length > 0)
      for (const part of moments) {
        figures.frames += 1
        if (await isBlankAt(page, places, part)) figures.blank += 1
      }
      await page.evaluate(() => {
        for (const animation of document.getAnimations()) animation.finish()
      })
      await liesAt(page, target)
      figures.turns += 1
    }
    const finely = Array.from({ length: STEPS }, (_, step) => step / (STEPS - 1))
    const there = [1, 3, 5, 7, 9, 11, 13]
    const back = [11, 9, 7, 5, 3, 1, 0]
    for (const target of [...there, ...back, 7, 1, 13, 3, 11, 0]) await turn(target, finely)
    while (figures.turns < turns)
      for (const target of [...there, 5, 11, 1, ...back.slice(1)])
        if (figures.turns < turns) await turn(target, [0.02, 0.5])
    return figures
  } finally {
    await context.close()
  }
}

const liesAt = (page: Page, index: number) =>
  page.waitForFunction(
    (at) => window.bench.book?.getCurrentPageIndex() === at && window.bench.book.getState() === 'read',
    index,
  )

/** Measured on pages at rest; all text pages have the same layout. The soft edges do not count. */
async function findPlaces(page: Page): Promise<Places> {
  const placeOf = (selector: string) =>
    page.locator(`[data-flip-book=page][data-role=open] ${selector}`).evaluate((element) => {
      const [painting, paper] = [element, element.closest('[data-flip-book=page]')].map(
        (each) => each?.getBoundingClientRect() ?? new DOMRect(),
      )
      if (!painting || !paper) throw new Error('A painting has no page')
      const soft = painting.width * 0.1
      const [left, top] = [painting.left - paper.left, painting.top - paper.top]
      return {
        left: left + soft,
        top: top + soft,
        right: left + painting.width - soft,
        bottom: top + painting.height - soft,
      }
    })
  const cover = await placeOf('[data-leaf=cover] img')
  await page.evaluate(() => window.bench.book?.turnToPage(1))
  await liesAt(page, 1)
  const [left, right] = [await placeOf('[data-leaf=left] img'), await placeOf('[data-leaf=right] img')]
  await page.evaluate(() => window.bench.book?.turnToPage(0))
  await liesAt(page, 0)
  return { cover, left, right }
}

async function isBlankAt(page: Page, places: Places, part: number): Promise<boolean> {
  const expected = await page.evaluate(findPaintedPoints, { part, grid: GRID, places })
  const { data, info } = await sharp(await page.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const colourAt = ({ x, y }: Point) =>
    [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)] as unknown as Rgb
  return expected.some(({ painting, points }) => {
    const right = points.filter((point) => isHue(colourAt(point), MARK_COLOURS[painting] ?? ''))
    return points.length >= TELLING_POINTS && right.length < points.length * RIGHT_SHARE
  })
}

/** Runs in the browser. @returns for each page on top, points of the window that must show its painting */
function findPaintedPoints({ part, grid, places }: { part: number; grid: number; places: Places }) {
  for (const animation of document.getAnimations()) {
    animation.pause()
    animation.currentTime = part * Number(animation.effect?.getComputedTiming().endTime)
  }
  const papers = [...document.querySelectorAll('[data-flip-book=page]')]
  const paperAt = (x: number, y: number) => document.elementFromPoint(x, y)?.closest('[data-flip-book=page]')
  /** Converts a position through all transforms, because an event knows its position on its target. */
  const onPaper = (paper: Element, clientX: number, clientY: number) => {
    let place = { x: 0, y: 0 }
    paper.addEventListener(
      'look',
      (event) => (place = { x: (event as MouseEvent).offsetX, y: (event as MouseEvent).offsetY }),
      { once: true },
    )
    paper.dispatchEvent(new MouseEvent('look', { clientX, clientY }))
    return place
  }
  const found = new Map<number, { painting: number; points: Point[] }>()
  for (let row = 0; row < grid; row += 1)
    for (let column = 0; column < grid; column += 1) {
      const [x, y] = [Math.round((innerWidth * (column + 0.5)) / grid), Math.round((innerHeight * (row + 0.5)) / grid)]
      const paper = paperAt(x, y)
      const number = paper ? papers.indexOf(paper) : -1
      // Colours blend at the edge between two pages.
      const edge = [-3, 3].some((by) => paperAt(x + by, y) !== paper || paperAt(x, y + by) !== paper)
      if (!paper || edge || number === papers.length - 1) continue
      const at = onPaper(paper, x, y)
      const { left, top, right, bottom } = places[number === 0 ? 'cover' : number % 2 === 1 ? 'left' : 'right']
      if (at.x < left || at.x > right || at.y < top || at.y > bottom) continue
      const page = found.get(number) ?? { painting: Math.ceil(number / 2), points: [] }
      page.points.push({ x, y })
      found.set(number, page)
    }
  return [...found.values()]
}
