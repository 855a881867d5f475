/** The privacy notice that the wizard links: it opens in a new tab, and the wizard must stay open. */
import { expect, type BrowserContext, type Page } from '@playwright/test'
import { enterChildName, chooseAgeAndGender } from './journey.ts'
import { wizardOf, openFirstWizard } from './parent.ts'

/** The wizard's link opens a new tab, which has the session too if that is durable. */
export async function openNotice(page: Page, context: BrowserContext): Promise<Page> {
  const opened = context.waitForEvent('page')
  await wizardOf(page).getByRole('link', { name: 'KVKK Aydınlatma Metni' }).click()
  const notice = await opened
  await expect(notice.getByRole('heading', { level: 1 })).toBeVisible()
  return notice
}

/** Goes to the consent of step 3, which links the notice. */
export async function goToPhotoConsent(page: Page): Promise<void> {
  await openFirstWizard(page)
  await enterChildName(page, 'Defne')
  await chooseAgeAndGender(page)
}

export async function expectPhotoStep(page: Page): Promise<void> {
  await expect(wizardOf(page).getByRole('heading', { name: 'Bir fotoğraf seçin' })).toBeVisible()
  await expect(wizardOf(page).locator('input[type=file]')).toBeAttached()
}

/** Waits longer than the tabs' polling interval for the session's store, so that each tab has noticed a change. */
export async function waitForOtherTabs(context: BrowserContext): Promise<void> {
  const third = await context.newPage()
  await third.goto('/about')
  await expect(third.getByRole('heading', { level: 1 })).toBeVisible()
  await third.close()
}
