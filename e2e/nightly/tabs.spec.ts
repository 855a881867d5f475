/** The wizard stays open while its privacy notice is read in another tab, for each kind of session (tabs.spec.ts has registration). */
import type { BrowserContext, Page } from '@playwright/test'
import { appUrl } from '../../tests/support/local-env.ts'
import { expect, signUpByApi, test } from '../support/fixtures.ts'
import { nameHero, tellAge } from '../support/journey.ts'
import { continueWithGoogle, logIn, wizardOf } from '../support/parent.ts'

/** The wizard's link opens a tab of its own; there the session, if it is a durable one, is known too. */
async function readNotice(page: Page, context: BrowserContext): Promise<Page> {
  const opened = context.waitForEvent('page')
  await wizardOf(page).getByRole('link', { name: 'KVKK Aydınlatma Metni' }).click()
  const notice = await opened
  await expect(notice.getByRole('heading', { level: 1 })).toBeVisible()
  return notice
}

/** Up to the consent of step 3, where the notice is linked. */
async function toConsent(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /Hemen Dene/ })
    .first()
    .click()
  await nameHero(page, 'Defne')
  await tellAge(page)
}

async function wizardGoesOn(page: Page): Promise<void> {
  await expect(wizardOf(page).getByRole('heading', { name: 'Bir fotoğraf seçin' })).toBeVisible()
  await expect(wizardOf(page).locator('input[type=file]')).toBeAttached()
}

/** Beyond the poll of the session's store: what a tab would be told by then, it has been told. */
async function anotherTabHasLooked(context: BrowserContext): Promise<void> {
  const third = await context.newPage()
  await third.goto('/about')
  await expect(third.getByRole('heading', { level: 1 })).toBeVisible()
  await third.close()
}

for (const remember of [true, false]) {
  test(`a parent ${remember ? 'who is remembered' : 'of this tab alone'} reads the notice, and a reload keeps the session`, async ({
    page,
    context,
  }) => {
    await logIn(page, await signUpByApi(), { remember })
    await toConsent(page)
    const notice = await readNotice(page, context)
    // What ends with the tab is this tab's alone.
    await expect(notice.getByText(/Merhaba/)).toHaveCount(remember ? 1 : 0)
    await anotherTabHasLooked(context)
    await notice.close()
    await wizardGoesOn(page)
    await page.reload()
    await expect(wizardOf(page).locator('input[type=file]')).toBeAttached()
  })
}

test('a parent with a Google account reads the notice, and the wizard stays', async ({ page, context, complaints }) => {
  // The emulator's frame also reports that nothing has happened yet, which the SDK refuses by an exception.
  complaints.allow(/auth\/internal-error/)
  await page.goto(appUrl('/').replace('localhost', '127.0.0.1'))
  await continueWithGoogle(page)
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByText('Hoş geldiniz!')).toBeHidden()
  await toConsent(page)
  await (await readNotice(page, context)).close()
  await wizardGoesOn(page)
})
