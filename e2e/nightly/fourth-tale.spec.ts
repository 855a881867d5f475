/** A fourth tale: a parent finds it on the shelf, sees their child in it, pays, and reads it to its end. */
import { sabahFirini } from '#stories/sabah-firini/world.ts'
import { READER } from '#text/reader.ts'
import { database, expect, test } from '../support/fixtures.ts'
import {
  closeBook,
  openShelf,
  openPreview,
  openFinishedBook,
  turnToLastPage,
  openWizard,
  turnPage,
} from '../support/journey.ts'
import { asParent } from '../support/signed-in.ts'
import { fillInChild, uploadPhoto, orderBook, pay, previewedCover, waitForBook, wizardOf } from '../support/parent.ts'

test.use({ storageState: asParent })

const TALE = sabahFirini.script.title
const BOOK = `Defne’nin ${TALE}`

test('makes a child the hero of Sabah Fırını, from the shelf to its last page', async ({ page, account }) => {
  await page.clock.install()

  await test.step('shows the tale on the shelf, and opens its preview', async () => {
    await openShelf(page)
    await openPreview(page, TALE)
    await turnPage(page, READER.pageAnnouncement(1, 2, 12))
    await expect(page.getByRole('dialog').getByText(/sokak lambaları daha yanıyordu/)).toBeVisible()
    await closeBook(page)
  })

  await test.step('draws the child on the tale’s cover', async () => {
    await openWizard(page, TALE)
    await fillInChild(page)
    await wizardOf(page).getByRole('button', { name: 'Devam Et' }).click()
    await uploadPhoto(page)
    await expect(await previewedCover(page)).toBeVisible()
  })

  await test.step('makes the book, and reads it to its end', async () => {
    await orderBook(page)
    await pay(page)
    await waitForBook(page)
    const [story] = Object.values((await database.read(`userStories/${account.uid}`)) as object) as object[]
    expect(story).toMatchObject({ templateId: sabahFirini.id, title: BOOK, status: 'completed' })
    await openFinishedBook(page, BOOK)
    await expect(await turnToLastPage(page)).toBeVisible()
  })
})
