/** Actions of a parent, screen by screen, shared by the specs. */
import { fileURLToPath } from 'node:url'
import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test'
import { FIRST_SIGHT } from '#text/first-sight.ts'
import { taggedEmail } from '../../tests/support/local-env.ts'

/** The one real photo that tests use. */
export const PHOTO = 'tests/fixtures/photos/astronaut.png'
export const PASSWORD = 'bir-varmis-bir-yokmus'

/** A plain book takes two seconds, a real one twenty, and minutes on a machine that is busy with other things. */
export const BOOK_TIMEOUT_MS = 120_000
/** For a test from the shelf to a finished book, or one that speaks into a microphone in real time. */
export const BOOK_TEST_MS = 150_000

export const CHILD = { name: 'Defne', age: 5, gender: 'Kız' } as const
export const BOOK_TITLE = 'Defne’nin Sihirli Orman Macerası'

/** Opens a public page and presses a key, because the app takes the page over at the first input. */
export async function openPublicPage(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.keyboard.press('Shift')
}

/** The photo as it leaves the device. Call this before the photo is sent. */
export async function sentPhoto(page: Page): Promise<Buffer> {
  // Chromium gives the bytes of a file only where requests are intercepted.
  await page.route('**/proxy-webhook', (route) => route.continue())
  const request = await page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/proxy-webhook'),
  )
  const body = request.postDataBuffer() ?? Buffer.alloc(0)
  return body.subarray(body.indexOf(JPEG_START))
}

const JPEG_START = Buffer.from([0xff, 0xd8, 0xff])

export const wizardOf = (page: Page) => page.getByRole('dialog')

/** Find the dialog by its e-mail field, because a wizard that is still closing is a dialog too. */
const accountDialogOf = (page: Page) => page.getByRole('dialog').filter({ has: page.getByLabel('E-posta') })

/**
 * Registers from the landing page and ends on the dashboard. @param options.stay stays in the open document @returns
 * the e-mail
 */
export async function register(
  page: Page,
  { stay = false, email = taggedEmail() }: { stay?: boolean; email?: string } = {},
): Promise<string> {
  if (!stay) await page.goto('/')
  await clickUntilOpen(accountDialogOf(page), page.getByRole('button', { name: 'Ücretsiz Keşfet' }).first())
  await sendRegistration(page, email)
  await expectWelcomed(page)
  return email
}

/** Fills in and sends the account dialog, which must be open in register mode. */
async function sendRegistration(page: Page, email: string, password: string | null = PASSWORD): Promise<void> {
  const dialog = accountDialogOf(page)
  await dialog.getByLabel('E-posta').fill(email)
  if (password !== null) await dialog.getByLabel('Şifre', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Kayıt Ol', exact: true }).click()
  await expect(page.getByText('Hesabınız başarıyla oluşturuldu!')).toBeVisible()
}

/** Registers by the address alone, from the open small book of a visitor's own child. */
export async function wantOwnBook(page: Page): Promise<void> {
  await page.getByRole('button', { name: FIRST_SIGHT.makeBook }).click()
  await sendRegistration(page, taggedEmail(), null)
}

interface Credentials {
  email: string
  password: string
}

interface LogInOptions {
  /** 'Beni hatırla' */
  remember?: boolean
  /** Stays in the open document instead of loading the landing page. */
  stay?: boolean
}

/** Signs in to an existing account from the landing page, and ends on the dashboard. */
export async function logIn(
  page: Page,
  { email, password }: Credentials,
  { remember = true, stay = false }: LogInOptions = {},
): Promise<void> {
  // Bring the tab to the front as a parent would: the browser draws no frames of a hidden one.
  await page.bringToFront()
  if (!stay) await page.goto('/')
  await openAccountDialog(page, 'Giriş Yap')
  const dialog = accountDialogOf(page)
  await dialog.getByRole('checkbox', { name: 'Beni hatırla' }).setChecked(remember)
  await dialog.getByLabel('E-posta').fill(email)
  await dialog.getByLabel('Şifre', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Giriş Yap', exact: true }).click()
  await expect(page.getByText('Başarıyla giriş yapıldı!')).toBeVisible()
  await expectWelcomed(page)
}

/** On the dashboard, after the overlay that a sign-in shows: the page beneath can be pressed. */
export async function expectWelcomed(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/dashboard$/)
  // The overlay is drawn after the dashboard, so its absence alone may mean that it is still to come.
  await page.waitForFunction(() => !(history.state as { usr?: unknown } | null)?.usr)
  await expect(page.getByText('Hoş geldiniz!')).toBeHidden()
}

/** Signs in from the landing page through Google's window, with a new Google account. */
export async function continueWithGoogle(page: Page): Promise<void> {
  await standInForGoogle(page.context())
  await openAccountDialog(page, 'Giriş Yap')
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Google ile devam et' }).click()
  const google = await opened
  await google.locator('.js-new-account button').click()
  await google.locator('#email-input').fill(`anne-${crypto.randomUUID()}@example.com`)
  await google.locator('#display-name-input').fill('Ayşe Yılmaz')
  await google.locator('#sign-in').click()
  await expect(page.getByText('Google ile giriş başarılı!')).toBeVisible()
}

/** Serves the part of Google's script that the Auth emulator's window needs, and no other request of that window. */
async function standInForGoogle(context: BrowserContext): Promise<void> {
  const path = fileURLToPath(new URL('./google-popup-stand-in.js', import.meta.url))
  await context.route('https://apis.google.com/js/api.js*', (route) =>
    route.fulfill({ contentType: 'text/javascript', path }),
  )
  await context.route(/^https:\/\/(unpkg\.com|fonts\.googleapis\.com)\//, (route) => route.fulfill({ body: '' }))
}

/** Signs out through the side menu. */
export async function signOut(page: Page): Promise<void> {
  await openSideMenu(page)
  await page.getByRole('button', { name: 'Çıkış Yap' }).click()
  await expect(page).toHaveURL((url) => url.pathname === '/')
}

/** On a small screen a button opens the side menu. */
export async function openSideMenu(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menü' })
  await expect(menu.or(page.getByRole('button', { name: 'Çıkış Yap' })).first()).toBeVisible()
  if ((await menu.isVisible()) && (await menu.getAttribute('aria-expanded')) === 'false') await menu.click()
}

/** Uses the top bar; on a small screen its buttons are in the menu. */
export async function openAccountDialog(page: Page, button: 'Giriş Yap' | 'Kayıt Ol'): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menüyü aç' })
  await clickUntilOpen(
    accountDialogOf(page),
    page.getByRole('banner').getByRole('button', { name: button }),
    async () => {
      if (await menu.isVisible()) await menu.click({ timeout: 1_000 })
    },
  )
}

/** A press on the landing page before hydration has no effect, so it is repeated. */
export async function clickUntilOpen(
  dialog: Locator,
  button: Locator,
  before: () => Promise<void> = async () => {},
): Promise<void> {
  await expect(async () => {
    if (!(await dialog.isVisible())) {
      await before()
      await button.click({ timeout: 1_000 })
    }
    await expect(dialog).toBeVisible({ timeout: 500 })
  }).toPass({ intervals: [100] })
}

/** Uses the dashboard's first 'Hemen Dene'. */
export const openFirstWizard = (page: Page) =>
  page
    .getByRole('button', { name: /Hemen Dene/ })
    .first()
    .click()

/** Fills in the first two steps of the open wizard. */
export async function fillInChild(page: Page): Promise<void> {
  const wizard = wizardOf(page)
  await wizard.getByLabel('Çocuğun adı').fill(CHILD.name)
  await wizard.getByRole('button', { name: 'Devam Et' }).click()
  await wizard.getByRole('radio', { name: `${CHILD.age} yaş` }).check()
  await wizard.getByRole('radio', { name: CHILD.gender }).check()
}

/** Goes from the dashboard to the wizard's third step. */
export async function describeChild(page: Page): Promise<void> {
  await openFirstWizard(page)
  await fillInChild(page)
  await wizardOf(page).getByRole('button', { name: 'Devam Et' }).click()
  await expect(photoInput(page)).toBeAttached()
}

export const photoInput = (page: Page) => wizardOf(page).locator('input[type=file]')

/** Sends the photo and waits for the portrait. */
export async function uploadPhoto(page: Page): Promise<void> {
  await confirmCrop(page)
  await waitForPortrait(page)
}

export async function confirmCrop(page: Page): Promise<void> {
  await photoInput(page).setInputFiles(PHOTO)
  // Wait until the crop surrounds the detected face: then it needs no move.
  await expect(wizardOf(page).getByLabel('Yakınlaştır')).not.toHaveValue('1', { timeout: 60_000 })
  await giveConsent(page)
  await wizardOf(page).getByRole('button', { name: 'Bu yüzü kullan' }).click()
}

export const giveConsent = (page: Page) =>
  wizardOf(page)
    .getByRole('checkbox', { name: /açık rıza veriyorum/ })
    .check()

export const waitForPortrait = (page: Page): Promise<void> =>
  expect(
    wizardOf(page)
      .getByText(/Fotoğraf başarıyla dönüştürüldü|Portre hazır/)
      .first(),
  ).toBeVisible({ timeout: 30_000 })

/** Returns the cover with the child, before payment, once all of its layers are shown. */
export async function previewedCover(page: Page): Promise<Locator> {
  const cover = wizardOf(page).getByRole('img', { name: `Kitabın kapağında ${CHILD.name}` })
  await expect(cover.locator('img')).toHaveCount(5)
  await cover.evaluate((whole) =>
    Promise.all(whole.getAnimations({ subtree: true }).map((animation) => animation.finished)),
  )
  return cover
}

/** Agrees to the contract and presses the one crimson button. */
export async function orderBook(page: Page): Promise<void> {
  await wizardOf(page)
    .getByRole('checkbox', { name: /okudum, kabul ediyorum/ })
    .check()
  await wizardOf(page).getByRole('button', { name: 'Hikayeni Yarat' }).click()
}

export const payButton = (page: Page) => page.getByRole('button', { name: /Öde/ })

/** Pays on the hosted page and lands on the library. */
export async function pay(page: Page, press = () => payButton(page).click()): Promise<void> {
  await press()
  await expect(page.getByText('Ödeme başarılı! Hikayen hazırlanıyor...')).toBeVisible()
  await expect(page).toHaveURL(/\/my-stories$/)
}

/** Waits until the card says by itself that the book is there. */
export async function waitForBook(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: /Hikayeyi Oku/ })).toBeAttached({ timeout: BOOK_TIMEOUT_MS })
  await expect(page.getByText('Hazır', { exact: true })).toBeVisible()
}
