/**
 * Access to a book without an account. The link is stored in the book's record, where its owner finds it again, and is
 * deleted with it; `sharedBooks/{hash}` leads from the link to the book. Each request looks both up: a withdrawn link
 * ends at once.
 */
import * as v from 'valibot'
import { paths } from '#domain/database-paths.ts'
import { storyIdSchema, userIdSchema, type StoryId, type UserId } from '#domain/ids.ts'
import { Problem } from '#domain/problem.ts'
import {
  changedShare,
  isOver,
  shareSchema,
  shareTokenSchema,
  type Share,
  type ShareChoice,
  type ShareToken,
} from '#domain/share.ts'
import { parseStory } from '#domain/story.ts'
import { erase, ONE_MORE, patch, read } from '#netlify/clients/database.ts'
import { changeReadable, ownStory, readableStory } from '#netlify/records/own-story.ts'
import { LOOKED_AT_AFTER_MS, sweepLinks } from './link-index.ts'
import { LINKS } from './link-kinds.ts'
import { keyOfMedium, parseMedium, type BookOf } from './link-media.ts'
import { createLinkToken, hashOfLink } from './link-token.ts'

const sharedBookSchema = v.object({ uid: userIdSchema, storyId: storyIdSchema })

const sharedBookAt = (token: ShareToken): string => paths.sharedBook(hashOfLink(token))

/**
 * Changes the choices of an open link; without one it creates a new link.
 * @throws Problem 'not-allowed' for another user's story, 'not-found' for one that cannot be read, 'conflict'
 */
export async function shareBook(uid: UserId, storyId: StoryId, choice: ShareChoice, nowMs: number): Promise<Share> {
  const { share: before } = await readableStory(uid, storyId)
  const kept = before && !isOver(before, nowMs) ? before : null
  const token = kept?.token ?? v.parse(shareTokenSchema, createLinkToken())
  // Write the link's entry first: the sweep finds an entry without a share, or with an earlier end. Write field by
  // field, to keep the entry's count of readings.
  const at = sharedBookAt(token)
  await patch({ [`${at}/uid`]: uid, [`${at}/storyId`]: storyId, [`${at}/endsAt`]: nowMs + LOOKED_AT_AFTER_MS })
  const share = await changeReadable(uid, storyId, ({ share: found }) => {
    if (found?.token !== before?.token) throw new Problem('conflict', 'The share was changed by somebody else')
    const result = changedShare(kept && (found ?? null), choice, token, nowMs)
    return { result, fields: { share: result } }
  })
  if (before && !kept) await erase(sharedBookAt(before.token))
  return share
}

/** @returns the hash of the link to this book; null if there is none. @throws Problem 'not-allowed' */
export async function shareHashOf(uid: UserId, storyId: StoryId): Promise<string | null> {
  const share = (await ownStory(uid, storyId))?.share
  return share ? hashOfLink(share.token) : null
}

/** @param hash of the link to end: a newer link stays. @throws Problem 'not-allowed', 'conflict' */
export async function takeShareBack(uid: UserId, storyId: StoryId, hash: string): Promise<void> {
  await changeReadable(uid, storyId, ({ share }) => ({
    result: null,
    ...(share && hashOfLink(share.token) === hash && { fields: { share: null } }),
  }))
  await erase(paths.sharedBook(hash))
}

export interface OpenShare extends BookOf {
  share: Share
}

/** @throws Problem 'share-over' for an unknown, withdrawn or expired share */
export async function openShare(token: ShareToken, nowMs: number): Promise<OpenShare> {
  const book = await bookOf(token)
  return { ...book, share: await openShareOf(book, token, nowMs) }
}

/** @returns the key of a picture or clip. @throws Problem 'share-over', 'not-found' if the link does not open it */
export async function sharedMediumKey(token: ShareToken, name: string, nowMs: number): Promise<string> {
  const book = await bookOf(token)
  const medium = parseMedium(name)
  const notThere = new Problem('not-found', 'Nothing of this book')
  const [share, key] = await Promise.allSettled([
    openShareOf(book, token, nowMs),
    medium ? keyOfMedium(book, medium) : Promise.reject(notThere),
  ])
  if (share.status === 'rejected') throw share.reason
  if (key.status === 'rejected') throw key.reason
  if (!medium || !LINKS.share.opens(medium, share.value)) throw notThere
  return key.value
}

const isOverProblem = () => new Problem(LINKS.share.over, 'No such share, or it is over')

async function bookOf(token: ShareToken): Promise<BookOf> {
  const book = v.safeParse(sharedBookSchema, await read(sharedBookAt(token)))
  if (!book.success) throw isOverProblem()
  return book.output
}

/** Reads only the share from the record: only a finished book has one, and a finished book stays readable. */
async function openShareOf({ uid, storyId }: BookOf, token: ShareToken, nowMs: number): Promise<Share> {
  const [found, erasure] = await Promise.all([read(`${paths.userStory(uid, storyId)}/share`), read(paths.erasure(uid))])
  const share = v.safeParse(shareSchema, found)
  if (erasure !== null || !share.success || share.output.token !== token || isOver(share.output, nowMs))
    throw isOverProblem()
  return share.output
}

/**
 * Counts one more opening of the book. The database increments the number outside of the record, which the owner may
 * change at the same time. @throws Problem 'share-over'
 */
export async function countReading(token: ShareToken, nowMs: number): Promise<void> {
  await openShare(token, nowMs)
  const hash = hashOfLink(token)
  // Write the end too: if the link is withdrawn meanwhile, the sweep finds the leftover count.
  await patch({
    [paths.readings(hash)]: ONE_MORE,
    [`${paths.sharedBook(hash)}/endsAt`]: nowMs + LOOKED_AT_AFTER_MS,
  })
}

/** Erases the links of a user who deletes the account. Must run before the records that name them are erased. */
export const eraseShareLinksOf = async (uid: UserId): Promise<void> =>
  patch(shareLinksIn(await read(paths.userStories(uid))))

/** Builds the patch that erases the links. @param records of stories that are being erased */
export const shareLinksIn = (records: unknown): Record<string, null> =>
  Object.fromEntries(
    Object.entries((records ?? {}) as Record<string, unknown>).flatMap(([id, record]) => {
      const share = parseStory(id, record)?.share
      return share ? [[sharedBookAt(share.token), null]] : []
    }),
  )

/**
 * Cleans up link entries that are due: an entry of an open share stays until the share ends, any other one is erased.
 */
export const sweepShares = (nowMs: number): Promise<void> =>
  sweepLinks('share', nowMs, async (hash, value) => {
    const book = v.safeParse(sharedBookSchema, value)
    const share = book.success && (await ownStory(book.output.uid, book.output.storyId))?.share
    return share && hashOfLink(share.token) === hash ? share.expiresAt : null
  })
