/**
 * The whole book as a small preview before payment: drawn in the browser, with a watermark, and only from free files.
 */
import sharp from 'sharp'
import { CREATE_STORY } from '#text/create-story.ts'
import { inSizes } from './screens/screen.ts'
import { expect, test } from './support/fixtures.ts'
import { pixelsOf } from './support/pixels.ts'
import { CHILD, describeChild, previewedCover, register, uploadPhoto, wizardOf } from './support/parent.ts'

const SPREADS = 6
/** The limit of the plate files, fetched after the portrait. */
const MOST_BYTES = 1_600_000
/** A difference of this size, on a scale to 255, is seen. */
const SEEN_FROM = 12

inSizes(['desktop', 'phone-lying', 'phone'], () => {
  test('lets a parent turn through all spreads with the child before paying', async ({ page }) => {
    await register(page)
    await describeChild(page)
    const arriving: Promise<{ url: string; bytes: number }>[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'image' || !response.url().includes('/plates/')) return
      arriving.push(response.body().then(({ length }) => ({ url: response.url(), bytes: length })))
    })
    await uploadPhoto(page)
    await previewedCover(page)
    const wizard = wizardOf(page)
    await wizard.getByRole('button', { name: CREATE_STORY.previewOpen }).click()
    const book = wizard.getByRole('region', { name: CREATE_STORY.preview })
    const next = book.getByRole('button', { name: CREATE_STORY.previewNext })
    for (let spread = 1; spread <= SPREADS; spread += 1) {
      await expect(book.getByRole('img', { name: CREATE_STORY.previewSpread(CHILD.name, spread) })).toBeVisible()
      await expect(
        book.getByText(`${CREATE_STORY.previewRibbon} ${CREATE_STORY.previewPlace(spread, SPREADS)}`),
      ).toBeVisible()
      // Only the first spread has words and a voice.
      await expect(book.getByRole('button', { name: CREATE_STORY.openingHear })).toHaveCount(spread === 1 ? 1 : 0)
      if (spread < SPREADS) await next.click()
    }
    await expect(next).toBeDisabled()
    await expect(book).toHaveAttribute('aria-busy', 'false')

    const small = await Promise.all(arriving)
    expect(small.length).toBeGreaterThanOrEqual(2 * SPREADS - 2)
    expect(small.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(MOST_BYTES)
    // Half of a page's size, because `media` delivers the full size only to the owner after payment.
    for (const { url } of small) {
      const { width } = await sharp(await (await page.request.get(url)).body()).metadata()
      expect(width, url).toBeLessThanOrEqual(1100)
    }

    const mark = book.locator('[data-mark]')
    const marked = await pixelsOf(mark)
    await mark.evaluate((shown) => shown.setAttribute('hidden', ''))
    const bare = await pixelsOf(mark.locator('..'))
    const seen = marked.data.filter((value, at) => Math.abs(value - (bare.data[at] ?? 0)) > SEEN_FROM).length
    expect(seen / marked.data.length).toBeGreaterThan(0.02)
  })
})
