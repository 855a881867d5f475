/** 'Hesabım': a parent sees the saved data, withdraws consents, downloads everything and deletes the account. */
import { readFileSync } from 'node:fs'
import { PATHS } from '#domain/site-paths.ts'
import { environmentVariable, type Account } from '../tests/support/local-env.ts'
import { drawnPortrait, makeUnpaidStory } from '../tests/functions/support/unpaid-stories.ts'
import { inSizes } from './screens/screen.ts'
import { database, expect, test } from './support/fixtures.ts'
import { logIn, openAccountDialog, signOut } from './support/parent.ts'
import { asParent } from './support/signed-in.ts'
import type { Page } from '@playwright/test'

const openMyAccount = async (page: Page): Promise<void> => {
  await page.goto(PATHS.account)
  await expect(page.getByRole('heading', { level: 1, name: 'Hesabım' })).toBeVisible()
}

const confirmWith = async (page: Page, password: string): Promise<void> => {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Şifreniz').fill(password)
  await dialog.getByRole('button', { name: 'Devam Et' }).click()
}

const storedFor = async ({ uid }: Account, room: string) => Object.keys((await database.read(`${room}/${uid}`)) ?? {})

test.use({ storageState: asParent })

inSizes(['phone'], () => {
  test('shows portraits and consents, withdraws one consent and erases all photos', async ({
    page,
    account,
    complaints,
  }) => {
    // The page may still request portraits that were just erased.
    complaints.allow(/404/)
    const draft = await makeUnpaidStory(account, drawnPortrait)
    const lone = await drawnPortrait(account)
    await openMyAccount(page)

    const photos = page.getByRole('region', { name: 'Fotoğraflar ve portreler' })
    const consents = page.getByRole('region', { name: 'İzinleriniz' })
    await expect(photos.getByRole('img')).toHaveCount(2)
    await expect(photos.getByRole('img', { name: 'Masaldaki portre: Defne' })).toBeVisible()
    await expect(photos.getByText(/En geç \d+ \S+ \d{4} günü silinir\./)).toHaveCount(2)
    await expect(consents.getByText('Çocuğun fotoğrafının işlenmesi')).toHaveCount(2)
    await expect(consents.getByText(/Defne.nin Sihirli Orman Macerası/)).toBeVisible()

    // The portrait without a story is the newest, so its consent is listed first.
    await consents.getByRole('button', { name: 'Geri al' }).first().click()
    await expect(consents.getByText(/İzni geri alırsanız/)).toBeVisible()
    await consents.getByRole('button', { name: 'Evet, geri al' }).click()
    await expect(page.getByText('İzin geri alındı.')).toBeVisible()
    await expect(consents.getByText(/günü geri aldınız/)).toHaveCount(1)
    await expect(photos.getByRole('img')).toHaveCount(1)
    expect((await page.request.get(lone.transformedPhotoUrl)).status()).toBe(404)

    await photos.getByRole('button', { name: 'Fotoğrafları şimdi sil' }).click()
    await photos.getByRole('button', { name: 'Vazgeç' }).click()
    await expect(photos.getByRole('button', { name: 'Fotoğrafları şimdi sil' })).toBeFocused()
    await photos.getByRole('button', { name: 'Fotoğrafları şimdi sil' }).click()
    await photos.getByRole('button', { name: 'Evet, sil' }).click()
    await expect(page.getByText('Fotoğraflar silindi.')).toBeVisible()
    await expect(photos.getByText('Şu anda kayıtlı portre yok.')).toBeVisible()
    expect(await storedFor(account, 'userStories')).toEqual([])
    expect((await page.request.get(draft.transformedPhotoUrl)).status()).toBe(404)
  })
})

inSizes(['phone-lying'], () => {
  test('asks for the password, then deletes an account and all its data', async ({ page, account, complaints }) => {
    complaints.allow(/400 \(Bad Request\)/)
    await makeUnpaidStory(account, drawnPortrait)
    await openMyAccount(page)
    const leaving = page.getByRole('region', { name: 'Hesabı sil' })
    await leaving.getByRole('button', { name: 'Hesabımı sil' }).click()
    await leaving.getByRole('button', { name: 'Hesabımı kalıcı olarak sil' }).click()
    await confirmWith(page, 'bu-o-degil')
    await expect(page.getByRole('dialog').getByText('Şifre yanlış. Gözden geçirip yeniden yazın.')).toBeVisible()
    await confirmWith(page, account.password)
    await expect(
      page.getByText('Hesabınız ve içindekiler silindi; yedeklerden en geç 30 günde çıkar. Hoşça kalın.'),
    ).toBeVisible({
      timeout: 60_000,
    })
    await expect(page).toHaveURL((url) => url.pathname === '/')
    for (const room of ['userStories', 'transformations', 'mediaIndex', 'consents'])
      expect(await storedFor(account, room), room).toEqual([])
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('Defne')

    await openAccountDialog(page, 'Giriş Yap')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('E-posta').fill(account.email)
    await dialog.getByLabel('Şifre', { exact: true }).fill(account.password)
    await dialog.getByRole('button', { name: 'Giriş Yap', exact: true }).click()
    await expect(dialog.getByText(/E-posta ya da şifre yanlış/)).toBeVisible()
  })
})

test('downloads all data of an account as one archive', async ({ page, account }) => {
  const { storyId } = await makeUnpaidStory(account, drawnPortrait)
  await openMyAccount(page)
  const data = page.getByRole('region', { name: 'Verileriniz' })
  const coming = page.waitForEvent('download')
  await data.getByRole('button', { name: 'Verilerimi indir' }).click()
  const download = await coming
  expect(download.suggestedFilename()).toBe('masal-kahramanim.zip')
  await expect(data.getByText(/Arşiv indirildi: [\d,]+ MB\./)).toBeVisible()
  const archive = readFileSync(await download.path())
  expect(archive.subarray(0, 2).toString()).toBe('PK')
  for (const file of ['data.json', `books/${storyId}/data.json`]) expect(archive.includes(file)).toBe(true)
})

test('changes the password and the e-mail address', async ({ page, account }) => {
  await openMyAccount(page)
  const settings = page.getByRole('region', { name: 'Giriş bilgileriniz' })
  await expect(settings.getByText(account.email)).toBeVisible()
  await settings.getByRole('button', { name: 'Şifreyi değiştir' }).click()
  await settings.getByLabel('Yeni şifre').fill('evvel-zaman-icinde')
  await settings.getByRole('button', { name: 'Yeni şifreyi kaydet' }).click()
  await expect(page.getByText('Şifreniz değişti.')).toBeVisible()

  const renamed = `yeni-${account.email}`
  await settings.getByRole('button', { name: 'E-postayı değiştir' }).click()
  await settings.getByLabel('Yeni e-posta').fill(renamed)
  await settings.getByRole('button', { name: 'Bağlantı gönder' }).click()
  await expect(page.getByText(`${renamed} adresine bir bağlantı gönderildi.`)).toBeVisible()
  const mails = await fetch(
    `${environmentVariable('WORLD_AUTH_URL')}/emulator/v1/projects/${environmentVariable('FIREBASE_PROJECT_ID')}/oobCodes`,
  )
  const { oobCodes } = (await mails.json()) as { oobCodes: { newEmail?: string; oobLink: string }[] }
  const link = oobCodes.find(({ newEmail }) => newEmail === renamed)?.oobLink
  expect((await fetch(String(link))).status).toBe(200)

  await signOut(page)
  await logIn(page, { email: renamed, password: 'evvel-zaman-icinde' })
})
