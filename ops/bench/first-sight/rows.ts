/**
 * From the chosen photo to four covers with the visitor's own child, on a phone at a quarter of the speed. Chromium slows
 * no worker down, so the worker's time counts four times.
 */
import { readFileSync } from 'node:fs'
import { chromium, type Page } from '@playwright/test'
import { CHROMIUM_ARGUMENTS, findBrowser } from '#local/browser.ts'
import { startLocalEnvironment } from '#local/environment/start-environment.ts'
import { freePorts } from '#local/environment/ports.ts'
import { storyWorlds } from '#stories/library.ts'
import { LANDING } from '#text/landing.ts'
import { median } from '../reader/median.ts'
import { newVisitor, slow, type World } from '../rooms/phone.ts'
import type { Row } from '../table.ts'

const PHOTO = new URL('../../../tests/fixtures/photos/astronaut.png', import.meta.url)
const SLOWER = 4
/** A parent looks for a photo for at least this long; meanwhile the page loads code and models. */
const CHOOSING_MS = 3_000

export async function measure(runs: number): Promise<Row[]> {
  const environment = await startLocalEnvironment({ ports: await freePorts(), mode: 'serve', log: console.log })
  const found = await findBrowser()
  const browser = await chromium.launch({ ...(found && { executablePath: found.path }), args: CHROMIUM_ARGUMENTS })
  const world = { browser, addresses: environment.addresses, runs }
  try {
    const rows: Row[] = []
    for (const [network, what, budget] of [
      [false, 'own child on four covers at a quarter of the speed', 7],
      [true, 'the same on Slow 4G', 12],
    ] as const) {
      const seconds: number[] = []
      for (let run = 0; run < runs; run += 1) seconds.push(await secondsToCovers(world, network))
      rows.push({ what, figure: median(seconds), unit: 's', budget })
    }
    return rows
  } finally {
    await browser.close()
    await environment.stop()
  }
}

async function secondsToCovers(world: World, isSlowNetwork: boolean): Promise<number> {
  const { context, page } = await newVisitor(world)
  try {
    await page.addInitScript(watchCovers, storyWorlds.length)
    await page.goto('/')
    await slow(page)
    if (!isSlowNetwork) {
      const session = await context.newCDPSession(page)
      await session.send('Network.emulateNetworkConditions', UNLIMITED)
    }
    const books = page.getByRole('region', { name: LANDING.books.title })
    await books.getByLabel(LANDING.books.nameLabel).fill('Defne')
    const [picker] = await Promise.all([
      page.waitForEvent('filechooser'),
      books.locator('label').filter({ hasText: LANDING.books.photo }).click(),
    ])
    await page.waitForTimeout(CHOOSING_MS)
    await picker.setFiles({ name: 'fotograf.png', mimeType: 'image/png', buffer: readFileSync(PHOTO) })
    const { pageMs, workerMs } = await seenCovers(page)
    return (pageMs + (SLOWER - 1) * workerMs) / 1_000
  } finally {
    await context.close()
  }
}

const UNLIMITED = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 }

interface Seen {
  /** From the chosen file to the frame that shows all covers, the worker's time included. */
  pageMs: number
  /** From a request to the worker to its answer, at the full speed of this machine. */
  workerMs: number
}

const seenCovers = (page: Page): Promise<Seen> =>
  page
    .waitForFunction(() => (window as unknown as { coversSeen?: Seen }).coversSeen)
    .then((handle) => handle.jsonValue() as Promise<Seen>)

/** Runs in the page. */
function watchCovers(count: number): void {
  let [chosenAt, askedAt, workerMs] = [0, 0, 0]
  const { postMessage } = Worker.prototype
  Worker.prototype.postMessage = function (this: Worker, ...message: unknown[]) {
    askedAt = performance.now()
    this.addEventListener('message', () => (workerMs = performance.now() - askedAt), { once: true })
    Reflect.apply(postMessage, this, message)
  }
  addEventListener(
    'change',
    ({ target }) => {
      if (target instanceof HTMLInputElement && target.type === 'file') chosenAt = performance.now()
    },
    { capture: true },
  )
  // A message sent in a frame arrives after that frame was handed to the screen.
  const painted = new MessageChannel()
  painted.port1.onmessage = () =>
    Object.assign(window, { coversSeen: { pageMs: performance.now() - chosenAt, workerMs } })
  const look = () => {
    if (document.querySelectorAll('a:has(img[src^="blob:"])').length >= count) painted.port2.postMessage(null)
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
