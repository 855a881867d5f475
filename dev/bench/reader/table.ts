/** One book on a page of its own, ready to be measured. */
import type { Browser, CDPSession, Page } from '@playwright/test'
import type { Screen, Shown } from './scenes.ts'

declare global {
  interface Window {
    /** `interactions`: the longest event of each, in milliseconds. `rest`: until the book lies again. */
    seen: { layoutShift: number; interactions: Map<number, number>; forwards: boolean; rest?: Promise<void> }
  }
}

export async function onTable<T>(
  browser: Browser,
  url: string,
  variant: Shown,
  screen: Screen,
  measure: (page: Page, target: CDPSession) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(screen.context)
  try {
    const page = await context.newPage()
    await page.addInitScript(watchShiftsAndInteractions)
    await page.goto(`${url}?book=${variant}`)
    await page.waitForFunction(() => window.bench.book !== null && [...document.images].every((image) => image.complete))
    // Layers are drawn, pictures decoded, fonts there: nothing of the opening is counted as a turn's.
    await page.waitForTimeout(1_500)
    const target = await context.newCDPSession(page)
    await target.send('Emulation.setCPUThrottlingRate', { rate: screen.cpuThrottling })
    return await measure(page, target)
  } finally {
    await context.close()
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

/** Where the open pages are, in CSS pixels of the window. */
export async function pagesOf(page: Page) {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  const bookHeight = Math.min(((width - 24) * 9) / 16, height - 24)
  const pageWidth = (bookHeight * 8) / 9
  return { spine: width / 2, pageWidth, pageHeight: bookHeight, middle: height / 2, foot: height / 2 + bookHeight * 0.4 }
}

export const atRest = (page: Page) => page.waitForFunction(() => window.bench.book?.getState() === 'read')
