/** Cost of a turn, by button and by drag. */
import type { Page } from '@playwright/test'
import { median } from './median.ts'
import { VARIANTS, type Screen, type Variant } from './scenes.ts'
import { inTurn, pagesOf, sideBySide } from './table.ts'
import { traced, workBetween, type Work } from './trace.ts'

/**
 * Figures of one turn. Times are medians, so that a single stall of the machine does not count for the book; counts are
 * means.
 */
export interface TurnFigures {
  mainThreadCpuMs: number
  paints: number
  rasterTasks: number
  layouts: number
  /** Figures of one drag with 30 moves. */
  dragCpuMs: number
}
export interface TurnsMeasured extends Record<Variant, TurnFigures> {
  /**
   * Our share of react-pageflip's cost. For times: the median of pairs, each of one turn of both books, one right after
   * the other.
   */
  share: TurnFigures
  /** Sum of all shifts over 40 turns of ours. */
  layoutShift: number
}

const TRACED_TURNS = 14
const SHIFT_TURNS = 40
const DRAGS = 6
const MOVES = 30

/** Figures of both books for the same action, one right after the other. */
type Pair = Record<Variant, Work>

export async function measureTurns(url: string, screen: Screen): Promise<TurnsMeasured> {
  return sideBySide(url, VARIANTS, screen, async (tables) => {
    const pairOf = (name: 'turn' | 'drag', act: (page: Page) => Promise<void>): Promise<Pair> =>
      inTurn(tables, async ({ page, browser }) => workBetween(await traced(browser, () => act(page)), name)[0])
    const turns: Pair[] = []
    for (let turn = 0; turn < TRACED_TURNS; turn += 1) turns.push(await pairOf('turn', (page) => turnByButton(page, 1)))
    await inTurn(tables, ({ page }) => turnByButton(page, 2))
    const drags: Pair[] = []
    for (let turn = 0; turn < DRAGS; turn += 1) drags.push(await pairOf('drag', (page) => drag(page, turn % 2 === 0)))
    const layoutShift = await tables.compositor.awake(async ({ page }) => {
      await turnByButton(page, SHIFT_TURNS - TRACED_TURNS - 2)
      return page.evaluate(() => window.seen.layoutShift)
    })
    const [bare, compositor] = [figuresOf('bare', turns, drags), figuresOf('compositor', turns, drags)]
    const share = {
      mainThreadCpuMs: shareOf(turns),
      paints: compositor.paints / bare.paints,
      rasterTasks: compositor.rasterTasks / bare.rasterTasks,
      layouts: compositor.layouts / bare.layouts,
      dragCpuMs: shareOf(drags),
    }
    return { bare, compositor, share, layoutShift }
  })
}

function figuresOf(variant: Variant, turns: readonly Pair[], drags: readonly Pair[]): TurnFigures {
  const mean = (what: 'paints' | 'rasterTasks' | 'layouts') =>
    turns.reduce((sum, pair) => sum + pair[variant][what], 0) / turns.length
  const cpuMs = (pairs: readonly Pair[]) => median(pairs.map((pair) => pair[variant].mainThreadCpuMs))
  return {
    mainThreadCpuMs: cpuMs(turns),
    paints: mean('paints'),
    rasterTasks: mean('rasterTasks'),
    layouts: mean('layouts'),
    dragCpuMs: cpuMs(drags),
  }
}

const shareOf = (pairs: readonly Pair[]) =>
  median(pairs.map(({ bare, compositor }) => compositor.mainThreadCpuMs / bare.mainThreadCpuMs))

/**
 * The time after the page has come to rest: work that the turn has started, such as loading the next pages' pictures,
 * counts as the turn's cost.
 */
const AFTERMATH_MS = 150

/**
 * Turns forwards through the book and back again; each turn, from its start to the end of its aftermath, is one window
 * of the trace.
 */
async function turnByButton(page: Page, turns: number): Promise<void> {
  await page.evaluate(
    async ({ count, aftermathMs }) => {
      const { book } = window.bench
      if (!book) throw new Error('The book is gone')
      const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
      for (let turn = 0; turn < count; turn += 1) {
        const index = book.getCurrentPageIndex()
        if (index === 0) window.seen.forwards = true
        if (index === 13) window.seen.forwards = false
        // A callback instead of polling: the measurement would include the polling.
        const rests = new Promise<void>((resolve) => (window.bench.onRest = resolve))
        performance.mark('turn:from')
        if (window.seen.forwards) book.flipNext()
        else book.flipPrev()
        await rests
        await pause(aftermathMs)
        performance.mark('turn:to')
      }
    },
    { count: turns, aftermathMs: AFTERMATH_MS },
  )
}

/**
 * Drags a page's corner to the other side in 30 moves, one a frame, and releases it. Starts on a spread; the drag, with
 * its aftermath, is one window.
 */
async function drag(page: Page, forwards: boolean): Promise<void> {
  const { spine, pageWidth, foot } = await pagesOf(page)
  const [from, to] = [spine + pageWidth * 0.95, spine - pageWidth * 0.9].map((x) => (forwards ? x : 2 * spine - x)) as [
    number,
    number,
  ]
  await page.mouse.move(from, foot)
  await atRestOrPeeking(page)
  await page.evaluate(() => performance.mark('drag:from'))
  await page.mouse.down()
  for (let move = 1; move <= MOVES; move += 1) {
    await page.mouse.move(from + ((to - from) * move) / MOVES, foot - move)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  }
  // A callback here too: the fall of a page needs no frames, and polling in each frame would cause some.
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

const atRestOrPeeking = (page: Page) =>
  page.waitForFunction(() => ['read', 'fold_corner'].includes(window.bench.book?.getState() ?? ''))
