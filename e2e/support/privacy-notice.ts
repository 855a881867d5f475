/** The privacy notice that the wizard links: it opens in a tab of its own, and the wizard has to stay. */
import { expect, type BrowserContext, type Page } from '@playwright/test'
import { enterChildName, chooseAgeAndGender } from './journey.ts'
import { wizardOf, openFirstWizard } from './parent.ts'

/** The wizard's link opens a tab of its own; there the session, if it is a durable one, is known too. */
export async function openNotice(page: Page, context: BrowserContext): Promise<Page> {
  const opened = context.waitForEvent('page')
  await wizardOf(page).getByRole('link', { name: 'KVKK Aydınlatma Metni' }).click()
  const notice = await opened
  await expect(notice.getByRole('heading', { level: 1 })).toBeVisible()
  return notice
}

/** Up to the consent of step 3, where the notice is linked. */
export async function goToPhotoConsent(page: Page): Promise<void> {
  await openFirstWizard(page)
  await enterChildName(page, 'Defne')
  await chooseAgeAndGender(page)
}

export async function expectPhotoStep(page: Page): Promise<void> {
  await expect(wizardOf(page).getByRole('heading', { name: 'Bir fotoğraf seçin' })).toBeVisible()
  await expect(wizardOf(page).locator('input[type=file]')).toBeAttached()
}

/** Beyond the poll of the session's store: what a tab would be told by then, it has been told. */
export async function waitForOtherTabs(context: BrowserContext): Promise<void> {
  const third = await context.newPage()
  await third.goto('/about')
  await expect(third.getByRole('heading', { level: 1 })).toBeVisible()
  await third.close()
}
