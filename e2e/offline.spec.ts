/**
 * Without a network a parent reads the downloaded books; signing out, erasing the book or one press removes the
 * download.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { PATHS } from '#domain/site-paths.ts'
import { inSizes } from './screens/screen.ts'
import { database, expect, test } from './support/fixtures.ts'
import { closeBook, openFinishedBook, openMoreActions, pressMoreAction } from './support/journey.ts'
import { BOOK_TITLE, signOut } from './support/parent.ts'
import { finishedStory } from '#local/sample-book/sample-stories.ts'
import { asParent } from './support/signed-in.ts'
import { sidewaysFaults } from './support/within-reach.ts'
import type { Account } from '../tests/support/local-env.ts'
import { putStories } from './support/stories.ts'

test.use({ storageState: asParent, serviceWorkers: 'allow' })

const SERVICE_WORKER = new URL('../dist/service-worker.js', import.meta.url)

/** Paths in the cache of downloaded books. */
const keptOfBooks = (page: Page) =>
  page.evaluate(async () => {
    if (!(await caches.has('masal-books'))) return []
    return (await (await caches.open('masal-books')).keys()).map(({ url }) => new URL(url).pathname)
  })

async function keepBook(page: Page): Promise<void> {
  const card = page.getByRole('article', { name: BOOK_TITLE })
  await card.getByRole('button', { name: 'Cihaza indir' }).click()
  await expect(card.getByText(/^Cihazda · \d+(,\d)? MB$/)).toBeVisible()
}

/** Creates a parent's library of two finished books and downloads the newer one. */
async function keepOneOfTwo(page: Page, { uid }: Account) {
  const book = finishedStory(uid)
  const other = finishedStory(uid, { childName: 'Ali', title: 'Ali’nin Masalı', createdAt: Date.UTC(2026, 9, 1) })
  await putStories(uid, [book, other])
  await page.goto(PATHS.myStories)
  await keepBook(page)
  return { uid, book, other }
}

inSizes(['phone-lying'], () => {
  test('finds and reads a downloaded book without a network, after a reload too', async ({
    page,
    context,
    account,
    complaints,
  }) => {
    complaints.allowLostNetwork()
    await page.clock.install()
    await keepOneOfTwo(page, account)
    await context.setOffline(true)
    await expect(page.getByText('Cihaza indirdiğiniz kitaplar şimdi de okunur.')).toBeVisible()
    const other = page.getByRole('article', { name: 'Ali’nin Masalı' })
    await expect(other.getByText('Cihazda değil; bağlantı gelmeden eksik açılabilir.')).toBeVisible()

    await page.reload()
    const card = page.getByRole('article', { name: BOOK_TITLE })
    await expect(card).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(1)
    const cover = card.getByRole('img').first()
    await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await openFinishedBook(page, BOOK_TITLE)
    await expect(page.getByText('1. yaprağın sol yanındaki söz.').first()).toBeAttached()
    const pictures = page.getByRole('dialog', { name: BOOK_TITLE }).locator('img')
    const areDrawn = (all: HTMLImageElement[]) => all.length > 0 && all.every(({ naturalWidth }) => naturalWidth > 0)
    await expect.poll(() => pictures.evaluateAll(areDrawn)).toBe(true)
    await closeBook(page)

    await context.setOffline(false)
    await expect(page.getByRole('article')).toHaveCount(2)
    await card.getByRole('button', { name: 'Cihazdan kaldır' }).click()
    await expect(card.getByRole('button', { name: 'Cihaza indir' })).toBeVisible()
    expect(await keptOfBooks(page)).toEqual([])
  })
})

test('removes the download when the book is erased elsewhere or the session ends', async ({
  page,
  account,
  complaints,
}) => {
  const { uid, book } = await keepOneOfTwo(page, account)
  expect((await keptOfBooks(page)).length).toBeGreaterThan(10)
  // Erased by another device.
  await database.write(`userStories/${uid}/${book.id}`, null)
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect.poll(() => keptOfBooks(page)).toEqual([])

  const card = page.getByRole('article', { name: 'Ali’nin Masalı' })
  await card.getByRole('button', { name: 'Cihaza indir' }).click()
  await expect(card.getByText(/^Cihazda ·/)).toBeVisible()
  complaints.allow(/404/)
  await signOut(page)
  await expect.poll(() => keptOfBooks(page)).toEqual([])
})

test('replaces the downloaded clip of a page that got new words', { tag: '@nightly' }, async ({ page, account }) => {
  const { uid, book } = await keepOneOfTwo(page, account)
  const [before = ''] = book.narrationURLs
  const after = before.replace('sihirli-orman-macerasi', 'uzay-yolculugu')
  // Chromium downloads the clip in Opus.
  const clipOf = (url: string) => url.replace('.mp3', '.opus')
  expect(await keptOfBooks(page)).toContain(clipOf(before))
  await database.update(`userStories/${uid}/${book.id}`, {
    narrationURLs: book.narrationURLs.with(0, after),
    updatedAt: Date.now(),
  })
  await expect.poll(() => keptOfBooks(page)).toContain(clipOf(after))
  await expect.poll(() => keptOfBooks(page)).not.toContain(clipOf(before))
  await expect(page.getByRole('article', { name: BOOK_TITLE }).getByText(/^Cihazda ·/)).toBeVisible()
})

test('sends offline changes in order after a reload, and reports a conflict', async ({
  page,
  context,
  account,
  complaints,
}) => {
  complaints.allowLostNetwork()
  const { uid, other } = await keepOneOfTwo(page, account)
  const rename = async (from: string, to: string) => {
    const card = page.getByRole('article', { name: from })
    await pressMoreAction(card, 'Adını, ithafını değiştir')
    await page.getByLabel('Kitabın adı').fill(to)
    await page.getByRole('button', { name: 'Kaydet' }).click()
    await expect(card.getByText('Değişikliğiniz bağlantı gelince kaydedilecek.')).toBeVisible()
  }
  await context.setOffline(true)
  await expect(page.getByText(/Cihaza indirdiğiniz kitaplar şimdi de okunur/)).toBeVisible()
  await rename(BOOK_TITLE, 'Gece Masalı')
  await rename('Ali’nin Masalı', 'Ali’nin Gecesi')
  await expect(page.getByText('Yazdığınız bu cihazda duruyor; bağlantı gelince kaydedilecek.').first()).toBeVisible()
  await page.reload()
  await expect(page.getByRole('article', { name: BOOK_TITLE }).getByText(/bağlantı gelince kaydedilecek/)).toBeVisible()
  // Another device changes the title meanwhile.
  await database.update(`userStories/${uid}/${other.id}`, { title: 'Başka Bir Ad' })

  await context.setOffline(false)
  await expect(page.getByRole('article', { name: 'Gece Masalı' })).toBeVisible()
  await expect(
    page.getByText(/başka bir cihazda değiştirilmiş; “Ali’nin Gecesi” için yaptığınız değişiklik kaydedilmedi/),
  ).toBeVisible()
  await expect(page.getByRole('article', { name: 'Başka Bir Ad' })).toBeVisible()
  await expect(page.getByText(/bağlantı gelince kaydedilecek/)).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test("shows on a book's card that its erasure waits for the server", async ({
    page,
    context,
    account,
    complaints,
  }) => {
    complaints.allowLostNetwork()
    complaints.allow(/503/)
    await putStories(account.uid, [finishedStory(account.uid)])
    await page.goto(PATHS.myStories)
    const refusal = { success: false, code: 'unavailable', message: 'busy' }
    await page.route('**/erase-story', (route) => route.fulfill({ status: 503, json: refusal }))
    const card = page.getByRole('article', { name: BOOK_TITLE })
    await openMoreActions(card)
    await context.setOffline(true)
    await card.getByRole('button', { name: 'Sil', exact: true }).click()
    await card.getByRole('button', { name: 'Evet, sil' }).click()
    await expect(card.getByText('Bağlantı gelince silinecek.')).toBeVisible()

    await context.setOffline(false)
    await expect(card.getByText('Henüz silinemedi; kendiliğinden tekrar denenecek.')).toBeVisible()
    expect(await sidewaysFaults(page)).toEqual([])
    await card.getByRole('button', { name: 'Vazgeç' }).click()
    await expect(card.getByText(/^Henüz silinemedi/)).toBeHidden()
  })
})

test('drops a download that is incomplete, and says why', async ({ page, account, complaints }) => {
  complaints.allow(/offline: keep a book|Failed to load resource/)
  await putStories(account.uid, [finishedStory(account.uid)])
  await page.goto(PATHS.myStories)
  const card = page.getByRole('article', { name: BOOK_TITLE })

  await page.evaluate(() => {
    const { put } = Cache.prototype
    let files = 0
    Cache.prototype.put = function (this: Cache, ...what) {
      files += 1
      return files > 3 ? Promise.reject(new DOMException('full', 'QuotaExceededError')) : put.apply(this, what)
    }
  })
  await card.getByRole('button', { name: 'Cihaza indir' }).click()
  await expect(page.getByText('Cihazda bu kitap için yer yok. Biraz yer açıp tekrar deneyin.')).toBeVisible()
  expect(await keptOfBooks(page)).toEqual([])

  await page.reload()
  await expect(card.getByRole('button', { name: 'Cihaza indir' })).toBeVisible()
  await page.evaluate(() => {
    const { fetch } = window
    window.fetch = (what, how) =>
      String(what).includes('narration-5') ? Promise.reject(new TypeError('Failed to fetch')) : fetch(what, how)
  })
  await card.getByRole('button', { name: 'Cihaza indir' }).click()
  await expect(page.getByText('Kitap indirilemedi. İnternet bağlantınızı kontrol edip tekrar deneyin.')).toBeVisible()
  expect(await keptOfBooks(page)).toEqual([])
})

test('announces a newer build outside an open book, and loads it on a press', async ({ page, account, complaints }) => {
  // The press reloads a page that may still be fetching.
  complaints.allowLostNetwork()
  await putStories(account.uid, [finishedStory(account.uid)])
  await page.clock.install()
  await page.goto(PATHS.myStories)
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
  const built = readFileSync(SERVICE_WORKER, 'utf8')
  try {
    writeFileSync(SERVICE_WORKER, `${built}\n// A newer build.`)
    const line = page.getByText('Sitenin yeni sürümü hazır.')
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(line).toBeVisible()
    await openFinishedBook(page, BOOK_TITLE)
    await expect(line).toBeHidden()
    await closeBook(page)
    await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Şimdi geç' }).click()])
    await expect(page.getByRole('article', { name: BOOK_TITLE })).toBeVisible()
    await expect(line).toBeHidden()
  } finally {
    writeFileSync(SERVICE_WORKER, built)
  }
})

test.describe('a visitor', () => {
  test.use({ storageState: { cookies: [], origins: [] } })

  test('opens the landing page offline on a second visit, with picture and font', async ({
    page,
    context,
    complaints,
  }) => {
    complaints.allowLostNetwork()
    await page.goto('/')
    const kept = (part: RegExp) =>
      page.evaluate(async (pattern) => {
        const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
        const requests = await Promise.all(opened.map((cache) => cache.keys()))
        return requests.flat().filter(({ url }) => new RegExp(pattern).test(url)).length
      }, part.source)
    await expect.poll(() => kept(/\/landing\/forest-/)).toBe(2)
    await expect.poll(() => kept(/\/assets\/headline-/)).toBe(2)
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bu masalın kahramanı sizin çocuğunuz.')
    const picture = page
      .getByRole('img', { name: /^Açık bir kitaptan yükselen orman/ })
      .locator('img')
      .first()
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await expect.poll(() => page.evaluate(() => document.fonts.check('1rem "Young Serif Headline"'))).toBe(true)
  })
})
