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
    // Another light or a hundred pixels of screen: 7. No hero on it: 37. Another book: 75.
    expect(await difference(previewedCover, made)).toBeLessThan(15)
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
    const word = await page.waitForFunction(() => Array.from(CSS.highlights.get('spoken-word') ?? [], String)[0])
    expect((await reader.locator('.leaf__words').allTextContents()).join(' ').split(' ')).toContain(await word.jsonValue())
  })
})

/** Of two pictures of one thing, without their edges, seen small: mean of the channels' differences, 0–255. */
async function difference(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = [await seenSmall(one), await seenSmall(other)]
  return a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / a.length
}

async function seenSmall(picture: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(picture).metadata()
  const [left, top] = [Math.round(width * 0.06), Math.round(height * 0.06)]
  const inside = await sharp(picture).extract({ left, top, width: width - 2 * left, height: height - 2 * top }).png().toBuffer()
  return sharp(inside).resize(30, 40, { fit: 'fill' }).removeAlpha().raw().toBuffer()
}
