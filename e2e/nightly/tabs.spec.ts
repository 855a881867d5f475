/** The wizard stays open while its privacy notice is read in another tab, for each kind of session (tabs.spec.ts has registration). */
import { appUrl } from '../../tests/support/local-env.ts'
import { expect, signUpByApi, test } from '../support/fixtures.ts'
import { continueWithGoogle, logIn, wizardOf } from '../support/parent.ts'
import { anotherTabHasLooked, readNotice, toConsent, wizardGoesOn } from '../support/privacy-notice.ts'

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
