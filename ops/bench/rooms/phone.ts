/** A phone on a slow network, and what is seen on it when. */
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

/** A window as wide as a desktop, because the steps of `wizard.ts` find their buttons; a room is measured after `slow`. */
export async function newVisitor({ browser, addresses }: World): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ baseURL: addresses.app, locale: 'tr-TR', reducedMotion: 'reduce' })
  context.setDefaultTimeout(WAIT_MS)
  return { context, page: await context.newPage() }
}

/** From here on this page has a phone's size and its network, and its processor unless this machine's is asked for. */
export async function slow(page: Page, { viewport = UPRIGHT, processor = PROCESSOR } = {}): Promise<void> {
  await page.setViewportSize(viewport)
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', SLOW_4G)
  await session.send('Emulation.setCPUThrottlingRate', { rate: processor })
}

/** @returns milliseconds from the beginning of the visit until the frame that shows it */
export async function untilSeen(page: Page, path: string, selector: string): Promise<number> {
  await page.addInitScript((wanted) => {
    // A message that is sent in a frame comes when that frame has been handed to the screen.
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

/** Bytes that the database sends from now on, by its socket. */
export function countDatabaseBytes(page: Page): { bytes: number } {
  const received = { bytes: 0 }
  page.on('websocket', (socket) => {
    if (/\.ws\?/.test(socket.url()))
      socket.on('framereceived', ({ payload }) => void (received.bytes += payload.length))
  })
  return received
}
