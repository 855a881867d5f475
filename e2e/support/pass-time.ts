import { expect, type Page, type Request } from '@playwright/test'

/** A chain of loads starts its next request within this time. */
const QUIET_MS = 250

interface Traffic {
  pending: Set<Request>
  changedAtMs: number
}

const trafficOf = new WeakMap<Page, Traffic>()

/** Counts the page's requests from its first one on; `passTime` needs it. */
export function watchTraffic(page: Page): void {
  const traffic: Traffic = { pending: new Set(), changedAtMs: Date.now() }
  trafficOf.set(page, traffic)
  const end = (request: Request) => {
    traffic.pending.delete(request)
    traffic.changedAtMs = Date.now()
  }
  page.on('request', (request) => {
    traffic.pending.add(request)
    traffic.changedAtMs = Date.now()
  })
  page.on('requestfinished', end)
  page.on('requestfailed', end)
}

/**
 * Moves the page's clock forward once it loads nothing: Playwright's clock also moves `AbortSignal.timeout`, so a jump over
 * minutes would end each request that is under way.
 */
export async function passTime(page: Page, ms: number): Promise<void> {
  const traffic = trafficOf.get(page)
  if (!traffic) throw new Error('watchTraffic does not count the requests of this page')
  const quietMs = () => (traffic.pending.size > 0 ? 0 : Date.now() - traffic.changedAtMs)
  await expect.poll(quietMs).toBeGreaterThan(QUIET_MS)
  await page.clock.fastForward(ms)
}
