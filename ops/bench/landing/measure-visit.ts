/** One visit on a slow phone, from the first byte until the page reacts to input. */
import type { CDPSession, Page } from '@playwright/test'

/** Lighthouse's Slow 4G, and its phone. */
export const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6e6 * 0.9) / 8,
  uploadThroughput: (750e3 * 0.9) / 8,
}
const PROCESSOR = 4
/** Long enough for all requests of a first visit. */
const SETTLES_MS = 12_000

export interface Visit {
  lcpMs: number
  /** Bytes received before the largest picture was painted. */
  before: { bytes: number; scripts: number; fonts: number; pictures: number; firebase: number }
  /** Requests that block the first paint, except the document. */
  blocking: number
  /** Bytes of the first requested picture. */
  firstPicture: number
  /** Bytes of scripts before any input. */
  scripts: number
  /** The same, plus the scripts that a first tap loads, until the page answers. */
  scriptsAlive: number
  shift: number
}

export async function measureVisit(page: Page, url: string): Promise<Visit> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', SLOW_4G)
  await session.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR })
  const came = watchWire(session)
  await page.addInitScript(watchPaints)
  await page.goto(url)
  await page.waitForTimeout(SETTLES_MS)
  const { lcpMs, shift, fetched } = await page.evaluate(readPaints)
  const menu = page.getByRole('button', { name: 'Menüyü aç' })
  if (await page.evaluate(() => document.scripts.length > 0)) {
    await menu.tap()
    await page.getByRole('button', { name: 'Menüyü kapat' }).waitFor()
  }
  const alive = (await page.evaluate(readPaints)).fetched
  const before = came().filter(({ ms }) => ms <= lcpMs)
  const sum = <Part extends { url: string; bytes: number }>(
    list: readonly Part[],
    isIt: (one: { url: string }) => boolean = () => true,
  ) => list.filter(isIt).reduce((bytes, one) => bytes + one.bytes, 0)
  const isPicture = ({ url: of }: { url: string }) => /\.(avif|webp|png|jpg|svg)$/.test(of)
  const isScript = ({ url: of }: { url: string }) => of.endsWith('.js')
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
    scriptsAlive: sum(alive, isScript),
    shift,
  }
}

interface Came {
  url: string
  bytes: number
  /** Since the visit began. */
  ms: number
}

/** Records each piece of an answer as it arrives. @returns a function that lists the pieces so far */
function watchWire(session: CDPSession): () => Came[] {
  const urls = new Map<string, string>()
  /** Sizes of whole answers on the wire; Chromium reports the sizes of their pieces after unpacking. */
  const sent = new Map<string, number>()
  const pieces: { id: string; unpacked: number; seconds: number }[] = []
  let beganAt: number | undefined
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    beganAt ??= timestamp
    urls.set(requestId, request.url.split('?')[0] ?? '')
  })
  session.on('Network.dataReceived', ({ requestId, dataLength, timestamp }) => {
    pieces.push({ id: requestId, unpacked: dataLength, seconds: timestamp })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    sent.set(requestId, encodedDataLength)
  })
  return () => {
    const whole = Map.groupBy(pieces, ({ id }) => id)
    return pieces.map(({ id, unpacked, seconds }) => {
      const unpackedInAll = (whole.get(id) ?? []).reduce((sum, piece) => sum + piece.unpacked, 0)
      return {
        url: urls.get(id) ?? '',
        bytes: (unpacked / unpackedInAll) * (sent.get(id) ?? 0),
        ms: (seconds - (beganAt ?? seconds)) * 1_000,
      }
    })
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
      blocks: entry.renderBlockingStatus === 'blocking',
    })),
  }
}
