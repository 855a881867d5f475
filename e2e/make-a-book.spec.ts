/**
 * The whole path, through the real parts: from the landing page to page 2 of a child's own book.
 */
import { BOOK_TITLE, givePhoto, order, pay, register, tellWhoTheHeroIs, waitForBook } from './support/parent.ts'
import { expect, test } from './support/fixtures.ts'

test('a parent makes a book and reads it', async ({ page }) => {
  await test.step('registers', () => register(page))
  await test.step('tells who the hero is', () => tellWhoTheHeroIs(page))
  await test.step('gives a photo and sees the portrait', () => givePhoto(page))
  await test.step('pays', async () => {
    await order(page)
    await pay(page)
  })
  await test.step('sees the card change by itself', async () => {
    await expect(page.getByText(BOOK_TITLE).first()).toBeVisible()
    await waitForBook(page)
  })

  await test.step('reads, and hears', async () => {
    await page.evaluate(() => {
      const { start } = AudioBufferSourceNode.prototype
      AudioBufferSourceNode.prototype.start = function (this: AudioBufferSourceNode, ...when: [number?, number?]) {
        // Music goes round; the sound of a page is shorter than any sentence.
        if (!this.loop && (this.buffer?.duration ?? 0) > 2 && this.context.state === 'running') document.body.dataset.narrated = 'true'
        start.apply(this, when)
      }
    })
    await page.getByRole('button', { name: /Hikayeyi Oku/ }).click()
    const reader = page.getByRole('dialog', { name: BOOK_TITLE })
    await reader.getByRole('button', { name: 'Sonraki sayfa' }).click()
    await expect(reader.getByText(/Defne yeni, kırmızı pelerinini giymiş|Defne yeni pelerinini giymiş/)).toBeVisible()
    await expect(reader.getByText(/Orman üç gecedir uyuyamıyor/)).toBeVisible()
    await expect(page.locator('body')).toHaveAttribute('data-narrated', 'true')
  })
})
