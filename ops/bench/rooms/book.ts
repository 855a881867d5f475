/**
 * A paid, finished book: the size of its pictures and sounds, the time to its first page, the delay from a tap to its
 * sound.
 */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { storyWorlds } from '#stories/library.ts'
import { READER } from '#text/reader.ts'
import { median } from '../reader/median.ts'
import type { Row } from '../table.ts'
import { payForBook, register, sendPhoto, toPhoto } from '../wizard.ts'
import { newVisitor, slow, type World } from './phone.ts'

const PHOTO = new URL('../../../tests/fixtures/photos/astronaut.png', import.meta.url)
const LYING_PHONE = { width: 844, height: 390 }
const MB = 1_000_000
const TURNS = 6

interface Opened {
  firstPageMs: number
  tapsMs: number[]
  mediaBytes: number
}

export async function measureBook(world: World): Promise<Row[]> {
  const { context, page } = await newVisitor(world)
  await register(page)
  await toPhoto(page, storyWorlds[0]?.id ?? '')
  await sendPhoto(page, { name: 'fotograf.png', mimeType: 'image/png', buffer: readFileSync(PHOTO) })
  await payForBook(page)
  const all: Opened[] = []
  for (let round = 0; round < world.runs; round++) {
    const tab = await context.newPage()
    all.push(await readThrough(tab))
    await tab.close()
  }
  await context.close()
  const of = (figure: (opened: Opened) => number) => median(all.map(figure))
  return [
    {
      what: 'book of 14 pages: pictures, narration and music, read to its end',
      figure: of(({ mediaBytes }) => mediaBytes) / MB,
      unit: 'MB',
      budget: 1.5,
    },
    {
      what: 'book: first page, after the overlay',
      figure: of(({ firstPageMs }) => firstPageMs) / 1_000,
      unit: 's',
      budget: 1,
    },
    {
      what: 'book: from a tap to its sound, the slowest of a reading',
      figure: of(({ tapsMs }) => Math.max(...tapsMs)),
      unit: 'ms',
      budget: 100,
    },
  ]
}

/** On a phone in landscape, over a slow network, with an empty HTTP cache. */
async function readThrough(page: Page): Promise<Opened> {
  // Only the network is slow: the delay of a tap measures the program, not a throttled processor.
  await slow(page, { viewport: LYING_PHONE, processor: 1 })
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.clearBrowserCache')
  const media = new Map<string, number>()
  page.on('response', (response) => {
    if (!isMedia(response.url()) || media.has(response.url())) return
    media.set(response.url(), 0)
    response.body().then(
      ({ length }) => media.set(response.url(), length),
      // The page has cancelled this clip.
      () => media.delete(response.url()),
    )
  })
  await page.addInitScript(listenToSounds)
  await page.addInitScript(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith('reading_place:'))
      .forEach((key) => localStorage.removeItem(key)),
  )
  await page.goto('/my-stories')
  await page.getByRole('button', { name: 'Hikayeyi Oku' }).first().click()
  const reader = page.getByRole('dialog')
  await reader.getByText(READER.openingReady).waitFor()
  const firstPageMs = await page.evaluate(fromOverlayToPage, READER.openingReady)
  const start = reader.getByRole('button', { name: READER.start })
  if (await start.isVisible()) await start.click()
  const next = reader.getByRole('button', { name: READER.next })
  const tapsMs: number[] = []
  for (let turn = 0; turn < TURNS; turn++) {
    await page.evaluate(() => window.sounds.forget())
    await next.click()
    tapsMs.push(await page.evaluate(() => window.sounds.afterTap))
    // Wait for the end of the turn: a tap while a page turns plays its sound only with its own turn.
    await page.waitForFunction(liesStill)
    await page.waitForLoadState('networkidle')
  }
  return { firstPageMs, tapsMs, mediaBytes: [...media.values()].reduce((sum, bytes) => sum + bytes, 0) }
}

const isMedia = (url: string): boolean => /\/media\/|\/stories\/|\/music\/|\/sounds\//.test(new URL(url).pathname)

declare global {
  interface Window {
    sounds: { afterTap: Promise<number>; forget: () => void }
  }
}

function listenToSounds(): void {
  let tappedAt = 0
  let heard: (ms: number) => void = () => undefined
  const sounds = {
    afterTap: Promise.resolve(0),
    forget: () => {
      tappedAt = 0
      sounds.afterTap = new Promise((resolve) => (heard = resolve))
    },
  }
  window.sounds = sounds
  addEventListener('pointerdown', ({ timeStamp }) => (tappedAt = timeStamp), { capture: true })

  const start = AudioBufferSourceNode.prototype.start
  AudioBufferSourceNode.prototype.start = function (...given) {
    if (tappedAt > 0) heard(performance.now() - tappedAt)
    start.apply(this, given)
  }
}

function liesStill(): boolean {
  return document
    .getAnimations()
    .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity)
}

/** From the frame in which the overlay has gone until a picture of the book is drawn. */
function fromOverlayToPage(ready: string): Promise<number> {
  return new Promise((resolve) => {
    let leftAt = 0
    const look = () => {
      const isThere = [...document.querySelectorAll('[role=status]')].some(({ textContent }) => textContent === ready)
      if (!isThere) leftAt ||= performance.now()
      const stands = [...document.querySelectorAll<HTMLImageElement>('[role=dialog] img, dialog img')].some(
        (image) => image.complete && image.naturalWidth > 0 && image.checkVisibility({ visibilityProperty: true }),
      )
      if (leftAt && stands) resolve(performance.now() - leftAt)
      else requestAnimationFrame(look)
    }
    look()
  })
}
