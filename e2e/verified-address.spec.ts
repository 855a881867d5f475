/** A paid picture needs a verified address: this test simulates the function's refusal, the rest is real. */
import { environmentVariable } from '../tests/support/local-env.ts'
import { expect, test, until } from './support/fixtures.ts'
import { confirmCrop, waitForPortrait, describeChild, wizardOf } from './support/parent.ts'
import { openShelf } from './support/journey.ts'
import { asParent } from './support/signed-in.ts'
import { refuseUnverified } from './support/unverified.ts'

/** The Auth emulator's list of mails that it does not send. */
async function mailsTo(email: string): Promise<{ oobLink: string }[]> {
  const url = `${environmentVariable('WORLD_AUTH_URL')}/emulator/v1/projects/${environmentVariable('FIREBASE_PROJECT_ID')}/oobCodes`
  const { oobCodes } = (await (await fetch(url)).json()) as {
    oobCodes: { email: string; requestType: string; oobLink: string }[]
  }
  return oobCodes.filter((sent) => sent.email === email && sent.requestType === 'VERIFY_EMAIL')
}

test.use({ storageState: asParent })

test('draws the portrait after the parent has verified the address', async ({
  page,
  account: { email },
  complaints,
}) => {
  complaints.allow(/status of 403/)
  await openShelf(page)
  await describeChild(page)
  await refuseUnverified(page)
  await confirmCrop(page)
  await expect(
    wizardOf(page)
      .getByRole('alert')
      .filter({ hasText: /önce e-posta adresinizi doğrulamanız gerekiyor/ })
      .first(),
  ).toBeVisible()

  // The app sends the first mail by itself, and a second one must wait for a minute.
  await expect(page.getByText('Doğrulama bağlantısı e-posta adresinize gönderildi!')).toBeVisible()
  await wizardOf(page).getByRole('button', { name: 'Bağlantıyı yeniden gönder' }).click()
  await expect(page.getByText(/Bağlantı az önce gönderildi/)).toBeVisible()
  expect(await mailsTo(email)).toHaveLength(1)
  const opened = await fetch(await until('the link is sent', async () => (await mailsTo(email))[0]?.oobLink))
  expect(opened.ok).toBe(true)

  // Try again while the session has its old token.
  await wizardOf(page).getByRole('button', { name: 'Tekrar dene' }).click()
  await waitForPortrait(page)
})
