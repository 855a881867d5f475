/** A photo of twelve megapixels over 750 kbit/s: from the choice of the file until the server has accepted it. */
import { readFileSync } from 'node:fs'
import { chromium, type Browser } from '@playwright/test'
import sharp from 'sharp'
import { storyWorlds } from '#stories/library.ts'
import { CHROMIUM_ARGUMENTS, findBrowser } from '#local/browser.ts'
import { startLocalEnvironment } from '#local/environment/start-environment.ts'
import { freePorts } from '#local/environment/ports.ts'
import { median } from '../reader/median.ts'
import type { Row } from '../table.ts'
import { register, sendPhoto, toPhoto } from '../wizard.ts'

const PHOTO = new URL('../../../tests/fixtures/photos/astronaut.png', import.meta.url)
const PIXELS = { width: 4_000, height: 3_000 }
const BYTES_A_SECOND = 750_000 / 8
const WAIT_MS = 120_000

export async function measure(runs: number): Promise<Row[]> {
  const environment = await startLocalEnvironment({ ports: await freePorts(), mode: 'serve', log: console.log })
  try {
    const found = await findBrowser()
    const browser = await chromium.launch({ ...(found && { executablePath: found.path }), args: CHROMIUM_ARGUMENTS })
    // A photo like a phone's: the face in the middle of a large picture.
    const photo = await sharp(readFileSync(PHOTO))
      .resize({ ...PIXELS, fit: 'cover' })
      .jpeg({ quality: 92 })
      .toBuffer()
    const seconds: number[] = []
    for (let round = 0; round < runs; round++) seconds.push(await timed(browser, environment.addresses.app, photo))
    await browser.close()
    return [
      { what: 'photo: its own size', figure: photo.length / 1e6, unit: 'MB' },
      { what: 'photo of 12 megapixels at 750 kbit/s: accepted', figure: median(seconds), unit: 's', budget: 8 },
    ]
  } finally {
    await environment.stop()
  }
}

async function timed(browser: Browser, baseURL: string, buffer: Buffer): Promise<number> {
  const context = await browser.newContext({
    baseURL,
    locale: 'tr-TR',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  try {
    context.setDefaultTimeout(WAIT_MS)
    const page = await context.newPage()
    await register(page)
    await toPhoto(page, storyWorlds[0]?.id ?? '')
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: BYTES_A_SECOND,
      uploadThroughput: BYTES_A_SECOND,
    })
    const accepted = page.waitForResponse((response) => response.url().includes('/proxy-webhook') && response.ok())
    const chosenAt = performance.now()
    await sendPhoto(page, { name: 'fotograf.jpg', mimeType: 'image/jpeg', buffer })
    await accepted
    return (performance.now() - chosenAt) / 1_000
  } finally {
    await context.close()
  }
}
