/** Analytics begins with a parent's consent; then each trigger sends its event once (product 6.6 and 10.6). */
import type { Page } from '@playwright/test'
import { appUrl } from '../tests/support/local-env.ts'
import { runsAllSizes } from './screens/screen.ts'
import { database, expect, signUpByApi, test, until } from './support/fixtures.ts'
import { asParent } from './support/signed-in.ts'
import { FOREST, skipOpening } from './support/journey.ts'
import { logIn, register, openPublicPage } from './support/parent.ts'
import { finishedStory } from '#local/sample-book/sample-stories.ts'

test.use({ measuring: null })

const VIEWPORTS = [
  [844, 390],
  [390, 844],
  [1024, 730],
] as const
const signedIn = test.extend({ storageState: asParent })
const banner = { name: 'Ziyaretleri sayabilir miyiz?' }

for (const [width, height] of runsAllSizes ? VIEWPORTS : VIEWPORTS.slice(0, 1)) {
  signedIn(`keeps the focus above the consent banner at ${width}x${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/dashboard')
    await expect(page.getByRole('button', { name: 'Hemen Dene' }).first()).toBeVisible()
    const shown = page.getByRole('region', banner)
    await expect(shown).toBeVisible()
    const stops = await page.getByRole('button').or(page.getByRole('link')).count()
    for (let stop = 0; stop < stops; stop += 1) {
      await page.keyboard.press('Tab')
      await expect
        .poll(() =>
          shown.evaluate((slip) => {
            const focused = document.activeElement
            if (!focused || focused === document.body || slip.contains(focused)) return 0
            return Math.max(0, focused.getBoundingClientRect().bottom - slip.getBoundingClientRect().top)
          }),
        )
        .toBe(0)
    }
  })
}

test('loads nothing if a visitor refuses analytics; the choice can be changed later', async ({ page, analytics }) => {
  await openPublicPage(page, '/')
  const [refuse, accept] = [
    page.getByRole('button', { name: 'Reddet' }),
    page.getByRole('button', { name: 'Kabul et', exact: true }),
  ]
  expect((await refuse.boundingBox())?.width).toBeCloseTo((await accept.boundingBox())?.width ?? 0, 0)
  await refuse.click()
  await expect(page.getByRole('region', banner)).toBeHidden()

  await openPublicPage(page, '/cookies')
  await expect(page.getByText('Ziyaretleriniz ölçülmüyor.')).toBeVisible()
  await expect(page.getByRole('region', banner)).toBeHidden()
  expect(analytics.asked).toEqual([])
  await page.getByRole('button', { name: 'Kabul et', exact: true }).click()
  await expect(page.getByText('Ziyaretlerinizin ölçülmesine izin verdiniz.')).toBeVisible()
  await openPublicPage(page, '/')
  await expect.poll(() => analytics.named('page_view')).toHaveLength(1)

  // The cookie page loads gtag.js too, as its last request. Wait for it, so that it does not count as a request after
  // the refusal.
  const askedBefore = analytics.asked.length
  await openPublicPage(page, '/cookies')
  await expect.poll(() => analytics.asked.slice(askedBefore).some((address) => address.includes('/gtag/js'))).toBe(true)
  await page.getByRole('button', { name: 'Reddet' }).click()
  const before = analytics.asked.length
  await openPublicPage(page, '/')
  await page.getByRole('button', { name: 'Ücretsiz Keşfet' }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(analytics.asked).toHaveLength(before)
})

test('sends a page view after consent, then each event, without ids in addresses', async ({ page, analytics }) => {
  // Slow: loads six pages and signs up two accounts.
  test.slow()
  await openPublicPage(page, '/')
  await page.getByRole('button', { name: 'Kabul et', exact: true }).click()
  await expect
    .poll(() => analytics.events.map(({ name, parameters }) => [name, parameters.page_name]))
    .toEqual([['page_view', 'landing']])

  const { uid, email, password } = await signUpByApi()
  await logIn(page, { email, password })
  await expect.poll(() => analytics.named('login')).toMatchObject([{ parameters: { method: 'email' } }])
  await until('the choice stands in consents', async () =>
    JSON.stringify(await database.read(`consents/${uid}`))?.includes('"analytics"'),
  )

  // A card's 'Oku' and a choice on the create page both send `template_click`.
  const clicked = () => analytics.named('template_click').map(({ parameters }) => parameters.template_id)
  await page.clock.install()
  await page.getByRole('region', { name: 'Sihirli Orman Macerası' }).getByRole('button', { name: 'Oku' }).click()
  await lieOpen(page, FOREST)
  await expect
    .poll(() => analytics.named('story_viewed'))
    .toMatchObject([{ parameters: { story_id: 'sihirli-orman-macerasi' } }])
  expect(clicked()).toEqual(['sihirli-orman-macerasi'])
  await page.goto('/create-story')
  await page.getByRole('listitem').filter({ hasText: 'Uzay Yolculuğu' }).getByRole('button').click()
  await expect.poll(clicked).toEqual(['sihirli-orman-macerasi', 'uzay-yolculugu'])

  const story = finishedStory(uid)
  await database.write(`userStories/${uid}/${story.id}`, story)
  await page.goto(`/my-stories?session_id=cs_1&story=${story.id}`)
  await expect(page.getByText('Ödeme başarılı! Hikayen hazırlanıyor...')).toBeVisible()
  await expect(page).toHaveURL(/\/my-stories$/)
  await expect
    .poll(() => analytics.named('purchase'))
    .toMatchObject([{ parameters: { transaction_id: story.id, value: 1, currency: 'USD' } }])
  await expect.poll(() => analytics.named('story_completed')).toMatchObject([{ parameters: { story_id: story.id } }])
  await until(
    'the flag is set',
    async () => (await database.read(`userStories/${uid}/${story.id}/analyticsTracked`)) === true,
  )

  // A reload repeats the page view and nothing else.
  await page.goto(`/my-stories?session_id=cs_1&story=${story.id}`)
  await expect
    .poll(() => analytics.named('page_view').filter(({ parameters }) => parameters.page_name === 'my-stories'))
    .toHaveLength(2)
  await page.getByRole('button', { name: 'Hikayeyi Oku' }).click()
  await lieOpen(page, story.title)
  await expect.poll(() => analytics.named('story_viewed')).toMatchObject([{}, { parameters: { story_id: story.id } }])
  for (const name of ['purchase', 'story_completed', 'login']) expect(analytics.named(name)).toHaveLength(1)

  // Consent belongs to a parent, not to the device: the second parent is asked again.
  await page.goto('/my-stories')
  await page.getByRole('button', { name: 'Çıkış Yap' }).click()
  await expect(page.getByText('Çıkış yapıldı!')).toBeVisible()
  await register(page)
  await expect.poll(() => analytics.named('sign_up')).toMatchObject([{ parameters: { method: 'email' } }])
  await expect(page.getByRole('region', banner)).toBeVisible()
  expect(analytics.automatic.map(({ parameters }) => parameters.page_location)).toContain(appUrl('/my-stories'))
  for (const { parameters } of [...analytics.events, ...analytics.automatic])
    expect(`${String(parameters.page_location)}${String(parameters.page_referrer)}`).not.toContain('?')
})

async function lieOpen(page: Page, title: string): Promise<void> {
  await skipOpening(page, title)
  await page.clock.resume()
}
