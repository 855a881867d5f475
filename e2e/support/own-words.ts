/** A finished book whose words are changed, for specs that start from it. */
import { expect, type Locator, type Page } from '@playwright/test'
import type { Rewording } from '#domain/own-words.ts'
import { PATHS } from '#domain/site-paths.ts'
import { textBoxesOf } from '#stories/compose.ts'
import { storyWorlds } from '#stories/library.ts'
import { OWN_WORDS } from '#text/own-words.ts'
import { database, type Account } from '../../tests/support/local-env.ts'
import { putReadBook } from './voices.ts'

export const WISHED: [string, string] = ['Bir gün köpeği Fındık da gelmiş.', 'Birlikte gülmüşler.']
export const rewordingInProgress = (): Rewording => ({ is: 'making', startedAt: Date.now(), texts: WISHED })
export const failedRewording = (): Rewording => ({ ...rewordingInProgress(), is: 'failed', problem: 'words-not-read' })

/** @returns the book's id */
export async function putWordedBook(account: Account, rewordings: Record<string, Rewording> = {}): Promise<string> {
  const storyId = await putReadBook(account)
  const [world] = storyWorlds
  await database.update(`userStories/${account.uid}/${storyId}`, {
    rewordings,
    ...(world && { textBoxes: textBoxesOf(world) }),
  })
  return storyId
}

export const pageField = (inside: Page | Locator, page: number) =>
  inside.getByRole('textbox', { name: OWN_WORDS.page(page) })

export async function openWords(page: Page, storyId: string): Promise<void> {
  await page.goto(`${PATHS.myStories}?words=${storyId}`)
  await expect(page.getByRole('img', { name: OWN_WORDS.pictureOf(0) })).toHaveJSProperty('complete', true)
}
