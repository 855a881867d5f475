/**
 * Every page, dialog and menu of the product, for checks that must pass in each of them: small windows, large letters.
 */
import { encodeFace } from '#domain/face-features.ts'
import { SAMPLE_FACES } from '#stories/face/sample-children.ts'
import { expect, type Page } from '@playwright/test'
import { CURRENT_TEXT } from '#domain/current-text.ts'
import type { StoryId } from '#domain/ids.ts'
import { PRICE_KURUS } from '#domain/pricing.ts'
import { giftPath } from '#domain/gift.ts'
import { contractPath, PARAMETERS, PATHS, readAloudPath, sharedBookPath } from '#domain/site-paths.ts'
import { CREATE_STORY } from '#text/create-story.ts'
import { RECORD_VOICE } from '#text/record-voice.ts'
import { GIFT } from '#text/gift.ts'
import { SHARED_BOOK } from '#text/shared-book.ts'
import type { Account } from '../../tests/support/local-env.ts'
import { advanceOpening } from './opening.ts'
import { familyDraft } from './family-draft.ts'
import { openAccountDialog, openPublicPage, wizardOf } from './parent.ts'
import { finishedStory, unpaidStory } from '#local/sample-book/sample-stories.ts'
import { putContract, putStories } from './stories.ts'
import { putBookOfHeroes, openNextTale } from './kept-heroes.ts'
import { putWordedBook, openWords } from './own-words.ts'
import { putPrints, readyPrint, openPrintDialog } from './prints.ts'
import { GIFT_CODE, putGift, putGifts, openGifts } from './gifts.ts'
import { putSharedBook, shareTokenOf, openSharing } from './shares.ts'
import { invitationOf, putReadBook, openRecordedPages, openVoices } from './voices.ts'

export const FAVOURITE = 'sihirli-orman-macerasi'
export const LIMITED = 'uzay-yolculugu'
const DAY_MS = 86_400_000
const someDay = Date.UTC(2026, 10, 14, 12)

export interface Room {
  name: string
  /** Resolves when everything that the check needs is shown. */
  enter: (page: Page, account: Account) => Promise<void>
  /** Selector of an overlay that is no dialog, such as a menu: only its own controls must be within reach. */
  over?: string
}

const goTo = (path: string) => async (page: Page) => {
  await openPublicPage(page, path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** On small screens this menu has the buttons of the public pages. */
async function openMenu(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: 'Menüyü aç' })
    .or(page.getByRole('button', { name: 'Menü', exact: true }))
    .click()
}

export const PUBLIC_ROOMS: readonly Room[] = [
  { name: 'landing', enter: goTo('/') },
  {
    name: 'landing, menu open',
    over: 'header',
    enter: async (page) => {
      await page.goto('/')
      await openMenu(page)
    },
  },
  {
    name: 'log in',
    enter: async (page) => {
      await page.goto('/')
      await openAccountDialog(page, 'Giriş Yap')
    },
  },
  {
    name: 'register',
    enter: async (page) => {
      await page.goto('/')
      await openAccountDialog(page, 'Kayıt Ol')
    },
  },
  { name: 'about', enter: goTo('/about') },
  { name: 'cookies', enter: goTo('/cookies') },
  { name: 'not found', enter: goTo('/boyle-bir-sayfa-yok') },
]

export const SIGNED_IN_ROOMS: readonly Room[] = [
  { name: 'dashboard', enter: toDashboard },
  {
    name: 'dashboard, menu open',
    over: 'aside',
    enter: async (page) => {
      await toDashboard(page)
      await openMenu(page)
    },
  },
  {
    name: 'create-story',
    enter: async (page) => {
      await page.goto('/create-story')
      await expect(page.getByRole('button', { name: 'Bu masalı seç' }).first()).toBeVisible()
    },
  },
  {
    name: 'my-stories, empty',
    enter: async (page, { uid }) => {
      await putStories(uid, [])
      await page.goto('/my-stories')
      await expect(page.getByText('Rafta henüz kitabınız yok.')).toBeVisible()
    },
  },
  {
    name: 'my-stories',
    enter: async (page, { uid }) => {
      await putStories(uid, shelfOfEverything(uid))
      await page.goto('/my-stories')
      await page.getByRole('article', { name: 'Ömer’in Uzay Yolculuğu' }).getByRole('button', { name: 'Sil' }).click()
    },
  },
  {
    name: 'contract',
    enter: async (page, { uid }) => {
      const book = finishedStory(uid)
      await putStories(uid, [book])
      await putContract(book)
      await page.goto(contractPath(book.id as StoryId))
      await expect(page.getByRole('heading', { level: 1, name: 'Sözleşme' })).toBeVisible()
    },
  },
]

const WIZARD_ROOMS: readonly Room[] = [
  { name: 'wizard, name', enter: (page, account) => openWizardWithDraft(page, account, { childName: '' }) },
  {
    name: 'wizard, name with its ending',
    enter: async (page, account) => {
      await openWizardWithDraft(page, account, { childName: '' })
      await wizardOf(page).getByLabel('Çocuğun adı').fill('Max')
      await expect(wizardOf(page).getByLabel('Böyle mi yazılsın?')).toBeVisible()
    },
  },
  {
    name: 'wizard, age',
    enter: (page, account) => openWizardWithDraft(page, account, { childName: 'Defne', childAge: 5 }),
  },
  { name: 'wizard, photo', enter: (page, account) => openWizardWithDraft(page, account, WHO) },
  {
    name: 'wizard, crop',
    enter: async (page, account) => {
      await openWizardWithDraft(page, account, WHO)
      await wizardOf(page).locator('input[type=file]').setInputFiles('tests/fixtures/photos/astronaut.png')
      await expect(wizardOf(page).getByLabel('Yakınlaştır')).not.toHaveValue('1', { timeout: 60_000 })
    },
  },
  { name: 'wizard, portrait', enter: goToPortrait },
  {
    name: 'wizard, siblings',
    enter: async (page, account) => {
      await openWizardWithDraft(page, account, familyDraft(FAVOURITE, []))
      await wizardOf(page).getByRole('button', { name: CREATE_STORY.back, exact: true }).click()
      await expect(wizardOf(page).getByRole('button', { name: CREATE_STORY.siblingEdit('Ali') })).toBeVisible()
    },
  },
  {
    name: 'wizard, one sibling',
    enter: async (page, account) => {
      await openWizardWithDraft(page, account, familyDraft(FAVOURITE, []))
      await wizardOf(page).getByRole('button', { name: CREATE_STORY.back, exact: true }).click()
      await wizardOf(page)
        .getByRole('button', { name: CREATE_STORY.siblingEdit('Ali') })
        .click()
      await expect(wizardOf(page).getByLabel(CREATE_STORY.siblingNameLabel)).toHaveValue('Ali')
    },
  },
  {
    name: 'wizard, photos of siblings',
    enter: async (page, account) => {
      await openWizardWithDraft(page, account, familyDraft(FAVOURITE, [true]))
      await expect(wizardOf(page).getByRole('tab', { name: CREATE_STORY.photoIsReady('Defne') })).toBeVisible()
    },
  },
]

/** A screen of the wizard by its name. @throws if there is none */
export const roomNamed = (name: string) => {
  const room = WIZARD_ROOMS.find((each) => each.name === name)
  if (!room) throw new Error(`There is no room called ${name}`)
  return room
}

const READER_ROOMS: readonly Room[] = [
  {
    name: 'reader, themes',
    enter: async (page) => {
      await openReader(page, FAVOURITE)
      await page.getByRole('button', { name: /Müzik teması/ }).click()
    },
  },
  {
    name: 'reader, text',
    enter: async (page) => {
      await openReader(page, FAVOURITE)
      await page.getByRole('button', { name: 'Metin olarak oku' }).click()
      await expect(page.getByRole('button', { name: 'Kitaba dön' })).toBeVisible()
    },
  },
  {
    name: 'reader, end of a preview',
    enter: async (page) => {
      await openReader(page, LIMITED)
      await page.keyboard.press('End')
      await expect(page.getByText('Sürprizi Bozma!')).toBeVisible()
    },
  },
]

const RECORDING_ROOMS: readonly Room[] = [
  { name: 'voices', enter: openVoices },
  { name: 'reading aloud', enter: openRecordedPages },
  {
    name: 'guest',
    enter: async (page, account) => {
      await putReadBook(account)
      await page.goto(readAloudPath(invitationOf(account)))
      await expect(page.getByRole('button', { name: RECORD_VOICE.goOn })).toBeVisible()
    },
  },
]

const SHARING_ROOMS: readonly Room[] = [
  { name: 'sharing', enter: async (page, account) => openSharing(page, await putSharedBook(account)) },
  {
    name: 'shared book',
    enter: async (page, account) => {
      await putSharedBook(account)
      await page.goto(sharedBookPath(shareTokenOf(account)))
      await expect(page.getByRole('button', { name: SHARED_BOOK.open })).toBeVisible()
    },
  },
]

const PRINTING_ROOMS: readonly Room[] = [
  {
    name: 'printing',
    enter: async (page, account) => openPrintDialog(page, await putPrints(account, { square: readyPrint() })),
  },
]

const WORDING_ROOMS: readonly Room[] = [
  {
    name: 'wording',
    enter: async (page, account) => openWords(page, await putWordedBook(account)),
  },
]

const GIFT_ROOMS: readonly Room[] = [
  { name: 'gifts', enter: async (page, account) => putGifts(account).then(() => openGifts(page)) },
  {
    name: 'gift card',
    enter: async (page, account) => {
      await page.goto(`${PATHS.gifts}?${PARAMETERS.giftCard}=${await putGift(account)}`)
      await expect(page.getByRole('article', { name: GIFT.cardTitle })).toBeVisible()
    },
  },
  {
    name: 'gift',
    enter: async (page, account) => {
      await putGift(account)
      await page.goto(giftPath(GIFT_CODE))
      await expect(page.getByRole('button', { name: GIFT.begin })).toBeVisible()
    },
  },
]

const NEXT_TALE_ROOMS: readonly Room[] = [
  {
    name: 'next tale',
    enter: async (page, account) => openNextTale(page, await putBookOfHeroes(account, ['Defne'])),
  },
]

async function toDashboard(page: Page): Promise<void> {
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Sihirli Orman Macerası' })).toBeVisible()
}

/** Grouped by their user. */
export const ROOMS_OF_A_PARENT: readonly (readonly [who: string, rooms: readonly Room[]])[] = [
  ['a parent', SIGNED_IN_ROOMS],
  ['a parent in the wizard', WIZARD_ROOMS],
  ['a reader', READER_ROOMS],
  ['a parent who reads aloud', RECORDING_ROOMS],
  ['a parent who shares', SHARING_ROOMS],
  ['a parent who prints', PRINTING_ROOMS],
  ['a parent who words anew', WORDING_ROOMS],
  ['a parent who gives', GIFT_ROOMS],
  ['a parent whose heroes go on', NEXT_TALE_ROOMS],
]

/** One card of every kind. */
export const shelfOfEverything = (uid: string) => [
  {
    ...unpaidStory(uid, { childName: 'Kemal', title: 'Kemal’in Denizaltı Krallığı', createdAt: someDay + 3 * DAY_MS }),
    paymentStatus: 'paid',
    heroLook: 'drawn',
    heroFeatures: encodeFace(SAMPLE_FACES.male),
    progress: { step: 'pictures', done: 3, of: 7, readyAt: Date.now() + 100_000 },
  },
  unpaidStory(uid, { childName: 'Ömer', title: 'Ömer’in Uzay Yolculuğu', createdAt: someDay + 2 * DAY_MS }),
  finishedStory(uid, { createdAt: someDay + DAY_MS }),
  {
    ...unpaidStory(uid, { childName: 'Ayşe', title: 'Ayşe’nin Sihirli Orman Macerası' }),
    status: 'failed',
    paymentStatus: 'refunded',
    amountKurus: PRICE_KURUS,
    refundedAt: someDay + DAY_MS,
    refundNumber: 're_1QkX2lB8eZvKYlo2C0aVexample',
  },
]

const WHO = { childName: 'Defne', childAge: 5, childGender: 'female' }

/** Opens the wizard at the step to which this draft leads; other specs test the steps before it. */
export async function openWizardWithDraft(page: Page, { uid }: Account, draft: object): Promise<void> {
  const kept = JSON.stringify({ storyId: `${FAVOURITE}_${uid}_${someDay}`, ...draft })
  // Write the draft from a page without the app, because an open wizard would save its own; two init scripts run in any
  // order.
  await page.goto('/icon.svg')
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    `story_draft:${uid}:${FAVOURITE}`,
    kept,
  ] as const)
  // Delete the photo of an earlier draft: its page may have been closed before it deleted the photo.
  await page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const request = indexedDB.deleteDatabase('masal-draft-photos')
        request.onsuccess = resolve
        request.onerror = reject
      }),
  )
  await page.goto(`/dashboard?create=${FAVOURITE}`)
  await expect(wizardOf(page).getByRole('heading', { level: 1 })).toBeVisible()
}

/** The last step with a portrait, dedication and contract. */
export async function goToPortrait(page: Page, account: Account): Promise<void> {
  const transformId = `${FAVOURITE}_${someDay}`
  await openWizardWithDraft(page, account, {
    ...WHO,
    photoConsent: CURRENT_TEXT.photo,
    transformId,
    portraitUrl: `/stories/${FAVOURITE}/transformed.avif`,
  })
  await expect(wizardOf(page).getByText('Fotoğraf başarıyla dönüştürüldü').first()).toBeVisible()
}

/** @param id of a template; of a story if `over` is the library */
export async function openReader(page: Page, id: string, over = '/dashboard'): Promise<void> {
  await page.clock.install()
  await page.goto(`${over}?read=${id}`)
  await expect(page.getByText('Masal hazırlanıyor')).toBeVisible()
  await advanceOpening(page, page.getByRole('dialog'))
  await page.clock.resume()
  await expect(page.locator('output').first()).toBeAttached()
}
