/**
 * More cases with several tabs than tabs.spec.ts: each kind of session, two tales at once, a change while the pay page
 * is open.
 */
import type { Page } from '@playwright/test'
import { appUrl } from '../../tests/support/local-env.ts'
import { expect, signUpByApi, test } from '../support/fixtures.ts'
import { chooseAgeAndGender, enterChildName } from '../support/journey.ts'
import { paidFor } from '../support/paid-for.ts'
import {
  BOOK_TIMEOUT_MS,
  continueWithGoogle,
  describeChild,
  logIn,
  openFirstWizard,
  orderBook,
  payButton,
  signOut,
  uploadPhoto,
  wizardOf,
  expectWelcomed,
} from '../support/parent.ts'
import { waitForOtherTabs, openNotice, goToPhotoConsent, expectPhotoStep } from '../support/privacy-notice.ts'
import { asParent } from '../support/signed-in.ts'

const signedIn = test.extend({ storageState: asParent })

for (const remember of [true, false]) {
  test(`a parent ${remember ? 'who is remembered' : 'of this tab alone'} reads the notice, and a reload keeps the session`, async ({
    page,
    context,
  }) => {
    await logIn(page, await signUpByApi(), { remember })
    await goToPhotoConsent(page)
    const notice = await openNotice(page, context)
    // A session that ends with its tab is not shared with other tabs.
    await expect(notice.getByText(/Merhaba/)).toHaveCount(remember ? 1 : 0)
    await waitForOtherTabs(context)
    await notice.close()
    await expectPhotoStep(page)
    await page.reload()
    await expect(wizardOf(page).locator('input[type=file]')).toBeAttached()
  })
}

test('shows the privacy notice to a parent with a Google account, keeps the wizard', async ({
  page,
  context,
  complaints,
}) => {
  // The emulator's frame also reports 'no event yet', which the SDK turns into an exception.
  complaints.allow(/auth\/internal-error/)
  await page.goto(appUrl('/').replace('localhost', '127.0.0.1'))
  await continueWithGoogle(page)
  await expectWelcomed(page)
  await goToPhotoConsent(page)
  await (await openNotice(page, context)).close()
  await expectPhotoStep(page)
})

/** Goes from the open wizard to the photo step. */
async function toPhoto(page: Page, name: string): Promise<void> {
  await enterChildName(page, name)
  await chooseAgeAndGender(page)
  await expectPhotoStep(page)
}

test("ends a session without 'remember me' in its tab alone; shares a remembered one", async ({ page, context }) => {
  const account = await signUpByApi()
  await logIn(page, account, { remember: false })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Sihirli Orman Macerası' })).toBeVisible()
  await signOut(page)
  await logIn(page, account, { stay: true })
  const other = await context.newPage()
  await other.goto('/my-stories')
  await signOut(other)
  await expect(page).toHaveURL((url) => url.pathname === '/')
})

signedIn('makes two portraits for two tales in two tabs, each in its own tab', async ({ page, context }) => {
  await page.goto('/dashboard')
  const other = await context.newPage()
  await other.goto('/create-story')
  await other
    .getByRole('listitem')
    .filter({ hasText: 'Denizaltı Krallığı' })
    .getByRole('button', { name: 'Bu masalı seç' })
    .click()
  await toPhoto(other, 'Kemal')
  await openFirstWizard(page)
  await toPhoto(page, 'Defne')
  await Promise.all([page, other].map(uploadPhoto))
  await expect(wizardOf(page).getByAltText('Masaldaki portre: Defne')).toBeVisible()
  await expect(wizardOf(other).getByAltText('Masaldaki portre: Kemal')).toBeVisible()
})

signedIn(
  'keeps only one order payable if a tab changes the draft behind the pay page',
  async ({ page, account, context }) => {
    await page.goto('/dashboard')
    await describeChild(page)
    await uploadPhoto(page)
    const second = await context.newPage()
    await second.goto('/dashboard')
    await openFirstWizard(second)
    await expect(wizardOf(second).getByText('Fotoğraf başarıyla dönüştürüldü').first()).toBeVisible()
    await orderBook(page)
    await expect(payButton(page)).toBeVisible()
    await wizardOf(second).getByLabel('İthaf (isteğe bağlı)').fill('Anneannenden')
    await orderBook(second)
    await expect(payButton(second)).toBeVisible()
    // The server has closed the first tab's payment: Back leads to the wizard, with the draft.
    await page.reload()
    await expect(payButton(page)).toHaveCount(0)
    await second.goBack()
    await expect(wizardOf(second).getByLabel('İthaf (isteğe bağlı)')).toHaveValue('Anneannenden', {
      timeout: BOOK_TIMEOUT_MS,
    })
    expect(await paidFor(account.uid)).toMatchObject({ paid: 0, refunds: 0 })
  },
)
