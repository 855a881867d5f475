/**
 * A finished book's hero appears in another tale, with two presses and no photo. The hero is saved only with the
 * parent's consent, and erased with one press.
 */
import type { Locator, Page } from '@playwright/test'
import { KEPT_HEROES } from '#text/kept-heroes.ts'
import { MY_ACCOUNT } from '#text/my-account.ts'
import { MY_STORIES } from '#text/my-stories.ts'
import { READER } from '#text/reader.ts'
import { database, expect, test } from '../support/fixtures.ts'
import { asParent } from '../support/signed-in.ts'
import { closeBook, openShelf, openFinishedBook } from '../support/journey.ts'
import {
  BOOK_TEST_MS,
  BOOK_TIMEOUT_MS,
  BOOK_TITLE,
  CHILD,
  uploadPhoto,
  openSideMenu,
  orderBook,
  pay,
  photoInput,
  previewedCover,
  waitForPortrait,
  describeChild,
  waitForBook,
  wizardOf,
} from '../support/parent.ts'

test.describe.configure({ timeout: BOOK_TEST_MS })

test.use({ storageState: asParent })

const IN_SPACE = 'Defne’nin Uzay Yolculuğu'

/** The child's layer, drawn in this browser over the public cover. */
const childOn = (cover: Locator) => cover.locator('img[src^="blob:"]').first()

/** Two presses: on the book, and on the tale. */
async function nextTale(page: Page, tale: RegExp): Promise<void> {
  await page.getByRole('button', { name: MY_STORIES.nextTale }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: tale }).click()
  await expect(page).toHaveURL(/create=/)
}

test('takes the hero of a book to the next tale in two presses', async ({ page, account, complaints }) => {
  const { uid } = account
  const kept = async (room: string) => Object.entries(((await database.read(`${room}/${uid}`)) ?? {}) as object)
  const consents = async (kind: string) => (await kept('consents')).filter(([id]) => id.startsWith(`${kind}_`))
  const room = page.getByRole('dialog')

  await test.step('makes a book, and keeps no hero without consent', async () => {
    await page.clock.install({ time: new Date() })
    await openShelf(page)
    await describeChild(page)
    await uploadPhoto(page)
    await expect(wizardOf(page).getByText(KEPT_HEROES.keepHeading(CHILD.name))).toBeVisible()
    await orderBook(page)
    await pay(page)
    await waitForBook(page)
    expect([await kept('heroes'), await consents('hero')]).toEqual([[], []])
  })

  await test.step('offers other tales at the end of the book, and keeps the hero by consent', async () => {
    await openFinishedBook(page, BOOK_TITLE)
    await page.keyboard.press('End')
    await room.getByRole('button', { name: READER.sameHero }).click()
    await room.getByText(KEPT_HEROES.keepHeading(CHILD.name)).click()
    await expect(room.getByRole('button', { name: KEPT_HEROES.keep })).toBeInViewport({ ratio: 1 })
    await expect(childOn(room.getByRole('button', { name: /Uzay Yolculuğu/ }))).toBeVisible()
    await room.getByRole('button', { name: KEPT_HEROES.keep }).click()
    await expect(room.getByRole('img', { name: KEPT_HEROES.portraitAlt(CHILD.name) })).toBeVisible()
    await expect(room.getByText(KEPT_HEROES.keepHeading(CHILD.name))).toHaveCount(0)
    await expect(room.getByRole('heading', { name: KEPT_HEROES.title })).toBeFocused()
    expect([(await kept('heroes')).length, (await consents('hero')).length]).toEqual([1, 1])
    await room.getByRole('button', { name: KEPT_HEROES.close }).click()
  })

  await test.step('opens the last step in two presses, with the portrait in the new tale’s clothes', async () => {
    await nextTale(page, /Uzay Yolculuğu/)
    await waitForPortrait(page)
    await expect(wizardOf(page).getByText(KEPT_HEROES.noPhoto)).toBeVisible()
    await expect(wizardOf(page).getByText(KEPT_HEROES.keptHero(CHILD.name))).toBeVisible()
    await expect(photoInput(page)).toHaveCount(0)
    await previewedCover(page)
    expect(await consents('photo')).toHaveLength(1)
  })

  await test.step('changes the child’s age after one press', async () => {
    await wizardOf(page).getByRole('button', { name: KEPT_HEROES.changeAge }).click()
    await wizardOf(page).getByRole('radio', { name: '6 yaş' }).check()
    await wizardOf(page).getByRole('button', { name: 'Devam Et' }).click()
    await expect(wizardOf(page).getByText(KEPT_HEROES.ageNow(CHILD.name, 6))).toBeVisible()
  })

  await test.step('makes the book by the consent to the hero, without a photo', async () => {
    await orderBook(page)
    await pay(page)
    await expect(page.getByRole('button', { name: MY_STORIES.read })).toHaveCount(2, { timeout: BOOK_TIMEOUT_MS })
    const [[storyId = ''] = []] = (await kept('userStories')).filter(([id]) => id.startsWith('uzay-yolculugu'))
    expect(await database.read(`orders/${storyId}/snapshot`)).toMatchObject({
      childAge: 6,
      consents: { photo: { consentId: expect.stringMatching(/^hero_/) } },
    })
    await openFinishedBook(page, IN_SPACE)
    await closeBook(page)
  })

  await test.step('offers the kept hero in a wizard opened from the shelf', async () => {
    await page.goto('/dashboard?create=denizalti-kralligi')
    await wizardOf(page)
      .getByRole('button', { name: KEPT_HEROES.familiarTake(CHILD.name) })
      .click()
    await waitForPortrait(page)
    await wizardOf(page).getByRole('button', { name: 'Kapat' }).click()
    await expect(childOn(page.getByRole('article', { name: 'Uzay Yolculuğu' }))).toBeVisible()
  })

  await test.step('erases the hero on the account’s page, and keeps the books', async () => {
    await openSideMenu(page)
    await page.getByRole('link', { name: 'Hesabım' }).click()
    const hero = page.getByRole('list', { name: MY_ACCOUNT.heroes }).getByRole('listitem')
    await expect(hero).toContainText(CHILD.name)
    await hero.getByRole('button', { name: MY_ACCOUNT.eraseHero }).click()
    await hero.getByRole('button', { name: MY_ACCOUNT.eraseHeroConfirm }).click()
    await expect(page.getByText(MY_ACCOUNT.heroErased(CHILD.name))).toBeVisible()
    await expect(page.getByText(MY_ACCOUNT.noHeroes)).toBeVisible()
    expect(await kept('heroes')).toEqual([])
    const media = (await kept('mediaIndex')).filter(([, entry]) => (entry as { heroId?: string }).heroId !== undefined)
    expect(media).toEqual([])
    expect((await kept('userStories')).map(([, story]) => (story as { status: string }).status)).toEqual([
      'completed',
      'completed',
    ])
  })

  await test.step('asks for a photo in the draft that was begun with the hero', async () => {
    complaints.allow(/404 \(Not Found\).*\/media\/|403 \(Forbidden\).*reuse-hero/)
    await page.goto('/dashboard?create=denizalti-kralligi')
    await expect(page.getByText(KEPT_HEROES.gone)).toBeVisible()
    await expect(photoInput(page)).toBeAttached()
  })
})
