/** The shortest path from the landing page to the pay page: its taps and fields may only become fewer. */
import { brotliCompressSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'
import { CREATE_STORY } from '#text/create-story.ts'
import { LANDING } from '#text/landing.ts'
import { expect, test } from '../support/fixtures.ts'
import { openPublicPage, orderBook, payButton, PHOTO, wantOwnBook, wizardOf } from '../support/parent.ts'

const MOST_TAPS = 9
/** Name and e-mail. */
const MOST_FIELDS = 2
/** The limit for everything that the browser fetches to draw the child. */
const MOST_BYTES = 540 * 1024
const LOOK_TIMEOUT_MS = 60_000

interface Counted {
  taps: number
  fields: string[]
}

/**
 * Counts the user's actions in the page: presses, and fields that get text. A press that a label forwards counts once.
 */
async function count(page: Page): Promise<() => Promise<Counted>> {
  const counted: Counted = { taps: 0, fields: [] }
  await page.exposeFunction('tapped', () => void counted.taps++)
  await page.exposeFunction('typed', (field: string) => {
    if (!counted.fields.includes(field)) counted.fields.push(field)
  })
  await page.addInitScript(() => {
    const told = window as unknown as { tapped: () => void; typed: (field: string) => void }
    addEventListener('pointerdown', () => told.tapped(), { capture: true })
    addEventListener(
      'input',
      ({ target }) => {
        if (target instanceof HTMLInputElement && /^(text|email|password|search)$/.test(target.type))
          told.typed(target.labels?.[0]?.textContent ?? target.name)
      },
      { capture: true },
    )
  })
  return async () => counted
}

/**
 * Bytes needed to draw a child, as a host sends them: text in brotli, the rest unchanged. The page's own pictures do
 * not count.
 */
function countBytes(page: Page): () => Promise<number> {
  const needed = new Set<string>()
  const note = (response: Response) => {
    const { pathname } = new URL(response.url())
    if (response.ok() && /^\/(assets|plates)\//.test(pathname) && !pathname.endsWith('.woff2'))
      needed.add(response.url())
  }
  page.on('response', note)
  return async () => {
    page.off('response', note)
    // Fetched once more: the browser does not give out the body of a file that it has loaded ahead.
    const sizes = [...needed].map(async (url) => {
      const body = await (await page.request.get(url)).body()
      return (/\.(js|css)$/.test(url) ? brotliCompressSync(body) : body).length
    })
    return (await Promise.all(sizes)).reduce((sum, bytes) => sum + bytes, 0)
  }
}

for (const viewport of [
  { width: 1280, height: 720 },
  { width: 844, height: 390 },
  { width: 390, height: 844 },
]) {
  test(`reaches the pay page in few taps and fields at ${viewport.width}x${viewport.height}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    const counted = await count(page)
    await openPublicPage(page, '/')
    const begin = Date.now()
    const books = page.getByRole('region', { name: LANDING.books.title })
    await books.getByLabel(LANDING.books.nameLabel).fill('Defne')
    // The first input loads the page's own scripts, child drawn or not: wait for them before counting.
    await page.waitForLoadState('networkidle')
    const bytes = countBytes(page)
    const chooser = page.waitForEvent('filechooser')
    await books.getByText(LANDING.books.photo).click()
    await (await chooser).setFiles(PHOTO)
    await expect(books.locator('a:has(img[src^="blob:"])').first()).toBeVisible({ timeout: LOOK_TIMEOUT_MS })
    const firstCoverMs = Date.now() - begin
    await expect(books.locator('a:has(img[src^="blob:"])')).toHaveCount(4, { timeout: LOOK_TIMEOUT_MS })
    const drawing = await bytes()
    console.log(`path ${viewport.width}x${viewport.height}: ${Math.round(drawing / 1024)} KB to draw the child`)
    expect(drawing).toBeLessThanOrEqual(MOST_BYTES)
    await books.getByRole('radio', { name: CREATE_STORY.age(5) }).check()
    await books.getByRole('radio', { name: CREATE_STORY.genders.female }).check()
    await books.getByRole('link', { name: 'Sihirli Orman Macerası' }).click()
    await expect(page.getByRole('img', { name: CREATE_STORY.previewCover('Defne') })).toBeVisible()
    await wantOwnBook(page)
    await expect(wizardOf(page).getByText(CREATE_STORY.portraitReady)).toBeVisible({ timeout: LOOK_TIMEOUT_MS })
    await orderBook(page)
    await expect(payButton(page)).toBeVisible()
    const { taps, fields } = await counted()
    console.log(
      `path ${viewport.width}x${viewport.height}: ${taps} taps, ${fields.length} fields (${fields.join(', ')})`,
    )
    console.log(
      `path ${viewport.width}x${viewport.height}: the first own cover after ${(firstCoverMs / 1000).toFixed(1)} s`,
    )
    expect(taps).toBeLessThanOrEqual(MOST_TAPS)
    expect(fields.length).toBeLessThanOrEqual(MOST_FIELDS)
  })
}
