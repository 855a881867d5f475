/**
 * A book with every feature: two children, own words, a dedication and a family voice. One open page makes, shares,
 * prints, downloads, withdraws and erases it. Afterwards no store contains anything of the children.
 */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { CREATE_STORY } from '#text/create-story.ts'
import { MY_ACCOUNT } from '#text/my-account.ts'
import { MY_STORIES } from '#text/my-stories.ts'
import { OWN_WORDS } from '#text/own-words.ts'
import { PRINT_BOOK } from '#text/print-book.ts'
import { READER } from '#text/reader.ts'
import { RECORD_VOICE } from '#text/record-voice.ts'
import { SHARE_BOOK } from '#text/share-book.ts'
import { tracesOf } from '../../tests/support/traces.ts'
import { readPrint } from '#ops/print-sample/read-print.ts'
import { database, expect, test } from '../support/fixtures.ts'
import { closeBook, openFromMenu, openShelf, openFinishedBook, pressMoreAction } from '../support/journey.ts'
import { withMicrophone } from '../support/microphone.ts'
import { pageField } from '../support/own-words.ts'
import { uploadPhoto, openSideMenu, orderBook, pay, waitForBook, wizardOf, openFirstWizard } from '../support/parent.ts'
import { recordingButton, recordPagesFrom, recordingDialog, openRecording } from '../support/record-voice.ts'
import { asParent } from '../support/signed-in.ts'
import { addSibling, goToPhotos } from '../support/siblings.ts'

test.use({ storageState: asParent, launchOptions: withMicrophone, permissions: ['microphone'] })

/** Names and words that occur nowhere else in this local environment. */
const HERO = 'Yıldızperi'
const BROTHER = 'Korkutata'
const DEDICATION = 'Göznurumuz ikinize'
const DOG = 'Pıtırcık adlı köpek'
const VOICE = 'Nurşen teyzem'
const BOOK = `${HERO} ile ${BROTHER}’nın Sihirli Orman Macerası`
/** Reading time of a page of forty words. */
const READ_MS = 8_000
const DRAWN_WITHIN_MS = 180_000

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const closeDialog = async (page: Page) => {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test('makes, shares, prints, downloads, withdraws and erases a full book', async ({ page, account, complaints }) => {
  const { uid } = account
  const wizard = wizardOf(page)
  const card = page.getByRole('article', { name: BOOK })

  await test.step('orders a book of two children with own words and a dedication', async () => {
    await page.clock.install({ time: new Date() })
    await openShelf(page)
    await openFirstWizard(page)
    await wizard.getByLabel('Çocuğun adı').fill(HERO)
    await wizard.getByRole('button', { name: CREATE_STORY.next }).click()
    await wizard.getByRole('radio', { name: '6 yaş' }).check()
    await wizard.getByRole('radio', { name: 'Kız' }).check()
    await addSibling(page, { name: BROTHER, age: 4, gender: 'Erkek' })
    await goToPhotos(page)
    await uploadPhoto(page)
    await wizard.getByRole('button', { name: CREATE_STORY.photoNext(BROTHER) }).click()
    await uploadPhoto(page)
    await wizard.getByLabel(CREATE_STORY.dedicationLabel).fill(DEDICATION)
    await wizard.getByRole('button', { name: OWN_WORDS.open }).click()
    await pageField(wizard, 0).fill(`Bir gün ${DOG} havlamış.`)
    await wizard.getByRole('button', { name: CREATE_STORY.previewOpen }).click()
    await orderBook(page)
    await pay(page)
    await waitForBook(page)
  })

  await test.step('records it by a family member, and reads it in that voice', async () => {
    await openRecording(page)
    await recordingDialog(page).getByLabel(RECORD_VOICE.name).fill(VOICE)
    await recordingButton(page, RECORD_VOICE.readMyself).click()
    await recordPagesFrom(page, 1, READ_MS)
    await expect(recordingDialog(page).getByText(RECORD_VOICE.done, { exact: true })).toBeVisible()
    await closeDialog(page)
    await openFinishedBook(page, BOOK)
    await recordingDialog(page)
      .getByRole('button', { name: /^Müzik teması/ })
      .click()
    await recordingDialog(page).getByRole('radio', { name: VOICE }).check()
    await page.keyboard.press('Escape')
    await page.keyboard.press('ArrowRight')
    await expect(page.locator('output').first()).toHaveText(READER.titlePage)
    await page.keyboard.press('ArrowRight')
    await expect(page.locator('output').first()).toHaveText(READER.pageAnnouncement(1, 2, 12))
    await expect(recordingDialog(page).locator('[data-words]').first()).toContainText(DOG)
    await closeBook(page)
  })

  const link = await test.step('shares it with that voice, and lets a guest read it by the link', async () => {
    await card.getByRole('button', { name: MY_STORIES.share }).click()
    const sharing = dialog(page, SHARE_BOOK.title)
    await sharing.getByRole('checkbox', { name: SHARE_BOOK.withVoices }).check()
    await sharing.getByRole('button', { name: SHARE_BOOK.create }).click()
    const address = await sharing.getByLabel(SHARE_BOOK.link).inputValue()
    await closeDialog(page)
    const data = (await (await page.request.get(address.replace('/book/', '/shared/'))).json()) as {
      book: { voices: { name: string }[]; dedication: string; storyTexts: string[] }
    }
    expect(data.book).toMatchObject({ dedication: DEDICATION, voices: [{ name: VOICE }] })
    expect(data.book.storyTexts[0]).toContain(DOG)
    return address
  })

  await test.step('prints it, and downloads it with all stored data', async () => {
    await pressMoreAction(card, MY_STORIES.print)
    const a4 = dialog(page, PRINT_BOOK.title).getByRole('article', { name: PRINT_BOOK.formats.a4.name })
    await a4.getByRole('button', { name: PRINT_BOOK.make }).click()
    const file = a4.getByRole('link')
    await expect(file).toBeVisible({ timeout: DRAWN_WITHIN_MS })
    const [printed] = await Promise.all([page.waitForEvent('download'), file.click()])
    expect((await readPrint(readFileSync(await printed.path()))).title).toBe(BOOK)
    await closeDialog(page)
    await openSideMenu(page)
    await page.getByRole('link', { name: 'Hesabım' }).click()
    const [archive] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: MY_ACCOUNT.download }).click(),
    ])
    // An archive stores file names uncompressed: look for the book's pictures, the clips and the voice.
    const bytes = readFileSync(await archive.path()).toString('latin1')
    expect(bytes).toContain('data.json')
    expect(bytes.match(/media\/[0-9a-f]{40}[^.]*\.(webp|ogg|mp3)/g)?.length).toBeGreaterThan(20)
    await openFromMenu(page, 'Kitaplığım')
  })

  const marks = {
    ...{ HERO: [HERO], BROTHER: [BROTHER], DEDICATION: [DEDICATION], DOG: [DOG], VOICE: [VOICE] },
    LINK: [new URL(link).pathname.replace('/book/', '')],
    MEDIA: Object.keys((await database.read(`mediaIndex/${uid}`)) as object),
  }
  const traces = () => tracesOf(marks, page)

  await test.step('withdraws the link at once', async () => {
    expect(await traces()).toContainEqual(expect.stringMatching(/^blobs media: .*MEDIA/))
    await card.getByRole('button', { name: MY_STORIES.share }).click()
    const sharing = dialog(page, SHARE_BOOK.title)
    await sharing.getByRole('button', { name: SHARE_BOOK.takeBack }).click()
    await sharing.getByRole('button', { name: SHARE_BOOK.takeBackConfirm }).click()
    await expect(page.getByText(SHARE_BOOK.takenBack)).toBeVisible()
    await closeDialog(page)
    expect((await page.request.get(link.replace('/book/', '/shared/'))).status()).toBe(404)
  })

  await test.step('erases the book from every store', async () => {
    complaints.allow(/status of 404/)
    await pressMoreAction(card, MY_STORIES.erase)
    await page.getByRole('button', { name: MY_STORIES.eraseConfirm }).click()
    await expect(page.getByText(MY_STORIES.bookErased(BOOK))).toBeVisible()
    await expect(page.getByText('Rafta henüz kitabınız yok.')).toBeVisible()
    await expect.poll(traces).toEqual([])
  })
})
