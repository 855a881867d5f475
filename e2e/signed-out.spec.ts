/** What a sign-out leaves on a device that others use. */
import type { Page } from '@playwright/test'
import { environmentVariable } from '../tests/support/local-env.ts'
import { expect, signUpByApi, test } from './support/fixtures.ts'
import { logIn, signOut } from './support/parent.ts'

/** The browser kept it, and answers without the network. */
const isKept = (page: Page, address: string): Promise<boolean> =>
  page.evaluate(
    (address) =>
      fetch(address, { cache: 'only-if-cached', mode: 'same-origin' }).then(
        ({ ok }) => ok,
        () => false,
      ),
    address,
  )

test('the pictures that the browser has kept are gone after a sign-out', async ({ browser }) => {
  // A context of its own: where requests are played, as in the other specs, Chromium keeps nothing.
  const context = await browser.newContext({ baseURL: environmentVariable('WORLD_APP_URL'), locale: 'tr-TR' })
  const page = await context.newPage()
  await logIn(page, await signUpByApi())
  const picture = await page.locator('main img').first().getAttribute('src')
  if (!picture) throw new Error('the dashboard shows no picture')
  await page.evaluate((address) => fetch(address).then((answer) => answer.blob()), picture)
  expect(await isKept(page, picture)).toBe(true)

  await signOut(page)
  await expect(page.getByText('Çıkış yapıldı!')).toBeVisible()
  await expect.poll(() => isKept(page, picture)).toBe(false)
  await context.close()
})
