/** Data that a sign-out leaves on a shared device. */
import { environmentVariable } from '../tests/support/local-env.ts'
import { isKeptByBrowser } from '../tests/support/traces.ts'
import { expect, signUpByApi, test } from './support/fixtures.ts'
import { logIn, signOut } from './support/parent.ts'

test("removes pictures from the browser's cache at sign-out", { tag: '@full-browser' }, async ({ browser }) => {
  // Use a context without routes, because Chromium caches nothing if requests are intercepted, as in the other specs.
  const context = await browser.newContext({ baseURL: environmentVariable('WORLD_APP_URL'), locale: 'tr-TR' })
  const page = await context.newPage()
  await logIn(page, await signUpByApi())
  const shown = await page.locator('main img').first().getAttribute('src')
  if (!shown) throw new Error('the dashboard shows no picture')
  // Fetch the picture under an address of its own, because after sign-out the landing page fetches the same picture
  // again.
  const picture = `${shown}?of-a-parent`
  await page.evaluate((address) => fetch(address).then((answer) => answer.blob()), picture)
  expect(await isKeptByBrowser(page, picture)).toBe(true)

  await signOut(page)
  await expect(page.getByText('Çıkış yapıldı!')).toBeVisible()
  await expect.poll(() => isKeptByBrowser(page, picture)).toBe(false)
  await context.close()
})
