/**
 * A parent has a print file made from a book's card, downloads it, and erases it with the book. A PDF library reads the
 * file.
 */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { MY_STORIES } from '#text/my-stories.ts'
import { PRINT_BOOK } from '#text/print-book.ts'
import { problemText } from '#text/problems.ts'
import { readPrint } from '#ops/print-sample/read-print.ts'
import { expect, test } from '../support/fixtures.ts'
import { openFromMenu, openShelf, pressMoreAction } from '../support/journey.ts'
import { BOOK_TEST_MS, BOOK_TITLE, uploadPhoto, orderBook, pay, describeChild, waitForBook } from '../support/parent.ts'
import { failedPrint, putPrints, openPrintDialog } from '../support/prints.ts'
import { asParent } from '../support/signed-in.ts'

/** `npm run nightly -- real-studio` draws the pictures as large as a press needs them. */
const isRealStudio = process.env.E2E_STUDIO === 'built-in'

test.describe.configure({ timeout: BOOK_TEST_MS })

test.use({ storageState: asParent, tags: isRealStudio ? ['real-studio'] : [] })

const dialog = (page: Page) => page.getByRole('dialog', { name: PRINT_BOOK.title })
const format = (page: Page, name: 'square' | 'a4') =>
  dialog(page).getByRole('article', { name: PRINT_BOOK.formats[name].name })
/** Time to draw eight pictures in print size on a busy machine. */
const DRAWN_WITHIN_MS = 180_000

test(
  'makes a book and its A4 print file, downloads the file, and erases both',
  { tag: '@nightly' },
  async ({ page, complaints }) => {
    await test.step('a parent makes a book', async () => {
      await openShelf(page)
      await describeChild(page)
      await uploadPhoto(page)
      await orderBook(page)
      await pay(page)
      await waitForBook(page)
    })

    await test.step('orders an A4 print file, closes the dialog and opens it again', async () => {
      await pressMoreAction(page.getByRole('article', { name: BOOK_TITLE }), MY_STORIES.print)
      await expect(dialog(page)).toContainText(BOOK_TITLE)
      await format(page, 'a4').getByRole('button', { name: PRINT_BOOK.make }).click()
      await expect(format(page, 'a4').getByText(PRINT_BOOK.making)).toBeVisible()
      await page.goBack()
      await expect(dialog(page)).toHaveCount(0)
      await pressMoreAction(page.getByRole('article', { name: BOOK_TITLE }), MY_STORIES.print)
      await expect(format(page, 'square').getByRole('button', { name: PRINT_BOOK.make })).toBeVisible()
    })

    const address = await test.step('downloads the print file, which fits a press', async () => {
      const link = format(page, 'a4').getByRole('link')
      await expect(link).toBeVisible({ timeout: DRAWN_WITHIN_MS })
      const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
      expect(download.suggestedFilename()).toMatch(/^Defne.*Sihirli Orman Macerası - A4 kitap\.pdf$/)
      const { title, sheets } = await readPrint(readFileSync(await download.path()))
      expect(title).toBe(BOOK_TITLE)
      expect(sheets).toHaveLength(9)
      for (const [index, { trim, bleed, fonts, pictures }] of sheets.entries()) {
        expect([trim.w, trim.h]).toEqual([expect.closeTo(index === 0 ? 426 : 420, 3), expect.closeTo(297, 3)])
        expect([bleed.w - trim.w, bleed.h - trim.h]).toEqual([expect.closeTo(6, 3), expect.closeTo(6, 3)])
        expect(fonts.length).toBeGreaterThan(0)
        expect(fonts.filter(({ isEmbedded }) => !isEmbedded)).toEqual([])
        expect(pictures.length).toBeGreaterThan(0)
        if (isRealStudio) for (const { dpi } of pictures) expect(Math.min(dpi.x, dpi.y)).toBeGreaterThan(250)
      }
      return (await link.getAttribute('href')) ?? ''
    })

    await test.step('erases the book and its print file', async () => {
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toHaveCount(0)
      await openFromMenu(page, 'Kitaplığım')
      await pressMoreAction(page, MY_STORIES.erase)
      await page.getByRole('button', { name: MY_STORIES.eraseConfirm }).click()
      await expect(page.getByText(MY_STORIES.bookErased(BOOK_TITLE))).toBeVisible()
      complaints.allow(/status of 404/)
      expect(await page.evaluate(async (path) => (await fetch(path, { cache: 'reload' })).status, address)).toBe(404)
    })
  },
)

test('says why a book with painted pages cannot be printed', { tag: '@nightly' }, async ({ page, account }) => {
  await openPrintDialog(page, await putPrints(account, { square: failedPrint('print-not-drawn') }))
  await expect(format(page, 'square').getByRole('alert')).toHaveText(problemText('print-not-drawn'))
  await expect(format(page, 'square').getByRole('button')).toHaveCount(0)
})
