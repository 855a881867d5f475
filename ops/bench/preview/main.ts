/**
 * `npm run bench -- preview`: the time from the portrait to the small book that turns, in a browser with an empty
 * cache, for each story; fails if it is above its gate. Each figure has a reference render of the same page: a drawing
 * that is the same in every run, to compare machines.
 */
import { readFileSync } from 'node:fs'
import { chromium, type Browser } from '@playwright/test'
import { storyWorlds } from '#stories/library.ts'
import { CREATE_STORY } from '#text/create-story.ts'
import { CHROMIUM_ARGUMENTS, findBrowser } from '#local/browser.ts'
import { freePorts } from '#local/environment/ports.ts'
import { startLocalEnvironment } from '#local/environment/start-environment.ts'
import { register, sendPhoto, toPhoto } from '../wizard.ts'

const GATE_SECONDS = 3
const WAIT_MS = 120_000
const PHOTO = new URL('../../../tests/fixtures/photos/astronaut.png', import.meta.url)

interface Figures {
  seconds: number
  requests: number
  kilobytes: number
  referenceSeconds: number
}

const environment = await startLocalEnvironment({ ports: await freePorts(), mode: 'serve', log: console.log })
let missed = 0
try {
  const found = await findBrowser()
  const browser = await chromium.launch({ ...(found && { executablePath: found.path }), args: CHROMIUM_ARGUMENTS })
  for (const { id } of storyWorlds) {
    const { seconds, requests, kilobytes, referenceSeconds } = await measure(browser, id)
    const isMissed = seconds > GATE_SECONDS
    if (isMissed) missed += 1
    console.log(`\n${id}  (reference render ${referenceSeconds.toFixed(2)} s)`)
    console.log(`  portrait to small book ${seconds.toFixed(2)} s ${isMissed ? 'MISSED' : '≤'} ${GATE_SECONDS}`)
    console.log(`  against the reference  ${(seconds / referenceSeconds).toFixed(1)} x`)
    console.log(`  fetched for it         ${requests} requests, ${kilobytes.toFixed(0)} KB`)
  }
  await browser.close()
} finally {
  await environment.stop()
}
console.log(`\n${storyWorlds.length} previews, ${missed} gates missed`)
process.exitCode = missed === 0 ? 0 : 1

async function measure(browser: Browser, templateId: string): Promise<Figures> {
  const context = await browser.newContext({
    baseURL: environment.addresses.app,
    locale: 'tr-TR',
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 720 },
  })
  context.setDefaultTimeout(WAIT_MS)
  const page = await context.newPage()
  await register(page)
  await toPhoto(page, templateId)
  await sendPhoto(page, { name: 'fotograf.png', mimeType: 'image/png', buffer: readFileSync(PHOTO) })
  const figures = await page.evaluate(fromPortraitToBook, { cover: CREATE_STORY.previewCover('Defne'), WAIT_MS })
  await context.close()
  return figures
}

/**
 * Runs in the page: the portrait is ready when the order's own layout opens, the book when all pictures of its cover
 * are decoded.
 */
async function fromPortraitToBook(wanted: { cover: string; WAIT_MS: number }): Promise<Figures> {
  const until = (isSo: () => boolean): Promise<void> =>
    new Promise((resolve, reject) => {
      const limit = setTimeout(() => reject(new Error(`never in the page: ${isSo}`)), wanted.WAIT_MS)
      const look = () => {
        if (!isSo()) return requestAnimationFrame(look)
        clearTimeout(limit)
        resolve()
      }
      look()
    })
  await until(() => document.querySelector('dialog [data-order]') !== null)
  const startedAt = performance.now()
  await until(() => {
    const cover = document.querySelector(`[role=img][aria-label="${wanted.cover}"]`)
    const pictures = [...(cover?.querySelectorAll('img') ?? [])]
    return pictures.length > 0 && pictures.every((picture) => picture.complete)
  })
  const seconds = (performance.now() - startedAt) / 1_000
  const fetched = performance
    .getEntriesByType('resource')
    .filter((entry): entry is PerformanceResourceTiming => entry.startTime >= startedAt)

  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1100" height="1466"><filter id="b"><feGaussianBlur stdDeviation="6"/></filter>${Array.from({ length: 200 }, (_, n) => `<circle filter="url(#b)" cx="${(n * 97) % 1100}" cy="${(n * 53) % 1466}" r="${40 + (n % 60)}" fill="hsl(${n * 7} 70% 60% / .6)"/>`).join('')}</svg>`
  const referenceAt = performance.now()
  const picture = new Image()
  picture.src = URL.createObjectURL(new Blob([drawing], { type: 'image/svg+xml' }))
  await picture.decode()
  new OffscreenCanvas(1_100, 1_466).getContext('2d')?.drawImage(picture, 0, 0)
  return {
    seconds,
    requests: fetched.length,
    kilobytes: fetched.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1_024,
    referenceSeconds: (performance.now() - referenceAt) / 1_000,
  }
}
