/** A parent shares a book by a link, a guest reads and hears it on a phone, and the parent withdraws it at once. */
import type { Page } from '@playwright/test'
import { PATHS } from '#domain/site-paths.ts'
import { MY_STORIES } from '#text/my-stories.ts'
import { READER } from '#text/reader.ts'
import { SEND_LINK } from '#text/send-link.ts'
import { SHARE_BOOK } from '#text/share-book.ts'
import { SHARED_BOOK } from '#text/shared-book.ts'
import { expect, test } from '../support/fixtures.ts'
import { openGuestPhone } from '../support/guest.ts'
import {
  closeBook,
  openFromMenu,
  skipOpening,
  openFinishedBook,
  turnToLastPage,
  turnPage,
  pressMoreAction,
} from '../support/journey.ts'
import { BOOK_TEST_MS, BOOK_TITLE, uploadPhoto, orderBook, pay, describeChild, waitForBook } from '../support/parent.ts'
import { asParent } from '../support/signed-in.ts'
import { putReadBook } from '../support/voices.ts'

test.describe.configure({ timeout: BOOK_TEST_MS })

test.use({ storageState: asParent })

const dialog = (page: Page) => page.getByRole('dialog', { name: SHARE_BOOK.title })
const link = (page: Page) => dialog(page).getByLabel(SHARE_BOOK.link)

test('shares a book from its last page; a guest reads until it is withdrawn', async ({ page, browser, complaints }) => {
  await test.step('a parent makes a book', async () => {
    await page.clock.install()
    await page.goto('/dashboard')
    await describeChild(page)
    await uploadPhoto(page)
    await orderBook(page)
    await pay(page)
    await waitForBook(page)
  })

  const address = await test.step('reads it to its end, and shares it from there', async () => {
    await openFinishedBook(page, BOOK_TITLE)
    await (await turnToLastPage(page)).getByRole('button', { name: READER.share }).click()
    await expect(dialog(page).getByText(/Bağlantıyı alan herkes hesap açmadan çocuğunuzun adını/)).toBeVisible()
    await dialog(page).getByRole('button', { name: SHARE_BOOK.create }).click()
    await expect(link(page)).toHaveValue(/\/book\/[0-9a-f]{40}$/)
    const made = await link(page).inputValue()
    // One press opens WhatsApp with the message, which contains the link.
    const whatsApp = await dialog(page).getByRole('link', { name: SEND_LINK.whatsApp }).getAttribute('href')
    expect(new URL(whatsApp ?? '').searchParams.get('text')).toBe(SHARE_BOOK.message(BOOK_TITLE, made))
    await expect(dialog(page).getByText(SHARE_BOOK.readings(0))).toBeVisible()
    return made
  })

  const phone = await openGuestPhone(browser, address)
  const asked: { path: string; status: number }[] = []
  phone.on('response', (response) => asked.push({ path: new URL(response.url()).pathname, status: response.status() }))
  await test.step('a guest opens the link, and the book, and hears it', async () => {
    await phone.clock.install()
    await phone.goto(address)
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText(BOOK_TITLE)
    await expect(phone).toHaveTitle(/Defne/)
    await phone.getByRole('button', { name: SHARED_BOOK.open }).click()
    await skipOpening(phone, BOOK_TITLE)
    await turnPage(phone, READER.pageAnnouncement(1, 2, 12))
    await expect(phone.getByText(/Orman üç gecedir uyuyamıyor/)).toBeVisible()
    const lit = () => phone.evaluate(() => [...(CSS.highlights.get('spoken-word') ?? [])].map(String))
    await expect.poll(lit).toEqual([expect.stringMatching(/\S/)])
    const token = new URL(address).pathname.replace('/book/', '')
    const ofBook = asked.filter(({ path }) => path.startsWith('/shared/'))
    expect(new Set(ofBook.map(({ path }) => path.split('/')[2]))).toEqual(new Set([token]))
    expect(ofBook.map(({ path }) => path.split('/')[3])).toEqual(
      expect.arrayContaining(['cover', 'spread-1', 'narration-1']),
    )
    // The guest requests no private address: no media by its own key, no Firebase, no analytics service.
    expect(asked.filter(({ path }) => path.startsWith('/media/') || path.includes('identitytoolkit'))).toEqual([])
  })

  await test.step('the parent sees the number of readings, and withdraws the link', async () => {
    await expect(dialog(page).getByText(SHARE_BOOK.readings(1))).toBeVisible()
    await dialog(page).getByRole('button', { name: SHARE_BOOK.takeBack }).click()
    await dialog(page).getByRole('button', { name: SHARE_BOOK.takeBackConfirm }).click()
    await expect(page.getByText(SHARE_BOOK.takenBack)).toBeVisible()
    await expect(dialog(page).getByRole('button', { name: SHARE_BOOK.create })).toBeVisible()
  })

  await test.step('the guest’s pictures are gone with the link, even those that were shown', async () => {
    const seen = asked.filter(({ path }) => path.startsWith('/shared/')).map(({ path }) => path)
    const statuses = await phone.evaluate(
      (paths) => Promise.all(paths.map(async (path) => (await fetch(path)).status)),
      [...new Set(seen)],
    )
    expect(new Set(statuses)).toEqual(new Set([404]))
    await closeBook(phone)
    await expect(phone.getByRole('heading', { name: SHARED_BOOK.over })).toBeVisible()
    await phone.reload()
    await expect(phone.getByRole('heading', { name: SHARED_BOOK.over })).toBeVisible()
  })
  await phone.context().close()

  await test.step('the parent erases the book, and its address leads nowhere', async () => {
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await openFromMenu(page, 'Kitaplığım')
    await page.getByRole('article', { name: BOOK_TITLE }).getByRole('button', { name: MY_STORIES.share }).click()
    await dialog(page).getByRole('button', { name: SHARE_BOOK.create }).click()
    const second = await link(page).inputValue()
    await page.keyboard.press('Escape')
    await pressMoreAction(page, MY_STORIES.erase)
    await page.getByRole('button', { name: MY_STORIES.eraseConfirm }).click()
    await expect(page.getByText(MY_STORIES.bookErased(BOOK_TITLE))).toBeVisible()
    complaints.allow(/status of 404/)
    await page.goto(second)
    await expect(page.getByRole('heading', { name: SHARED_BOOK.over })).toBeVisible()
  })
})

test(
  'changes what a shared link shows, without a new link',
  { tag: '@nightly' },
  async ({ page, browser, account }) => {
    const storyId = await putReadBook(account)
    await page.goto(PATHS.myStories)
    await page.getByRole('button', { name: MY_STORIES.share }).click()
    await expect(dialog(page).getByText(SHARED_BOOK.sent)).toBeVisible()
    await dialog(page).getByLabel(SHARE_BOOK.days).selectOption(SHARE_BOOK.dayNames[7])
    await dialog(page).getByRole('button', { name: SHARE_BOOK.create }).click()
    const address = await link(page).inputValue()
    await expect(dialog(page).getByRole('button', { name: SHARE_BOOK.save })).toHaveCount(0)

    await dialog(page).getByRole('checkbox', { name: SHARE_BOOK.withVoices }).check()
    await dialog(page).getByRole('checkbox', { name: SHARE_BOOK.showsCover }).check()
    await expect(dialog(page).getByText(SHARED_BOOK.sent)).toHaveCount(0)
    await dialog(page).getByRole('button', { name: SHARE_BOOK.save }).click()
    await expect(page.getByText(SHARE_BOOK.saved)).toBeVisible()
    await expect(link(page)).toHaveValue(address)
    // The dialog shows the same link when it is opened again.
    await page.goto(`${PATHS.myStories}?share=${storyId}`)
    await expect(link(page)).toHaveValue(address)
    await expect(dialog(page).getByRole('checkbox', { name: SHARE_BOOK.showsCover })).toBeChecked()
    await expect(dialog(page).getByLabel(SHARE_BOOK.days)).toHaveValue('7')

    const phone = await openGuestPhone(browser, address)
    await phone.clock.install()
    await phone.goto(address)
    await expect(phone.locator('meta[property="og:image"]')).toHaveAttribute('content', /cover/)
    await phone.getByRole('button', { name: SHARED_BOOK.open }).click()
    await skipOpening(phone, BOOK_TITLE)
    await phone.getByRole('button', { name: /^Müzik teması/ }).click()
    await expect(phone.getByRole('radio', { name: 'Babam' })).toBeVisible()
    // The phone's Back closes the book, and does not leave its page.
    await phone.goBack()
    await expect(phone.getByRole('button', { name: SHARED_BOOK.open })).toBeVisible()
    await phone.context().close()
  },
)
