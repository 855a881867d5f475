/** Opens a book from its card on a phone: what the tap requests, and what remains after the book is closed. */
import { expect, test } from './support/fixtures.ts'
import { openShelf } from './support/journey.ts'
import { asParent } from './support/signed-in.ts'
import { unpaidStory } from '#local/sample-book/sample-stories.ts'
import { putStories } from './support/stories.ts'

const TITLE = 'Sihirli Orman Macerası'

// A small screen without hover (product 9.2). With a phone's user agent Firebase would load Google's frame at once.
test.use({ storageState: asParent, viewport: { width: 844, height: 390 }, isMobile: true, hasTouch: true })

/** Page turns are animated here, because most parents have not asked for reduced motion. */
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('fills the screen after a press on Oku; Back and Kapat close the book', async ({ page }) => {
  await openShelf(page)
  const read = page.getByRole('button', { name: 'Oku', exact: true }).first()
  const reader = page.getByRole('dialog', { name: TITLE })
  const fillsScreen = () => page.evaluate(() => document.fullscreenElement !== null)
  const isClosed = async () => {
    await expect(reader).toHaveCount(0)
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect.poll(fillsScreen).toBe(false)
    await expect(read).toBeFocused()
  }

  await test.step('closes by Back', async () => {
    await read.tap()
    await expect(reader).toBeVisible()
    await expect.poll(fillsScreen).toBe(true)
    await page.goBack()
    await isClosed()
  })
  await test.step('closes by Kapat', async () => {
    await read.tap()
    await expect(reader).toBeVisible()
    await expect.poll(fillsScreen).toBe(true)
    await reader.getByRole('button', { name: 'Kapat' }).tap()
    await isClosed()
  })
  await test.step('opens without full screen if the browser refuses it', async () => {
    await page.evaluate(() => {
      Element.prototype.requestFullscreen = () => Promise.reject(new TypeError('Permissions check failed'))
    })
    await read.tap()
    await expect(reader).toBeVisible()
    expect(await fillsScreen()).toBe(false)
    await page.keyboard.press('Escape')
    await isClosed()
  })
})

test('moves a cover from its card at each opening; fades it in with reduced motion', async ({ page }) => {
  await page.addInitScript(() => {
    const flights: boolean[] = []
    Object.assign(window, { flights })
    const { animate } = Element.prototype
    Element.prototype.animate = function (this: Element, keyframes, options) {
      if (this.closest('[data-ready]'))
        flights.push(/translate\(.*px\) scale\([\d.]+\)/.test(JSON.stringify(keyframes)))
      return animate.call(this, keyframes, options)
    }
  })
  const flights = () => page.evaluate(() => (window as unknown as { flights: boolean[] }).flights.splice(0).at(-1))
  await openShelf(page)
  const read = page.getByRole('button', { name: 'Oku', exact: true }).first()
  const reader = page.getByRole('dialog', { name: TITLE })
  for (const reducedMotion of ['no-preference', 'no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion })
    await read.tap()
    await expect(reader.locator('[data-ready] img')).toBeVisible()
    // The flight begins in the frame after the one that shows the cover.
    await expect.poll(flights).toBe(reducedMotion === 'no-preference')
    await reader.getByRole('button', { name: 'Kapat' }).tap()
    await expect(reader).toHaveCount(0)
  }
})

test('says that a book in the address cannot be read yet, and clears the address', async ({ page, account }) => {
  const unpaid = unpaidStory(account.uid)
  const says = async (story: ReturnType<typeof unpaidStory>, sentence: string) => {
    await putStories(account.uid, [story])
    await page.goto(`/my-stories?read=${story.id}`)
    // Some cards already show this sentence, and then no toast repeats it.
    await expect(page.getByText(sentence).first()).toBeVisible()
    await expect(page).toHaveURL(/\/my-stories$/)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await says({ ...unpaid, paymentStatus: 'paid' }, 'Hikaye henüz hazır değil')
  await says(unpaid, 'Ödeme bekleniyor')
  await says({ ...unpaid, status: 'failed', paymentStatus: 'refunded' }, 'Bu kitabı bitiremedik, üzgünüz.')
})
