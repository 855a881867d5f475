/**
 * The whole path, through the real parts: from the landing page to page 2 of a child's own book.
 */
import { ASTRONAUT, placeFace } from './support/photo.ts'
import { expect, test } from './support/fixtures.ts'

const PASSWORD = 'bir-varmis-bir-yokmus'

test('a parent makes a book and reads it', async ({ page }) => {
  test.setTimeout(180_000)
  const email = `ebeveyn-${crypto.randomUUID()}@example.com`

  await test.step('registers from the landing page', async () => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Ücretsiz Keşfet' }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('E-posta').fill(email)
    await dialog.getByLabel('Şifre', { exact: true }).fill(PASSWORD)
    await dialog.getByRole('button', { name: 'Kayıt Ol', exact: true }).click()
    await expect(page.getByText('Hesabınız başarıyla oluşturuldu!')).toBeVisible()
    await expect(page).toHaveURL(/\/dashboard$/)
  })

  const wizard = page.getByRole('dialog')

  await test.step('tells the wizard who the hero is', async () => {
    await page.getByRole('button', { name: /Hemen Dene/ }).first().click()
    await wizard.getByLabel('Çocuğun adı').fill('Defne')
    await wizard.getByRole('button', { name: 'Devam Et' }).click()
    await wizard.getByLabel('5 yaş').check()
    await wizard.getByLabel('Kız').check()
    await wizard.getByRole('button', { name: 'Devam Et' }).click()
  })

  await test.step('gives a photo and sees the portrait', async () => {
    await wizard.getByRole('checkbox', { name: /açık rıza veriyorum/ }).check()
    await wizard.getByRole('button', { name: 'Fotoğraf seç' }).click()
    await wizard.locator('input[type=file]').setInputFiles(ASTRONAUT.file)
    await placeFace(page)
    await wizard.getByRole('button', { name: 'Bu yüzü kullan' }).click()
    await expect(page.getByText('Fotoğraf başarıyla dönüştürüldü').first()).toBeVisible({ timeout: 30_000 })
  })

  await test.step('pays', async () => {
    await wizard.getByRole('checkbox', { name: /okudum, kabul ediyorum/ }).check()
    await wizard.getByRole('button', { name: 'Hikayeni Yarat' }).click()
    await page.getByRole('button', { name: /Öde/ }).click()
    await expect(page.getByText('Ödeme başarılı! Hikayen hazırlanıyor...')).toBeVisible()
    await expect(page).toHaveURL(/\/my-stories$/)
  })

  await test.step('sees the card change by itself, and reads', async () => {
    await expect(page.getByText("Defne'nin Sihirli Orman Macerası").first()).toBeVisible()
    await expect(page.getByText('Hazır', { exact: true })).toBeVisible({ timeout: 90_000 })
    await page.getByRole('button', { name: /Hikayeyi Oku/ }).click()
    const reader = page.getByRole('dialog', { name: "Defne'nin Sihirli Orman Macerası" })
    const next = reader.getByRole('button', { name: 'Sonraki sayfa' })
    await expect(next).toBeVisible({ timeout: 30_000 })
    await next.click()
    await expect(reader.getByText(/Defne yeni pelerinini giymiş/)).toBeVisible()
    const narration = reader.locator('audio[data-narration]')
    await expect.poll(() => narration.evaluate((audio: HTMLAudioElement) => !audio.paused && audio.currentTime > 0)).toBe(true)
  })
})
