/** Books that are paid, made of plain colours, and delivered. */
import { randomBytes } from 'node:crypto'
import { beforeEach, expect, vi } from 'vitest'
import { createStoryId, createTransformId } from '#domain/story-id.ts'
import type { UserId } from '#domain/ids.ts'
import { putObject, readObject, type StoreName, type StoredObject } from '#netlify/clients/blobs.ts'
import { KIND_STORES, type MediaKind } from '#netlify/media/media-entry.ts'
import { KEY_BYTES, variantKey } from '#netlify/media/media-key.ts'
import { produceStory } from '#netlify/orders/production/produce-story.ts'
import { database, type Account } from '../../support/local-env.ts'
import { fakeProduction } from './fake-production.ts'
import { useOwnEnvironment } from './own-environment.ts'
import { payAtStripe, sessionsAtStripe, signUpWithoutWebhooks } from './payment.ts'
import { storePhoto, type StoredPhoto } from './stored-photos.ts'
import {
  freshMs,
  makeUnpaidStory,
  openCheckout,
  readOrder,
  readStory,
  TEMPLATE_ID,
  type UnpaidStory,
} from './unpaid-stories.ts'

/** @param account must have no webhooks for its payments, so that no other worker takes the order */
export async function produce(account: Account, story: UnpaidStory, deps = fakeProduction()): Promise<void> {
  await openCheckout(account, story)
  const sessionId = (await readOrder(story))?.sessionId ?? ''
  await payAtStripe(sessionId)
  const [session] = await sessionsAtStripe(sessionId)
  // Writes what the webhook writes, but does not start the real production.
  await database.update(`orders/${story.storyId}`, {
    state: 'paid',
    paidAt: Date.now(),
    paymentIntentId: session?.payment_intent,
    dueAt: Date.now(),
  })
  await produceStory(story.storyId, deps)
  expect(await readStory(account, story)).toMatchObject({ status: 'completed' })
}

/**
 * Makes one user's data once per file and copies it to others under their own ids: a production takes a second, a copy
 * a tenth of that.
 * @param make makes the data for the first user, and returns what a test has to know about it
 */
export function madeOnce<T>(make: (account: Account) => Promise<T>): (account: Account) => Promise<T> {
  let original: Promise<Original<T>> | undefined
  return async (account) => copyOf(await (original ??= makeOriginal(make)), account)
}

interface Original<T> {
  made: T
  account: Account
  storyIds: string[]
  transformIds: string[]
  /** All that the database has of the user, by path. */
  records: Record<string, unknown>
  objects: { store: StoreName; key: string; object: StoredObject }[]
}

async function makeOriginal<T>(make: (account: Account) => Promise<T>): Promise<Original<T>> {
  const account = await signUpWithoutWebhooks()
  const made = await make(account)
  const all = (await database.read('')) as Record<string, Record<string, unknown>>
  const storyIds = Object.keys(all.userStories?.[account.uid] ?? {})
  const transformIds = Object.keys(all.transformations?.[account.uid] ?? {})
  const records = Object.entries(all).flatMap(([room, entries]) =>
    Object.entries(entries)
      .filter(([key]) => key === account.uid || storyIds.includes(key))
      .map(([key, value]): [string, unknown] => [`${room}/${key}`, value]),
  )
  const media = (all.mediaIndex?.[account.uid] ?? {}) as Record<string, { kind: MediaKind; variants?: string[] }>
  const stored = Object.entries(media).flatMap(([key, { kind, variants = [] }]) =>
    [key, ...variants.map((name) => variantKey(key, name))].map((one) => ({ key: one, store: KIND_STORES[kind] })),
  )
  const objects = await Promise.all(
    stored.map(async ({ key, store }) => {
      const object = await readObject(store, key)
      if (!object) throw new Error(`The store has no ${key}`)
      return { key, store, object }
    }),
  )
  return { made, account, storyIds, transformIds, records: Object.fromEntries(records), objects }
}

async function copyOf<T>(original: Original<T>, { uid, email }: Account): Promise<T> {
  const { account, storyIds, transformIds, records, objects, made } = original
  const keys = [...new Set(objects.map(({ key }) => key.slice(0, 2 * KEY_BYTES)))]
  const ids = new Map<string, string>([
    ...storyIds.map((id): [string, string] => [id, createStoryId(TEMPLATE_ID, uid as UserId, freshMs())]),
    ...transformIds.map((id): [string, string] => [id, createTransformId(TEMPLATE_ID, freshMs())]),
    ...keys.map((key): [string, string] => [key, randomBytes(KEY_BYTES).toString('hex')]),
    [account.uid, uid],
    [account.email, email],
  ])
  // A story's id contains its user's id, so the pattern tries the longer id first. An e-mail contains special
  // characters of patterns.
  const anyId = new RegExp([...ids.keys()].map((id) => id.replaceAll(/[.+]/g, '\\$&')).join('|'), 'g')
  const renamed = (text: string) => text.replace(anyId, (id) => ids.get(id) ?? id)
  const copied = <V>(value: V): V => JSON.parse(renamed(JSON.stringify(value))) as V
  await Promise.all([
    database.update('', copied(records)),
    ...objects.map(({ store, key, object }) => putObject(store, renamed(key), object)),
  ])
  return copied(made)
}

export interface FinishedBook {
  book: UnpaidStory
  photo: StoredPhoto
}

export const finishedBookOf = madeOnce(async (account): Promise<FinishedBook> => {
  const photo = await storePhoto(account)
  const book = await makeUnpaidStory(account, async () => photo)
  await produce(account, book)
  return { book, photo }
})

/** Starts each test of a file, which has its own environment, with a parent who has a finished book. */
export function eachHasABook(take: (account: Account, book: UnpaidStory) => void): void {
  useOwnEnvironment()
  beforeEach(async () => {
    const account = await signUpWithoutWebhooks()
    take(account, (await finishedBookOf(account)).book)
    return () => vi.useRealTimers()
  })
}
