/** Opens books for measuring, each on a page of its own. */
import type { Browser, CDPSession, Page } from '@playwright/test'
import { launch } from './launch.ts'
import type { Screen, Shown } from './scenes.ts'

declare global {
  interface Window {
    /** `interactions`: durations of their events, in milliseconds. `rest`: resolves when the book is at rest again. */
    seen: {
      layoutShift: number
      interactions: { startTime: number; duration: number }[]
      forwards: boolean
      rest?: Promise<void>
    }
  }
}

export interface Table {
  page: Page
  /** Measures the page. */
  session: CDPSession
  /** Measures the whole browser: raster runs outside of the page's own process. */
  browser: CDPSession
  /** Resumes this book's processes while `act` runs. */
  awake: <T>(act: (table: Table) => Promise<T>) => Promise<T>
}

/** After a pause the clock has jumped, and react-pageflip draws what it has missed. */
const WAKING_MS = 100

/**
 * Opens each book in its own Chromium and measures them in turn, while the others are paused. A slow phase of the machine then
 * slows all of them.
 */
export async function sideBySide<V extends Shown, T>(
  url: string,
  variants: readonly V[],
  screen: Screen,
  measure: (tables: Record<V, Table>) => Promise<T>,
): Promise<T> {
  const browsers: Browser[] = []
  try {
    const tables = {} as Record<V, Table>
    for (const variant of variants) {
      const browser = await launch()
      browsers.push(browser)
      tables[variant] = await lay(browser, `${url}?book=${variant}`, screen)
    }
    return await measure(tables)
  } finally {
    for (const browser of browsers) await browser.close()
  }
}

/** @returns the result of each book */
export async function inTurn<V extends Shown, T>(
  tables: Record<V, Table>,
  act: (table: Table) => Promise<T>,
): Promise<Record<V, T>> {
  const results = {} as Record<V, T>
  for (const variant of Object.keys(tables) as V[]) results[variant] = await tables[variant].awake(act)
  return results
}

async function lay(browser: Browser, url: string, screen: Screen): Promise<Table> {
  const context = await browser.newContext(screen.context)
  const page = await context.newPage()
  await page.addInitScript(watchShiftsAndInteractions)
  await page.goto(url)
  await page.waitForFunction(() => window.bench.book !== null && [...document.images].every((image) => image.complete))
  // After this wait layers are drawn, pictures decoded and fonts loaded, so no work of the opening counts for a turn.
  await page.waitForTimeout(1_500)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: screen.cpuThrottling })
  const whole = await browser.newBrowserCDPSession()
  const signal = async (name: 'SIGSTOP' | 'SIGCONT') => {
    const { processInfo } = await whole.send('SystemInfo.getProcessInfo')
    for (const { type, id } of processInfo) if (type === 'renderer') process.kill(id, name)
  }
  const table: Table = {
    page,
    session,
    browser: whole,
    async awake(act) {
      await signal('SIGCONT')
      try {
        await page.waitForTimeout(WAKING_MS)
        return await act(table)
      } finally {
        await signal('SIGSTOP')
      }
    },
  }
  await signal('SIGSTOP')
  return table
}

function watchShiftsAndInteractions() {
  window.seen = { layoutShift: 0, interactions: [], forwards: true }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      window.seen.layoutShift += (entry as PerformanceEntry & { value: number }).value
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver((list) => {
    for (const { interactionId, startTime, duration } of list.getEntries() as (PerformanceEntry & {
      interactionId: number
    })[]) {
      if (interactionId) window.seen.interactions.push({ startTime, duration })
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}

/** Place of the open pages, in CSS pixels of the window. */
export async function pagesOf(page: Page) {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  const bookHeight = Math.min(((width - 24) * 9) / 16, height - 24)
  const pageWidth = (bookHeight * 8) / 9
  return {
    spine: width / 2,
    pageWidth,
    pageHeight: bookHeight,
    middle: height / 2,
    foot: height / 2 + bookHeight * 0.4,
  }
}

export const atRest = (page: Page) => page.waitForFunction(() => window.bench.book?.getState() === 'read')
