/**
 * `npm run ops -- build-first-second`: the landing page on a phone in its first two seconds on Slow 4G, frame by frame,
 * on one sheet, .local/landing-first-seconds.webp.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { serveBuiltSite } from './bench/built-site.ts'
import { SLOW_4G } from './bench/landing/measure-visit.ts'
import { CHROMIUM_ARGUMENTS, findBrowser } from '#local/browser.ts'
import { projectFolder } from '#local/environment/project-folder.ts'

const SCREEN = { width: 390, height: 844 }
const FRAME = { width: 195, height: 422 }
const STEP_MS = 200
const FRAMES = 11
const LABEL_PX = 28

const site = await serveBuiltSite()
const found = await findBrowser()
const browser = await chromium.launch({ ...(found && { executablePath: found.path }), args: CHROMIUM_ARGUMENTS })
const page = await (
  await browser.newContext({ viewport: SCREEN, isMobile: true, hasTouch: true, locale: 'tr-TR' })
).newPage()
const session = await page.context().newCDPSession(page)
await session.send('Network.enable')
await session.send('Network.emulateNetworkConditions', SLOW_4G)
await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })

const seen: { atMs: number; picture: Buffer }[] = []
let beganAt = 0
session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
  seen.push({ atMs: (metadata.timestamp ?? 0) * 1_000 - beganAt, picture: Buffer.from(data, 'base64') })
  void session.send('Page.screencastFrameAck', { sessionId })
})
await session.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 })
beganAt = Date.now()
await page.goto(site.url)
await page.waitForTimeout(FRAMES * STEP_MS)
await session.send('Page.stopScreencast')
await browser.close()
await site.stop()

const frames = await Promise.all(
  Array.from({ length: FRAMES }, async (_, step) => {
    const atMs = step * STEP_MS
    const shown = seen.findLast((frame) => frame.atMs <= atMs)?.picture
    const picture = shown
      ? await sharp(shown)
          .resize({ ...FRAME, fit: 'fill' })
          .toBuffer()
      : await sharp({ create: { ...FRAME, channels: 3, background: '#ffffff' } })
          .png()
          .toBuffer()
    return { input: picture, left: step * (FRAME.width + 8), top: LABEL_PX }
  }),
)
const width = FRAMES * (FRAME.width + 8) - 8
const labels = frames
  .map(
    ({ left }, step) =>
      `<text x="${left + 4}" y="19" font-family="sans-serif" font-size="15">${(step * STEP_MS) / 1_000} s</text>`,
  )
  .join('')
const folder = join(projectFolder, '.local')
mkdirSync(folder, { recursive: true })
await sharp({ create: { width, height: FRAME.height + LABEL_PX, channels: 3, background: '#d9d9d9' } })
  .composite([
    ...frames,
    {
      input: Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${LABEL_PX}">${labels}</svg>`,
      ),
      left: 0,
      top: 0,
    },
  ])
  .webp({ quality: 70 })
  .toFile(join(folder, 'landing-first-seconds.webp'))
console.log(`${seen.length} frames came in ${(FRAMES * STEP_MS) / 1_000} s.`)
