/** The landing page's second visit, without a network: from the files that the first visit has cached. */
import { chromium } from '@playwright/test'
import { CHROMIUM_ARGUMENTS, findBrowser } from '#local/browser.ts'
import { serveBuiltSite } from '../built-site.ts'
import { median } from '../reader/median.ts'
import type { Row } from '../table.ts'

export async function measure(runs: number): Promise<Row[]> {
  const site = await serveBuiltSite()
  const found = await findBrowser()
  const browser = await chromium.launch({ ...(found && { executablePath: found.path }), args: CHROMIUM_ARGUMENTS })
  const paints: number[] = []
  try {
    for (let round = 0; round < runs; round++) {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'tr-TR' })
      const page = await context.newPage()
      await page.goto(site.url)
      await page.evaluate(untilPicturesAreKept)
      await context.setOffline(true)
      await page.addInitScript(watchLargestPaint)
      await page.reload({ waitUntil: 'load' })
      await page
        .locator('img')
        .first()
        .evaluate((image: HTMLImageElement) => image.decode())
      // The browser reports a paint one frame later.
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
      paints.push(await page.evaluate(() => window.largestPaintMs))
      await context.close()
    }
  } finally {
    await browser.close()
    await site.stop()
  }
  return [{ what: 'landing without a network: largest paint', figure: median(paints) / 1_000, unit: 's', budget: 0.4 }]
}

declare global {
  interface Window {
    largestPaintMs: number
  }
}

function watchLargestPaint() {
  window.largestPaintMs = Number.POSITIVE_INFINITY
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) window.largestPaintMs = startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
}

async function untilPicturesAreKept(): Promise<void> {
  for (;;) {
    const kept = await (await caches.open('masal-site')).keys()
    if (kept.filter(({ url }) => url.includes('/landing/forest-')).length === 2) return
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
}
