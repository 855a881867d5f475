/** Bad input and failures get a clear sentence, and no input is lost. */
import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import {
  giveConsent,
  uploadPhoto,
  orderBook,
  payButton,
  photoInput,
  sentPhoto,
  describeChild,
  wizardOf,
} from './support/parent.ts'
import { database, expect, test, until } from './support/fixtures.ts'
import { openShelf } from './support/journey.ts'
import { asParent } from './support/signed-in.ts'

test.use({ storageState: asParent })

const noise = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 30 } },
  }).jpeg({ quality: 90 })

test('rejects each unusable photo with a message; shrinks a photo of 30 megapixels', async ({ page }, info) => {
  await openShelf(page)
  await describeChild(page)
  await expect(wizardOf(page).getByRole('button', { name: 'Hikayeni Yarat' })).toBeDisabled()
  const whole = await noise(1_200, 1_200).toBuffer()
  const refusals = [
    {
      name: 'tatil.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from('Ben bir fotoğraf değilim.'),
      says: /Bu fotoğraf açılamadı/,
    },
    {
      name: 'minik.jpg',
      mimeType: 'image/jpeg',
      buffer: await noise(300, 390).toBuffer(),
      says: /Bu fotoğraf çok küçük/,
    },
    {
      name: 'yarim.jpg',
      mimeType: 'image/jpeg',
      buffer: whole.subarray(0, whole.length / 2),
      says: /Bu fotoğraf açılamadı/,
    },
    {
      name: 'resim.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>'),
      says: /Bu türden bir resim kullanılamıyor/,
    },
  ]
  for (const { says, ...file } of refusals) {
    await photoInput(page).setInputFiles(file)
    await expect(page.getByText(says)).toBeVisible()
  }

  const file = info.outputPath('otuz-megapiksel.jpg')
  await writeFile(
    file,
    await sharp(await noise(600, 500).toBuffer())
      .resize(6_000, 5_000, { kernel: 'nearest' })
      .jpeg()
      .toBuffer(),
  )
  await photoInput(page).setInputFiles(file)
  await expect(wizardOf(page).getByText(/Bu fotoğrafta bir yüz bulamadık/)).toBeVisible({ timeout: 60_000 })
  await giveConsent(page)
  const sent = sentPhoto(page)
  await wizardOf(page).getByRole('button', { name: 'Yine de devam et' }).click()
  const { length } = await sent
  expect(length).toBeGreaterThan(0)
  expect(length).toBeLessThan(600 * 1024)
  await expect(wizardOf(page).getByText('Fotoğraf başarıyla dönüştürüldü').first()).toBeVisible({ timeout: 30_000 })
})

test('keeps the draft if an order fails; opens the pay page again after Back', async ({
  page,
  account,
  complaints,
}) => {
  complaints.allowLostNetwork()
  await openShelf(page)
  await describeChild(page)
  await uploadPhoto(page)
  await page.route('**/create-checkout-session', (route) => route.abort())
  await orderBook(page)
  await expect(page.getByText('Hikaye oluşturma başlatılamadı')).toBeVisible()
  await until('the record is deleted', async () => (await database.read(`userStories/${account.uid}`)) === null)
  await expect(wizardOf(page).getByText('Fotoğraf başarıyla dönüştürüldü').first()).toBeVisible()

  await page.unroute('**/create-checkout-session')
  await orderBook(page)
  await expect(payButton(page)).toBeVisible()
  await page.goBack()
  await expect(wizardOf(page).getByText('Fotoğraf başarıyla dönüştürüldü').first()).toBeVisible()
  await orderBook(page)
  await expect(payButton(page)).toBeVisible()
})
