/**
 * Journeys through several rooms in one document: what one room does to the next. After the first page nothing is opened by its
 * address, and each ends in something that is typed or pressed, and seen. On a desktop, on a phone that lies, on one held upright.
 */
import type { Page } from '@playwright/test'
import { deviceOf, SIZE_NAMES } from './screens/screen.ts'
import { expect, signUpByApi, test } from './support/fixtures.ts'
import { logIn, openAccountDialog, PASSWORD, signOut, wizardOf } from './support/parent.ts'
import {
  closeBook,
  closeWizard,
  comeIn,
  FOREST,
  goTo,
  nameHero,
  pastOpening,
  readBook,
  readStory,
  SEA,
  SPACE,
  tellAge,
  toEnding,
  toLimit,
  tryWorld,
  turnPage,
} from './support/journey.ts'
import { finishedStory, unpaidStory } from '../dev/sample-book/sample-stories.ts'
import { putStories } from './support/stories.ts'

const OWN_TITLE = 'Defne’nin Sihirli Orman Macerası'
const FIRST_PAGES = 'Sayfa 1 ve 2, toplam 12'

/** A parent with an account, on the shelf. */
async function onShelf(page: Page, { withBook = false } = {}) {
  const account = await signUpByApi()
  if (withBook) await putStories(account.uid, [finishedStory(account.uid)])
  await comeIn(page, account)
  // From here on pages turn and rooms come and go as most parents see it.
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  return account
}

/** Where a reader is opened: its opening's eight seconds are not waited for. */
const handOverClock = (page: Page) => page.clock.install()

const shelfStands = (page: Page) => expect(page.getByRole('heading', { name: FOREST })).toBeVisible()
const landingStands = (page: Page) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText('Bu masalın kahramanı sizin çocuğunuz.')
const nameField = (page: Page) => wizardOf(page).getByLabel('Çocuğun adı')

for (const size of SIZE_NAMES) {
  test.describe(size, () => {
    test.use(deviceOf(size))

    test('a visitor reads and hears the first pages without an account, and is asked for one where they end', async ({
      page,
    }) => {
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      await handOverClock(page)
      await page.goto('/')
      await landingStands(page)
      await page.getByRole('button', { name: 'İlk sayfaları oku', exact: true }).click()
      await pastOpening(page, FOREST)
      await turnPage(page, FIRST_PAGES)
      expect(asked.some((url) => /narration-1\.(opus|mp3)/.test(url))).toBe(true)
      await (await toLimit(page)).getByRole('button', { name: 'Taslağı Kullan' }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByLabel('E-posta')).toBeVisible()
      await expect(dialog.getByRole('button', { name: 'Kayıt Ol', exact: true })).toBeVisible()
      // Back leads to the page, not into the book.
      await page.goBack()
      await expect(dialog).toHaveCount(0)
      await landingStands(page)
    })

    test('shelf, a book up to its limit, the wizard in its place, and another book after it', async ({ page }) => {
      await handOverClock(page)
      await onShelf(page)
      await readBook(page, SPACE)
      await turnPage(page, FIRST_PAGES)
      await (await toLimit(page)).getByRole('button', { name: 'Taslağı Kullan' }).click()
      await nameHero(page, 'Defne')
      await closeWizard(page)
      await readBook(page, SEA)
      await turnPage(page, FIRST_PAGES)
      await (await toLimit(page)).getByRole('button', { name: 'Önizlemeye Dön' }).click()
      await closeBook(page)
      await shelfStands(page)
    })

    test('a book, and then the wizard of another world; the wizard, and then the book again', async ({ page }) => {
      await handOverClock(page)
      await onShelf(page)
      await readBook(page, FOREST)
      await turnPage(page, FIRST_PAGES)
      await closeBook(page)
      await tryWorld(page, SEA)
      await nameHero(page, 'Kemal')
      await tellAge(page)
      await closeWizard(page)
      await readBook(page, FOREST)
      await turnPage(page, 'Sayfa 3 ve 4, toplam 12')
    })

    test('an ending leads to the next book of the library, and a template to the wizard of its own world', async ({
      page,
    }) => {
      await handOverClock(page)
      const { uid } = await onShelf(page)
      const createdAt = Date.UTC(2026, 10, 14, 12)
      const [newer, older] = ['Kemal', 'Ömer'].map((childName, age) =>
        finishedStory(uid, { childName, title: `${childName} masalda`, createdAt: createdAt - age }),
      ) as [ReturnType<typeof finishedStory>, ReturnType<typeof finishedStory>]
      await putStories(uid, [newer, older])
      await goTo(page, 'Kitaplığım')
      await readStory(page, newer.title)
      await (await toEnding(page)).getByRole('button', { name: older.title }).click()
      await pastOpening(page, older.title)
      await turnPage(page, FIRST_PAGES)
      await closeBook(page)
      await goTo(page, 'Keşfet')
      await readBook(page, FOREST)
      await (await toEnding(page)).getByRole('button', { name: 'Kahramanı kim olsun?' }).click()
      await nameHero(page, 'Defne')
    })

    test('the wizard closed and opened for another world: each keeps its own hero', async ({ page }) => {
      await onShelf(page)
      await tryWorld(page, SPACE)
      await nameHero(page, 'Defne')
      await closeWizard(page)
      await tryWorld(page, SEA)
      await expect(nameField(page)).toHaveValue('')
      await nameHero(page, 'Ömer')
      await closeWizard(page)
      await tryWorld(page, SPACE)
      await expect(wizardOf(page).getByRole('heading', { name: 'Defne nasıl bir kahraman?' })).toBeVisible()
      await tellAge(page)
    })

    test('library, a book, sign-out, another account: the next parent finds their own library', async ({ page }) => {
      await handOverClock(page)
      await onShelf(page, { withBook: true })
      await goTo(page, 'Kitaplığım')
      await readStory(page, OWN_TITLE)
      await turnPage(page, FIRST_PAGES)
      await closeBook(page)
      await signOut(page)
      await logIn(page, await signUpByApi(), { stay: true })
      await goTo(page, 'Kitaplığım')
      await expect(page.getByText('Rafta henüz kitabınız yok.')).toBeVisible()
      await expect(page.getByText('Defne')).toHaveCount(0)
      await page.getByRole('main').getByRole('link').click()
      await tryWorld(page, FOREST)
      await expect(nameField(page)).toHaveValue('')
      await nameHero(page, 'Elif')
    })

    test('Back and Forward through shelf, book, wizard and library', async ({ page }) => {
      await handOverClock(page)
      await onShelf(page)
      await readBook(page, FOREST)
      await page.goBack()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await tryWorld(page, SPACE)
      await nameHero(page, 'Defne')
      await page.goBack()
      await shelfStands(page)
      await goTo(page, 'Kitaplığım')
      await page.goBack()
      await shelfStands(page)
      await page.goBack()
      await page.goForward()
      await page.goForward()
      await expect(page.getByText('Rafta henüz kitabınız yok.')).toBeVisible()
      await goTo(page, 'Keşfet')
      await tryWorld(page, SPACE)
      await page.goBack()
      await page.goForward()
      await tellAge(page)
    })

    test('the public pages, the account dialog, and in: registered, at the wizard', async ({ page }) => {
      await page.goto('/')
      await page.getByRole('contentinfo').getByRole('link', { name: 'Biz Kimiz?' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Biz Kimiz?' })).toBeVisible()
      await page.getByRole('link', { name: 'Ana sayfaya dön' }).click()
      await landingStands(page)
      await page.getByRole('contentinfo').getByRole('link', { name: 'İade' }).click()
      await expect(page).toHaveURL(/\/refund$/)
      await expect(page.getByRole('link', { name: 'Ana sayfaya dön' })).toBeVisible()
      await page.goBack()
      await landingStands(page)
      await openAccountDialog(page, 'Kayıt Ol')
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('E-posta').fill(`ebeveyn-${crypto.randomUUID()}@example.com`)
      await dialog.getByLabel('Şifre', { exact: true }).fill(PASSWORD)
      await dialog.getByRole('button', { name: 'Kayıt Ol', exact: true }).click()
      await expect(page).toHaveURL(/\/dashboard$/)
      await expect(page.getByText('Hoş geldiniz!')).toBeHidden()
      await tryWorld(page, FOREST)
      await nameHero(page, 'Defne')
    })

    test('log-in, forgotten, back, register, in; out and in again, to the library', async ({ page }) => {
      await page.goto('/')
      await openAccountDialog(page, 'Giriş Yap')
      const dialog = page.getByRole('dialog')
      const email = `ebeveyn-${crypto.randomUUID()}@example.com`
      await dialog.getByLabel('E-posta').fill(email)
      await dialog.getByRole('button', { name: 'Şifremi unuttum' }).click()
      await dialog.getByRole('button', { name: 'Giriş ekranına dön' }).click()
      await dialog.getByRole('button', { name: 'Kayıt Ol' }).click()
      // The form before it has these fields too, and what was typed there would go with it.
      await expect(dialog.getByRole('heading', { name: 'Kayıt Ol' })).toBeVisible()
      await expect(dialog.getByLabel('E-posta')).toHaveValue(email)
      await dialog.getByLabel('Şifre', { exact: true }).fill(PASSWORD)
      await dialog.getByRole('button', { name: 'Kayıt Ol', exact: true }).click()
      await expect(page).toHaveURL(/\/dashboard$/)
      await expect(page.getByText('Hoş geldiniz!')).toBeHidden()
      await signOut(page)
      await logIn(page, { email, password: PASSWORD }, { stay: true })
      await goTo(page, 'Kitaplığım')
      await page.getByRole('main').getByRole('link').click()
      await tryWorld(page, FOREST)
      await nameHero(page, 'Ayşe')
    })

    test('a visitor of the library signs in, comes there, and goes on to the shelf and back', async ({ page }) => {
      const account = await signUpByApi()
      await putStories(account.uid, [finishedStory(account.uid)])
      await handOverClock(page)
      await page.goto('/my-stories')
      await expect(page).toHaveURL((url) => url.pathname === '/')
      await openAccountDialog(page, 'Giriş Yap')
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('E-posta').fill(account.email)
      await dialog.getByLabel('Şifre', { exact: true }).fill(account.password)
      await dialog.getByRole('button', { name: 'Giriş Yap', exact: true }).click()
      await expect(page).toHaveURL(/\/my-stories$/)
      await goTo(page, 'Keşfet')
      await shelfStands(page)
      await goTo(page, 'Kitaplığım')
      await readStory(page, OWN_TITLE)
      await turnPage(page, FIRST_PAGES)
      await closeBook(page)
      await expect(page.getByRole('article', { name: OWN_TITLE })).toBeVisible()
    })

    test('an unpaid card is erased, and of the child nothing is left in the wizard of that world', async ({ page }) => {
      const account = await onShelf(page)
      await tryWorld(page, FOREST)
      await nameHero(page, 'Defne')
      await closeWizard(page)
      // What 'Hikayeni Yarat' and a way back from the pay page leave: a record of the draft's id.
      const storyId = await page.evaluate(
        () =>
          Object.entries(localStorage).flatMap(([key, kept]) =>
            key.startsWith('story_draft:') ? [(JSON.parse(kept) as { storyId: string }).storyId] : [],
          )[0] ?? '',
      )
      await putStories(account.uid, [{ ...unpaidStory(account.uid), id: storyId }])
      await goTo(page, 'Kitaplığım')
      const card = page.getByRole('article', { name: OWN_TITLE })
      await card.getByRole('button', { name: 'Sil' }).click()
      await card.getByRole('button', { name: 'Evet, sil' }).click()
      await expect(page.getByText('Rafta henüz kitabınız yok.')).toBeVisible()
      await goTo(page, 'Keşfet')
      await tryWorld(page, FOREST)
      await expect(nameField(page)).toHaveValue('')
      await nameHero(page, 'Kemal')
    })

    test('a book keeps its place while another is read', async ({ page }) => {
      await handOverClock(page)
      await onShelf(page, { withBook: true })
      await readBook(page, SPACE)
      await turnPage(page, FIRST_PAGES)
      await closeBook(page)
      await goTo(page, 'Kitaplığım')
      await readStory(page, OWN_TITLE)
      await turnPage(page, FIRST_PAGES)
      await turnPage(page, 'Sayfa 3 ve 4, toplam 12')
      await closeBook(page)
      await goTo(page, 'Keşfet')
      await readBook(page, SPACE)
      await turnPage(page, 'Sayfa 3 ve 4, toplam 12')
      await (await toLimit(page)).getByRole('button', { name: 'Taslağı Kullan' }).click()
      await nameHero(page, 'Defne')
    })

    test('the page that is not there, and home again to the shelf', async ({ page }) => {
      await onShelf(page)
      await page.evaluate(() => {
        history.pushState({ idx: 99 }, '', '/boyle-bir-sayfa-yok')
        dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
      })
      await expect(page.getByRole('heading', { name: 'Bu sayfa kitapta yok' })).toBeVisible()
      await page.getByRole('link', { name: 'Ana sayfaya dön' }).click()
      await shelfStands(page)
      await tryWorld(page, SPACE)
      await nameHero(page, 'Defne')
    })

    test('what is lost with the network: typed meanwhile, and sent when it is back', async ({
      page,
      context,
      complaints,
    }) => {
      complaints.allowLostNetwork()
      await onShelf(page)
      await tryWorld(page, FOREST)
      await context.setOffline(true)
      await nameHero(page, 'Defne')
      await tellAge(page)
      await context.setOffline(false)
      await expect(wizardOf(page).locator('input[type=file]')).toBeAttached()
      await closeWizard(page)
      await goTo(page, 'Kitaplığım')
      await expect(page.getByText('Rafta henüz kitabınız yok.')).toBeVisible()
    })

    test('the network is lost under an open book: it is read on, closed, and opened again', async ({
      page,
      context,
      complaints,
    }) => {
      complaints.allowLostNetwork()
      await handOverClock(page)
      await onShelf(page, { withBook: true })
      await goTo(page, 'Kitaplığım')
      await readStory(page, OWN_TITLE)
      await context.setOffline(true)
      await turnPage(page, FIRST_PAGES)
      await turnPage(page, 'Sayfa 3 ve 4, toplam 12')
      await closeBook(page)
      await expect(page.getByText(/Bağlantı yok/)).toBeVisible()
      await readStory(page, OWN_TITLE)
      await turnPage(page, 'Sayfa 5 ve 6, toplam 12')
      await context.setOffline(false)
      await turnPage(page, 'Sayfa 7 ve 8, toplam 12')
      await closeBook(page)
      await goTo(page, 'Keşfet')
      await tryWorld(page, FOREST)
      await nameHero(page, 'Defne')
    })

    test('signed out in another tab under an open book, and in again: the shelf, and the wizard', async ({
      page,
      context,
    }) => {
      await handOverClock(page)
      const account = await onShelf(page)
      await readBook(page, FOREST)
      const other = await context.newPage()
      await other.goto('/dashboard')
      await signOut(other)
      await expect(page.getByText('Oturumunuz kapandı. Devam etmek için yeniden giriş yapın.')).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await logIn(page, account, { stay: true })
      await tryWorld(page, FOREST)
      await nameHero(page, 'Defne')
    })

    test('the notice in a tab of its own, from step 3, and on with the photo', async ({ page, context }) => {
      await onShelf(page)
      await tryWorld(page, SPACE)
      await nameHero(page, 'Defne')
      await tellAge(page)
      const opened = context.waitForEvent('page')
      await wizardOf(page).getByRole('link', { name: 'KVKK Aydınlatma Metni' }).click()
      const notice = await opened
      await expect(notice.getByText(/Merhaba/)).toBeAttached()
      await notice.getByRole('link', { name: 'Ana sayfaya dön' }).click()
      await expect(notice).toHaveURL(/\/dashboard$/)
      await notice.close()
      await expect(wizardOf(page).locator('input[type=file]')).toBeAttached()
    })

    test('all worlds side by side, one chosen, another one chosen, and its hero named', async ({ page }) => {
      await onShelf(page)
      await page.evaluate(() => {
        history.pushState({ idx: 99 }, '', '/create-story')
        dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
      })
      const world = (title: string) =>
        page.getByRole('listitem').filter({ hasText: title }).getByRole('button', { name: 'Bu masalı seç' })
      await world(SEA).click()
      await nameHero(page, 'Ömer')
      await closeWizard(page)
      await world(SPACE).click()
      await expect(nameField(page)).toHaveValue('')
      await page.goBack()
      await world(SEA).click()
      await tellAge(page)
    })
  })
}
