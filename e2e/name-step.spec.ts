/** The first step: whose book it is, in the form that the family says. */
import { expect, signUpByApi, test } from './support/fixtures.ts'
import { logIn, wizardOf } from './support/parent.ts'

test('a name in capitals is taken as it stands on a cover, its form is said otherwise, and both stay', async ({
  page,
}) => {
  await logIn(page, await signUpByApi())
  await page.goto('/dashboard')
  await page
    .getByRole('button', { name: /Hemen Dene/ })
    .first()
    .click()
  const wizard = wizardOf(page)
  const name = wizard.getByLabel('Çocuğun adı')
  await name.fill('ELIF SU')
  await wizard.getByRole('button', { name: 'Elif Su olarak yaz' }).click()
  await expect(name).toHaveValue('Elif Su')
  await expect(wizard.getByText('Elif Su’nun Sihirli Orman Macerası')).toBeVisible()
  await wizard.getByRole('button', { name: 'Elif Su’nun: farklı söylüyorsanız değiştirin' }).click()
  // As a phone types it, or a desktop.
  await wizard.getByLabel('Böyle mi yazılsın?').fill("Elif Su'yun")
  await expect(wizard.getByText('Elif Su’yun Sihirli Orman Macerası')).toBeVisible()
  await wizard.getByRole('button', { name: 'Devam Et' }).click()
  await wizard.getByRole('radio', { name: '5 yaş' }).check()
  await expect(wizard.getByText('Elif Su’yun Sihirli Orman Macerası')).toBeVisible()

  // Nothing is lost by a reload, and the pencil's word stands in the line.
  await page.reload()
  await wizard.getByRole('button', { name: 'Geri' }).click()
  await expect(wizard.getByLabel('Çocuğun adı')).toHaveValue('Elif Su')
  await expect(wizard.getByText('Elif Su’yun', { exact: true })).toBeVisible()
})
