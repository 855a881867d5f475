/**
 * Several tabs in one browser: an action in one tab never takes session, wizard or book from another without a message.
 */
import type { Page } from '@playwright/test'
import { expect, signUpByApi, test } from './support/fixtures.ts'
import {
  BOOK_TEST_MS,
  uploadPhoto,
  logIn,
  openAccountDialog,
  orderBook,
  payButton,
  register,
  signOut,
  describeChild,
  waitForBook,
  wizardOf,
  openFirstWizard,
} from './support/parent.ts'
import { paidFor } from './support/paid-for.ts'
import { waitForOtherTabs, openNotice, goToPhotoConsent, expectPhotoStep } from './support/privacy-notice.ts'
import { asParent } from './support/signed-in.ts'

const signedIn = test.extend({ storageState: asParent })

test('keeps the wizard while the privacy notice opens in another tab', async ({ page, context }) => {
  await register(page)
  await goToPhotoConsent(page)
  const notice = await openNotice(page, context)
  await expect(notice.getByText(/Merhaba/)).toBeVisible()
  await waitForOtherTabs(context)
  await notice.close()
  await expectPhotoStep(page)
})

signedIn(
  'reports a sign-out of one tab in the others at once, and signs all in again',
  async ({ page, account, context }) => {
    await page.goto('/dashboard')
    const library = await context.newPage()
    await library.goto('/my-stories')
    await expect(library.getByText('Rafta henüz kitabınız yok.')).toBeVisible()
    const wizard = await context.newPage()
    await wizard.goto('/dashboard')
    await openFirstWizard(wizard)
    await wizardOf(wizard).getByLabel('Çocuğun adı').fill('Defne')

    await signOut(page)
    await expect(library.getByText('Oturum Açmanız Gerekiyor')).toBeVisible()
    await expect(wizard).toHaveURL((url) => url.pathname === '/' && url.search === '')
    await expect(wizard.getByText('Oturumunuz kapandı. Devam etmek için yeniden giriş yapın.')).toBeVisible()

    await logIn(page, account, { stay: true })
    await expect(library.getByText('Rafta henüz kitabınız yok.')).toBeVisible()
    await expect(wizard).toHaveURL(/\/dashboard$/)
    // On a shared device nothing of the child is left after a sign-out.
    await openFirstWizard(wizard)
    await expect(wizardOf(wizard).getByLabel('Çocuğun adı')).toHaveValue('')
  },
)

test("keeps each tab's account, and never shows another account's child", async ({ page, context }) => {
  const [mother, father] = [await signUpByApi(), await signUpByApi()]
  await logIn(page, mother, { remember: false })
  await openFirstWizard(page)
  await wizardOf(page).getByLabel('Çocuğun adı').fill('Defne')

  const fathers = await context.newPage()
  await logIn(fathers, father)
  await openFirstWizard(fathers)
  await expect(wizardOf(fathers).getByLabel('Çocuğun adı')).toHaveValue('')
  await wizardOf(fathers).getByLabel('Çocuğun adı').fill('Kemal')

  await wizardOf(page).getByRole('button', { name: 'Devam Et' }).click()
  await page.reload()
  await expect(wizardOf(page).getByRole('heading', { name: /^Defne nasıl/ })).toBeVisible()
  await fathers.reload()
  await expect(wizardOf(fathers).getByRole('heading', { name: /^Kemal nasıl/ })).toBeVisible()
})

test("erases a child's data when the session of the child's tab ends, not before", async ({ page, context }) => {
  const drafts = (tab: Page) =>
    tab.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('story_draft')).length)
  const hint = (tab: Page) => tab.evaluate(() => localStorage.getItem('masal:session-hint'))
  const tab = await context.newPage()
  const account = await signUpByApi()
  await logIn(tab, account, { remember: false })
  await openFirstWizard(tab)
  await wizardOf(tab).getByLabel('Çocuğun adı').fill('Defne')

  await page.goto('/dashboard')
  await expect(page).toHaveURL((url) => url.pathname === '/')
  expect([await drafts(page), await hint(page)]).toEqual([1, account.uid])
  await tab.close()
  await page.goto('/')
  await expect.poll(() => hint(page)).toBeNull()
  expect(await drafts(page)).toBe(0)
})

signedIn(
  'closes an open wizard and its child when another account signs in',
  { tag: '@nightly' },
  async ({ page, context }) => {
    const father = await signUpByApi()
    await page.goto('/dashboard')
    await describeChild(page)
    const other = await context.newPage()
    await other.goto('/dashboard')
    await signOut(other)
    await logIn(other, father, { stay: true })
    await expect(page).toHaveURL(/\/dashboard$/)
    await openFirstWizard(page)
    await expect(wizardOf(page).getByLabel('Çocuğun adı')).toHaveValue('')
    await expect(page.getByText('Defne')).toHaveCount(0)
  },
)

test(
  'closes the account dialog of one tab when another tab has signed in',
  { tag: '@nightly' },
  async ({ page, context }) => {
    await page.goto('/')
    await openAccountDialog(page, 'Giriş Yap')
    const other = await context.newPage()
    await logIn(other, await signUpByApi())
    await expect(page).toHaveURL(/\/dashboard$/)
    await openFirstWizard(page)
    await expect(wizardOf(page).getByLabel('Çocuğun adı')).toBeVisible()
  },
)

signedIn('reports a sign-out in a tab that was frozen meanwhile', async ({ page, account, context }) => {
  await page.goto('/dashboard')
  await openFirstWizard(page)
  await wizardOf(page).getByLabel('Çocuğun adı').fill('Defne')
  const other = await context.newPage()
  await other.goto('/dashboard')
  const tab = await context.newCDPSession(page)
  await tab.send('Page.setWebLifecycleState', { state: 'frozen' })
  await signOut(other)
  await tab.send('Page.setWebLifecycleState', { state: 'active' })
  const said = page.getByText('Oturumunuz kapandı. Devam etmek için yeniden giriş yapın.')
  await expect(said).toBeVisible()
  // A press goes through the toast to the control beneath it.
  await expect(said).toHaveCSS('pointer-events', 'none')
  await logIn(page, account, { stay: true })
  await openFirstWizard(page)
  await expect(wizardOf(page).getByLabel('Çocuğun adı')).toHaveValue('')
})

signedIn(
  'makes one book and at most one refund if two tabs pay for the same story',
  async ({ page, account, context }) => {
    test.setTimeout(BOOK_TEST_MS)
    // The test makes a portrait and a whole book.
    test.slow()
    await page.goto('/dashboard')
    const second = await context.newPage()
    await second.goto('/dashboard')
    for (const tab of [page, second]) await openFirstWizard(tab)
    await expect(wizardOf(second).getByLabel('Çocuğun adı')).toBeVisible()
    await page.getByRole('button', { name: 'Kapat' }).click()
    await describeChild(page)
    await uploadPhoto(page)

    await test.step('shows the same draft and portrait in the other tab', async () => {
      await expect(wizardOf(second).getByLabel('Çocuğun adı')).toHaveValue('Defne')
      for (let step = 1; step < 3; step++) await wizardOf(second).getByRole('button', { name: 'Devam Et' }).click()
      await expect(wizardOf(second).getByText('Fotoğraf başarıyla dönüştürüldü').first()).toBeVisible()
    })
    await test.step('orders in both tabs at once, and pays in both', async () => {
      await Promise.all([page, second].map(orderBook))
      for (const tab of [page, second]) await expect(payButton(tab)).toBeVisible()
      await Promise.all([page, second].map((tab) => payButton(tab).click()))
      // One tab returns to the library; the other may show that nothing is charged twice.
      await Promise.any(
        [page, second].map((tab) => expect(tab.getByText('Ödeme başarılı! Hikayen hazırlanıyor...')).toBeVisible()),
      )
    })
    const library = await context.newPage()
    await library.goto('/my-stories')
    await waitForBook(library)
    await expect(library.getByRole('article')).toHaveCount(1)
    const { stories, paid, refunds } = await paidFor(account.uid)
    expect(stories).toBe(1)
    expect(paid - refunds).toBe(1)
    expect(refunds).toBeLessThanOrEqual(1)
  },
)
