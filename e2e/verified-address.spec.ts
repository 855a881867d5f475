/** Where a picture costs money the address is verified first: the function's refusal is played here, the rest is real. */
import { decodeJwt } from 'jose'
import type { Page } from '@playwright/test'
import { environmentVariable } from '../tests/support/local-env.ts'
import { expect, test, until } from './support/fixtures.ts'
import { confirmPhoto, register, seePortrait, tellWhoTheHeroIs, wizardOf } from './support/parent.ts'

/** As netlify/functions/proxy-webhook.ts does where a provider paints. */
const refuseUnverified = (page: Page) =>
  page.route('**/proxy-webhook', async (route) => {
    const { 'content-type': type = '', authorization = '' } = route.request().headers()
    const isVerified = decodeJwt(authorization.replace('Bearer ', '')).email_verified === true
    if (isVerified || !type.startsWith('multipart/')) return route.continue()
    return route.fulfill({
      status: 403,
      json: { success: false, code: 'email-unverified', message: 'email-unverified' },
    })
  })

/** What the Auth emulator keeps of the mails that it does not send. */
async function linkSentTo(email: string): Promise<string | undefined> {
  const url = `${environmentVariable('WORLD_AUTH_URL')}/emulator/v1/projects/${environmentVariable('FIREBASE_PROJECT_ID')}/oobCodes`
  const { oobCodes } = (await (await fetch(url)).json()) as {
    oobCodes: { email: string; requestType: string; oobLink: string }[]
  }
  return oobCodes.find((sent) => sent.email === email && sent.requestType === 'VERIFY_EMAIL')?.oobLink
}

test('a parent verifies the address, and the portrait is drawn', async ({ page, complaints }) => {
  complaints.allow(/status of 403/)
  const email = await register(page)
  await tellWhoTheHeroIs(page)
  await refuseUnverified(page)
  await confirmPhoto(page)
  await expect(
    wizardOf(page)
      .getByRole('paragraph')
      .filter({ hasText: /önce e-posta adresinizi doğrulamanız gerekiyor/ }),
  ).toBeVisible()

  await wizardOf(page).getByRole('button', { name: 'Doğrulama bağlantısı gönder' }).click()
  await expect(page.getByText('Doğrulama bağlantısı e-posta adresinize gönderildi!')).toBeVisible()
  const opened = await fetch(await until('the link is sent', () => linkSentTo(email)))
  expect(opened.ok).toBe(true)

  // The session has still the token of before.
  await wizardOf(page).getByRole('button', { name: 'Tekrar dene' }).click()
  await seePortrait(page)
})
