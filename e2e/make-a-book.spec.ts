/**
 * The whole path, through the real parts: from the landing page to page 2 of a child's own book.
 */
import sharp from 'sharp'
import { BOOK_TITLE, givePhoto, order, pay, register, tellWhoTheHeroIs, waitForBook, wizardOf } from './support/parent.ts'
import { expect, test } from './support/fixtures.ts'

test('a parent makes a book and reads it', async ({ page }) => {
  await test.step('registers', () => register(page))
  await test.step('tells who the hero is', () => tellWhoTheHeroIs(page))
  await test.step('gives a photo and sees the portrait', () => givePhoto(page))
  const previewedCover = await test.step('sees the cover with the child, before paying', async () => {
    const cover = wizardOf(page).getByRole('img', { name: 'Kitabın kapağında Defne' })
    await expect(cover.locator('img')).toHaveCount(4)
    await cover.evaluate((page) => Promise.all(page.getAnimations({ subtree: true }).map((animation) => animation.finished)))
    return cover.screenshot()
  })
  await test.step('pays', async () => {
    await order(page)
    await pay(page)
  })
  await test.step('sees the card change by itself', async () => {
    await expect(page.getByText(BOOK_TITLE).first()).toBeVisible()
    await waitForBook(page)
  })

  await test.step('the book has the cover that was shown', async () => {
    const source = await page.getByRole('article').locator('img').first().getAttribute('src')
    const made = await (await page.request.get(source ?? '')).body()
    expect(await difference(previewedCover, made)).toBeLessThan(8)
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

/** Of two pictures of one thing, seen small: mean of the channels' differences, 0–255. */
async function difference(one: Buffer, other: Buffer): Promise<number> {
  const small = (picture: Buffer) => sharp(picture).resize(90, 120, { fit: 'fill' }).removeAlpha().raw().toBuffer()
  const [a, b] = [await small(one), await small(other)]
  return a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / a.length
}
