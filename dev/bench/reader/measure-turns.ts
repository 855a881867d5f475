/** What a turn costs, by button and by drag. */
import type { Browser, Page } from '@playwright/test'
import { median } from './median.ts'
import type { Screen, Variant } from './scenes.ts'
import { onTable, pagesOf } from './table.ts'
import { traced, workBetween } from './trace.ts'

/** Of one turn. Times are medians, so that a machine that stalls once is not the book's doing; counts are means. */
export interface TurnFigures {
  mainThreadCpuMs: number
  paints: number
  rasterTasks: number
  layouts: number
  /** Of one drag with 30 moves. */
  dragCpuMs: number
  /** Sum of all shifts over 40 turns. */
  layoutShift: number
}

const TRACED_TURNS = 14
const SHIFT_TURNS = 40
const DRAGS = 6
const MOVES = 30

export async function measureTurns(browser: Browser, url: string, variant: Variant, screen: Screen): Promise<TurnFigures> {
  return onTable(browser, url, variant, screen, async (page) => {
    const wholeBrowser = await browser.newBrowserCDPSession()
    const turns = workBetween(await traced(wholeBrowser, () => turnByButton(page, TRACED_TURNS)), 'turn')
    await turnByButton(page, 2)
    const drags = workBetween(await traced(wholeBrowser, () => drag(page, DRAGS)), 'drag')
    await turnByButton(page, SHIFT_TURNS - TRACED_TURNS - 2)
    const layoutShift = await page.evaluate(() => window.seen.layoutShift)
    const mean = (what: 'paints' | 'rasterTasks' | 'layouts') => turns.reduce((sum, turn) => sum + turn[what], 0) / turns.length
    return {
      mainThreadCpuMs: median(turns.map((turn) => turn.mainThreadCpuMs)),
      paints: mean('paints'),
      rasterTasks: mean('rasterTasks'),
      layouts: mean('layouts'),
      dragCpuMs: median(drags.map((each) => each.mainThreadCpuMs)),
      layoutShift,
    }
  })
}

/** After the page lies: what the turn has set off, such as the next pages' pictures, is its own cost. */
const AFTERMATH_MS = 150

/** Forwards through the book and back again; each turn, from its beginning until its aftermath is over, is one window of the trace. */
async function turnByButton(page: Page, turns: number): Promise<void> {
  await page.evaluate(async ({ count, aftermathMs }) => {
    const { book } = window.bench
    if (!book) throw new Error('The book is gone')
    const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
    for (let turn = 0; turn < count; turn += 1) {
      const index = book.getCurrentPageIndex()
      if (index === 0) window.seen.forwards = true
      if (index === 13) window.seen.forwards = false
      // Told, not asked for again and again: that would be measured too.
      const rests = new Promise<void>((resolve) => (window.bench.onRest = resolve))
      performance.mark('turn:from')
      if (window.seen.forwards) book.flipNext()
      else book.flipPrev()
      await rests
      await pause(aftermathMs)
      performance.mark('turn:to')
    }
  }, { count: turns, aftermathMs: AFTERMATH_MS })
}

/** The right page's corner is pulled over to the left in 30 moves, one a frame, and let go. Begins on a spread; each drag, with its aftermath, is one window. */
async function drag(page: Page, drags: number): Promise<void> {
  const { spine, pageWidth, foot } = await pagesOf(page)
  for (let turn = 0; turn < drags; turn += 1) {
    const forwards = turn % 2 === 0
    const [from, to] = [spine + pageWidth * 0.95, spine - pageWidth * 0.9].map((x) => (forwards ? x : 2 * spine - x)) as [number, number]
    await page.mouse.move(from, foot)
    await atRestOrPeeking(page)
    await page.evaluate(() => performance.mark('drag:from'))
    await page.mouse.down()
    for (let move = 1; move <= MOVES; move += 1) {
      await page.mouse.move(from + ((to - from) * move) / MOVES, foot - move)
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
    }
    // Told here too: to be asked in each frame would make frames of a fall that needs none.
    await page.evaluate(() => {
      window.seen.rest = new Promise((resolve) => (window.bench.onRest = resolve))
    })
    await page.mouse.up()
    await page.mouse.move(spine, 2)
    await page.evaluate(async (aftermathMs) => {
      await window.seen.rest
      await new Promise((resolve) => setTimeout(resolve, aftermathMs))
      performance.mark('drag:to')
    }, AFTERMATH_MS)
  }
}

const atRestOrPeeking = (page: Page) => page.waitForFunction(() => ['read', 'fold_corner'].includes(window.bench.book?.getState() ?? ''))
