/**
 * The two portraits: one is drawn after the photo and edited, the other is made from the photo itself; the order gets
 * the chosen one.
 */
import type { Page } from '@playwright/test'
import { decodeFace, PLAIN_FACE } from '#domain/face-features.ts'
import { database, expect, test, until } from './support/fixtures.ts'
import { openShelf } from './support/journey.ts'
import { asParent } from './support/signed-in.ts'
import { uploadPhoto, orderBook, payButton, previewedCover, describeChild, wizardOf } from './support/parent.ts'

test.use({ storageState: asParent })

test.beforeEach(async ({ page }) => {
  await openShelf(page)
  await describeChild(page)
  await uploadPhoto(page)
})

const look = (page: Page, name: string) => wizardOf(page).getByRole('radio', { name })
const coverSeen = async (page: Page): Promise<string> =>
  (await (await previewedCover(page)).screenshot()).toString('base64')

test('edits the drawn portrait on the cover, and orders the book with the edited one', async ({ page }) => {
  await expect(look(page, 'Çizim')).toBeChecked()
  const measured = await coverSeen(page)

  await test.step('shows a tap on the cover at once', async () => {
    await wizardOf(page).getByRole('button', { name: 'Düzelt' }).click()
    await wizardOf(page).getByRole('tab', { name: 'Saç', exact: true }).click()
    await wizardOf(page).getByRole('radio', { name: 'Kıvırcık' }).check()
    await expect.poll(() => coverSeen(page)).not.toBe(measured)
  })

  await test.step('keeps the edit over a reload', async () => {
    await page.reload()
    await wizardOf(page).getByRole('button', { name: 'Düzelt' }).click()
    await wizardOf(page).getByRole('tab', { name: 'Saç', exact: true }).click()
    await expect(wizardOf(page).getByRole('radio', { name: 'Kıvırcık' })).toBeChecked()
  })

  await test.step('orders the edited portrait', async () => {
    const snapshot = await ordered(page)
    expect(snapshot.heroLook).toBe('drawn')
    expect(decodeFace(snapshot.heroFeatures ?? '')).toMatchObject({ ...PLAIN_FACE, style: 'curly' })
  })
})

test(
  'shows the portrait made from the photo on the cover, and orders it when chosen',
  { tag: '@nightly' },
  async ({ page }) => {
    const drawn = await coverSeen(page)
    await look(page, 'Fotoğraftan').check()
    await expect.poll(() => coverSeen(page)).not.toBe(drawn)
    const snapshot = await ordered(page)
    expect(snapshot).toMatchObject({ heroLook: 'photo' })
    expect(snapshot).not.toHaveProperty('heroFeatures')
  },
)

interface Snapshot {
  heroLook?: string
  heroFeatures?: string
}

/** Presses the wizard's last button. @returns the snapshot that the server saved before anybody can pay */
async function ordered(page: Page): Promise<Snapshot> {
  const kept = await page.evaluate(() => Object.entries(localStorage).find(([key]) => key.startsWith('story_draft')))
  const { storyId } = JSON.parse(kept?.[1] ?? '{}') as { storyId: string }
  await orderBook(page)
  await expect(payButton(page)).toBeVisible()
  return until('the order is written', async () => (await database.read(`orders/${storyId}/snapshot`)) as Snapshot)
}
