/** A parent changes the tale's words before the book is made, and again in the library; a failure loses no input. */
import type { Locator, Page } from '@playwright/test'
import { CREATE_STORY } from '#text/create-story.ts'
import { MY_STORIES } from '#text/my-stories.ts'
import { OWN_WORDS } from '#text/own-words.ts'
import { problemText } from '#text/problems.ts'
import { RECORD_VOICE } from '#text/record-voice.ts'
import { PATHS } from '#domain/site-paths.ts'
import { database, expect, test } from '../support/fixtures.ts'
import { closeBook, openFromMenu, openShelf, openFinishedBook, pressMoreAction } from '../support/journey.ts'
import { failedRewording, pageField, putWordedBook, openWords, WISHED } from '../support/own-words.ts'
import {
  BOOK_TEST_MS,
  BOOK_TIMEOUT_MS,
  BOOK_TITLE,
  uploadPhoto,
  orderBook,
  pay,
  describeChild,
  waitForBook,
  wizardOf,
} from '../support/parent.ts'
import { asParent } from '../support/signed-in.ts'

test.describe.configure({ timeout: BOOK_TEST_MS })

test.use({ storageState: asParent })

const room = (page: Page) => page.getByRole('dialog', { name: OWN_WORDS.title })
const spread = (inside: Page | Locator, number: number) =>
  inside.getByRole('button', { name: new RegExp(`^${OWN_WORDS.spread(number)}:`) })
const save = (page: Page) => room(page).getByRole('button', { name: OWN_WORDS.save })
const words = (page: Page) => page.getByRole('dialog').locator('[data-words]')
const TOO_LONG = 'MUHTEŞEM MAMMUTLAR '.repeat(26).trim()

/** Goes from the third step back to the first, changes the name, and returns. */
async function mendName(page: Page, name: string): Promise<void> {
  const press = (label: string) => wizardOf(page).getByRole('button', { name: label, exact: true }).click()
  for (let step = 0; step < 2; step += 1) await press('Geri')
  await wizardOf(page).getByLabel('Çocuğun adı').fill(name)
  for (let step = 0; step < 2; step += 1) await press('Devam Et')
}

test('makes a book with own words, changes them, and restores the tale’s', async ({ page }) => {
  await test.step('changes the first page, with the name in it, before payment', async () => {
    await page.clock.install({ time: new Date() })
    await openShelf(page)
    await describeChild(page)
    await uploadPhoto(page)
    await wizardOf(page).getByRole('button', { name: OWN_WORDS.open }).click()
    await pageField(wizardOf(page), 0).fill('Bir gün Defne’nin köpeği Fındık havlamış.')
    await expect(spread(wizardOf(page), 0)).toHaveAccessibleName(/sizin metniniz/)
    await wizardOf(page).getByRole('button', { name: CREATE_STORY.previewOpen }).click()
    await expect(wizardOf(page).getByRole('paragraph').filter({ hasText: 'Fındık havlamış' })).toBeVisible()
  })

  await test.step('refuses to order too long words, and undoes them in one step', async () => {
    await pageField(wizardOf(page), 1).fill(TOO_LONG)
    await expect(wizardOf(page).getByText(OWN_WORDS.tooLong)).toBeVisible()
    await orderBook(page)
    await expect(page.getByText(OWN_WORDS.draftDoesNotFit(1))).toBeVisible()
    await wizardOf(page).getByRole('button', { name: OWN_WORDS.undo }).last().click()
    await expect(wizardOf(page).getByText(OWN_WORDS.tooLong)).toHaveCount(0)
  })

  await test.step('corrects the name in the parent’s words too, and keeps them over a reload', async () => {
    await page.reload()
    await wizardOf(page).getByRole('button', { name: OWN_WORDS.open }).click()
    await expect(pageField(wizardOf(page), 0)).toHaveValue('Bir gün Defne’nin köpeği Fındık havlamış.')
    await mendName(page, 'Ali')
    await wizardOf(page).getByRole('button', { name: OWN_WORDS.open }).click()
    await expect(pageField(wizardOf(page), 0)).toHaveValue('Bir gün Ali’nin köpeği Fındık havlamış.')
    await mendName(page, 'Defne')
  })

  await test.step('makes the book with these words', async () => {
    await orderBook(page)
    await pay(page)
    await waitForBook(page)
    await openFinishedBook(page, BOOK_TITLE)
    await expect(words(page).first()).toHaveText('Bir gün Defne’nin köpeği Fındık havlamış.')
    await expect(page.locator('[data-layout]')).toHaveAttribute('data-layout', 'painted')
    await closeBook(page)
  })

  await test.step('changes two other pages, which are narrated again', async () => {
    await pressMoreAction(page.getByRole('article', { name: BOOK_TITLE }), MY_STORIES.word)
    await spread(room(page), 1).click()
    await pageField(room(page), 2).fill(WISHED[0])
    await pageField(room(page), 3).fill(WISHED[1])
    await save(page).click()
    await expect(page.getByText(OWN_WORDS.made(1))).toBeVisible({ timeout: BOOK_TIMEOUT_MS })
    await expect(spread(room(page), 1)).toHaveAccessibleName(/sizin metniniz/)
    await page.keyboard.press('Escape')
    await expect(room(page)).toHaveCount(0)
    await openFinishedBook(page, BOOK_TITLE)
    await expect(words(page).nth(2)).toHaveText(WISHED[0])
    await closeBook(page)
  })

  await test.step('restores the tale’s words', async () => {
    await pressMoreAction(page.getByRole('article', { name: BOOK_TITLE }), MY_STORIES.word)
    await room(page).getByRole('button', { name: OWN_WORDS.toTale }).first().click()
    await save(page).click()
    await expect(page.getByText(OWN_WORDS.made(0))).toBeVisible({ timeout: BOOK_TIMEOUT_MS })
    await expect(spread(room(page), 0)).toHaveAccessibleName(/masalın metni/)
    await page.keyboard.press('Escape')
    await openFromMenu(page, 'Kitaplığım')
    await openFinishedBook(page, BOOK_TITLE)
    await expect(words(page).first()).not.toContainText('Fındık')
    await closeBook(page)
  })
})

test('keeps words that could not be narrated, and shows the reason', { tag: '@nightly' }, async ({ page, account }) => {
  await openWords(page, await putWordedBook(account, { 'spread-0': failedRewording() }))
  await expect(room(page).getByRole('alert')).toHaveText(problemText('words-not-read'))
  await expect(pageField(room(page), 0)).toHaveValue(WISHED[0])
  await expect(save(page)).toHaveAttribute('aria-disabled', 'false')
})

test('asks before it drops unsaved words, and saves no empty or too long page', async ({ page, account }) => {
  await openWords(page, await putWordedBook(account))
  await expect(save(page)).toHaveAttribute('aria-disabled', 'true')
  await pageField(room(page), 0).fill('  ')
  await expect(room(page).getByText(OWN_WORDS.empty)).toBeVisible()
  await expect(save(page)).toHaveAttribute('aria-disabled', 'true')
  await pageField(room(page), 0).fill(TOO_LONG)
  await expect(room(page).getByText(OWN_WORDS.tooLong)).toBeVisible()
  await expect(save(page)).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('Escape')
  await room(page).getByRole('alertdialog').getByRole('button', { name: OWN_WORDS.stay }).click()
  await expect(pageField(room(page), 0)).toHaveValue(TOO_LONG)
  await page.keyboard.press('Escape')
  await room(page).getByRole('alertdialog').getByRole('button', { name: OWN_WORDS.leave }).click()
  await expect(room(page)).toHaveCount(0)
})

test(
  "marks a voice as outdated when a page's words changed after its recording",
  { tag: '@nightly' },
  async ({ page, account }) => {
    const { uid } = account
    const storyId = await putWordedBook(account)
    const [voiceId = ''] = Object.keys((await database.read(`voices/${uid}/${storyId}`)) as object)
    await database.write(`voices/${uid}/${storyId}/${voiceId}/readTexts`, { 'spread-2': 'Bir zamanlar.' })
    await page.goto(`${PATHS.myStories}?record=${storyId}`)
    const voice = page.getByRole('listitem', { name: 'Babam' })
    await expect(voice.getByText(RECORD_VOICE.outdated(1))).toBeVisible()
    await expect(voice.getByText(RECORD_VOICE.howFar(5, 6))).toBeVisible()
  },
)
