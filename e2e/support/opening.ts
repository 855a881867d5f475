import { expect, type Locator, type Page } from '@playwright/test'
import { OPENING_READY_MS, OPENING_STEP_MS } from '#features/reader/model/reader-times.ts'
import { READER } from '#text/reader.ts'

/**
 * Skips the seconds of a reader's opening and waits for its pictures. Needs the page's installed clock; `runFor` would
 * go frame by frame and take three real seconds.
 */
export async function advanceOpening(page: Page, reader: Locator): Promise<void> {
  for (const _step of READER.openingSteps) await page.clock.fastForward(OPENING_STEP_MS)
  const isPast = reader.locator('output').or(reader.getByText(READER.turnDevice))
  await expect(reader.getByText(READER.openingReady).or(isPast).first()).toBeAttached()
  await page.clock.fastForward(OPENING_READY_MS)
}
