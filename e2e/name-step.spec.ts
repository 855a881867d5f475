/** The first step asks for the child's name and shows its suffix, which the family can correct. */
import { storyWorlds } from '#stories/library.ts'
import { LANDING } from '#text/landing.ts'
import { expect, test } from './support/fixtures.ts'
import { openSideMenu, register, wizardOf, openFirstWizard } from './support/parent.ts'
import { asParent } from './support/signed-in.ts'

const signedIn = test.extend({ storageState: asParent })

signedIn('corrects a name in capitals, changes its suffix, and keeps both', async ({ page }) => {
  await page.goto('/dashboard')
  await openFirstWizard(page)
  const wizard = wizardOf(page)
  const name = wizard.getByLabel('Çocuğun adı')
  await name.fill('ELIF SU')
  await wizard.getByRole('button', { name: 'Elif Su olarak yaz' }).click()
  await expect(name).toHaveValue('Elif Su')
  await expect(wizard.getByText('Elif Su’nun Sihirli Orman Macerası')).toBeVisible()
  await wizard.getByRole('button', { name: 'Elif Su’nun: yazımı değiştir' }).click()
  // The typed straight apostrophe is shown as ’.
  await wizard.getByLabel('Böyle mi yazılsın?').fill("Elif Su'yun")
  await expect(wizard.getByText('Elif Su’yun Sihirli Orman Macerası')).toBeVisible()
  await wizard.getByRole('button', { name: 'Devam Et' }).click()
  await wizard.getByRole('radio', { name: '5 yaş' }).check()
  await expect(wizard.getByText('Elif Su’yun Sihirli Orman Macerası')).toBeVisible()

  // A reload loses no input, and the line shows the corrected form.
  await page.reload()
  await wizard.getByRole('button', { name: 'Geri' }).click()
  await expect(wizard.getByLabel('Çocuğun adı')).toHaveValue('Elif Su')
  // The name is once in the line, once as lettering on the cover.
  await expect(wizard.getByText('Elif Su’yun', { exact: true })).toHaveCount(2)
})

test('shows a visitor’s name on covers, and keeps it for the account and the wizard', async ({ page }) => {
  await page.goto('/')
  const books = page.getByRole('region', { name: LANDING.books.title })
  const field = books.getByLabel('Çocuğunuzun adını yazın')
  await field.scrollIntoViewIfNeeded()
  // Input before hydration has no effect, so repeat it.
  await expect(async () => {
    await field.fill('')
    await field.fill('Ömer')
    await expect(books.getByText('Ömer’in')).toHaveCount(storyWorlds.length, { timeout: 2_000 })
  }).toPass()
  await register(page, { stay: true })
  await openSideMenu(page)
  await page.getByRole('link', { name: 'Yeni masal' }).click()
  await expect(page.getByLabel('Çocuğun adı')).toHaveValue('Ömer')
  await expect(page.getByText('Ömer’in')).toHaveCount(storyWorlds.length)
  await page.getByRole('button', { name: 'Bu masalı seç' }).first().click()
  const wizard = wizardOf(page)
  await wizard.getByRole('button', { name: 'Geri' }).click()
  await expect(wizard.getByLabel('Çocuğun adı')).toHaveValue('Ömer')
  await expect(wizard.getByText('Ömer’in', { exact: true }).first()).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('Ömer')
})
