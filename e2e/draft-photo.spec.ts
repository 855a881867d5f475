/** The device stores a draft's photo until it expires or the parent removes it. */
import type { Page } from '@playwright/test'
import { PHOTO, photoInput, signOut, describeChild, wizardOf } from './support/parent.ts'
import { expect, test } from './support/fixtures.ts'
import { openShelf } from './support/journey.ts'
import { asParent } from './support/signed-in.ts'

test.use({ storageState: asParent })

/** Counts the draft photos that this browser stores. Store a photo before the call, because the database must exist. */
const keptPhotos = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('masal-draft-photos')
        opening.onerror = () => reject(new Error('no database'))
        opening.onsuccess = () => {
          const counting = opening.result.transaction('photos').objectStore('photos').count()
          counting.onsuccess = () => {
            opening.result.close()
            resolve(counting.result)
          }
        }
      }),
  )

test("keeps a draft's photo and crop over a reload; erases both with draft or session", async ({ page, context }) => {
  const CLOSER = 2.4
  await openShelf(page)
  const choose = async (tab: Page) => {
    await photoInput(tab).setInputFiles(PHOTO)
    await expect(zoomOf(tab)).not.toHaveValue('1', { timeout: 60_000 })
  }
  const zoomOf = (tab: Page) => wizardOf(tab).getByLabel('Yakınlaştır')
  const isAsItWas = (tab: Page) =>
    expect.poll(async () => Number(await zoomOf(tab).inputValue()), { timeout: 60_000 }).toBeCloseTo(CLOSER, 1)

  await describeChild(page)
  await choose(page)
  await zoomOf(page).fill(String(CLOSER))
  await expect.poll(() => keptPhotos(page)).toBe(1)
  await page.reload()
  await isAsItWas(page)

  const address = page.url()
  const other = await context.newPage()
  await page.close()
  await other.goto(address)
  await isAsItWas(other)

  const wizard = wizardOf(other)
  await wizard.getByRole('button', { name: 'Bu taslağı sil' }).click()
  await wizard.getByRole('button', { name: 'Evet, sil' }).click()
  await expect(other.getByText('Taslak, fotoğraf ve portre silindi.')).toBeVisible()
  await expect(wizard).toBeHidden()
  await expect.poll(() => keptPhotos(other)).toBe(0)

  await describeChild(other)
  await choose(other)
  await expect.poll(() => keptPhotos(other)).toBe(1)
  await wizard.getByRole('button', { name: 'Kapat' }).click()
  await signOut(other)
  await expect.poll(() => keptPhotos(other)).toBe(0)
})
