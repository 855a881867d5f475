/** Unusual photos: long ones, small faces, and photos that lie on their side. */
import { readFileSync } from 'node:fs'
import sharp, { type Sharp } from 'sharp'
import type { Page } from '@playwright/test'
import { look, onWall, pixelsOf } from '#face/tests/pictures.ts'
import { giveConsent, photoInput, sentPhoto, describeChild, wizardOf } from './support/parent.ts'
import { expect, test } from './support/fixtures.ts'
import { openShelf } from './support/journey.ts'
import { asParent } from './support/signed-in.ts'

test.use({ storageState: asParent })

/** The worker's analysis takes long on a busy machine. */
const LOOK_TIMEOUT_MS = 60_000

const NO_FACE = /Bu fotoğrafta bir yüz bulamadık/
const zoomOf = (page: Page) => wizardOf(page).getByLabel('Yakınlaştır')
const buttonOf = (page: Page, name: string) => wizardOf(page).getByRole('button', { name })

test.beforeEach(async ({ page }) => {
  await openShelf(page)
  await describeChild(page)
})

test('finds the face in a panorama at once', { tag: '@nightly' }, async ({ page }) => {
  await choose(page, await onWall({ width: 4_000, height: 800 }, 400, { left: 2_900, top: 250 }))
  await expect(zoomOf(page)).not.toHaveValue('1', { timeout: LOOK_TIMEOUT_MS })
  await expect(wizardOf(page).getByText(NO_FACE)).toHaveCount(0)
  await expectSentUpright(page)
})

test("hides the 'no face' message when the crop clearly shows a face", async ({ page }) => {
  await choose(page, await onWall({ width: 4_000, height: 3_000 }, 330, { left: 1_835, top: 1_345 }))
  await expect(wizardOf(page).getByText(NO_FACE)).toBeVisible({ timeout: LOOK_TIMEOUT_MS })
  await zoomOf(page).fill((await zoomOf(page).getAttribute('max')) ?? '')
  await expect(wizardOf(page).getByText(NO_FACE)).toHaveCount(0, { timeout: LOOK_TIMEOUT_MS })
  await expectSentUpright(page)
})

test('turns a sideways photo upright, and lets a parent turn it by quarters', async ({ page }) => {
  await choose(page, (await onWall({ width: 900, height: 700 }, 500, { left: 150, top: 120 })).rotate(90))
  await expect(zoomOf(page)).not.toHaveValue('1', { timeout: LOOK_TIMEOUT_MS })
  await expect(wizardOf(page).getByText(NO_FACE)).toHaveCount(0)
  expect(await sizeShown(page)).toEqual([900, 700])
  // Without a face yet, the cover is composed with an empty oval.
  await expect(wizardOf(page).locator('figure img[src^="blob:"]').first()).toBeVisible()

  const turn = buttonOf(page, 'Fotoğrafı çeyrek tur çevir')
  await expect(turn).toHaveText('Çevir')
  const box = await turn.boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  await turn.focus()
  await page.keyboard.press('Enter')
  await expect(wizardOf(page).getByText(NO_FACE)).toBeVisible({ timeout: LOOK_TIMEOUT_MS })
  expect(await sizeShown(page)).toEqual([700, 900])
  await expect(turn).toBeFocused()
  for (const size of [
    [900, 700],
    [700, 900],
    [900, 700],
  ]) {
    await page.keyboard.press('Space')
    await expect.poll(() => sizeShown(page), { timeout: LOOK_TIMEOUT_MS }).toEqual(size)
  }
  await expect(wizardOf(page).getByText(NO_FACE)).toHaveCount(0)
  await expect(zoomOf(page)).not.toHaveValue('1')
  await expectSentUpright(page)
})

test('decodes a HEIC photo with a fetched decoder, and reports a missing decoder', async ({ page, complaints }) => {
  complaints.allow(/ERR_FAILED|fetch the decoder of HEIC|decode-heif|heic-to/)
  const decoder = /heic-to[^/]*\.js$/
  await page.route(decoder, (route) => route.abort())
  await chooseHeic(page)
  await expect(wizardOf(page).getByText(/Bu fotoğrafı açmak için gereken parça indirilemedi/)).toBeVisible()

  await page.unroute(decoder)
  await chooseHeic(page)
  await expect(zoomOf(page)).not.toHaveValue('1', { timeout: LOOK_TIMEOUT_MS })
  expect(await sizeShown(page)).toEqual([1_600, 1_200])
  await expectSentUpright(page)
})

/** A file as Windows hands it over, without a type. */
const chooseHeic = (page: Page) =>
  photoInput(page).setInputFiles({
    name: 'IMG_0001.HEIC',
    mimeType: '',
    buffer: readFileSync('tests/fixtures/photos/astronaut.heic'),
  })

async function choose(page: Page, photo: Sharp) {
  await photoInput(page).setInputFiles({
    name: 'fotograf.jpg',
    mimeType: 'image/jpeg',
    buffer: await photo.jpeg().toBuffer(),
  })
}

const sizeShown = (page: Page) =>
  wizardOf(page)
    .getByRole('group', { name: 'Fotoğrafı kaydır' })
    .locator('xpath=..')
    .locator('img')
    .evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])

/** The crop gets no warning, and the photo that leaves the device shows an upright face. */
async function expectSentUpright(page: Page) {
  const sent = sentPhoto(page)
  await giveConsent(page)
  await buttonOf(page, 'Bu yüzü kullan').click()
  const seen = look(await pixelsOf(sharp(await sent)))
  expect(seen.fault).toBeNull()
  expect(Math.abs(seen.oval?.leanDeg ?? NaN)).toBeLessThan(15)
  await expect(wizardOf(page).getByText('Fotoğraf başarıyla dönüştürüldü').first()).toBeVisible({ timeout: 30_000 })
}
