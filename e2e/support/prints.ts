/** A book with print files, for specs that start from it. */
import { expect, type Page } from '@playwright/test'
import type { Prints } from '#domain/printed-book.ts'
import { PATHS } from '#domain/site-paths.ts'
import { PRINT_BOOK } from '#text/print-book.ts'
import { database, type Account } from '../../tests/support/local-env.ts'
import { putReadBook } from './voices.ts'

const DAY_MS = 86_400_000

/** @returns the book's id */
export async function putPrints(account: Account, prints: Prints): Promise<string> {
  const storyId = await putReadBook(account)
  await database.update(`userStories/${account.uid}/${storyId}`, { prints })
  return storyId
}

export const readyPrint = () =>
  ({
    is: 'ready',
    startedAt: Date.now(),
    url: `/media/${'ab'.repeat(20)}`,
    bytes: 6_630_000,
    expiresAt: Date.now() + 7 * DAY_MS,
  }) as const
export const makingPrint = () => ({ is: 'making', startedAt: Date.now() }) as const
export const failedPrint = (problem: 'print-failed' | 'print-not-drawn') =>
  ({ is: 'failed', startedAt: Date.now(), problem }) as const

export async function openPrintDialog(page: Page, storyId: string): Promise<void> {
  await page.goto(`${PATHS.myStories}?print=${storyId}`)
  await expect(page.getByRole('dialog', { name: PRINT_BOOK.title })).toBeVisible()
}
