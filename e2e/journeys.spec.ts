/**
 * Journeys through several rooms in one document: what one room does to the next. After the first page nothing is opened by its
 * address; each ends in something that is typed or pressed, and seen.
 */
import { expect, test } from './support/fixtures.ts'
import { register, wizardOf } from './support/parent.ts'

test('shelf, a book up to its limit, and the wizard in its place', async ({ page }) => {
  await register(page)
  const card = page.getByRole('article', { name: 'Uzay Yolculuğu' })
  await card.hover()
  await card.getByRole('button', { name: 'Oku' }).click()
  await expect(page.getByRole('dialog', { name: 'Uzay Yolculuğu' })).toBeVisible({ timeout: 30_000 })
  await expect(page.locator('.reader__desk')).toBeAttached()
  await page.keyboard.press('End')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Taslağı Kullan' }).click()
  await wizardOf(page).getByLabel('Çocuğun adı').fill('Defne')
  await wizardOf(page).getByRole('button', { name: 'Devam Et' }).click()
  await expect(wizardOf(page).getByRole('radio', { name: '5 yaş' })).toBeVisible()
})
