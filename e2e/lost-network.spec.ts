/** Lost network, lost services and files that a deployment removed: an open page stays and recovers by itself. */
import type { Page, WebSocketRoute } from '@playwright/test'
import { builtPart } from './support/built-parts.ts'
import { expect, test } from './support/fixtures.ts'
import { expectShelf, openShelf } from './support/journey.ts'
import { advanceOpening } from './support/opening.ts'
import { confirmCrop, wizardOf } from './support/parent.ts'
import { finishedStory } from '#local/sample-book/sample-stories.ts'
import { asParent } from './support/signed-in.ts'
import { putStories } from './support/stories.ts'

test.use({ storageState: asParent })

test.beforeEach(({ complaints }) => {
  // The browser logs this message for a request without an answer.
  complaints.allowLostNetwork()
})

const wizard = () => builtPart('src/features/create-story/create-story-wizard.tsx')

const waitingSheet = (page: Page) => page.getByRole('dialog', { name: 'Bağlantı yok' })
const tryFirst = (page: Page) => page.getByRole('button', { name: /Hemen Dene/ }).first()

/** Types into the wizard and checks its layout, which breaks if its part's style sheet was lost. */
async function wizardIsWhole(page: Page): Promise<void> {
  await wizardOf(page).getByLabel('Çocuğun adı').fill('Defne')
  // The two pages lie beside each other.
  await expect(wizardOf(page).locator('section').first().locator('..')).toHaveCSS('display', 'grid')
  await wizardOf(page).getByRole('button', { name: 'Devam Et' }).click()
  await expect(wizardOf(page).getByRole('radio', { name: '5 yaş' })).toBeVisible()
}

test('opens the wizard once the network is back, after an offline press on Hemen Dene', async ({ page, context }) => {
  await openShelf(page)
  await expectShelf(page)
  await context.setOffline(true)
  await tryFirst(page).click()
  await expect(waitingSheet(page)).toBeVisible()
  await expectShelf(page)
  await waitingSheet(page).getByRole('button', { name: 'Kapat' }).click()
  await expect(waitingSheet(page)).toBeHidden()
  await expect(tryFirst(page)).toBeFocused()
  await tryFirst(page).click()
  await expect(waitingSheet(page)).toBeVisible()
  await context.setOffline(false)
  await wizardIsWhole(page)
  await expect(waitingSheet(page)).toHaveCount(0)
})

test('opens the book once the network is back, after an offline press on Hikayeyi Oku', async ({
  page,
  context,
  account,
}) => {
  await putStories(account.uid, [finishedStory(account.uid)])
  await page.clock.install()
  await openShelf(page)
  await page.getByRole('link', { name: 'Kitaplığım' }).click()
  const read = page.getByRole('button', { name: 'Hikayeyi Oku' })
  await read.hover()
  await context.setOffline(true)
  await read.click()
  await expect(waitingSheet(page)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Kitaplığım' })).toBeVisible()
  await context.setOffline(false)
  const reader = page.getByRole('dialog', { name: 'Defne’nin Sihirli Orman Macerası' })
  await expect(reader).toBeVisible()
  await advanceOpening(page, reader)
  await expect(page.locator('output')).toBeAttached()
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('output')).toHaveText('Sayfa 1 ve 2, toplam 12')
})

test('stays on the page offline, and opens the next one once the network is back', async ({ page, context }) => {
  await openShelf(page)
  await expectShelf(page)
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Kitaplığım' }).click()
  await expect(page.getByText(/Bağlantı yok/)).toBeVisible()
  await expectShelf(page)
  await context.setOffline(false)
  await expect(page.getByText('Rafta henüz kitabınız yok.')).toBeVisible()
})

test('loads a part of the app again if only its style sheet failed to load', async ({ page }) => {
  let isLost = true
  await page.route(wizard().style, (route) => (isLost ? route.abort() : route.continue()))
  await openShelf(page)
  await page.route('**/app.html', (route) => {
    isLost = false
    return route.continue()
  })
  await tryFirst(page).click()
  await wizardIsWhole(page)
})

test('reloads the page once if a script is gone after a deployment', async ({ page }) => {
  // Only the old page requests the missing script: a reloaded one gets the new script.
  let isOldPage = true
  await page.route(wizard().script, (route) =>
    isOldPage ? route.fulfill({ status: 404, body: 'gone' }) : route.continue(),
  )
  await openShelf(page)
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isOldPage = false
  })
  await tryFirst(page).click()
  await wizardIsWhole(page)
  expect(
    await page.evaluate(() =>
      performance.getEntriesByType('navigation').map((entry) => (entry as PerformanceNavigationTiming).type),
    ),
  ).toEqual(['reload'])
})

test('reports a permanently missing part of the app after one attempt', async ({ page, complaints }) => {
  complaints.allow(/Failed to fetch dynamically imported module|MIME type/)
  let loads = 0
  page.on('load', () => loads++)
  await page.route(wizard().script, (route) => route.fulfill({ status: 404, body: 'gone' }))
  await openShelf(page)
  const before = loads
  await tryFirst(page).click()
  await expect(page.getByRole('heading', { name: 'Sayfa açılamadı' })).toBeVisible()
  expect(loads - before).toBe(1)
})

test('reports a lost connection if only the database is lost, and continues after it', async ({ page, complaints }) => {
  // The SDK's pauses between attempts and our timeouts follow the page's clock.
  await page.clock.install({ time: new Date() })
  complaints.allow(/the transformation was not written/)
  const sockets = new Set<WebSocketRoute>()
  let isCut = false
  await page.routeWebSocket(/\.ws\?/, (socket) => {
    if (isCut) return void socket.close()
    socket.connectToServer()
    sockets.add(socket)
  })
  // Long polling, the SDK's fallback if a socket is refused.
  await page.route(/\.lp\?/, (route) => (isCut ? route.abort() : route.continue()))
  await openShelf(page)
  await tryFirst(page).click()
  await wizardIsWhole(page)
  isCut = true
  for (const socket of sockets) await socket.close()
  await untilInTime(page, () => expect(page.getByText(/Bağlantı yok/)).toBeAttached({ timeout: 300 }))
  const wizard = wizardOf(page)
  await wizard.getByRole('radio', { name: '5 yaş' }).check()
  await wizard.getByRole('radio', { name: 'Kız' }).check()
  await wizard.getByRole('button', { name: 'Devam Et' }).click()
  await confirmCrop(page)
  await untilInTime(page, () =>
    expect(page.getByText('Fotoğraf dönüştürülürken bir hata oluştu').first()).toBeVisible({ timeout: 300 }),
  )

  isCut = false
  await untilInTime(page, () => expect(page.getByText(/Bağlantı yok/)).toHaveCount(0, { timeout: 300 }))
  await wizard.getByRole('button', { name: 'Tekrar dene' }).click()
  await expect(wizard.getByText('Fotoğraf başarıyla dönüştürüldü').first()).toBeVisible({ timeout: 30_000 })
})

/** Advances the page's clock by one second at a time until the check passes. */
const untilInTime = (page: Page, isSo: () => Promise<void>) =>
  expect(async () => {
    await page.clock.fastForward(1_000)
    await isSo()
  }).toPass({ intervals: [100] })
