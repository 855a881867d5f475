/** A parent's steps to a portrait, for benches that start or end there. */
import type { Page } from '@playwright/test'

export async function register(page: Page): Promise<void> {
  await page.goto('/')
  const dialog = page.getByRole('dialog')
  await page.getByRole('banner').getByRole('button', { name: 'Kayıt Ol' }).click()
  await dialog.getByLabel('E-posta').fill(`veli-${crypto.randomUUID()}@example.com`)
  await dialog.getByLabel('Şifre', { exact: true }).fill('bir-varmis-bir-yokmus')
  await dialog.getByRole('button', { name: 'Kayıt Ol', exact: true }).click()
  await page.waitForURL('**/dashboard')
  await page.getByText('Hoş geldiniz!').waitFor({ state: 'hidden' })
}

/** Goes to the step that asks for a photo. */
export async function toPhoto(page: Page, templateId: string): Promise<void> {
  await page.goto(`/dashboard?create=${templateId}`)
  const wizard = page.getByRole('dialog')
  await wizard.getByLabel('Çocuğun adı').fill('Defne')
  await wizard.getByRole('button', { name: 'Devam Et' }).click()
  await wizard.getByRole('radio', { name: '5 yaş' }).check()
  await wizard.getByRole('radio', { name: 'Kız' }).check()
  await wizard.getByRole('button', { name: 'Devam Et' }).click()
  await wizard.locator('input[type=file]').waitFor({ state: 'attached' })
}

/** Chooses the photo, consents and sends it. */
export async function sendPhoto(page: Page, photo: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
  const wizard = page.getByRole('dialog')
  await wizard.locator('input[type=file]').setInputFiles(photo)
  await wizard.getByRole('checkbox', { name: /açık rıza veriyorum/ }).check()
  await wizard.getByRole('button', { name: 'Bu yüzü kullan' }).click()
}

/** From the portrait to the finished book: pays on the stand-in's page, and waits. */
export async function payForBook(page: Page): Promise<void> {
  const wizard = page.getByRole('dialog')
  await wizard.getByRole('checkbox', { name: /okudum, kabul ediyorum/ }).check()
  await wizard.getByRole('button', { name: 'Hikayeni Yarat' }).click()
  await page.getByRole('button', { name: /Öde/ }).click()
  await page.waitForURL('**/my-stories**')
  await page.getByRole('button', { name: /Hikayeyi Oku/ }).waitFor()
}
