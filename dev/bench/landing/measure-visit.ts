/** One visit on a slow phone, from the first byte until the page is alive. */
import type { Page } from '@playwright/test'

/** Lighthouse's Slow 4G, and its phone. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6e6 * 0.9) / 8,
  uploadThroughput: (750e3 * 0.9) / 8,
}
const PROCESSOR = 4
/** Long past everything that a first visit fetches. */
const SETTLES_MS = 12_000

export interface Visit {
  lcpMs: number
  /** Bytes on the wire of what had begun to come before the largest paint. */
  before: { bytes: number; scripts: number; fonts: number; pictures: number; firebase: number }
  /** Requests that hold the first paint back, beside the document. */
  blocking: number
  /** Bytes of the first picture that was asked for. */
  firstPicture: number
  /** Bytes of scripts until nothing more comes. */
  scripts: number
  shift: number
}

interface Fetched {
  url: string
  kind: string
  bytes: number
  startMs: number
  blocks: boolean
}

export async function measureVisit(page: Page, url: string): Promise<Visit> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', NETWORK)
  await session.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR })
  await page.addInitScript(watchPaints)
  await page.goto(url)
  await page.waitForTimeout(SETTLES_MS)
  const { lcpMs, shift, fetched } = await page.evaluate(readPaints)
  const before = fetched.filter(({ startMs }) => startMs < lcpMs)
  const sum = (list: readonly Fetched[], isIt: (one: Fetched) => boolean = () => true) =>
    list.filter(isIt).reduce((bytes, one) => bytes + one.bytes, 0)
  const isPicture = ({ url: of }: Fetched) => /\.(avif|webp|png|jpg|svg)$/.test(of)
  const isScript = ({ url: of }: Fetched) => of.endsWith('.js')
  return {
    lcpMs,
    before: {
      bytes: sum(before),
      scripts: sum(before, isScript),
      fonts: sum(before, ({ url: of }) => of.endsWith('.woff2')),
      pictures: sum(before, isPicture),
      firebase: sum(before, ({ url: of }) => /firebase|auth/.test(of)),
    },
    blocking: fetched.filter(({ blocks, kind }) => blocks && kind !== 'document').length,
    firstPicture: fetched.find((one) => isPicture(one) && one.url.includes('/landing/'))?.bytes ?? 0,
    scripts: sum(fetched, isScript),
    shift,
  }
}

declare global {
  interface Window {
    paints: { lcpMs: number; shift: number }
  }
}

function watchPaints() {
  window.paints = { lcpMs: 0, shift: 0 }
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) window.paints.lcpMs = startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.paints.shift += (entry as PerformanceEntry & { value: number }).value
  }).observe({ type: 'layout-shift', buffered: true })
}

function readPaints() {
  const entries = [
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ] as (PerformanceResourceTiming & { renderBlockingStatus?: string })[]
  return {
    ...window.paints,
    fetched: entries.map((entry) => ({
      url: entry.name.split('?')[0] ?? '',
      kind: entry.entryType === 'navigation' ? 'document' : entry.initiatorType,
      bytes: entry.encodedBodySize,
      startMs: entry.startTime,
      blocks: entry.renderBlockingStatus === 'blocking',
    })),
  }
}
