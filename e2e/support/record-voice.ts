/** Recording a book page by page, as a parent or a guest does it. */
import { expect, type Page } from '@playwright/test'
import { MY_STORIES } from '#text/my-stories.ts'
import { RECORD_VOICE } from '#text/record-voice.ts'

export const SPREADS = 6
/** Longer than reading a page of the sample book takes. */
const READ_MS = 1_200

export const recordingDialog = (page: Page) => page.getByRole('dialog')
export const recordingButton = (page: Page, name: string) =>
  recordingDialog(page).getByRole('button', { name, exact: true })
const part = (page: Page, number: number) =>
  recordingDialog(page).getByRole('button', { name: new RegExp(`^Bölüm ${number} / ${SPREADS}`) })

export async function openRecording(page: Page): Promise<void> {
  await page.getByRole('button', { name: MY_STORIES.record }).click()
  await expect(recordingDialog(page).getByRole('heading', { name: RECORD_VOICE.title })).toBeVisible()
}

/** Records until the level was shown and enough was said. */
export async function recordPage(page: Page, readMs = READ_MS): Promise<void> {
  await recordingDialog(page)
    .getByRole('button', { name: /^(Kaydı başlat|Yeniden kaydet)$/ })
    .click()
  const level = recordingDialog(page).getByRole('meter', { name: RECORD_VOICE.level })
  await expect.poll(() => level.evaluate((meter: HTMLMeterElement) => meter.value)).toBeGreaterThan(0.4)
  const begun = Date.now()
  await expect.poll(() => Date.now() - begun, { timeout: 60_000 }).toBeGreaterThan(readMs)
  await recordingButton(page, RECORD_VOICE.stop).click()
}

export const expectRecorded = async (page: Page, number: number) =>
  expect(part(page, number)).toHaveAccessibleName(new RegExp(RECORD_VOICE.partState.kept))

/** @param readMs a whole book has longer texts than the sample */
export async function recordPagesFrom(page: Page, first: number, readMs = READ_MS): Promise<void> {
  for (let number = first; number <= SPREADS; number += 1) {
    await recordPage(page, readMs)
    await expectRecorded(page, number)
    if (number < SPREADS) await recordingButton(page, RECORD_VOICE.next).click()
  }
}
