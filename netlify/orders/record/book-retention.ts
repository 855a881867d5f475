/** How long an order's faces, portraits and pages are stored. */
import { paths } from '#domain/database-paths.ts'
import type { BookOrder, OrderedChild } from '#domain/order.ts'
import { Problem } from '#domain/problem.ts'
import { parseStory, type Story } from '#domain/story.ts'
import { UNPAID_STORY_KEPT_MS } from '#domain/retention.ts'
import { read } from '#netlify/clients/database.ts'
import { readMediaEntry } from '#netlify/media/media-entry.ts'
import { mediaKeyOf } from '#netlify/media/media-key.ts'
import { endMedia, keepMedia, keepUnerasedUntil, MADE_KEPT_MS } from '#netlify/media/retention.ts'

/**
 * The face and the portrait of every child: they belong to the parent before the payment, and to the book afterwards.
 */
function keysOfHeroes(order: BookOrder): string[] {
  const keys = childrenOf(order).flatMap(keysOfHero)
  // An empty key would address all media of the user.
  return keys.filter((key) => key !== '')
}

/** Empty after the order has forgotten its children. */
const childrenOf = ({ book }: BookOrder): OrderedChild[] => book?.children ?? []

const keysOfHero = ({ transformedPhotoUrl, heroKey }: OrderedChild): string[] => [
  mediaKeyOf(transformedPhotoUrl) ?? '',
  heroKey,
]

/** A parent may pay on the last day of a portrait: store it until the book is made. */
export const keepHeroWhileMaking = (order: BookOrder, nowMs: number): Promise<void> =>
  keepUnerasedUntil(order.uid, keysOfHeroes(order), nowMs + MADE_KEPT_MS)

/** A portrait erased before the payment can never belong to the book again. @throws Problem 'production-failed' */
export async function requirePortraits(order: BookOrder): Promise<void> {
  const entries = await Promise.all(keysOfHeroes(order).map((key) => readMediaEntry(order.uid, key)))
  if (entries.some((entry) => entry === null || entry.isErased))
    throw new Problem('production-failed', 'A portrait of the book was erased before it was paid')
}

function keysOfPages({ results }: BookOrder): string[] {
  const { coverImageUrl, thumbnailUrl, imageURLs, narrationURLs } = results
  const keys = [coverImageUrl, thumbnailUrl, ...imageURLs, ...narrationURLs].map((url) => mediaKeyOf(url ?? ''))
  return keys.filter((key) => key !== null)
}

/** From here on these media stay as long as the book. */
export const keepBook = (order: BookOrder): Promise<void> =>
  keepMedia(order.uid, [...keysOfHeroes(order), ...keysOfPages(order)])

export const keepClips = ({ uid, results }: BookOrder): Promise<void> =>
  keepMedia(
    uid,
    results.narrationURLs.flatMap((url) => mediaKeyOf(url) ?? []),
  )

/**
 * Releases the media of an order that was refunded before delivery: its pages expire now, and its portraits stay as
 * long as those of an unpaid story. Call this only when no worker of the order runs, because a worker could keep the
 * media for the book.
 */
export async function releaseBook(order: BookOrder, nowMs: number): Promise<void> {
  await endMedia(order.uid, keysOfPages(order), nowMs)
  const children = childrenOf(order)
  if (children.length === 0) return
  const others = (await otherBooks(order)).flatMap(({ children }) => children)
  const released = children.filter(
    (child) => !others.some(({ transformedPhotoUrl }) => transformedPhotoUrl === child.transformedPhotoUrl),
  )
  await endMedia(order.uid, released.flatMap(keysOfHero), nowMs + UNPAID_STORY_KEPT_MS)
}

/** Finds the other finished books of this user, because a portrait that one of them shares must stay. */
async function otherBooks({ id, uid }: BookOrder): Promise<Story[]> {
  const stories = (await read(paths.userStories(uid))) ?? {}
  return Object.entries(stories).flatMap(([key, value]) => {
    const story = key === id ? null : parseStory(key, value)
    return story?.status === 'completed' ? [story] : []
  })
}
