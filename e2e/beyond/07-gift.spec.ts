/**
 * A grandmother buys a gift and gives it as a card and by a link; it is redeemed once for a book, and an unused gift is
 * refunded.
 */
import type { Locator, Page } from '@playwright/test'
import decodeQr from 'qr/decode.js'
import { PATHS } from '#domain/site-paths.ts'
import { GIFT } from '#text/gift.ts'
import { SHELL } from '#text/shell.ts'
import { problemText } from '#text/problems.ts'
import { database, signUpByApi } from '../../tests/support/local-env.ts'
import { expect, test } from '../support/fixtures.ts'
import { openGuestPhone } from '../support/guest.ts'
import {
  BOOK_TEST_MS,
  uploadPhoto,
  openSideMenu,
  orderBook,
  payButton,
  describeChild,
  openPublicPage,
  waitForBook,
  wizardOf,
  expectWelcomed,
} from '../support/parent.ts'
import { asParent } from '../support/signed-in.ts'
import { pixelsOf } from '../support/pixels.ts'

test.describe.configure({ timeout: BOOK_TEST_MS })

test.use({ storageState: asParent })

const gifts = (page: Page) => page.getByRole('region', { name: GIFT.listTitle }).getByRole('listitem')

async function toPayPage(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /okudum, kabul ediyorum/ }).check()
  await page.getByRole('button', { name: /^599 TL öde/ }).click()
  await expect(page).toHaveURL(/\/pay\//)
}

async function buy(page: Page): Promise<void> {
  await toPayPage(page)
  await payButton(page).click()
  await expect(page.getByText(GIFT.paid)).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`${PATHS.gifts}$`))
}

/** @returns the text of the card's QR code */
async function squareIn(card: Locator): Promise<string> {
  await expect(card.getByRole('img', { name: GIFT.onCard.square })).toBeInViewport({ ratio: 1 })
  const { data, width, height } = await pixelsOf(card)
  return decodeQr({ data, width, height })
}

test('buys a gift, redeems it once by its link, and refunds an unused one', async ({ page, browser, complaints }) => {
  await test.step('writes a card without any data of a child', async () => {
    await page.goto('/dashboard')
    await openSideMenu(page)
    await page.getByRole('link', { name: SHELL.giveGift }).click()
    await expect(page.getByText(GIFT.none)).toBeVisible()
    await page.getByLabel(GIFT.to, { exact: true }).fill('Elif’in annesi')
    await page.getByLabel(GIFT.from, { exact: true }).fill('Babaannesi')
    await page.getByLabel(GIFT.message, { exact: true }).fill('Birlikte okuyun diye.')
    // Without the required agreement no pay page opens.
    await page.getByRole('button', { name: /^599 TL öde/ }).click()
    await expect(page.getByRole('checkbox', { name: /okudum, kabul ediyorum/ })).toBeFocused()
  })

  await test.step('keeps all words after a return from the pay page', async () => {
    await toPayPage(page)
    await expect(payButton(page)).toBeVisible()
    await page.goBack()
    await expect(page.getByText(GIFT.notPaidYet)).toBeVisible()
    await expect(page.getByLabel(GIFT.to, { exact: true })).toHaveValue('Elif’in annesi')
    await buy(page)
  })

  const link = await test.step('shows a code, a link and a card to print', async () => {
    await expect(gifts(page).getByRole('heading', { name: GIFT.forWhom('Elif’in annesi') })).toBeVisible()
    await expect(gifts(page).getByText(GIFT.state.open)).toBeVisible()
    const address = await gifts(page).getByLabel(GIFT.link).inputValue()
    await gifts(page).getByRole('link', { name: GIFT.showCard }).click()
    const card = page.getByRole('article', { name: GIFT.cardTitle })
    await expect(card.getByText('Birlikte okuyun diye.')).toBeVisible()
    await expect(card).toContainText(new URL(address).hash.slice(1))
    // Decode the code from a screenshot of the whole card, like a phone's camera, in light and dark.
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await squareIn(card)).toBe(address)
    }
    // The print view shows the card alone.
    await page.emulateMedia({ media: 'print' })
    await expect(card).toBeVisible()
    await expect(page.getByRole('link', { name: GIFT.cardBack })).toBeHidden()
    await expect(page.getByRole('navigation')).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
    await page.getByRole('link', { name: GIFT.cardBack }).click()
    return address
  })

  const phone = await openGuestPhone(browser, link)
  const mother = await signUpByApi()
  await test.step('shows the card’s words at the link, and leads to the shelf with the code', async () => {
    await phone.emulateMedia({ reducedMotion: 'reduce' })
    await phone.goto(link)
    await expect(phone.getByText('Birlikte okuyun diye.')).toBeVisible()
    await phone.getByRole('button', { name: GIFT.begin }).click()
    const dialog = phone.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Giriş Yap' }).first().click()
    await dialog.getByLabel('E-posta').fill(mother.email)
    await dialog.getByLabel('Şifre', { exact: true }).fill(mother.password)
    await dialog.getByRole('button', { name: 'Giriş Yap', exact: true }).click()
    await expectWelcomed(phone)
  })

  await test.step('pays for the book with the gift, without a pay page, and uses the code up', async () => {
    await describeChild(phone)
    await uploadPhoto(phone)
    await expect(wizardOf(phone).getByText(/MASAL-/)).toBeVisible()
    await expect(wizardOf(phone).getByText(GIFT.free, { exact: true })).toBeVisible()
    await orderBook(phone)
    await expect(phone.getByText(GIFT.redeemed)).toBeVisible()
    await expect(phone).toHaveURL(/\/my-stories$/)
    await waitForBook(phone)
    await expect(phone.getByText(GIFT.paidByGift)).toBeAttached()
    const [story] = Object.values((await database.read(`userStories/${mother.uid}`)) as object) as object[]
    expect(story).toMatchObject({ paymentStatus: 'paid', status: 'completed', amountKurus: 0, paidByGift: true })
    await expect(gifts(page).getByText(GIFT.state.redeemed)).toBeVisible()
    await expect(gifts(page).getByRole('button', { name: GIFT.refund })).toHaveCount(0)
  })

  await test.step('tells a second user that the code is used', async () => {
    complaints.allow(/status of 409/)
    await phone.goto('about:blank')
    await phone.goto(link)
    await expect(phone.getByText(problemText('gift-used'))).toBeVisible()
    await phone.getByRole('button', { name: GIFT.anotherCode }).click()
    await phone.getByLabel(GIFT.askCode).fill('masal 1234')
    await phone.getByRole('button', { name: GIFT.openGift }).click()
    await expect(phone.getByText(GIFT.codeProblem)).toBeVisible()
    await phone.context().close()
  })

  await test.step('refunds an unused gift, whose code then opens nothing', async () => {
    await page.reload()
    await buy(page)
    const open = gifts(page).filter({ has: page.getByText(GIFT.state.open) })
    const code = new URL(await open.getByLabel(GIFT.link).inputValue()).hash
    await open.getByRole('button', { name: GIFT.refund }).click()
    await page.getByRole('button', { name: GIFT.refundConfirm }).click()
    await expect(page.getByText(GIFT.refundDone('599 TL'))).toBeVisible()
    await expect(gifts(page).getByText(GIFT.state.refunded)).toBeVisible()
    await expect(gifts(page).getByText(/İade numarası: re_/)).toBeVisible()
    complaints.allow(/status of 410/)
    await page.goto('about:blank')
    await openPublicPage(page, `${PATHS.gift}${code}`)
    await expect(page.getByText(problemText('gift-over'))).toBeVisible()
  })
})
