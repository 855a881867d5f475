/**
 * Journeys across features in one document. After the first page no page is opened by its address, and each journey
 * ends with an input whose effect is visible. Each runs in one window size, two in all three (`nightly -- sizes` runs
 * all).
 */
import type { Page } from '@playwright/test'
import { inSizes, runsAllSizes, SIZE_NAMES, type SizeName } from './screens/screen.ts'
import { expect, signUpByApi, test } from './support/fixtures.ts'
import { expectWelcomed, logIn, openAccountDialog, PASSWORD, signOut, wizardOf } from './support/parent.ts'
import {
  closeBook,
  closeWizard,
  expectShelf,
  FOREST,
  openFromMenu,
  enterChildName,
  openShelf,
  skipOpening,
  openPreview,
  openFinishedBook,
  SEA,
  SPACE,
  chooseAgeAndGender,
  turnToLastPage,
  turnToPreviewLimit,
  openWizard,
  turnPage,
} from './support/journey.ts'
import { finishedStory, unpaidStory } from '#local/sample-book/sample-stories.ts'
import { asParent } from './support/signed-in.ts'
import { putStories } from './support/stories.ts'

/** Page turns and dialogs are animated, as for most parents: in nightly journeys, and in the visitor's. */
const MOVING = { contextOptions: { reducedMotion: 'no-preference' } } as const

const OWN_TITLE = 'Defne’nin Sihirli Orman Macerası'
const FIRST_PAGES = 'Sayfa 1 ve 2, toplam 12'

/** Call this before a reader opens: skipOpening then advances the page's clock instead of waiting eight seconds. */
const installClock = (page: Page) => page.clock.install()

const expectLandingPage = (page: Page) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText('Bu masalın kahramanı sizin çocuğunuz.')
const nameField = (page: Page) => wizardOf(page).getByLabel('Çocuğun adı')

const journey = (sizes: readonly SizeName[], title: string, body: Parameters<typeof test>[2]) =>
  inSizes(sizes, () => test(title, body))

/** Runs nightly only: another journey of `npm test` opens the same pages. */
const nightlyJourney: typeof journey = (sizes, title, body) =>
  inSizes(sizes, () => test(title, { tag: '@nightly' }, body))

test.describe('visitor', () => {
  test.use(MOVING)

  journey(
    SIZE_NAMES,
    'a visitor reads the first pages without an account and registers where they end',
    async ({ page }) => {
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      await installClock(page)
      await page.goto('/')
      await expectLandingPage(page)
      await page.getByRole('button', { name: 'İlk sayfaları oku', exact: true }).click()
      await skipOpening(page, FOREST)
      await turnPage(page, FIRST_PAGES)
      expect(asked.some((url) => /narration-1\.(opus|mp3)/.test(url))).toBe(true)
      await (await turnToPreviewLimit(page)).getByRole('button', { name: 'Taslağı Kullan' }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByLabel('E-posta')).toBeVisible()
      await expect(dialog.getByRole('button', { name: 'Kayıt Ol', exact: true })).toBeVisible()
      // Back leads to the page, not into the book.
      await page.goBack()
      await expect(dialog).toHaveCount(0)
      await expectLandingPage(page)
    },
  )

  nightlyJourney(
    ['phone-lying'],
    'a visitor registers after the public pages and starts the wizard',
    async ({ page }) => {
      await page.goto('/')
      await page.getByRole('contentinfo').getByRole('link', { name: 'Biz Kimiz?' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Biz Kimiz?' })).toBeVisible()
      await page.getByRole('link', { name: 'Ana sayfaya dön' }).click()
      await expectLandingPage(page)
      await page.getByRole('contentinfo').getByRole('link', { name: 'İade' }).click()
      await expect(page).toHaveURL(/\/refund$/)
      await expect(page.getByRole('link', { name: 'Ana sayfaya dön' })).toBeVisible()
      await page.goBack()
      await expectLandingPage(page)
      await openAccountDialog(page, 'Kayıt Ol')
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('E-posta').fill(`ebeveyn-${crypto.randomUUID()}@example.com`)
      await dialog.getByLabel('Şifre', { exact: true }).fill(PASSWORD)
      await dialog.getByRole('button', { name: 'Kayıt Ol', exact: true }).click()
      await expectWelcomed(page)
      await openWizard(page, FOREST)
      await enterChildName(page, 'Defne')
    },
  )

  journey(['phone'], 'a visitor registers from the password reset and signs in again', async ({ page }) => {
    await page.goto('/')
    await openAccountDialog(page, 'Giriş Yap')
    const dialog = page.getByRole('dialog')
    const email = `ebeveyn-${crypto.randomUUID()}@example.com`
    await dialog.getByLabel('E-posta').fill(email)
    await dialog.getByRole('button', { name: 'Şifremi unuttum' }).click()
    await dialog.getByRole('button', { name: 'Giriş ekranına dön' }).click()
    await dialog.getByRole('button', { name: 'Kayıt Ol' }).click()
    // Wait for this form, because the form before it has the same fields and would discard the input.
    await expect(dialog.getByRole('heading', { name: 'Kayıt Ol' })).toBeVisible()
    await expect(dialog.getByLabel('E-posta')).toHaveValue(email)
    await dialog.getByLabel('Şifre', { exact: true }).fill(PASSWORD)
    await dialog.getByRole('button', { name: 'Kayıt Ol', exact: true }).click()
    await expectWelcomed(page)
    await signOut(page)
    await logIn(page, { email, password: PASSWORD }, { stay: true })
    await openFromMenu(page, 'Kitaplığım')
    await page.getByRole('main').getByRole('link').click()
    await openWizard(page, FOREST)
    await enterChildName(page, 'Ayşe')
  })

  journey(['desktop'], 'a visitor of the library signs in there and goes to the shelf and back', async ({ page }) => {
    const account = await signUpByApi()
    await putStories(account.uid, [finishedStory(account.uid)])
    await installClock(page)
    await page.goto('/my-stories')
    await expect(page).toHaveURL((url) => url.pathname === '/')
    await openAccountDialog(page, 'Giriş Yap')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('E-posta').fill(account.email)
    await dialog.getByLabel('Şifre', { exact: true }).fill(account.password)
    await dialog.getByRole('button', { name: 'Giriş Yap', exact: true }).click()
    await expect(page).toHaveURL(/\/my-stories$/)
    await openFromMenu(page, 'Keşfet')
    await expectShelf(page)
    await openFromMenu(page, 'Kitaplığım')
    await openFinishedBook(page, OWN_TITLE)
    await turnPage(page, FIRST_PAGES)
    await closeBook(page)
    await expect(page.getByRole('article', { name: OWN_TITLE })).toBeVisible()
  })
})

test.describe('parent', () => {
  test.use({ storageState: asParent, ...(runsAllSizes && MOVING) })

  journey(
    ['phone-lying'],
    'a preview leads to the wizard at its end, and another preview opens afterwards',
    async ({ page }) => {
      await installClock(page)
      await openShelf(page)
      await openPreview(page, SPACE)
      await turnPage(page, FIRST_PAGES)
      await (await turnToPreviewLimit(page)).getByRole('button', { name: 'Taslağı Kullan' }).click()
      await enterChildName(page, 'Defne')
      await closeWizard(page)
      await openPreview(page, SEA)
      await turnPage(page, FIRST_PAGES)
      await (await turnToPreviewLimit(page)).getByRole('button', { name: 'Önizlemeye Dön' }).click()
      await closeBook(page)
      await expectShelf(page)
    },
  )

  nightlyJourney(
    ['phone'],
    'a preview, the wizard of another tale, and the preview again at its page',
    async ({ page }) => {
      await installClock(page)
      await openShelf(page)
      await openPreview(page, FOREST)
      await turnPage(page, FIRST_PAGES)
      await closeBook(page)
      await openWizard(page, SEA)
      await enterChildName(page, 'Kemal')
      await chooseAgeAndGender(page)
      await closeWizard(page)
      await openPreview(page, FOREST)
      await turnPage(page, 'Sayfa 3 ve 4, toplam 12')
    },
  )

  journey(
    ['desktop'],
    'the last page of a book leads to the next book, a preview to its own wizard',
    async ({ page, account }) => {
      await installClock(page)
      await openShelf(page)
      const { uid } = account
      const createdAt = Date.UTC(2026, 10, 14, 12)
      const [newer, older] = ['Kemal', 'Ömer'].map((childName, age) =>
        finishedStory(uid, { childName, title: `${childName} masalda`, createdAt: createdAt - age }),
      ) as [ReturnType<typeof finishedStory>, ReturnType<typeof finishedStory>]
      await putStories(uid, [newer, older])
      await openFromMenu(page, 'Kitaplığım')
      await openFinishedBook(page, newer.title)
      await (await turnToLastPage(page)).getByRole('button', { name: older.title }).click()
      await skipOpening(page, older.title)
      await turnPage(page, FIRST_PAGES)
      await closeBook(page)
      await openFromMenu(page, 'Keşfet')
      await openPreview(page, FOREST)
      await (await turnToLastPage(page)).getByRole('button', { name: 'Kahramanı çocuğunuz olsun' }).click()
      await enterChildName(page, 'Defne')
    },
  )

  journey(['phone-lying'], 'the wizard keeps a hero of its own for each tale', async ({ page }) => {
    await openShelf(page)
    await openWizard(page, SPACE)
    await enterChildName(page, 'Defne')
    await closeWizard(page)
    await openWizard(page, SEA)
    await expect(nameField(page)).toHaveValue('')
    await enterChildName(page, 'Ömer')
    await closeWizard(page)
    await openWizard(page, SPACE)
    await expect(wizardOf(page).getByRole('heading', { name: 'Defne nasıl bir kahraman?' })).toBeVisible()
    await chooseAgeAndGender(page)
  })

  journey(['phone'], 'the next parent on this device finds their own empty library', async ({ page, account }) => {
    await installClock(page)
    await putStories(account.uid, [finishedStory(account.uid)])
    await openShelf(page)
    await openFromMenu(page, 'Kitaplığım')
    await openFinishedBook(page, OWN_TITLE)
    await turnPage(page, FIRST_PAGES)
    await closeBook(page)
    await signOut(page)
    await logIn(page, await signUpByApi(), { stay: true })
    await openFromMenu(page, 'Kitaplığım')
    await expect(page.getByText('Rafta henüz kitabınız yok.')).toBeVisible()
    await expect(page.getByText('Defne')).toHaveCount(0)
    await page.getByRole('main').getByRole('link').click()
    await openWizard(page, FOREST)
    await expect(nameField(page)).toHaveValue('')
    await enterChildName(page, 'Elif')
  })

  journey(['desktop'], 'Back and Forward lead through shelf, preview, wizard and library', async ({ page }) => {
    await installClock(page)
    await openShelf(page)
    await openPreview(page, FOREST)
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await openWizard(page, SPACE)
    await enterChildName(page, 'Defne')
    await page.goBack()
    await expectShelf(page)
    await openFromMenu(page, 'Kitaplığım')
    await page.goBack()
    await expectShelf(page)
    await page.goForward()
    await expect(page.getByText('Rafta henüz kitabınız yok.')).toBeVisible()
    await openFromMenu(page, 'Keşfet')
    await openWizard(page, SPACE)
    await page.goBack()
    await page.goForward()
    await chooseAgeAndGender(page)
  })

  journey(['phone-lying'], 'erasing an unpaid story erases its draft', async ({ page, account }) => {
    await openShelf(page)
    await openWizard(page, FOREST)
    await enterChildName(page, 'Defne')
    await closeWizard(page)
    // 'Hikayeni Yarat' and a return from the pay page leave a record with the draft's id.
    const storyId = await page.evaluate(
      () =>
        Object.entries(localStorage).flatMap(([key, kept]) =>
          key.startsWith('story_draft:') ? [(JSON.parse(kept) as { storyId: string }).storyId] : [],
        )[0] ?? '',
    )
    await putStories(account.uid, [{ ...unpaidStory(account.uid), id: storyId }])
    await openFromMenu(page, 'Kitaplığım')
    const card = page.getByRole('article', { name: OWN_TITLE })
    await card.getByRole('button', { name: 'Sil' }).click()
    await card.getByRole('button', { name: 'Evet, sil' }).click()
    await expect(page.getByText('Rafta henüz kitabınız yok.')).toBeVisible()
    await openFromMenu(page, 'Keşfet')
    await openWizard(page, FOREST)
    await expect(nameField(page)).toHaveValue('')
    await enterChildName(page, 'Kemal')
  })

  nightlyJourney(['phone'], 'a book keeps its page while another book is read', async ({ page, account }) => {
    await installClock(page)
    await putStories(account.uid, [finishedStory(account.uid)])
    await openShelf(page)
    await openPreview(page, SPACE)
    await turnPage(page, FIRST_PAGES)
    await closeBook(page)
    await openFromMenu(page, 'Kitaplığım')
    await openFinishedBook(page, OWN_TITLE)
    await turnPage(page, FIRST_PAGES)
    await turnPage(page, 'Sayfa 3 ve 4, toplam 12')
    await closeBook(page)
    await openFromMenu(page, 'Keşfet')
    await openPreview(page, SPACE)
    await turnPage(page, 'Sayfa 3 ve 4, toplam 12')
    await (await turnToPreviewLimit(page)).getByRole('button', { name: 'Taslağı Kullan' }).click()
    await enterChildName(page, 'Defne')
  })

  journey(['desktop'], 'the page for unknown addresses leads home to the shelf', async ({ page }) => {
    await openShelf(page)
    await page.evaluate(() => {
      history.pushState({ idx: 99 }, '', '/boyle-bir-sayfa-yok')
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
    })
    await expect(page.getByRole('heading', { name: 'Bu sayfa kitapta yok' })).toBeVisible()
    await page.getByRole('link', { name: 'Ana sayfaya dön' }).click()
    await expectShelf(page)
    await openWizard(page, SPACE)
    await enterChildName(page, 'Defne')
  })

  journey(
    ['phone-lying'],
    'the wizard takes input while offline and goes on when online',
    async ({ page, context, complaints }) => {
      complaints.allowLostNetwork()
      await openShelf(page)
      await openWizard(page, FOREST)
      await context.setOffline(true)
      await enterChildName(page, 'Defne')
      await chooseAgeAndGender(page)
      await context.setOffline(false)
      await expect(wizardOf(page).locator('input[type=file]')).toBeAttached()
      await closeWizard(page)
      await openFromMenu(page, 'Kitaplığım')
      await expect(page.getByText('Rafta henüz kitabınız yok.')).toBeVisible()
    },
  )

  journey(
    SIZE_NAMES,
    'a book stays open while offline, closes and opens again',
    async ({ page, account, context, complaints }) => {
      complaints.allowLostNetwork()
      await installClock(page)
      await putStories(account.uid, [finishedStory(account.uid)])
      await openShelf(page)
      await openFromMenu(page, 'Kitaplığım')
      await openFinishedBook(page, OWN_TITLE)
      await context.setOffline(true)
      await turnPage(page, FIRST_PAGES)
      await turnPage(page, 'Sayfa 3 ve 4, toplam 12')
      await closeBook(page)
      await expect(page.getByText(/Bağlantı yok/)).toBeVisible()
      await openFinishedBook(page, OWN_TITLE)
      await turnPage(page, 'Sayfa 5 ve 6, toplam 12')
      await context.setOffline(false)
      await turnPage(page, 'Sayfa 7 ve 8, toplam 12')
      await closeBook(page)
      await openFromMenu(page, 'Keşfet')
      await openWizard(page, FOREST)
      await enterChildName(page, 'Defne')
    },
  )

  journey(
    ['phone'],
    'signing out in another tab closes the preview; signing in again leads to the shelf',
    async ({ page, account, context }) => {
      await installClock(page)
      await openShelf(page)
      await openPreview(page, FOREST)
      const other = await context.newPage()
      await other.goto('/dashboard')
      await signOut(other)
      await expect(page.getByText('Oturumunuz kapandı. Devam etmek için yeniden giriş yapın.')).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await logIn(page, account, { stay: true })
      await openWizard(page, FOREST)
      await enterChildName(page, 'Defne')
    },
  )

  journey(
    ['desktop'],
    'the privacy notice opens in a tab of its own and the wizard stays',
    async ({ page, context }) => {
      await openShelf(page)
      await openWizard(page, SPACE)
      await enterChildName(page, 'Defne')
      await chooseAgeAndGender(page)
      const opened = context.waitForEvent('page')
      await wizardOf(page).getByRole('link', { name: 'KVKK Aydınlatma Metni' }).click()
      const notice = await opened
      await expect(notice.getByText(/Merhaba/)).toBeAttached()
      await notice.getByRole('link', { name: 'Ana sayfaya dön' }).click()
      await expect(notice).toHaveURL(/\/dashboard$/)
      await notice.close()
      await expect(wizardOf(page).locator('input[type=file]')).toBeAttached()
    },
  )

  journey(['phone-lying'], 'choosing another tale on the page of all tales starts another hero', async ({ page }) => {
    await openShelf(page)
    await page.evaluate(() => {
      history.pushState({ idx: 99 }, '', '/create-story')
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
    })
    const world = (title: string) =>
      page.getByRole('listitem').filter({ hasText: title }).getByRole('button', { name: 'Bu masalı seç' })
    await world(SEA).click()
    await enterChildName(page, 'Ömer')
    await closeWizard(page)
    await world(SPACE).click()
    await expect(nameField(page)).toHaveValue('')
    await page.goBack()
    await world(SEA).click()
    await chooseAgeAndGender(page)
  })
})
