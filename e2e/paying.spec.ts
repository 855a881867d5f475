/** Failures between order and payment: each shows the parent a sentence and how to continue. */
import type { Page } from '@playwright/test'
import { PATHS } from '#domain/site-paths.ts'
import { DAILY_LIMITS } from '#netlify/accounts/daily-limit.ts'
import { expireAtStripe, sessionsAtStripe } from '../tests/functions/support/payment.ts'
import { drawnPortrait, makeUnpaidStory } from '../tests/functions/support/unpaid-stories.ts'
import { inSizes } from './screens/screen.ts'
import { database, expect, test } from './support/fixtures.ts'
import { openShelf } from './support/journey.ts'
import { uploadPhoto, orderBook, pay, payButton, describeChild, wizardOf } from './support/parent.ts'
import { asParent } from './support/signed-in.ts'

test.use({ storageState: asParent })

const OWN_TITLE = 'Defne ve Uykusuz Orman'
const NOT_PAID = /Henüz bir ödeme görünmüyor\. Kitabınız duruyor/
const isSaidOnce = async (page: Page) => {
  await expect(page.getByText(NOT_PAID)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('main')).toBeVisible()
  await expect(page.getByText(NOT_PAID)).toHaveCount(0)
}

inSizes(['phone-lying'], () => {
  test('reports a declined card and each return from the pay page, keeps the draft, pays', async ({ page }) => {
    await openShelf(page)
    await describeChild(page)
    await uploadPhoto(page)
    await wizardOf(page).getByLabel('Kitabın adı (isteğe bağlı)').fill(OWN_TITLE)
    await expect(wizardOf(page).getByText(OWN_TITLE, { exact: true })).toBeVisible()
    await orderBook(page)
    await page.getByLabel('Kart numarası').fill('4000 0000 0000 0002')
    await payButton(page).click()
    await expect(page.getByRole('alert')).toHaveText(/Kartınız reddedildi/)
    await page.getByRole('button', { name: 'Geri dön' }).click()
    await expect(wizardOf(page).getByText('Fotoğraf başarıyla dönüştürüldü').first()).toBeVisible()
    await isSaidOnce(page)

    await orderBook(page)
    await expect(payButton(page)).toBeVisible()
    await page.goBack()
    await expect(wizardOf(page).getByText('Fotoğraf başarıyla dönüştürüldü').first()).toBeVisible()
    await expect(page.getByText(NOT_PAID)).toBeVisible()

    await orderBook(page)
    await pay(page)
    await expect(page.getByRole('article', { name: OWN_TITLE })).toBeVisible()
    await expect(page.getByText(NOT_PAID)).toHaveCount(0)

    // The pay page, then the wizard's page: it leads on to the library, and opens no empty wizard.
    await page.goBack()
    await page.goBack()
    await expect(page.getByRole('article', { name: OWN_TITLE })).toBeVisible()
    await expect(page).toHaveURL(/\/my-stories$/)
    await expect(page.getByText(NOT_PAID)).toHaveCount(0)
  })
})

inSizes(['phone'], () => {
  test('pays an order from another device, and reopens an expired payment', async ({ page, account }) => {
    const { storyId } = await makeUnpaidStory(account, drawnPortrait)
    await page.goto(PATHS.myStories)
    const complete = page.getByRole('button', { name: 'Ödemeyi tamamla' })
    await complete.click()
    await page.getByRole('button', { name: 'Geri dön' }).click()
    await expect(page).toHaveURL(/\/my-stories$/)
    await expect(complete).toBeEnabled()
    await isSaidOnce(page)

    const opened = () => sessionsAtStripe(storyId)
    await expireAtStripe(String((await opened())[0]?.id))
    await complete.click()
    await pay(page)
    expect(await opened()).toHaveLength(2)
  })
})

inSizes(['desktop'], () => {
  test('shows a message when the daily limit of payments is reached', async ({ page, account, complaints }) => {
    // The story's portrait has a record but no picture, so its request gets 404.
    complaints.allow(/429|too-many-requests|404/)
    await makeUnpaidStory(account)
    const day = new Date().toISOString().slice(0, 10)
    await database.write(`limits/${account.uid}/${day}/checkout`, DAILY_LIMITS.checkout)
    await page.goto(PATHS.myStories)
    await page.getByRole('button', { name: 'Ödemeyi tamamla' }).click()
    await expect(page.getByText('Bugün bu işlemi çok kez yaptınız. Lütfen yarın tekrar deneyin.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Ödemeyi tamamla' })).toBeEnabled()
  })
})
