/** How long what an order was made with, and what was made for it, is kept. */
import { paths } from '#domain/database-paths.ts'
import type { Order, OrderSnapshot } from '#domain/order.ts'
import { Problem } from '#domain/problem.ts'
import { childrenOf, photosOf } from '#domain/sibling.ts'
import { parseStory, type Story } from '#domain/story.ts'
import { UNPAID_STORY_KEPT_MS } from '#domain/retention.ts'
import { read } from '#netlify/clients/database.ts'
import { readMediaEntry } from '#netlify/media/media-entry.ts'
import { mediaKeyOf } from '#netlify/media/media-key.ts'
import { endMedia, keepMedia, keepUnerasedUntil, MADE_KEPT_MS } from '#netlify/media/retention.ts'

/** Of every child the face and the portrait: they are the parent's before the order is paid, and the book's afterwards. */
function keysOfHeroes({ snapshot }: Order): string[] {
  const keys = childrenOf<OrderedChild>(snapshot).flatMap(keysOfHero)
  // Of somebody who has left an order knows neither: an empty key would name all that is kept of them.
  return keys.filter((key) => key !== '')
}

type OrderedChild = Pick<OrderSnapshot, 'transformedPhotoUrl' | 'heroKey'>

const keysOfHero = ({ transformedPhotoUrl, heroKey }: OrderedChild): string[] => [
  mediaKeyOf(transformedPhotoUrl) ?? '',
  heroKey,
]

/** The portrait of an unpaid story may be at its last day when it is paid for: it does not go while its book is made. */
export const keepHeroWhileMaking = (order: Order, nowMs: number): Promise<void> =>
  keepUnerasedUntil(order.uid, keysOfHeroes(order), nowMs + MADE_KEPT_MS)

/** What a parent had erased before the money came is never a book's again. @throws Problem 'production-failed' */
export async function requirePortraits(order: Order): Promise<void> {
  const entries = await Promise.all(keysOfHeroes(order).map((key) => readMediaEntry(order.uid, key)))
  if (entries.some((entry) => entry === null || entry.isErased))
    throw new Problem('production-failed', 'A portrait of the book was erased before it was paid')
}

function keysOfPages({ results }: Order): string[] {
  const { coverImageUrl, thumbnailUrl, imageURLs, narrationURLs } = results
  const keys = [coverImageUrl, thumbnailUrl, ...imageURLs, ...narrationURLs].map((url) => mediaKeyOf(url ?? ''))
  return keys.filter((key) => key !== null)
}

/** From here on as long as the book. */
export const keepBook = (order: Order): Promise<void> =>
  keepMedia(order.uid, [...keysOfHeroes(order), ...keysOfPages(order)])

export const keepClips = ({ uid, results }: Order): Promise<void> =>
  keepMedia(
    uid,
    results.narrationURLs.flatMap((url) => mediaKeyOf(url) ?? []),
  )

/**
 * Of an order that was given back before its book was handed over: its pages go, its portrait is kept as that of an unpaid
 * story. Whoever may have kept them as a book's has to be gone by now.
 */
export async function releaseBook(order: Order, nowMs: number): Promise<void> {
  await endMedia(order.uid, keysOfPages(order), nowMs)
  const children = childrenOf<OrderedChild>(order.snapshot).filter(({ heroKey }) => heroKey !== '')
  // Of somebody who has left nothing is known, and nothing looked for.
  if (children.length === 0) return
  const others = (await otherBooks(order)).flatMap(photosOf)
  const released = children.filter(
    (child) => !others.some(({ transformedPhotoUrl }) => transformedPhotoUrl === child.transformedPhotoUrl),
  )
  await endMedia(order.uid, released.flatMap(keysOfHero), nowMs + UNPAID_STORY_KEPT_MS)
}

/** One portrait may be that of several books: those that were handed over keep it. */
async function otherBooks({ id, uid }: Order): Promise<Story[]> {
  const stories = (await read(paths.userStories(uid))) ?? {}
  return Object.entries(stories).flatMap(([key, value]) => {
    const story = key === id ? null : parseStory(key, value)
    return story?.status === 'completed' ? [story] : []
  })
}
