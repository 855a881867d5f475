/** Reading a book aloud, page by page, as a parent or a guest does it. */
import { expect, type Page } from '@playwright/test'
import { MY_STORIES } from '#text/my-stories.ts'
import { RECORD_VOICE } from '#text/record-voice.ts'

export const SPREADS = 6
/** Longer than the words of a page of the sample book need. */
const READ_MS = 1_200

export const room = (page: Page) => page.getByRole('dialog')
export const button = (page: Page, name: string) => room(page).getByRole('button', { name, exact: true })
const part = (page: Page, number: number) =>
  room(page).getByRole('button', { name: new RegExp(`^Bölüm ${number} / ${SPREADS}`) })

export async function toRoom(page: Page): Promise<void> {
  await page.getByRole('button', { name: MY_STORIES.record }).click()
  await expect(room(page).getByRole('heading', { name: RECORD_VOICE.title })).toBeVisible()
}

/** Reads until the level was seen and enough was said. */
export async function readPage(page: Page, readMs = READ_MS): Promise<void> {
  await room(page)
    .getByRole('button', { name: /^(Kaydı başlat|Yeniden kaydet)$/ })
    .click()
  const level = room(page).getByRole('meter', { name: RECORD_VOICE.level })
  await expect.poll(() => level.evaluate((meter: HTMLMeterElement) => meter.value)).toBeGreaterThan(0.4)
  const begun = Date.now()
  await expect.poll(() => Date.now() - begun, { timeout: 60_000 }).toBeGreaterThan(readMs)
  await button(page, RECORD_VOICE.stop).click()
}

export const kept = async (page: Page, number: number) =>
  expect(part(page, number)).toHaveAccessibleName(new RegExp(RECORD_VOICE.partState.kept))

/** @param readMs a whole book has more words than the sample's */
export async function readFrom(page: Page, first: number, readMs = READ_MS): Promise<void> {
  for (let number = first; number <= SPREADS; number += 1) {
    await readPage(page, readMs)
    await kept(page, number)
    if (number < SPREADS) await button(page, RECORD_VOICE.next).click()
  }
}
