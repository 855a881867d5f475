/** 'Önce gör' shows a visitor's own child on the covers, before an account and without sending the photo. */
import type { Page, Request } from '@playwright/test'
import { encodeFace, PLAIN_FACE } from '#domain/face-features.ts'
import { faceless } from '#face/tests/pictures.ts'
import { storyWorlds } from '#stories/library.ts'
import { CREATE_STORY } from '#text/create-story.ts'
import { FIRST_SIGHT } from '#text/first-sight.ts'
import { LANDING } from '#text/landing.ts'
import { MEND_FACE } from '#text/mend-face.ts'
import { inSizes } from './screens/screen.ts'
import { expect, test } from './support/fixtures.ts'
import { openPublicPage, PHOTO, wantOwnBook, wizardOf } from './support/parent.ts'

/** The worker analyses a photo for seconds on a busy machine. */
const LOOK_TIMEOUT_MS = 60_000
const SPREADS = 6
const SIZES = [
  { width: 1280, height: 720 },
  { width: 844, height: 390 },
  { width: 390, height: 844 },
]

const booksOf = (page: Page) => page.getByRole('region', { name: LANDING.books.title })
const faceOf = (page: Page) => booksOf(page).getByRole('img', { name: FIRST_SIGHT.faceAlt })
/** Own covers have a layer (`blob:`) with the child that only this browser has drawn. */
const ownCoversOf = (page: Page) => booksOf(page).locator('a:has(img[src^="blob:"])')

async function choosePhoto(page: Page, photo: string | { name: string; mimeType: string; buffer: Buffer } = PHOTO) {
  await booksOf(page)
    .getByLabel(new RegExp(`${LANDING.books.photo}|${LANDING.books.otherPhoto}`))
    .setInputFiles(photo)
}

for (const viewport of SIZES) {
  test(`the child of a photo is on four covers in ${viewport.width}x${viewport.height}, and the photo is not sent`, async ({
    page,
  }) => {
    test.setTimeout(2 * LOOK_TIMEOUT_MS)
    await page.setViewportSize(viewport)
    await openPublicPage(page, '/')
    await booksOf(page).getByLabel(LANDING.books.nameLabel).fill('Defne')
    const requests: Request[] = []
    page.on('request', (request) => requests.push(request))
    await choosePhoto(page)
    await expect(faceOf(page)).toBeInViewport({ timeout: LOOK_TIMEOUT_MS })
    await expect(ownCoversOf(page)).toHaveCount(storyWorlds.length, { timeout: LOOK_TIMEOUT_MS })
    const sent = requests.filter((request) => request.method() !== 'GET' || request.postDataBuffer() !== null)
    expect(sent.map((request) => `${request.method()} ${request.url()}`)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  })
}

inSizes(['desktop', 'phone-lying', 'phone'], () => {
  test('opens the visitor’s whole own book from a cover, without an account', async ({ page }) => {
    test.setTimeout(2 * LOOK_TIMEOUT_MS)
    await openPublicPage(page, '/')
    await booksOf(page).getByLabel(LANDING.books.nameLabel).fill('Defne')
    await booksOf(page).getByRole('button', { name: LANDING.books.withoutPhoto }).click()
    await expect(ownCoversOf(page)).toHaveCount(storyWorlds.length, { timeout: LOOK_TIMEOUT_MS })
    const requests: Request[] = []
    page.on('request', (request) => requests.push(request))
    await booksOf(page).getByRole('link', { name: 'Sabah Fırını' }).scrollIntoViewIfNeeded()
    const scrolled = await page.evaluate(() => scrollY)
    await booksOf(page).getByRole('link', { name: 'Sabah Fırını' }).click()
    const book = page.getByRole('dialog', { name: FIRST_SIGHT.bookHeading('Defne') })
    await expect(book.getByText('Defne’nin Sabah Fırını')).toBeVisible()
    await book.getByRole('button', { name: CREATE_STORY.previewOpen }).click()
    const next = book.getByRole('button', { name: CREATE_STORY.previewNext })
    await expect(next).toBeFocused()
    for (let spread = 1; spread <= SPREADS; spread += 1) {
      await expect(book.getByRole('img', { name: CREATE_STORY.previewSpread('Defne', spread) })).toBeVisible()
      if (spread < SPREADS) await next.click()
    }
    await expect(next).toBeDisabled()
    await expect(book.getByRole('button', { name: FIRST_SIGHT.makeBook })).toBeInViewport()
    expect(requests.filter((request) => request.method() !== 'GET').map((request) => request.url())).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    await page.goBack()
    await expect(book).toBeHidden()
    await expect(ownCoversOf(page)).toHaveCount(storyWorlds.length)
    expect(await page.evaluate(() => scrollY)).toBe(scrolled)
  })
})

test('turns a measured face into the portrait after registration, without a photo', async ({ page }) => {
  test.setTimeout(2 * LOOK_TIMEOUT_MS)
  await openPublicPage(page, '/')
  const books = booksOf(page)
  await books.getByLabel(LANDING.books.nameLabel).fill('Defne')
  await choosePhoto(page)
  await expect(faceOf(page)).toBeVisible({ timeout: LOOK_TIMEOUT_MS })
  await books.getByRole('radio', { name: CREATE_STORY.age(5) }).check()
  await books.getByRole('radio', { name: CREATE_STORY.genders.female }).check()
  await expect(books.getByRole('status').filter({ hasText: FIRST_SIGHT.ready })).toBeVisible()
  const face = await faceOf(page).getAttribute('src')
  await books.getByRole('link', { name: 'Uzay Yolculuğu' }).click()
  await wantOwnBook(page)
  const wizard = wizardOf(page)
  await expect(wizard.getByText(CREATE_STORY.noPhoto)).toBeVisible()
  await expect(wizard.getByRole('img', { name: CREATE_STORY.drawnPortrait('Defne') })).toHaveAttribute(
    'src',
    face ?? '',
  )
  await expect(page).toHaveURL(/uzay-yolculugu/)
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('Defne')
  await page.goBack()
  await expect(wizard).toBeHidden()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('shows one title from the covers to the order, where the parent corrects its form', async ({ page }) => {
  test.setTimeout(2 * LOOK_TIMEOUT_MS)
  await openPublicPage(page, '/')
  const books = booksOf(page)
  await books.getByLabel(LANDING.books.nameLabel).fill('max')
  await books.getByRole('button', { name: CREATE_STORY.nameTakeBare('Max') }).click()
  await expect(books.getByText('Max’ın')).toHaveCount(storyWorlds.length)
  await books.getByRole('button', { name: LANDING.books.withoutPhoto }).click()
  await books.getByRole('radio', { name: CREATE_STORY.age(5) }).check()
  await books.getByRole('radio', { name: CREATE_STORY.genders.male }).check()
  await books.getByRole('link', { name: 'Uzay Yolculuğu' }).click()
  await expect(page.getByRole('dialog').getByText('Max’ın Uzay Yolculuğu')).toBeVisible()
  await wantOwnBook(page)
  const wizard = wizardOf(page)
  await expect(wizard.getByText('Max’ın Uzay Yolculuğu')).toBeVisible({ timeout: LOOK_TIMEOUT_MS })
  const form = wizard.getByLabel(CREATE_STORY.suffixLabel)
  await expect(form).toHaveValue('Max’ın')
  await form.fill('Max’in')
  await expect(wizard.getByText('Max’in Uzay Yolculuğu')).toBeVisible()
  await expect(wizard.getByRole('img', { name: CREATE_STORY.previewCover('Max') }).locator('img')).toHaveCount(5)
})

test('refuses a name with a suffix before the registration, and keeps it in the field', async ({ page }) => {
  await openPublicPage(page, '/')
  const books = booksOf(page)
  const name = books.getByLabel(LANDING.books.nameLabel)
  await name.fill('Defne’nin’in')
  await expect(books.getByText(CREATE_STORY.nameWithSuffix('Defne'))).toBeVisible()
  await books.getByRole('link', { name: 'Uzay Yolculuğu' }).click()
  await expect(name).toBeFocused()
  await expect(name).toHaveValue('Defne’nin’in')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await books.getByRole('button', { name: CREATE_STORY.nameTakeBare('Defne') }).click()
  await expect(books.getByText('Defne’nin', { exact: true })).toHaveCount(storyWorlds.length)
})

test('changes no cover for a photo without a face; builds a face by taps', async ({ page }) => {
  test.setTimeout(2 * LOOK_TIMEOUT_MS)
  await openPublicPage(page, '/')
  const books = booksOf(page)
  await choosePhoto(page, {
    name: 'x.png',
    mimeType: 'image/png',
    buffer: await faceless().resize(1_000).png().toBuffer(),
  })
  await expect(books.getByText(FIRST_SIGHT.noFace)).toBeInViewport({ timeout: LOOK_TIMEOUT_MS })
  await expect(ownCoversOf(page)).toHaveCount(0)
  await books.getByRole('button', { name: LANDING.books.withoutPhoto }).click()
  await books.getByRole('tab', { name: MEND_FACE.group.hair, exact: true }).click()
  await books.getByRole('radio', { name: MEND_FACE.hairs.red }).check()
  await expect(ownCoversOf(page)).toHaveCount(storyWorlds.length, { timeout: LOOK_TIMEOUT_MS })
  const told = await page.evaluate(() => sessionStorage.getItem('masal:told-child'))
  expect(told).toContain(encodeFace({ ...PLAIN_FACE, hair: 'red' }))
})
