/** A shared book, for specs that start from its link. */
import { createHash } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import * as v from 'valibot'
import { shareTokenSchema, type ShareToken } from '#domain/share.ts'
import { PATHS } from '#domain/site-paths.ts'
import { SHARE_BOOK } from '#text/share-book.ts'
import { database, type Account } from '../../tests/support/local-env.ts'
import { putReadBook } from './voices.ts'

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')
/** One for each account, because parallel tests would take the link from one another. */
export const shareTokenOf = ({ uid }: Account): ShareToken => v.parse(shareTokenSchema, hashOf(uid).slice(0, 40))
const DAY_MS = 86_400_000

/** Stores a shared book with its tale's words and a complete voice. @returns the book's id */
export async function putSharedBook(account: Account): Promise<string> {
  const { uid } = account
  const storyId = await putReadBook(account)
  const expiresAt = Date.now() + 30 * DAY_MS
  await database.update(`userStories/${uid}/${storyId}`, {
    share: {
      token: shareTokenOf(account),
      createdAt: Date.now(),
      expiresAt,
      days: 30,
      showsCover: true,
      withVoices: true,
    },
  })
  await database.write(`sharedBooks/${hashOf(shareTokenOf(account))}`, { uid, storyId, endsAt: expiresAt, readings: 3 })
  return storyId
}

export async function openSharing(page: Page, storyId: string): Promise<void> {
  await page.goto(`${PATHS.myStories}?share=${storyId}`)
  await expect(page.getByRole('dialog', { name: SHARE_BOOK.title })).toBeVisible()
}
