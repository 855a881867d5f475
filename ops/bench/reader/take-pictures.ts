/** `npm run bench -- reader --pictures`: ten moments of one turn, ours above and react-pageflip's below, into .local/turn.webp. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import { BOOK_SETTINGS } from '#flip-book/geometry/book-settings.ts'
import { projectFolder } from '#local/environment/project-folder.ts'
import type { Variant } from './scenes.ts'
import { pagesOf } from './table.ts'

const MOMENTS = 10
const VIEWPORT = { width: 960, height: 560 }
const CELL = { width: 384, height: 224 }
const GAP = 8
const FROM_INDEX = 3
/** The page's clock at the start of the turn. */
const START_MS = 100
const POLLING_MS = 50

export async function takePictures(browser: Browser, url: string): Promise<string> {
  const moments = [
    ...(await momentsOf(browser, url, 'compositor', ours)),
    ...(await momentsOf(browser, url, 'bare', theirs)),
  ]
  const across = MOMENTS / 2
  const cells = await Promise.all(
    moments.map(async (picture, number) => ({
      input: await sharp(picture).resize(CELL.width, CELL.height).toBuffer(),
      left: GAP + (number % across) * (CELL.width + GAP),
      // A double gap between the rows of the two books.
      top: GAP + Math.floor(number / across) * (CELL.height + GAP) + (number >= MOMENTS ? GAP : 0),
    })),
  )
  const file = join(projectFolder, '.local/turn.webp')
  mkdirSync(join(projectFolder, '.local'), { recursive: true })
  await sharp({
    create: {
      width: GAP + across * (CELL.width + GAP),
      height: 2 * GAP + 4 * (CELL.height + GAP),
      channels: 3,
      background: '#fff6e0',
    },
  })
    .composite(cells)
    .webp({ quality: 80 })
    .toFile(file)
  return file
}

type ShowMoment = (page: Page, part: number) => Promise<void>

async function momentsOf(browser: Browser, url: string, book: Variant, showMoment: ShowMoment): Promise<Buffer[]> {
  const page = await browser.newPage({ viewport: VIEWPORT })
  try {
    await page.addInitScript(takeFrames)
    await page.goto(`${url}?book=${book}`)
    await page.waitForFunction(() => window.bench.book !== null, null, { polling: POLLING_MS })
    await page.evaluate((index) => {
      window.drawFrame(0)
      window.bench.book?.turnToPage(index)
    }, FROM_INDEX)
    await page.waitForFunction((index) => window.bench.book?.getCurrentPageIndex() === index, FROM_INDEX, {
      polling: POLLING_MS,
    })
    await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())))
    await page.evaluate((startMs) => {
      window.drawFrame(startMs)
      window.bench.book?.flipNext()
    }, START_MS)
    const pictures: Buffer[] = []
    for (let moment = 0; moment < MOMENTS; moment += 1) {
      await showMoment(page, (moment + 0.5) / MOMENTS)
      pictures.push(await page.screenshot())
    }
    return pictures
  } finally {
    await page.close()
  }
}

const ours: ShowMoment = async (page, part) => {
  await page.waitForFunction(() => document.getAnimations().length > 0, null, { polling: POLLING_MS })
  await page.evaluate((atMs) => {
    for (const animation of document.getAnimations()) {
      animation.pause()
      animation.currentTime = atMs
    }
  }, part * BOOK_SETTINGS.flippingTime)
}

/**
 * The library turns one pixel a millisecond, from a corner that it lifts by a tenth of the height (page-flip 2.0.7,
 * Flip.ts).
 */
const theirs: ShowMoment = async (page, part) => {
  const { pageWidth, pageHeight } = await pagesOf(page)
  await page.evaluate((ms) => window.drawFrame(ms), START_MS + part * (2 * pageWidth - pageHeight / 10))
}

declare global {
  interface Window {
    /** Draws the requested frame as if the clock showed `ms`. */
    drawFrame: (ms: number) => void
  }
}

/** Delivers frames on demand: the library draws with requestAnimationFrame. */
function takeFrames() {
  let asked: FrameRequestCallback[] = []
  window.requestAnimationFrame = (draw) => asked.push(draw)
  window.drawFrame = (ms) => {
    const now = asked
    asked = []
    for (const draw of now) draw(ms)
  }
}
