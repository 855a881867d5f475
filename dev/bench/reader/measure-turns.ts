/** What a turn costs, by button and by drag, and how soon the page answers a hand. */
import type { Browser, CDPSession, Page } from '@playwright/test'
import type { Screen, Variant } from './scenes.ts'
import { traced, workBetween } from './trace.ts'

export interface TurnFigures {
  mainThreadCpuMs: number
  paints: number
  rasterTasks: number
  layouts: number
  /** Of one drag with 30 moves, until the page lies again. */
  dragCpuMs: number
  /** Sum of all shifts over 40 turns. */
  layoutShift: number
  /** 98th percentile of the interactions' time to the next paint. */
  inpMs: number
}

const TRACED_TURNS = 14
const SHIFT_TURNS = 40
const DRAGS = 6
const INTERACTIONS = 100
const MOVES = 30
const SHORTER_THAN_REPORTED_MS = 8

export async function measureTurns(browser: Browser, url: string, variant: Variant, screen: Screen): Promise<TurnFigures> {
  const context = await browser.newContext(screen.context)
  try {
    const page = await context.newPage()
    await page.addInitScript(watchShiftsAndInteractions)
    await page.goto(`${url}?book=${variant}`)
    await page.waitForFunction(() => window.bench.book !== null && [...document.images].every((image) => image.complete))
    await settle(page)
    const target = await context.newCDPSession(page)
    await target.send('Emulation.setCPUThrottlingRate', { rate: screen.cpuThrottling })
    const wholeBrowser = await browser.newBrowserCDPSession()

    const turns = workBetween(await traced(wholeBrowser, () => turnByButton(page, TRACED_TURNS)), 'turn')
    await turnByButton(page, 2)
    const drags = workBetween(await traced(wholeBrowser, () => drag(page, DRAGS)), 'drag')
    await turnByButton(page, SHIFT_TURNS - TRACED_TURNS - 2)
    const layoutShift = await page.evaluate(() => window.seen.layoutShift)
    const inpMs = await interact(page, target, Boolean(screen.context.hasTouch))
    return {
      mainThreadCpuMs: turns.mainThreadCpuMs / turns.windows,
      paints: turns.paints / turns.windows,
      rasterTasks: turns.rasterTasks / turns.windows,
      layouts: turns.layouts / turns.windows,
      dragCpuMs: drags.mainThreadCpuMs / drags.windows,
      layoutShift,
      inpMs,
    }
  } finally {
    await context.close()
  }
}

declare global {
  interface Window {
    seen: { layoutShift: number; interactions: Map<number, number>; forwards: boolean }
  }
}

function watchShiftsAndInteractions() {
  window.seen = { layoutShift: 0, interactions: new Map(), forwards: true }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.seen.layoutShift += (entry as PerformanceEntry & { value: number }).value
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
      if (interactionId) window.seen.interactions.set(interactionId, Math.max(duration, window.seen.interactions.get(interactionId) ?? 0))
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}

/** Layers are drawn, pictures decoded, fonts there: nothing of the opening is counted as a turn's. */
const settle = (page: Page) => page.waitForTimeout(1_500)

/** Forwards through the book and back again; each turn from its beginning until the page lies is one window of the trace. */
async function turnByButton(page: Page, turns: number): Promise<void> {
  await page.evaluate(async (count) => {
    const { book } = window.bench
    if (!book) throw new Error('The book is gone')
    const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
    for (let turn = 0; turn < count; turn += 1) {
      const index = book.getCurrentPageIndex()
      if (index === 0) window.seen.forwards = true
      if (index === 13) window.seen.forwards = false
      performance.mark('turn:from')
      if (window.seen.forwards) book.flipNext()
      else book.flipPrev()
      while (book.getCurrentPageIndex() === index || book.getState() !== 'read') await pause(20)
      performance.mark('turn:to')
      await pause(120)
    }
  }, turns)
}

/** Where the open pages are, in CSS pixels of the window. */
async function pagesOf(page: Page) {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  const bookHeight = Math.min(((width - 24) * 9) / 16, height - 24)
  const pageWidth = (bookHeight * 8) / 9
  return { spine: width / 2, pageWidth, middle: height / 2, foot: height / 2 + bookHeight * 0.4 }
}

const atRest = (page: Page) => page.waitForFunction(() => window.bench.book?.getState() === 'read')

/** The right page's corner is pulled over to the left in 30 moves, one a frame, and let go. Begins on a spread; each drag is one window. */
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
    await page.mouse.up()
    await page.mouse.move(spine, 2)
    await atRest(page)
    await page.evaluate(() => performance.mark('drag:to'))
  }
}

const atRestOrPeeking = (page: Page) => page.waitForFunction(() => ['read', 'fold_corner'].includes(window.bench.book?.getState() ?? ''))

/** By key, by click and by swipe, there and back in turn. @returns milliseconds */
async function interact(page: Page, target: CDPSession, touches: boolean): Promise<number> {
  const { spine, pageWidth, middle } = await pagesOf(page)
  await page.evaluate(() => window.seen.interactions.clear())
  for (let number = 0; number < INTERACTIONS; number += 1) {
    const index = await page.evaluate(() => window.bench.book?.getCurrentPageIndex() ?? 0)
    const forwards = index < 7
    const side = forwards ? 1 : -1
    const way = number % 3
    if (way === 0) await page.keyboard.press(forwards ? 'ArrowRight' : 'ArrowLeft')
    else if (way === 1) await page.mouse.click(spine + side * pageWidth * 0.5, middle)
    else if (touches) await swipe(target, spine + side * pageWidth * 0.6, middle, -side * 120)
    else await flick(page, spine + side * pageWidth * 0.6, middle, -side * pageWidth)
    await page.waitForFunction((before) => window.bench.book?.getCurrentPageIndex() !== before, index)
    await atRest(page)
  }
  const durations = await page.evaluate(() => [...window.seen.interactions.values()])
  // An interaction that was too short to be reported took less than a frame.
  const all = [...Array.from({ length: Math.max(0, INTERACTIONS - durations.length) }, () => SHORTER_THAN_REPORTED_MS), ...durations].sort((a, b) => a - b)
  return all[Math.ceil(all.length * 0.98) - 1] ?? 0
}

async function swipe(target: CDPSession, x: number, y: number, by: number): Promise<void> {
  await target.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  for (const part of [0.25, 0.5, 0.75, 1]) await target.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: x + by * part, y }] })
  await target.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** A mouse has no swipe: a page thrown over is the nearest to it. */
async function flick(page: Page, x: number, y: number, by: number): Promise<void> {
  await page.mouse.move(x, y)
  await page.mouse.down()
  for (const part of [0.25, 0.5, 0.75, 1, 1.25]) await page.mouse.move(x + by * part, y)
  await page.mouse.up()
}
