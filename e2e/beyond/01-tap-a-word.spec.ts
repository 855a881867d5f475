/**
 * Tapping a word reads on from it, holding a word speaks it alone, 'Daha yavaş' slows down. Tested by finger, mouse and
 * keys.
 */
import type { Page } from '@playwright/test'
import { READER } from '#text/reader.ts'
import { deviceOf } from '../screens/screen.ts'
import { expect, test } from '../support/fixtures.ts'
import { finger } from '../support/finger.ts'
import { FAVOURITE, openReader } from '../support/rooms.ts'
import { asParent } from '../support/signed-in.ts'
import { wordAt } from '../support/words.ts'

declare global {
  interface Window {
    /** Clip parts in playback order, each with the words that were highlighted while it played. */
    parts: { isAlone: boolean; lit: string[] }[]
    /** Playback through an audio element: its rate, and whether it keeps the pitch. */
    playedSlowly: { rate: number; keepsPitch: boolean }[]
  }
}

function listen(): void {
  window.parts = []
  window.playedSlowly = []
  const { add } = Highlight.prototype
  Highlight.prototype.add = function (range) {
    window.parts.at(-1)?.lit.push(String(range))
    return add.call(this, range)
  }
  const { start } = AudioBufferSourceNode.prototype
  AudioBufferSourceNode.prototype.start = function (...when) {
    if (!this.loop && (this.buffer?.duration ?? 0) > 2) window.parts.push({ isAlone: when[2] !== undefined, lit: [] })
    start.apply(this, when)
  }
  const { play } = HTMLMediaElement.prototype
  HTMLMediaElement.prototype.play = function () {
    window.parts.push({ isAlone: false, lit: [] })
    window.playedSlowly.push({ rate: this.playbackRate, keepsPitch: this.preservesPitch })
    return play.call(this)
  }
}

const parts = (page: Page) => page.evaluate(() => window.parts)
/** The part that plays now: whether it is one word alone, and the first word highlighted in it. */
const sounding = async (page: Page) => {
  const part = (await parts(page)).at(-1)
  return part && { isAlone: part.isAlone, first: part.lit[0] }
}

const reader = (page: Page) => page.getByRole('dialog')
const openPages = (page: Page) => page.locator('output').first()
const texts = (page: Page) => reader(page).locator('[data-words]')
const slower = (page: Page) => reader(page).getByRole('button', { name: READER.slow })

test.use({ storageState: asParent })

/** Page turns are animated here, because most parents have not asked for reduced motion. */
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test(
  'desktop: reads from a clicked word, speaks a held one, slows down, obeys keys',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.addInitScript(listen)
    await openReader(page, FAVOURITE)
    await page.keyboard.press('ArrowRight')
    const firstPages = READER.pageAnnouncement(1, 2, 12)
    await expect(openPages(page)).toHaveText(firstPages)
    await expect(page.getByText(READER.wordsHint)).toBeVisible()
    await expect.poll(() => parts(page)).toHaveLength(1)

    await test.step('reads on from a clicked word, and turns no page', async () => {
      const word = await wordAt(texts(page).nth(0), 12)
      await page.mouse.click(word.x, word.y)
      await expect.poll(() => sounding(page)).toEqual({ isAlone: false, first: word.text })
      await expect.poll(async () => (await parts(page)).at(-1)?.lit.length).toBeGreaterThan(1)
      expect(await parts(page)).toHaveLength(2)
      await expect(openPages(page)).toHaveText(firstPages)
    })

    await test.step('speaks a held word alone, then continues the narration', async () => {
      // The mouse could also lift the page in the corner where this word lies.
      const word = await wordAt(texts(page).nth(1), 2)
      await page.mouse.move(word.x, word.y)
      await page.mouse.down()
      await expect.poll(() => sounding(page)).toEqual({ isAlone: true, first: word.text })
      expect(
        await page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.textContent, [word.x, word.y] as const),
      ).toContain(word.text)
      await page.mouse.up()
      await expect.poll(() => sounding(page)).toMatchObject({ isAlone: false })
      expect((await parts(page)).findLast(({ isAlone }) => isAlone)?.lit).toEqual([word.text])
      await expect(openPages(page)).toHaveText(firstPages)
    })

    await test.step('speaks word by word with keys, and reads on from there', async () => {
      const first = await wordAt(texts(page).nth(1), 4)
      await page.mouse.click(first.x, first.y)
      await expect.poll(() => sounding(page)).toEqual({ isAlone: false, first: first.text })
      await page.keyboard.down('Shift')
      await page.keyboard.press('ArrowLeft')
      await expect.poll(() => sounding(page)).toMatchObject({ isAlone: true })
      const alone = (await sounding(page))?.first
      await page.keyboard.press('ArrowRight')
      await expect.poll(async () => (await sounding(page))?.first).not.toBe(alone)
      await expect.poll(() => sounding(page)).toMatchObject({ isAlone: true, first: expect.any(String) })
      const chosen = (await sounding(page))?.first
      await page.keyboard.press('Enter')
      await page.keyboard.up('Shift')
      await expect.poll(() => sounding(page)).toEqual({ isAlone: false, first: chosen })
      await expect(openPages(page)).toHaveText(firstPages)
    })

    await test.step('reads slower at the same pitch, also next time; shows the hint only once', async () => {
      await slower(page).click()
      await expect.poll(() => page.evaluate(() => window.playedSlowly.at(-1))).toEqual({ rate: 0.8, keepsPitch: true })
      await expect.poll(async () => (await parts(page)).at(-1)?.lit.length).toBeGreaterThan(1)
      await page.keyboard.press('ArrowRight')
      await expect(openPages(page)).toHaveText(READER.pageAnnouncement(3, 4, 12))
      await expect(page.getByText(READER.wordsHint)).toBeHidden()
      await openReader(page, FAVOURITE)
      await expect(openPages(page)).toHaveText(READER.pageAnnouncement(3, 4, 12))
      await expect(slower(page)).toHaveAttribute('aria-pressed', 'true')
      await expect(page.getByText(READER.wordsHint)).toBeHidden()
    })
  },
)

test.describe('on a phone', () => {
  test.use(deviceOf('phone-lying'))

  test('reads from a tapped word, speaks a held one, and turns the page by a swipe', async ({ page }) => {
    await page.addInitScript(listen)
    await openReader(page, FAVOURITE)
    await reader(page).getByRole('button', { name: READER.start }).tap()
    await reader(page).getByRole('button', { name: READER.next }).tap()
    await expect(openPages(page)).toHaveText(READER.pageAnnouncement(1, 2, 12))
    await expect.poll(() => parts(page)).toHaveLength(1)
    const hand = await finger(page)

    const word = await wordAt(texts(page).nth(1), 3)
    await page.touchscreen.tap(word.x, word.y)
    await expect.poll(() => sounding(page)).toEqual({ isAlone: false, first: word.text })

    const other = await wordAt(texts(page).nth(0), 3)
    await hand.send('touchStart', other)
    await expect.poll(() => sounding(page)).toEqual({ isAlone: true, first: other.text })
    await hand.send('touchEnd')
    await expect(openPages(page)).toHaveText(READER.pageAnnouncement(1, 2, 12))

    await hand.swipe(600, 300, -200)
    await expect(openPages(page)).toHaveText(READER.pageAnnouncement(3, 4, 12))
  })
})
