/** Whatever befalls a parent between the order and the money: a sentence, and a way on. */
import type { Page } from '@playwright/test'
import { DAILY_LIMITS } from '#netlify/accounts/daily-limit.ts'
import { expireAtStripe, sessionsAtStripe } from '../tests/functions/support/payment.ts'
import { drawnPortrait, makeUnpaidStory } from '../tests/functions/support/unpaid-stories.ts'
import { deviceOf, SIZE_NAMES } from './screens/screen.ts'
import { database, expect, signUpByApi, test } from './support/fixtures.ts'
import { goTo } from './support/journey.ts'
import { givePhoto, logIn, order, pay, payButton, tellWhoTheHeroIs, wizardOf } from './support/parent.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const OWN_TITLE = 'Defne ve Uykusuz Orman'
const NOT_PAID = /Henüz bir ödeme görünmüyor\. Kitabınız duruyor/
const isSaidOnce = async (page: Page) => {
  await expect(page.getByText(NOT_PAID)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('main')).toBeVisible()
  await expect(page.getByText(NOT_PAID)).toHaveCount(0)
}

for (const size of SIZE_NAMES) {
  test.describe(size, () => {
    test.use(deviceOf(size))

    test('a declined card, the way back, the browser’s own: each is said, the draft is whole, and then it is paid', async ({
      page,
    }) => {
      await logIn(page, await signUpByApi())
      await tellWhoTheHeroIs(page)
      await givePhoto(page)
      await wizardOf(page).getByLabel('Kitabın adı (isteğe bağlı)').fill(OWN_TITLE)
      await expect(wizardOf(page).getByText(OWN_TITLE, { exact: true })).toBeVisible()
      await order(page)
      await page.getByLabel('Kart numarası').fill('4000 0000 0000 0002')
      await payButton(page).click()
      await expect(page.getByRole('alert')).toHaveText(/Kartınız reddedildi/)
      await page.getByRole('button', { name: 'Geri dön' }).click()
      await expect(wizardOf(page).getByText('Portre hazır')).toBeVisible()
      await isSaidOnce(page)

      await order(page)
      await expect(payButton(page)).toBeVisible()
      await page.goBack()
      await expect(wizardOf(page).getByText('Portre hazır')).toBeVisible()
      await expect(page.getByText(NOT_PAID)).toBeVisible()

      await order(page)
      await pay(page)
      await expect(page.getByRole('article', { name: OWN_TITLE })).toBeVisible()
      await expect(page.getByText(NOT_PAID)).toHaveCount(0)
    })

    test('from a card of another device’s draft the way back leads to the card; expired, it is opened anew', async ({
      page,
    }) => {
      const account = await signUpByApi()
      const { storyId } = await makeUnpaidStory(account, drawnPortrait)
      await logIn(page, account)
      await goTo(page, 'Kitaplığım')
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

    test('who has tried too often today is told so', async ({ page, complaints }) => {
      // Of its portrait there is a record and no picture.
      complaints.allow(/429|too-many-requests|404/)
      const account = await signUpByApi()
      await makeUnpaidStory(account)
      const day = new Date().toISOString().slice(0, 10)
      await database.write(`limits/${account.uid}/${day}/checkout`, DAILY_LIMITS.checkout)
      await logIn(page, account)
      await goTo(page, 'Kitaplığım')
      await page.getByRole('button', { name: 'Ödemeyi tamamla' }).click()
      await expect(page.getByText('Bugün bu işlemi çok kez yaptınız. Lütfen yarın tekrar deneyin.')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Ödemeyi tamamla' })).toBeEnabled()
    })
  })
}
