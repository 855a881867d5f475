/** A book with two people's voices, for specs that start from it. */
import { createHash } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { PATHS } from '#domain/site-paths.ts'
import { RECORD_VOICE } from '#text/record-voice.ts'
import { storyWorlds, templateRecord } from '#stories/library.ts'
import { finishedStory } from '#local/sample-book/sample-stories.ts'
import { database, type Account } from '../../tests/support/local-env.ts'
import { putStories } from './stories.ts'

/**
 * The voice of 'Anneannem', with two recorded spreads. One for each account, because parallel tests would take it from
 * one another.
 */
export const invitationOf = ({ uid }: Account): string => hashOf(uid).slice(0, 40)
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')
const WHOLE = '1'.repeat(20)
const HALF = '2'.repeat(20)

/** @returns the book's id */
export async function putReadBook(account: Account): Promise<string> {
  const { uid } = account
  const [world] = storyWorlds
  const book = { ...finishedStory(uid), ...(world && { storyTexts: templateRecord(world).storyTexts }) }
  await putStories(uid, [book])
  const clips = (count: number) =>
    Object.fromEntries(book.narrationURLs.slice(0, count).map((url, spread) => [`spread-${spread}`, url]))
  const expiresAt = Date.now() + 14 * 86_400_000
  const hash = hashOf(invitationOf(account))
  await database.write(`invitations/${hash}`, { uid, storyId: book.id, voiceId: HALF, expiresAt })
  await database.write(`voices/${uid}/${book.id}`, {
    [WHOLE]: { name: 'Babam', createdAt: 1, clips: clips(6) },
    [HALF]: { name: 'Anneannem', createdAt: 2, clips: clips(2), invitation: { hash, expiresAt } },
  })
  return book.id
}

export async function openVoices(page: Page, account: Account): Promise<void> {
  const id = await putReadBook(account)
  await page.goto(`${PATHS.myStories}?record=${id}`)
  await expect(page.getByRole('listitem', { name: 'Anneannem' })).toBeVisible()
}

export async function openRecordedPages(page: Page, account: Account): Promise<void> {
  await openVoices(page, account)
  await page.getByRole('listitem', { name: 'Anneannem' }).getByRole('button', { name: RECORD_VOICE.goOn }).click()
  await expect(page.getByRole('img', { name: RECORD_VOICE.pictureOf(3) })).toHaveJSProperty('complete', true)
}
