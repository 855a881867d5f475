/** A shared book, as its parent and as a guest with the link see it. */
import { expect } from '@playwright/test'
import { PATHS, sharedBookPath } from '#domain/site-paths.ts'
import { READER } from '#text/reader.ts'
import { SHARE_BOOK } from '#text/share-book.ts'
import { SHARED_BOOK } from '#text/shared-book.ts'
import { openReader } from '../support/rooms.ts'
import { putSharedBook, shareTokenOf, openSharing } from '../support/shares.ts'
import { putReadBook } from '../support/voices.ts'
import { LYING, type Screen } from './screen.ts'

export const SHARE_SCREENS: readonly Screen[] = [
  {
    name: 'share-new',
    open: async ({ page, account }) => {
      await openSharing(page, await putReadBook(account))
      await page.getByRole('checkbox', { name: SHARE_BOOK.showsCover }).check()
    },
    evening: 'too',
  },
  {
    name: 'share-link',
    open: async ({ page, account }) => {
      await openSharing(page, await putSharedBook(account))
      await expect(page.getByLabel(SHARE_BOOK.link)).toBeVisible()
    },
    sample: true,
    evening: 'too',
  },
  {
    name: 'share-ending',
    sizes: LYING,
    open: async ({ page, account }) => {
      await openReader(page, await putReadBook(account), PATHS.myStories)
      const start = page.getByRole('button', { name: READER.start })
      if (await start.isVisible()) await start.click()
      await page.keyboard.press('End')
      await expect(page.getByRole('button', { name: READER.share })).toBeInViewport()
    },
  },
  {
    name: 'shared-book',
    open: async ({ page, account }) => {
      await putSharedBook(account)
      await page.goto(sharedBookPath(shareTokenOf(account)))
      await expect(page.getByRole('button', { name: SHARED_BOOK.open })).toBeVisible()
    },
    evening: 'too',
  },
  {
    name: 'shared-book-over',
    open: async ({ page, allow }) => {
      allow(/status of 404/)
      await page.goto('/book/0')
      await expect(page.getByRole('heading', { name: SHARED_BOOK.over })).toBeVisible()
    },
  },
]
