/** Screens of a parent: shelf, library, and their errors. */
import { expect, type Page, type WebSocketRoute } from '@playwright/test'
import { CURRENT_TEXT } from '#domain/current-text.ts'
import { database } from '../../tests/support/local-env.ts'
import { shelfOfEverything } from '../support/rooms.ts'
import { finishedStory, unpaidStory } from '#local/sample-book/sample-stories.ts'
import { openMoreActions, pressMoreAction } from '../support/journey.ts'
import { putContract, putStories } from '../support/stories.ts'
import { PHONES, type Screen, type Stage } from './screen.ts'

const toDashboard = async ({ page }: Pick<Stage, 'page'>) => {
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Sihirli Orman Macerası' })).toBeVisible()
  // Wait for the photo, since the next step may cut off the network.
  await expect(
    page.getByRole('region', { name: 'Sihirli Orman Macerası' }).getByAltText('Çocuğun fotoğrafı'),
  ).toHaveJSProperty('complete', true)
}

/** The database does not answer: the app cannot tell this from a slow one. */
const silenceDatabase = (page: Page) => page.routeWebSocket(/\.ws\?/, (_socket: WebSocketRoute) => undefined)

/** The device's copy of the shelf; null for none. */
const keepTemplates = (page: Page, cache: object | null) =>
  page.addInitScript(
    (kept) =>
      kept ? localStorage.setItem('story_templates_cache', kept) : localStorage.removeItem('story_templates_cache'),
    cache && JSON.stringify(cache),
  )

/** Opens the account page with the portraits and consents of a draft and of a book. */
async function toMyAccount({ page, account: { uid } }: Stage): Promise<void> {
  const draft = unpaidStory(uid, { childName: 'Ömer', createdAt: Date.UTC(2026, 10, 20, 12) })
  const unpaid = finishedStory(uid)
  const book = { ...unpaid, transformedPhotoUrl: unpaid.thumbnailUrl }
  await putStories(uid, [draft, book])
  // Erase portraits that other screens have left.
  await database.erase(`transformations/${uid}`)
  const granted = { granted: true, createdAt: book.createdAt }
  await database.write(`consents/${uid}`, {
    [`photo_${draft.transformId}`]: {
      ...granted,
      kind: 'photo',
      version: CURRENT_TEXT.photo,
      createdAt: draft.createdAt,
      transformId: draft.transformId,
    },
    [`sale_${book.id}`]: { ...granted, kind: 'sale', version: CURRENT_TEXT.sale, storyId: book.id },
    [`photo_${book.transformId}`]: {
      ...granted,
      kind: 'photo',
      version: CURRENT_TEXT.photo,
      transformId: book.transformId,
    },
  })
  await page.goto('/account')
  await expect(page.getByRole('region', { name: 'Fotoğraflar ve portreler' }).getByRole('img')).toHaveCount(2)
  await expect(page.getByText('Ömer').first()).toBeVisible()
}

export const SIGNED_IN_SCREENS: readonly Screen[] = [
  { name: 'dashboard', open: toDashboard, sample: true, evening: 'too' },
  {
    name: 'dashboard-card',
    open: async (stage) => {
      await toDashboard(stage)
      const card = stage.page.getByRole('article', { name: 'Uzay Yolculuğu' })
      await card.scrollIntoViewIfNeeded()
      await (stage.size === 'desktop' ? card.hover() : card.getByRole('heading').tap())
    },
  },
  {
    name: 'dashboard-loading',
    open: async ({ page }) => {
      await silenceDatabase(page)
      await keepTemplates(page, null)
      await page.goto('/dashboard')
      await expect(page.getByText('Hikayeler yükleniyor...')).toBeVisible()
    },
  },
  {
    name: 'dashboard-empty',
    open: async ({ page }) => {
      await silenceDatabase(page)
      await keepTemplates(page, { templates: [], weeklyFavorite: null, lastUpdated: 0 })
      await page.goto('/dashboard')
      await expect(page.getByText('Raflar şu anda boş.')).toBeVisible()
    },
  },
  {
    name: 'dashboard-offline',
    open: async (stage) => {
      stage.allow(/ERR_INTERNET_DISCONNECTED/)
      await toDashboard(stage)
      await stage.context.setOffline(true)
      await expect(stage.page.getByText(/Bağlantı yok/)).toBeVisible()
    },
  },
  {
    name: 'menu',
    sizes: PHONES,
    open: async (stage) => {
      await toDashboard(stage)
      await stage.page.getByRole('button', { name: 'Menü' }).tap()
    },
  },
  {
    name: 'login-success',
    open: async (stage) => {
      await toDashboard(stage)
      await stage.page.evaluate(() => {
        // Stop only the overlay's timer of 1,500 ms.
        const { setTimeout } = window
        window.setTimeout = ((act: () => void, ms?: number) =>
          ms === 1_500 ? 0 : setTimeout(act, ms)) as typeof window.setTimeout
        // The flag that a sign-in leaves in the route's state.
        history.pushState({ usr: { loginSuccess: true, next: '/dashboard' }, key: 'entered', idx: 1 }, '')
        window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
      })
      await expect(stage.page.getByText('Hoş geldiniz!')).toBeVisible()
    },
  },
  {
    name: 'create-story',
    sample: true,
    open: async ({ page }) => {
      await page.goto('/create-story')
      await expect(page.getByRole('heading', { name: 'Masal Yaratma Sayfası' })).toBeVisible()
      await expect(page).toHaveTitle('Masalınız Yaratma Sayfası')
    },
  },
  {
    name: 'my-stories-empty',
    open: async ({ page, account }) => {
      await putStories(account.uid, [])
      await page.goto('/my-stories')
      await expect(page.getByText('Rafta henüz kitabınız yok.')).toBeVisible()
    },
  },
  {
    name: 'my-stories',
    evening: 'too',
    sample: true,
    open: async ({ page, account }) => {
      await putStories(account.uid, shelfOfEverything(account.uid))
      await page.goto('/my-stories')
      await expect(page.getByRole('article')).toHaveCount(4)
      // Three of seven are painted: the cover and two spreads, with the child in them.
      await expect(page.locator('[data-standing=done] img').last()).toBeVisible()
      await expect(page.locator('[data-standing=done]:has(img)')).toHaveCount(3)
    },
  },
  {
    name: 'my-stories-many',
    open: async ({ page, account }) => {
      const many = Array.from({ length: 9 }, (_, age) =>
        finishedStory(account.uid, {
          childName: age % 3 === 0 ? 'Ömer' : 'Defne',
          title: `${age % 3 === 0 ? 'Ömer’in' : 'Defne’nin'} Sihirli Orman Macerası`,
          createdAt: Date.UTC(2026, 10, 14 - age, 12),
        }),
      )
      await putStories(account.uid, many)
      await page.goto('/my-stories')
      await page.getByLabel('Kitap ara').fill('omer')
      await expect(page.getByRole('article')).toHaveCount(3)
    },
  },
  {
    name: 'my-stories-cards',
    open: async ({ page, account }) => {
      await putStories(account.uid, shelfOfEverything(account.uid))
      await page.goto('/my-stories')
      await page.getByRole('article', { name: 'Ömer’in Uzay Yolculuğu' }).getByRole('button', { name: 'Sil' }).click()
      await page.getByRole('article', { name: 'Defne’nin Sihirli Orman Macerası' }).scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'my-stories-report',
    open: async ({ page, account }) => {
      await putStories(account.uid, [finishedStory(account.uid)])
      await page.goto('/my-stories')
      await pressMoreAction(page, 'Sorun bildir')
      await page.getByLabel('Hangi sayfada?').selectOption('4. sayfada')
      await page.getByRole('button', { name: 'Gönder' }).click()
      await expect(page.getByText(/birkaç sözcükle yazın/)).toBeVisible()
    },
  },
  {
    name: 'contract',
    open: async ({ page, account }) => {
      const book = finishedStory(account.uid)
      await putStories(account.uid, [book])
      await putContract(book)
      await page.goto('/my-stories')
      await (await openMoreActions(page)).getByRole('link', { name: 'Sözleşme' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Sözleşme' })).toBeVisible()
    },
  },
  {
    name: 'contract-missing',
    open: async ({ page }) => {
      await page.goto('/contract?story=boyle-bir-kitap-yok')
      await expect(page.getByText('Bu kitap için kayıtlı bir sözleşme yok.')).toBeVisible()
    },
  },
  {
    name: 'my-stories-paid',
    open: async ({ page, account }) => {
      const story = unpaidStory(account.uid)
      await putStories(account.uid, [story])
      await page.goto(`/my-stories?session_id=cs_${Math.random()}&story=${story.id}`)
      await expect(page.getByText('Ödeme başarılı! Hikayen hazırlanıyor...')).toBeVisible()
      await expect(page.getByRole('article')).toHaveCount(1)
    },
  },
  {
    name: 'my-stories-loading',
    open: async ({ page }) => {
      await silenceDatabase(page)
      await page.goto('/my-stories')
      await expect(page.getByText('Masallarınız yükleniyor...')).toBeVisible()
    },
  },
  {
    name: 'my-stories-failed',
    open: async ({ page, account, allow }) => {
      // An account whose deletion has begun may not watch its books: the library and the counter of finished books
      // report that.
      allow(/permission-denied/)
      await database.write(`erasures/${account.uid}`, true)
      try {
        await page.goto('/my-stories')
        await expect(page.getByRole('button', { name: 'Sayfayı Yenile' })).toBeVisible()
      } finally {
        await database.erase(`erasures/${account.uid}`)
      }
    },
  },
  {
    name: 'my-stories-signed-out',
    open: async ({ page, context, account }) => {
      await putStories(account.uid, [])
      await page.goto('/my-stories')
      await expect(page.getByText('Rafta henüz kitabınız yok.')).toBeVisible()
      const elsewhere = await context.newPage()
      await elsewhere.goto('/dashboard')
      await elsewhere.getByText('Çıkış Yap').evaluate((button: HTMLElement) => button.click())
      await expect(page.getByText('Oturum Açmanız Gerekiyor')).toBeVisible()
      await elsewhere.close()
    },
  },
  { name: 'my-account', open: toMyAccount, sample: true, evening: 'too' },
  {
    name: 'my-account-asking',
    open: async (stage) => {
      await toMyAccount(stage)
      await stage.page.getByRole('button', { name: 'Fotoğrafları şimdi sil' }).click()
    },
  },
  {
    name: 'my-account-leaving',
    open: async (stage) => {
      await toMyAccount(stage)
      await stage.page.getByRole('button', { name: 'Hesabımı sil' }).click()
      await stage.page.getByRole('button', { name: 'Hesabımı kalıcı olarak sil' }).click()
      await expect(stage.page.getByRole('dialog').getByLabel('Şifreniz')).toBeVisible()
    },
  },
]
