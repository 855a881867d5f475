/**
 * Erased data are gone from every store: after each kind of erasure the test searches all stores (support/traces.ts),
 * and finds only the data that the legal texts name. It uses one parent and one device, and the served product.
 */
import { createHash } from 'node:crypto'
import { chromium, type Browser, type Locator, type Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CHROMIUM_ARGUMENTS, findBrowser } from '#local/browser.ts'
import { appUrl, database, signUpByApi, type Account } from './support/local-env.ts'
import { isKeptByBrowser, tracesOf, type Marks } from './support/traces.ts'

const TEST_MS = 480_000
const WAIT_MS = 60_000
const BOOK_MS = 240_000
const PHOTO = 'tests/fixtures/photos/astronaut.png'
/** Names that no other test uses, so that every trace of them comes from this test. */
const CHILD = 'Gülperi'
const BROTHER = 'Alpertunga'
const DEDICATION = 'Anneannesinin gözbebeğine'
const VOICE = 'Mestan dedem'
/** Longer than the shortest time that the server accepts for the words of a page. */
const READ_MS = 8_000

/**
 * Each line is a place and the marks found there. Each row has its sentence in the legal texts
 * (src/text/legal/privacy.ts).
 */
const ACCOUNT = {
  session: 'device indexedDB firebaseLocalStorageDb: EMAIL UID',
  // In the cookie policy (src/text/legal/cookies.ts): until the sign-out.
  sessionHint: 'device localStorage masal:session-hint: UID',
  // 'İzin kayıtları: hesabınız durdukça', under the id of the portrait or the order.
  consents: 'database consents/UID: ID UID',
  // 'Günlük sınırlar için isteklerinizin sayısı.'
  limits: 'database limits/UID: UID',
  quotas: 'database quotas/UID: ID UID',
  // The time of the sweep's next clean-up.
  nextVisit: 'database housekeeping/UID: UID',
  // 'Gönderilen haberlerin kaydı: yalnızca hesap numaranız.'
  signIn: 'database outbox/signin: UID',
  // 'Silme günlüğünde 60 gün', only ids.
  journal: 'blobs journal: ID UID',
}
/** The same after a withdrawn link, which the journal has by its hash. */
const AFTER_A_LINK = { ...ACCOUNT, journal: 'blobs journal: HASH ID UID' }
/** 'Ödeme ve iade kaydı, sipariş veren e-posta adresi: çocuğa ait bilgi olmadan.' */
const PAYMENT = 'database orders/ID: EMAIL ID UID'
/** 'Gönderilen haberlerin kaydı: yalnızca hesap numaranız': confirmation, invoice, finished book. */
const SENT_NOTICES = ['order_confirmed', 'invoice_due', 'story_completed'].map(
  (event) => `database outbox/${event}: UID`,
)

let browser: Browser
let page: Page
let account: Account
beforeAll(async () => {
  const found = await findBrowser()
  browser = await chromium.launch({
    ...(found && { executablePath: found.path }),
    args: [...CHROMIUM_ARGUMENTS, '--use-fake-device-for-media-stream'],
  })
  const context = await browser.newContext({
    baseURL: appUrl(),
    locale: 'tr-TR',
    reducedMotion: 'reduce',
    permissions: ['microphone'],
  })
  context.setDefaultTimeout(WAIT_MS)
  page = await context.newPage()
  account = await signUpByApi()
})
afterAll(() => browser.close())

/** Everything that has ever named the child, the parent, or anything made of them. */
const marks = {
  NAME: [CHILD],
  BROTHER: [BROTHER],
  DEDICATION: [DEDICATION],
  VOICE: [VOICE],
  PHOTO: ['[photo, '],
  ID: [] as string[],
  MEDIA: [] as string[],
  /** The link of a shared book. */
  LINK: [] as string[],
  HASH: [] as string[],
}
async function tracesNow(): Promise<string[]> {
  await noteMarks()
  const all: Marks = { ...marks, UID: [account.uid], EMAIL: [account.email] }
  return tracesOf(all, page)
}

/** Adds the ids and media addresses that exist now. All later searches look for them too. */
async function noteMarks(): Promise<void> {
  const { uid } = account
  const keysIn = async (path: string) => Object.keys(((await database.read(path)) ?? {}) as object)
  const note = (known: string[], found: readonly string[]) => known.push(...found.filter((one) => !known.includes(one)))
  note(marks.ID, [...(await keysIn(`transformations/${uid}`)), ...(await keysIn(`userStories/${uid}`))])
  note(marks.MEDIA, await keysIn(`mediaIndex/${uid}`))
}

test('finds no more of the child in any store than the legal texts name', { timeout: TEST_MS }, async () => {
  await logIn()
  await drawPortrait()
  const drawn = await tracesNow()
  // The search works: it finds the child's name, photo and portrait in the expected places, and nowhere else.
  expect(drawn.filter((line) => /NAME|BROTHER|DEDICATION|PHOTO|MEDIA/.test(line))).toEqual([
    'blobs media: MEDIA',
    'blobs private: MEDIA',
    'database mediaIndex/UID: ID MEDIA UID',
    'database originals/MEDIA: MEDIA',
    'database transformations/UID: EMAIL ID MEDIA UID',
    'device indexedDB masal-draft-photos: PHOTO UID',
    'device localStorage story_draft:UID:sihirli-orman-macerasi: BROTHER DEDICATION ID MEDIA NAME UID',
  ])

  await page.getByRole('button', { name: 'Bu taslağı sil' }).click()
  await erased('Taslak, fotoğraf ve portre silindi.')
  expect(await tracesNow()).toEqual(Object.values(ACCOUNT).toSorted())

  await makeBook()
  await readAloud(VOICE, 'Sayfa kaydedildi.')
  expect((await tracesNow()).filter((line) => /VOICE|voices/.test(line))).toEqual([
    'database voices/UID: ID MEDIA UID VOICE',
  ])
  await shareBook()
  // Our own log contains no link, and the link entry of the book only its hash.
  expect((await tracesNow()).filter((line) => /LINK|sharedBooks/.test(line))).toEqual([
    'database sharedBooks/HASH: HASH ID UID',
    'database userStories/UID: BROTHER DEDICATION EMAIL ID LINK MEDIA NAME UID',
  ])
  await takeBackShare()
  expect((await tracesNow()).filter((line) => /LINK|sharedBooks/.test(line))).toEqual([])
  await shareBook()
  await keepOnDevice()
  expect((await tracesNow()).filter((line) => line.startsWith('device cache'))).toEqual([
    'device cache masal-books: BROTHER DEDICATION EMAIL ID LINK MEDIA NAME UID',
  ])
  const cover = (await page.getByRole('article').getByRole('img').first().getAttribute('src')) ?? ''
  expect(await isKeptByBrowser(page, cover)).toBe(true)
  await page.getByText('Diğer işlemler').click()
  await page.getByRole('button', { name: 'Sil', exact: true }).click()
  await erased(/” silindi\.$/)
  await page.getByText('Rafta henüz kitabınız yok.').waitFor()
  expect(await tracesNow()).toEqual([...Object.values(AFTER_A_LINK), PAYMENT, ...SENT_NOTICES].toSorted())
  expect(await isKeptByBrowser(page, cover)).toBe(false)

  await makeBook()
  await inviteToRead(VOICE)
  await shareBook()
  await readAloud(VOICE, 'Sayfa kaydedildi.')
  await page.route('**/record-voice', (route) => route.abort())
  await readAloud(VOICE, /Bu kayıt cihazınızda duruyor/)
  await page.unroute('**/record-voice')
  expect(await tracesNow()).toContainEqual(expect.stringMatching(/^device indexedDB masal-recordings: .*VOICE/))
  await keepOnDevice()
  await drawPortrait()
  await page.getByRole('dialog').getByRole('button', { name: 'Kapat' }).click()
  await page.getByRole('link', { name: 'Hesabım' }).click()
  await page.getByRole('button', { name: 'Fotoğrafları şimdi sil' }).click()
  await erased('Fotoğraflar silindi.')
  // 'Bitmiş kitap ve portresi' stay. The photo, and portraits that were drawn but not bought, are gone.
  expect(await kindsStored()).toEqual(['hero', 'narration', 'picture', 'portrait', 'recording'])
  const withBook = await tracesNow()
  expect(withBook).not.toContainEqual(expect.stringMatching(/originals|masal-draft-photos|story_draft/))
  expect(withBook.filter((line) => /NAME|BROTHER|DEDICATION|MEDIA/.test(line))).toEqual([
    'blobs media: BROTHER MEDIA NAME',
    'blobs private: MEDIA',
    'database mediaIndex/UID: ID MEDIA UID',
    'database orders/ID: BROTHER DEDICATION EMAIL ID MEDIA NAME UID',
    'database transformations/UID: EMAIL ID MEDIA UID',
    'database userStories/UID: BROTHER DEDICATION EMAIL ID LINK MEDIA NAME UID',
    'database voices/UID: ID MEDIA UID VOICE',
    'device cache masal-books: BROTHER DEDICATION EMAIL ID LINK MEDIA NAME UID',
  ])

  await page.getByRole('button', { name: 'Çıkış Yap' }).click()
  await page.getByText('Çıkış yapıldı!').waitFor()
  expect((await tracesNow()).filter((line) => line.startsWith('device'))).toEqual([])

  await logIn()
  await page.getByRole('link', { name: 'Kitaplığım' }).click()
  await keepOnDevice()
  await page.getByRole('link', { name: 'Hesabım' }).click()
  await page.getByRole('button', { name: 'Hesabımı sil' }).click()
  await page.getByRole('button', { name: 'Hesabımı kalıcı olarak sil' }).click()
  await page.getByRole('dialog').getByLabel('Şifreniz').fill(account.password)
  await page.getByRole('dialog').getByRole('button', { name: 'Devam Et' }).click()
  await page.getByText('Hesabınız ve içindekiler silindi; yedeklerden en geç 30 günde çıkar. Hoşça kalın.').waitFor()
  const { consents, nextVisit, journal } = AFTER_A_LINK
  expect(await tracesNow()).toEqual(
    [
      // The consents of a paid order, 'kanıt için ödeme kaydıyla birlikte'.
      ...[consents, PAYMENT, nextVisit, journal],
      'database erasures/UID: UID',
      'database outbox/account_deleted: UID',
      // A deleted account is still owed its invoice.
      'database outbox/invoice_due: UID',
    ].toSorted(),
  )
})

async function kindsStored(): Promise<string[]> {
  const index = (await database.read(`mediaIndex/${account.uid}`)) as Record<string, { kind: string }>
  return [...new Set(Object.values(index).map(({ kind }) => kind))].toSorted()
}

async function erased(sentence: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Evet, sil' }).click()
  await page.getByText(sentence).waitFor()
}

async function keepOnDevice(): Promise<void> {
  await page.getByRole('button', { name: 'Cihaza indir' }).click()
  await page.getByText(/^Cihazda · /).waitFor()
}

/** Records the first page in a new voice. */
async function readAloud(name: string, end: string | RegExp): Promise<void> {
  const room = await newVoice(name)
  await room.getByRole('button', { name: 'Şimdi ben okuyacağım' }).click()
  await room.getByRole('button', { name: 'Kaydı başlat' }).click()
  await room.getByRole('meter').waitFor()
  const begunMs = Date.now()
  await expect.poll(() => Date.now() - begunMs, { timeout: WAIT_MS }).toBeGreaterThan(READ_MS)
  await room.getByRole('button', { name: 'Kaydı bitir' }).click()
  await room.getByText(end).waitFor()
  await room.getByRole('button', { name: 'Kapat' }).click()
}

/** Creates a link. A guest opens the book by it, once. */
async function shareBook(): Promise<void> {
  const room = await toSharing()
  await room.getByRole('button', { name: 'Bağlantı oluştur' }).click()
  const link = await room.getByLabel('Kitabın bağlantısı').inputValue()
  const token = link.replace(/^.*\//, '')
  marks.LINK.push(token)
  marks.HASH.push(createHash('sha256').update(token).digest('hex'))
  const guest = await browser.newPage({ baseURL: appUrl(), locale: 'tr-TR' })
  await guest.goto(link)
  await guest.getByRole('button', { name: 'Kitabı aç' }).waitFor()
  await guest.close()
  await room.getByRole('button', { name: 'Kapat' }).click()
}

async function takeBackShare(): Promise<void> {
  const room = await toSharing()
  await room.getByRole('button', { name: 'Paylaşımı durdur' }).click()
  await room.getByRole('button', { name: 'Evet, durdur' }).click()
  await page.getByText('Paylaşım durduruldu; bağlantı artık açılmıyor.').waitFor()
  await room.getByRole('button', { name: 'Kapat' }).click()
}

async function toSharing() {
  await page.getByRole('button', { name: 'Paylaş' }).click()
  return page.getByRole('dialog')
}

async function inviteToRead(name: string): Promise<void> {
  const room = await newVoice(name)
  await room.getByRole('button', { name: 'Bağlantıyla davet et' }).click()
  await room.getByLabel('Davet bağlantısı').waitFor()
  await room.getByRole('button', { name: 'Kapat' }).click()
}

async function newVoice(name: string) {
  await page.getByRole('button', { name: 'Kendi sesinizle oku' }).click()
  const room = page.getByRole('dialog')
  await room.getByLabel('Kimin sesi?').fill(name)
  return room
}

async function logIn(): Promise<void> {
  await page.goto('/')
  const dialog = page.getByRole('dialog')
  await page.getByRole('banner').getByRole('button', { name: 'Giriş Yap' }).click()
  await dialog.getByLabel('E-posta').fill(account.email)
  await dialog.getByLabel('Şifre', { exact: true }).fill(account.password)
  await dialog.getByRole('button', { name: 'Giriş Yap', exact: true }).click()
  await page.waitForURL('**/dashboard')
  // The overlay is drawn after the dashboard; its end removes the entry's state.
  await page.waitForFunction(() => !(history.state as { usr?: unknown } | null)?.usr)
  await page.getByText('Hoş geldiniz!').waitFor({ state: 'hidden' })
}

/** Goes from the shelf to the portraits of two children with these names. */
async function drawPortrait(): Promise<void> {
  await page.getByRole('link', { name: 'Keşfet' }).click()
  await page
    .getByRole('button', { name: /Hemen Dene/ })
    .first()
    .click()
  const wizard = page.getByRole('dialog')
  await wizard.getByLabel('Çocuğun adı').fill(CHILD)
  await wizard.getByRole('button', { name: 'Devam Et' }).click()
  await wizard.getByRole('radio', { name: '5 yaş' }).check()
  await wizard.getByRole('radio', { name: 'Kız' }).check()
  await wizard.getByRole('button', { name: 'Kardeş ekle' }).click()
  await wizard.getByLabel('Kardeşinin adı').fill(BROTHER)
  await wizard.getByRole('radio', { name: '3 yaş' }).check()
  await wizard.getByRole('radio', { name: 'Erkek' }).check()
  await wizard.getByRole('button', { name: 'Masala ekle' }).click()
  await wizard.getByRole('button', { name: 'Devam Et' }).click()
  await givePhoto(wizard)
  await wizard.getByRole('button', { name: `Sırada ${BROTHER}` }).click()
  await givePhoto(wizard)
  await wizard.getByLabel('İthaf (isteğe bağlı)').fill(DEDICATION)
}

async function givePhoto(wizard: Locator): Promise<void> {
  await wizard.locator('input[type=file]').setInputFiles(PHOTO)
  await wizard.getByRole('checkbox', { name: /açık rıza veriyorum/ }).check()
  await noteMarks()
  await wizard.getByRole('button', { name: 'Bu yüzü kullan' }).click()
  await wizard.getByText('Fotoğraf başarıyla dönüştürüldü').first().waitFor()
}

async function makeBook(): Promise<void> {
  await drawPortrait()
  const wizard = page.getByRole('dialog')
  await wizard.getByRole('checkbox', { name: /okudum, kabul ediyorum/ }).check()
  await wizard.getByRole('button', { name: 'Hikayeni Yarat' }).click()
  await page.getByRole('button', { name: /Öde/ }).click()
  await page.waitForURL('**/my-stories')
  await page.getByRole('button', { name: /Hikayeyi Oku/ }).waitFor({ timeout: BOOK_MS })
  await noteMarks()
}
