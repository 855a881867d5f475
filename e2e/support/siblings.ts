/** The wizard of a book with sisters and brothers. */
import { expect, type Page } from '@playwright/test'
import { CREATE_STORY } from '#text/create-story.ts'
import { fillInChild, openFirstWizard, wizardOf } from './parent.ts'

interface Told {
  name: string
  age: number
  gender: string
}

/** Goes from the dashboard to the wizard's second step and fills it in. */
export async function describeFirstChild(page: Page): Promise<void> {
  await openFirstWizard(page)
  await fillInChild(page)
}

/** Starts on the second step and returns to it. */
export async function addSibling(page: Page, { name, age, gender }: Told): Promise<void> {
  const wizard = wizardOf(page)
  await wizard.getByRole('button', { name: CREATE_STORY.siblingAdd }).click()
  await wizard.getByLabel(CREATE_STORY.siblingNameLabel).fill(name)
  await wizard.getByRole('radio', { name: `${age} yaş` }).check()
  await wizard.getByRole('radio', { name: gender }).check()
  await wizard.getByRole('button', { name: CREATE_STORY.siblingDone }).click()
}

export const goToPhotos = (page: Page): Promise<void> =>
  wizardOf(page).getByRole('button', { name: CREATE_STORY.next }).click()

export const goBackAStep = (page: Page): Promise<void> =>
  wizardOf(page).getByRole('button', { name: CREATE_STORY.back, exact: true }).click()

/** Expects the cover before payment to show the named children. */
export async function expectFamilyCover(page: Page, names: string): Promise<void> {
  const cover = wizardOf(page).getByRole('img', { name: CREATE_STORY.previewCover(names), exact: true })
  await expect(cover.locator('img')).toHaveCount(5)
}
