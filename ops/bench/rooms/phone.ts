/** A phone on a slow network, and when its screen shows an element. */
import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { Addresses } from '#local/environment/variables.ts'
import { SLOW_4G } from '../landing/measure-visit.ts'

export interface World {
  browser: Browser
  addresses: Addresses
  runs: number
}

const PROCESSOR = 4
const UPRIGHT = { width: 390, height: 844 }
const WAIT_MS = 180_000

/**
 * The window is as wide as a desktop, because the steps of `wizard.ts` need its buttons; `slow` makes it a phone before
 * the measuring.
 */
export async function newVisitor({ browser, addresses }: World): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ baseURL: addresses.app, locale: 'tr-TR', reducedMotion: 'reduce' })
  context.setDefaultTimeout(WAIT_MS)
  return { context, page: await context.newPage() }
}

/** Gives this page a phone's size, network and processor from here on; `processor: 1` keeps this machine's. */
export async function slow(page: Page, { viewport = UPRIGHT, processor = PROCESSOR } = {}): Promise<void> {
  await page.setViewportSize(viewport)
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', SLOW_4G)
  await session.send('Emulation.setCPUThrottlingRate', { rate: processor })
}

/** @returns milliseconds from the start of the visit until the frame that shows the element */
export async function untilSeen(page: Page, path: string, selector: string): Promise<number> {
  await page.addInitScript((wanted) => {
    // A message sent in a frame arrives after that frame was handed to the screen.
    const painted = new MessageChannel()
    painted.port1.onmessage = () => (window.seenAtMs = performance.now())
    const look = () => {
      const found = document.querySelector(wanted)
      if (found?.checkVisibility()) painted.port2.postMessage(null)
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }, selector)
  await page.goto(path)
  return page.waitForFunction(() => window.seenAtMs).then((handle) => handle.jsonValue() as Promise<number>)
}

declare global {
  interface Window {
    seenAtMs?: number
  }
}

/** Counts the bytes that the database sends over its socket from now on. */
export function countDatabaseBytes(page: Page): { bytes: number } {
  const received = { bytes: 0 }
  page.on('websocket', (socket) => {
    if (/\.ws\?/.test(socket.url()))
      socket.on('framereceived', ({ payload }) => void (received.bytes += payload.length))
  })
  return received
}
