/**
 * A parent records a book, and a grandparent without an account; the reader offers both voices until they are withdrawn
 * and erased.
 */
import { BOOK_TEST_MS } from '../support/parent.ts'
import { PATHS } from '#domain/site-paths.ts'
import { READER } from '#text/reader.ts'
import { RECORD_VOICE } from '#text/record-voice.ts'
import { SEND_LINK } from '#text/send-link.ts'
import { finishedStory } from '#local/sample-book/sample-stories.ts'
import { database, expect, test } from '../support/fixtures.ts'
import { openGuestPhone } from '../support/guest.ts'
import { withMicrophone } from '../support/microphone.ts'
import {
  recordingButton,
  expectRecorded,
  recordPagesFrom,
  recordPage,
  recordingDialog,
  SPREADS,
  openRecording,
} from '../support/record-voice.ts'
import { openReader } from '../support/rooms.ts'
import { asParent } from '../support/signed-in.ts'
import { putStories } from '../support/stories.ts'

test.describe.configure({ timeout: BOOK_TEST_MS })

test.use({
  storageState: asParent,
  launchOptions: withMicrophone,
  permissions: ['microphone', 'clipboard-read', 'clipboard-write'],
})

test(
  'records a book despite a closed tab and a lost network, and plays it',
  { tag: '@full-browser' },
  async ({ page, context, account, complaints }) => {
    const { uid } = account
    const book = finishedStory(uid)
    await putStories(uid, [book])
    await page.goto(PATHS.myStories)

    await test.step('names the voice, records the first page, listens and records it again', async () => {
      await openRecording(page)
      await recordingButton(page, RECORD_VOICE.readMyself).click()
      await expect(recordingDialog(page).getByText(RECORD_VOICE.nameMissing)).toBeVisible()
      await recordingDialog(page).getByLabel(RECORD_VOICE.name).fill('Babam')
      await recordingButton(page, RECORD_VOICE.readMyself).click()
      await expect(recordingDialog(page).getByText('1. yaprağın sol yanındaki söz.')).toBeVisible()
      await recordPage(page)
      await expectRecorded(page, 1)
      await recordingButton(page, RECORD_VOICE.listen).click()
      await recordingButton(page, RECORD_VOICE.stopListening).click()
      const before = await clipOf(uid, book.id)
      await recordPage(page)
      await expect.poll(() => clipOf(uid, book.id)).not.toBe(before)
    })

    await test.step('stores a page without a network, and sends it when the tab is opened again', async () => {
      complaints.allowLostNetwork()
      await context.setOffline(true)
      await recordingButton(page, RECORD_VOICE.next).click()
      await recordPage(page)
      await expect(recordingDialog(page).getByText(RECORD_VOICE.unsent)).toBeVisible()
      await context.setOffline(false)
      await page.reload()
      const line = recordingDialog(page).getByRole('listitem', { name: 'Babam' })
      await expect(line).toContainText(RECORD_VOICE.howFar(1, SPREADS))
      await line.getByRole('button', { name: RECORD_VOICE.goOn }).click()
      await expectRecorded(page, 2)
    })

    await test.step('records the remaining pages, chooses the voice and hears it read the book', async () => {
      await putClips(uid, book, [2, 3, 4])
      await page.reload()
      await recordingDialog(page)
        .getByRole('listitem', { name: 'Babam' })
        .getByRole('button', { name: RECORD_VOICE.goOn })
        .click()
      await recordPagesFrom(page, SPREADS)
      await expect(recordingDialog(page).getByText(RECORD_VOICE.done, { exact: true })).toBeVisible()
      const fetched: string[] = []
      page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
      await openReader(page, book.id, PATHS.myStories)
      await recordingDialog(page)
        .getByRole('button', { name: /^Müzik teması/ })
        .click()
      await recordingDialog(page).getByRole('radio', { name: 'Babam' }).check()
      await page.keyboard.press('Escape')
      await page.keyboard.press('ArrowRight')
      await expect(page.locator('output').first()).toHaveText(READER.pageAnnouncement(1, 2, 12))
      const first = await clipOf(uid, book.id)
      await expect.poll(() => fetched).toContain(first)
      const lit = () => page.evaluate(() => [...(CSS.highlights.get('spoken-word') ?? [])].map(String))
      await expect.poll(lit).toEqual([expect.stringMatching(/\S/)])
      // The reader remembers this voice for the next time.
      await openReader(page, book.id, PATHS.myStories)
      await recordingDialog(page)
        .getByRole('button', { name: /^Müzik teması/ })
        .click()
      await expect(recordingDialog(page).getByRole('radio', { name: 'Babam' })).toBeChecked()
    })

    await test.step('erases the voice with all its clips; the book’s own voice reads again', async () => {
      await page.goto(PATHS.myStories)
      await openRecording(page)
      const line = recordingDialog(page).getByRole('listitem', { name: 'Babam' })
      await line.getByRole('button', { name: RECORD_VOICE.erase }).click()
      await line.getByRole('button', { name: RECORD_VOICE.eraseConfirm }).click()
      await expect(line).toBeHidden()
      expect(await database.read(`voices/${uid}/${book.id}`)).toBeNull()
      // Erasing the voice also erases the clips that its record named.
      const recordings = async () => {
        const index = (await database.read(`mediaIndex/${uid}`)) as Record<string, { kind: string }> | null
        return Object.values(index ?? {}).filter(({ kind }) => kind === 'recording')
      }
      await expect.poll(recordings).toEqual([])
    })
  },
)

test(
  'lets a grandparent record by a link, without an account, until it is withdrawn',
  { tag: ['@full-browser', '@nightly'] },
  async ({ page, browser, account }) => {
    const { uid } = account
    const book = finishedStory(uid)
    await putStories(uid, [book])
    await page.goto(PATHS.myStories)
    await openRecording(page)
    await recordingDialog(page).getByLabel(RECORD_VOICE.name).fill("Elif'in anneannesi")
    await recordingButton(page, RECORD_VOICE.inviteSomebody).click()
    const link = await recordingDialog(page).getByLabel(RECORD_VOICE.linkIs).inputValue()
    expect(link).toMatch(/\/read-aloud#[0-9a-f]{40}$/)
    await recordingButton(page, SEND_LINK.copy).click()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)

    const phone = await openGuestPhone(browser, link, ['microphone'])
    const asked: string[] = []
    phone.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await phone.goto(link)
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText(RECORD_VOICE.guestTitle)
    await expect(phone.getByText(RECORD_VOICE.guestName("Elif'in anneannesi"))).toBeVisible()
    await phone.getByRole('button', { name: RECORD_VOICE.guestBegin }).click()
    await expect(phone.getByText(RECORD_VOICE.guestBoxMissing)).toBeVisible()
    await phone.getByRole('checkbox', { name: RECORD_VOICE.guestBox }).check()
    await phone.getByRole('button', { name: RECORD_VOICE.guestBegin }).click()
    await recordPage(phone)
    await expectRecorded(phone, 1)

    // The same link resumes the recording; the previous page shows its picture and can be played.
    await phone.reload()
    await phone.getByRole('button', { name: RECORD_VOICE.goOn }).click()
    await expectRecorded(phone, 1)
    await recordingButton(phone, RECORD_VOICE.previous).click()
    await expect(phone.getByRole('img', { name: RECORD_VOICE.pictureOf(1) })).toHaveJSProperty('naturalWidth', 2200)
    await recordingButton(phone, RECORD_VOICE.listen).click()
    await recordingButton(phone, RECORD_VOICE.stopListening).click()
    expect(asked.filter((path) => path.startsWith('/media/'))).toEqual([])
    expect(asked).toContainEqual(expect.stringMatching(/^\/invited\/voice-[0-9a-f]{20}-1$/))
    await putClips(uid, book, [1, 2, 3, 4])
    await phone.reload()
    await phone.getByRole('button', { name: RECORD_VOICE.goOn }).click()
    await recordPagesFrom(phone, SPREADS)
    await expect(recordingDialog(phone).getByText(RECORD_VOICE.guestDone)).toBeVisible()

    const line = recordingDialog(page).getByRole('listitem', { name: "Elif'in anneannesi" })
    await expect(line).toContainText(RECORD_VOICE.whole)
    await line.getByRole('button', { name: RECORD_VOICE.takeBack }).click()
    await expect(page.getByText(RECORD_VOICE.takenBack)).toBeVisible()
    await phone.reload()
    await expect(phone.getByRole('heading', { name: RECORD_VOICE.guestOver })).toBeVisible()
    const statuses = await phone.evaluate(
      async (paths) => {
        const headers = { Authorization: `Invitation ${location.hash.slice(1)}` }
        return Promise.all(paths.map(async (path) => (await fetch(path, { headers })).status))
      },
      asked.filter((path) => path.startsWith('/invited/')),
    )
    expect(new Set(statuses)).toEqual(new Set([403]))

    // The withdrawn link still lets the guest erase the recording.
    await phone.getByRole('button', { name: RECORD_VOICE.guestErase }).click()
    await phone.getByRole('button', { name: RECORD_VOICE.guestEraseConfirm }).click()
    await expect(phone.getByRole('heading', { name: RECORD_VOICE.guestErased })).toBeVisible()
    await expect(line).toBeHidden()
    await phone.context().close()
  },
)

test('explains how to allow the microphone', { tag: '@full-browser' }, async ({ page, context, account }) => {
  const { uid } = account
  await putStories(uid, [finishedStory(uid)])
  await context.clearPermissions()
  await page.goto(PATHS.myStories)
  await openRecording(page)
  await recordingDialog(page).getByLabel(RECORD_VOICE.name).fill('Annem')
  await recordingButton(page, RECORD_VOICE.readMyself).click()
  await recordingButton(page, RECORD_VOICE.record).click()
  await expect(recordingDialog(page).getByText(/Mikrofona izin verilmedi/)).toBeVisible()
})

/** Stores clips of pages, because recording each takes seconds. @param spreads counted from 0 */
async function putClips(uid: string, { id, narrationURLs }: ReturnType<typeof finishedStory>, spreads: number[]) {
  const [voiceId] = Object.keys((await database.read(`voices/${uid}/${id}`)) as object)
  const clips = Object.fromEntries(spreads.map((spread) => [`spread-${spread}`, narrationURLs[spread]]))
  await database.update(`voices/${uid}/${id}/${voiceId}/clips`, clips)
}

type Voices = Record<string, { clips?: Record<string, string> }>
async function clipOf(uid: string, storyId: string): Promise<string | undefined> {
  const voices = ((await database.read(`voices/${uid}/${storyId}`)) ?? {}) as Voices
  return Object.values(voices)[0]?.clips?.['spread-0']
}
