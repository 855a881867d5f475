/**
 * Who may read a book without an account. The link stands in the book's record, where its owner finds it again, and goes with it;
 * `sharedBooks/{hash}` leads from the link to the book. Both are looked up at each request: taken back, it is over at once.
 */
import * as v from 'valibot'
import { paths } from '#domain/database-paths.ts'
import { storyIdSchema, userIdSchema, type StoryId, type UserId } from '#domain/ids.ts'
import { Problem } from '#domain/problem.ts'
import { changedShare, isOver, shareTokenSchema, type Share, type ShareChoice, type ShareToken } from '#domain/share.ts'
import { parseStory, type ReadableStory } from '#domain/story.ts'
import { erase, patch, read } from '#netlify/clients/database.ts'
import { sweepWays, WAY_LOOKED_AT_AFTER_MS } from '#netlify/clients/link-index.ts'
import { changeReadable, ownStory, readableStory } from '#netlify/clients/own-story.ts'
import { hashOfLink, mintLinkToken } from '#netlify/platform/link-token.ts'
import { updateIf } from '#netlify/clients/update-if.ts'

const sharedBookSchema = v.object({ uid: userIdSchema, storyId: storyIdSchema })

const sharedBookAt = (token: ShareToken): string => paths.sharedBook(hashOfLink(token))

/**
 * A link that has not ended goes on with what is chosen now; else there is a new one.
 * @throws Problem 'not-allowed' for another user's, 'not-found' for what cannot be read, 'conflict'
 */
export async function shareBook(uid: UserId, storyId: StoryId, choice: ShareChoice, nowMs: number): Promise<Share> {
  const { share: before } = await readableStory(uid, storyId)
  const kept = before && !isOver(before, nowMs) ? before : null
  const token = kept?.token ?? v.parse(shareTokenSchema, mintLinkToken())
  // First the way to it: one that leads nowhere, or ends sooner now, is found by the sweep.
  await patch({ [sharedBookAt(token)]: { uid, storyId, endsAt: nowMs + WAY_LOOKED_AT_AFTER_MS } })
  const share = await changeReadable(uid, storyId, ({ share: found }) => {
    if (found?.token !== before?.token) throw new Problem('conflict', 'The share was changed by somebody else')
    const result = changedShare(kept && (found ?? null), choice, token, nowMs)
    return { result, fields: { share: result } }
  })
  if (before && !kept) await erase(sharedBookAt(before.token))
  return share
}

/** @throws Problem 'not-allowed', 'conflict' */
export async function takeShareBack(uid: UserId, storyId: StoryId): Promise<void> {
  const share = (await ownStory(uid, storyId))?.share
  if (!share) return
  await changeReadable(uid, storyId, ({ share: found }) => ({
    result: null,
    ...(found?.token === share.token && { fields: { share: null } }),
  }))
  await erase(sharedBookAt(share.token))
}

export interface OpenShare {
  uid: UserId
  story: ReadableStory
  share: Share
}

/** @throws Problem 'share-over' for one that is unknown, taken back, or past its end */
export async function openShare(token: ShareToken, nowMs: number): Promise<OpenShare> {
  const over = () => new Problem('share-over', 'No such share, or it is over')
  const book = v.safeParse(sharedBookSchema, await read(sharedBookAt(token)))
  if (!book.success) throw over()
  const { uid, storyId } = book.output
  const [record, erasure] = await Promise.all([read(paths.userStory(uid, storyId)), read(paths.erasure(uid))])
  const story = parseStory(storyId, record)
  if (erasure !== null || !story?.readable || story.share?.token !== token || isOver(story.share, nowMs)) throw over()
  return { uid, story, share: story.share }
}

/** Somebody has opened the book. @throws Problem 'share-over' */
export async function countReading(token: ShareToken, nowMs: number): Promise<void> {
  const { uid, story } = await openShare(token, nowMs)
  // Where too many open it at once some go uncounted.
  await updateIf(paths.userStory(uid, story.id), (record) => {
    const share = parseStory(story.id, record)?.share
    if (share?.token !== token) return { result: null }
    return { result: null, becomes: { ...(record as object), share: { ...share, readings: share.readings + 1 } } }
  })
}

/** Of a user who leaves: before their records go, which name them. */
export const eraseShareLinksOf = async (uid: UserId): Promise<void> =>
  patch(shareLinksIn(await read(paths.userStories(uid))))

/** As what erases them. @param records of stories that go */
export const shareLinksIn = (records: unknown): Record<string, null> =>
  Object.fromEntries(
    Object.entries((records ?? {}) as Record<string, unknown>).flatMap(([id, record]) => {
      const share = parseStory(id, record)?.share
      return share ? [[sharedBookAt(share.token), null]] : []
    }),
  )

/** Ways to books whose time is over: what still leads to an open share is kept until that ends, the others go. */
export const sweepShares = (nowMs: number): Promise<void> =>
  sweepWays(paths.sharedBooks, nowMs, async (hash, value) => {
    const book = v.safeParse(sharedBookSchema, value)
    const share = book.success && (await ownStory(book.output.uid, book.output.storyId))?.share
    return share && hashOfLink(share.token) === hash ? share.expiresAt : null
  })
