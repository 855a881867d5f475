/** A new password, or a Google sign-in that replaces a password, ends the session elsewhere. No input is lost. */
import { endSessions } from '../tests/support/local-env.ts'
import { MY_ACCOUNT } from '#text/my-account.ts'
import { expect, test } from './support/fixtures.ts'
import { BOOK_TEST_MS, describeChild, orderBook, payButton, uploadPhoto, wizardOf } from './support/parent.ts'
import { asParent } from './support/signed-in.ts'

test.use({ storageState: asParent })
test.describe.configure({ timeout: BOOK_TEST_MS })

test('signs in again over the wizard after a session ended elsewhere, then pays', async ({
  page,
  account,
  complaints,
}) => {
  complaints.allow(/401|not-signed-in|auth\/invalid/)
  await page.goto('/dashboard')
  await describeChild(page)
  await uploadPhoto(page)
  await expect(wizardOf(page).getByText('Fotoğraf başarıyla dönüştürüldü').first()).toBeVisible()
  await endSessions(account)

  await orderBook(page)
  const dialog = page.getByRole('dialog', { name: MY_ACCOUNT.confirmTitle })
  await expect(dialog.getByRole('button', { name: MY_ACCOUNT.confirmByGoogle })).toBeVisible()
  await dialog.getByLabel(MY_ACCOUNT.currentPassword).fill(account.password)
  await dialog.getByRole('button', { name: MY_ACCOUNT.confirm }).click()
  await expect(payButton(page)).toBeVisible()
})
