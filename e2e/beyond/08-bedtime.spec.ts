/**
 * 'Uyku vakti' dims and warms the page, slows the reading and ends the sound by itself; the choice is saved for later
 * evenings.
 */
import type { Page } from '@playwright/test'
import { BEDTIME_SLEEPS_AFTER_MS } from '#features/reader/model/reader-times.ts'
import { READER } from '#text/reader.ts'
import { deviceOf, inSizes } from '../screens/screen.ts'
import { expect, test } from '../support/fixtures.ts'
import { passTime } from '../support/pass-time.ts'
import { FAVOURITE, openReader } from '../support/rooms.ts'
import { asParent } from '../support/signed-in.ts'

declare global {
  interface Window {
    /** Number of screen wake locks held. */
    screenLocks: number
    /** True while there is sound. */
    isHeard: () => boolean
  }
}

function watchScreenAndSound(): void {
  window.screenLocks = 0
  const request = () => {
    window.screenLocks += 1
    const release = () => {
      window.screenLocks -= 1
      return Promise.resolve()
    }
    return Promise.resolve({ released: false, release } as unknown as WakeLockSentinel)
  }
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } })
  const sounding = new Set<AudioBufferSourceNode>()
  const { start, stop } = AudioBufferSourceNode.prototype
  AudioBufferSourceNode.prototype.start = function (...when) {
    sounding.add(this)
    this.addEventListener('ended', () => sounding.delete(this))
    start.apply(this, when)
  }
  AudioBufferSourceNode.prototype.stop = function (...when) {
    sounding.delete(this)
    stop.apply(this, when)
  }
  window.isHeard = () => sounding.size > 0
}

const reader = (page: Page) => page.getByRole('dialog')
const openPages = (page: Page) => page.locator('output').first()
const bedtime = (page: Page) => reader(page).getByRole('checkbox', { name: new RegExp(READER.bedtime) })
const goodNight = (page: Page) => reader(page).getByRole('button', { name: new RegExp(READER.goodNight) })
const screenLocks = (page: Page) => page.evaluate(() => window.screenLocks)
const isHeard = (page: Page) => page.evaluate(() => window.isHeard())
const openSheet = (page: Page) =>
  reader(page)
    .getByRole('button', { name: /^Müzik teması/ })
    .click()
const isDim = (page: Page) => reader(page).locator('[data-on=true]').count()
/** Playback rates of the running page animations. */
const pace = (page: Page) => page.evaluate(() => document.getAnimations().map(({ playbackRate }) => playbackRate))

test.use({ storageState: asParent })

/** Page turns are animated here, because most parents have not asked for reduced motion. */
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

inSizes(['phone-lying'], () => {
  test('dims and stops the book in bedtime mode, resumes at a touch, remembers the mode', async ({ page }) => {
    await page.addInitScript(watchScreenAndSound)
    await openReader(page, FAVOURITE)
    const start = page.getByRole('button', { name: READER.start })
    if (await start.isVisible()) await start.click()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => pace(page)).toContain(1)
    await expect(openPages(page)).toHaveText(READER.pageAnnouncement(1, 2, 12))

    await test.step('dims the page, plays the lullaby and turns pages slowly', async () => {
      await openSheet(page)
      await bedtime(page).check()
      await page.keyboard.press('Escape')
      await expect(
        reader(page).getByRole('button', { name: READER.musicTheme(READER.themes.sleep.name) }),
      ).toBeVisible()
      expect(await isDim(page)).toBe(1)
      await page.keyboard.press('ArrowRight')
      await expect.poll(() => pace(page)).toContain(0.6)
      await expect(openPages(page)).toHaveText(READER.pageAnnouncement(3, 4, 12))
      await expect.poll(() => isHeard(page)).toBe(true)
      expect(await screenLocks(page)).toBe(1)
    })

    await test.step('falls asleep a minute after the end, and releases the screen', async () => {
      await page.keyboard.press('End')
      await expect(openPages(page)).toHaveText(READER.theEnd)
      await passTime(page, BEDTIME_SLEEPS_AFTER_MS.ending)
      await expect(goodNight(page)).toBeFocused()
      await expect.poll(() => isHeard(page)).toBe(false)
      await expect.poll(() => screenLocks(page)).toBe(0)
    })

    await test.step('wakes at a touch', async () => {
      await goodNight(page).click()
      await expect(goodNight(page)).toHaveCount(0)
      await expect.poll(() => screenLocks(page)).toBe(1)
      await expect(reader(page).getByRole('button', { name: READER.again })).toBeInViewport()
    })

    await test.step('starts in bedtime mode next time, and can be switched off', async () => {
      await openReader(page, FAVOURITE)
      if (await start.isVisible()) await start.click()
      expect(await isDim(page)).toBe(1)
      await openSheet(page)
      await bedtime(page).uncheck()
      await page.keyboard.press('Escape')
      expect(await isDim(page)).toBe(0)
    })
  })
})

test.describe('an upright phone', () => {
  test.use(deviceOf('phone'))

  test('offers bedtime mode in the picture book on an upright phone', async ({ page }) => {
    await openReader(page, FAVOURITE)
    await reader(page).getByRole('button', { name: READER.readUpright }).click()
    await openSheet(page)
    await bedtime(page).check()
    expect(await isDim(page)).toBe(1)
    await passTime(page, BEDTIME_SLEEPS_AFTER_MS.page)
    await goodNight(page).click()
    await openSheet(page)
    await bedtime(page).uncheck()
    expect(await isDim(page)).toBe(0)
  })
})
