/**
 * Public pages: readable before a script arrives, interactive after it, with a way to sign in where an account is
 * needed.
 */
import { PUBLIC_PATHS } from '#domain/site-paths.ts'
import { runsAllSizes } from './screens/screen.ts'
import { expect, signUpByApi, test } from './support/fixtures.ts'

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  for (const path of PUBLIC_PATHS) {
    test(`${path} is readable without scripts, in the product’s font`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await page.locator('body').evaluate((body) => getComputedStyle(body).fontFamily)).toContain('Andika')
      expect((await page.locator('main').innerText()).length).toBeGreaterThan(400)
    })
  }

  test("says that an account's page needs JavaScript", async ({ page }) => {
    await page.goto('/my-stories')
    await expect(page.locator('noscript p')).toHaveText(/Bu sayfa tarayıcınızda JavaScript ister\./)
    await expect(page.locator('noscript p')).toBeVisible()
  })
})

// coming-in.spec.ts tests the landing page.
for (const path of runsAllSizes ? PUBLIC_PATHS : PUBLIC_PATHS.slice(1, 3))
  test(`takes over the built page at ${path} unchanged`, async ({ page }) => {
    await page.goto(path)
    const heading = page.getByRole('heading', { level: 1 })
    await heading.evaluate((element) => element.setAttribute('data-as-built', ''))
    const shownInBar = () =>
      page.locator('header button').evaluateAll((buttons) => buttons.map((button) => getComputedStyle(button).display))
    const inBar = await shownInBar()
    // One press is enough, because the app repeats a press made before hydration.
    await page.getByRole('banner').getByRole('button', { name: 'Giriş Yap' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page.locator('h1[data-as-built]')).toHaveCount(1)
    // The style sheets of the app arrive now, in another order than in the built page.
    await expect.poll(shownInBar).toEqual(inBar)
  })

test('keeps the top bar in view while the page is scrolled', async ({ page }) => {
  await page.goto('/')
  const offer = page.getByRole('region', { name: 'Bir kitap, bir fiyat' })
  await offer.scrollIntoViewIfNeeded()
  await expect(offer).toBeInViewport()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Giriş Yap' })).toBeInViewport()
  expect((await page.getByRole('banner').boundingBox())?.y).toBe(0)
})

test("asks a visitor of a parent's page to sign in, then opens that page", async ({ page }) => {
  const { email, password } = await signUpByApi()
  await page.goto('/my-stories')
  await expect(page.getByText('Bu sayfayı görmek için giriş yapın; sonra buraya dönersiniz.')).toBeVisible()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('E-posta').fill(email)
  await dialog.getByLabel('Şifre', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Giriş Yap', exact: true }).click()
  await expect(page).toHaveURL(/\/my-stories$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Kitaplığım' })).toBeVisible()
})
