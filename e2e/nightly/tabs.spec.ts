/** The wizard stays open while its privacy notice is read in another tab, for each kind of session (tabs.spec.ts has registration). */
import { appUrl } from '../../tests/support/local-env.ts'
import { expect, signUpByApi, test } from '../support/fixtures.ts'
import { continueWithGoogle, logIn, wizardOf } from '../support/parent.ts'
import { waitForOtherTabs, openNotice, goToPhotoConsent, expectPhotoStep } from '../support/privacy-notice.ts'

for (const remember of [true, false]) {
  test(`a parent ${remember ? 'who is remembered' : 'of this tab alone'} reads the notice, and a reload keeps the session`, async ({
    page,
    context,
  }) => {
    await logIn(page, await signUpByApi(), { remember })
    await goToPhotoConsent(page)
    const notice = await openNotice(page, context)
    // What ends with the tab is this tab's alone.
    await expect(notice.getByText(/Merhaba/)).toHaveCount(remember ? 1 : 0)
    await waitForOtherTabs(context)
    await notice.close()
    await expectPhotoStep(page)
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
  await goToPhotoConsent(page)
  await (await openNotice(page, context)).close()
  await expectPhotoStep(page)
})
