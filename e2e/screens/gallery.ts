/** Whole chapters of the gallery, with the windows in them, without a database or a function. */
import type { Page } from '@playwright/test'
import { SECTIONS, type SectionId } from '#local/gallery/sections.ts'

export const GALLERY_SCREENS = SECTIONS.map(({ id }) => ({ id, name: `gallery-${id}` }))

/** @param url where the page is served */
export async function openSection(page: Page, url: string, id: SectionId): Promise<void> {
  await page.goto(`${url}?only=${id}`)
  // Windows and pictures out of view load late: the picture shows all of them.
  await page.locator('iframe').evaluateAll((frames) =>
    Promise.all(
      (frames as HTMLIFrameElement[]).map((frame) => {
        const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))
        frame.loading = 'eager'
        frame.contentWindow?.location.replace(frame.src)
        return loaded
      }),
    ),
  )
  for (const frame of page.frames())
    await frame.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager'
      await Promise.all([document.fonts.ready, ...[...document.images].map((image) => image.decode())])
    })
}
