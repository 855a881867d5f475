/**
 * Siblings in one book: each has an own photo and consent, and can be removed alone; the text names them together where
 * they act together.
 */
import { joinNames } from '#turkish/joined-names.ts'
import { CREATE_STORY } from '#text/create-story.ts'
import { database, expect, test } from '../support/fixtures.ts'
import { closeBook, openShelf, openFinishedBook } from '../support/journey.ts'
import {
  BOOK_TEST_MS,
  CHILD,
  uploadPhoto,
  openSideMenu,
  orderBook,
  pay,
  waitForBook,
  wizardOf,
} from '../support/parent.ts'
import { asParent } from '../support/signed-in.ts'
import { addSibling, goBackAStep, expectFamilyCover, describeFirstChild, goToPhotos } from '../support/siblings.ts'

test.describe.configure({ timeout: BOOK_TEST_MS })

test.use({ storageState: asParent })

const TOGETHER = joinNames([CHILD, { name: 'Ali' }]).name
const BOOK = 'Defne ile Ali’nin Sihirli Orman Macerası'

test('makes one book with two heroes, each from an own photo', async ({ page, account }) => {
  const { uid } = account
  const wizard = wizardOf(page)
  const kept = async (room: string) => Object.keys(((await database.read(`${room}/${uid}`)) ?? {}) as object)
  const tab = (name: string | RegExp) => wizard.getByRole('tab', { name })

  await test.step('adds a brother and a sister, and removes one of them again', async () => {
    await page.clock.install({ time: new Date() })
    await openShelf(page)
    await describeFirstChild(page)
    await addSibling(page, { name: 'Ali', age: 3, gender: 'Erkek' })
    await expect(wizard.getByText(BOOK)).toBeVisible()
    await addSibling(page, { name: 'Can', age: 8, gender: 'Kız' })
    await expect(wizard.getByText('Defne, Ali ve Can’ın Sihirli Orman Macerası')).toBeVisible()
    await expect(wizard.getByRole('button', { name: CREATE_STORY.siblingAdd })).toHaveCount(0)
    await wizard.getByRole('button', { name: CREATE_STORY.siblingRemove }).last().click()
    await wizard.getByRole('button', { name: CREATE_STORY.siblingRemoveConfirm }).click()
    await expect(wizard.getByText(BOOK)).toBeVisible()
  })

  await test.step('sends a photo with a consent for each child', async () => {
    await goToPhotos(page)
    await uploadPhoto(page)
    await expect(wizard.getByRole('button', { name: 'Hikayeni Yarat' })).toBeDisabled()
    await wizard.getByRole('button', { name: CREATE_STORY.photoNext('Ali') }).click()
    await uploadPhoto(page)
    await expectFamilyCover(page, TOGETHER)
    expect(await kept('transformations')).toHaveLength(2)
    expect((await kept('consents')).filter((id) => id.startsWith('photo_'))).toHaveLength(2)
  })

  await test.step('removes one child with its data, and keeps the other', async () => {
    await goBackAStep(page)
    await wizard.getByRole('button', { name: CREATE_STORY.siblingRemove }).click()
    await wizard.getByRole('button', { name: CREATE_STORY.siblingRemoveConfirm }).click()
    await expect(wizard.getByText('Defne’nin Sihirli Orman Macerası')).toBeVisible()
    expect(await kept('transformations')).toHaveLength(1)
    await goToPhotos(page)
    await expectFamilyCover(page, CHILD.name)
  })

  await test.step('keeps both children over a reload, and asks for the missing photo', async () => {
    await goBackAStep(page)
    await addSibling(page, { name: 'Ali', age: 3, gender: 'Erkek' })
    await page.reload()
    await expect(tab(CREATE_STORY.photoIsReady(CHILD.name))).toBeVisible()
    await expect(tab('Ali')).toHaveAttribute('aria-selected', 'true')
    await uploadPhoto(page)
    await page.reload()
    await expectFamilyCover(page, TOGETHER)
  })

  await test.step('makes the book of both children', async () => {
    await orderBook(page)
    await pay(page)
    await waitForBook(page)
    const [[storyId = '', record] = []] = Object.entries((await database.read(`userStories/${uid}`)) as object)
    expect(record).toMatchObject({
      childName: CHILD.name,
      siblings: { 'sibling-1': { childName: 'Ali', childAge: 3 } },
    })
    const consent = await database.read(`orders/${storyId}/snapshot/siblings/sibling-1/consent/consentId`)
    expect(consent).toMatch(/^photo_/)
    await openFinishedBook(page, BOOK)
    const words = page.getByRole('dialog').locator('[data-words]')
    await expect(words.first()).toContainText(`${TOGETHER} yeni pelerinlerini giymiş`)
    await closeBook(page)
  })

  await test.step('the account names each portrait by its child', async () => {
    await openSideMenu(page)
    await page.getByRole('link', { name: 'Hesabım' }).click()
    const portraits = page.getByRole('list', { name: 'Kayıtlı portreler' }).getByRole('listitem')
    await expect(portraits.filter({ hasText: CHILD.name })).toHaveCount(1)
    await expect(portraits.filter({ hasText: 'Ali' })).toHaveCount(1)
  })
})
