/** Books that were paid, made of plain colours, and handed over. */
import { randomBytes } from 'node:crypto'
import { beforeEach, expect, vi } from 'vitest'
import { mintStoryId, mintTransformId } from '#domain/story-id.ts'
import type { UserId } from '#domain/ids.ts'
import { putObject, readObject, type StoreName, type StoredObject } from '#netlify/clients/blobs.ts'
import { KIND_STORES, type MediaKind } from '#netlify/media/media-entry.ts'
import { variantKey } from '#netlify/media/media-key.ts'
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

/** @param account no webhook reports its payment, and so no other worker takes the order */
export async function produce(account: Account, story: UnpaidStory, deps = fakeProduction()): Promise<void> {
  await openCheckout(account, story)
  const sessionId = (await readOrder(story))?.sessionId ?? ''
  await payAtStripe(sessionId)
  const [session] = await sessionsAtStripe(sessionId)
  // As the webhook writes it, without the start of the real production.
  await database.update(`orders/${story.storyId}`, {
    state: 'paid',
    paymentIntentId: session?.payment_intent,
    dueAt: Date.now(),
  })
  await produceStory(story.storyId, deps)
  expect(await readStory(account, story)).toMatchObject({ status: 'completed' })
}

export interface FinishedBook {
  book: UnpaidStory
  photo: StoredPhoto
}

interface Pattern extends FinishedBook {
  account: Account
  /** All that the database has of it, by path. */
  records: Record<string, unknown>
  objects: { store: StoreName; key: string; object: StoredObject }[]
}
let pattern: Promise<Pattern> | undefined

/** A copy of the one book that is produced in a file, under ids of its own: production takes a second, a copy a tenth of it. */
export async function finishedBookOf(account: Account): Promise<FinishedBook> {
  pattern ??= producePattern()
  const original = await pattern
  const { account: owner, book, photo, objects } = original
  const ids = new Map([
    [book.storyId as string, mintStoryId(TEMPLATE_ID, account.uid as UserId, freshMs()) as string],
    [book.transformId, mintTransformId(TEMPLATE_ID, freshMs())],
    [owner.uid, account.uid],
    [owner.email, account.email],
    ...objects.map(({ key }): [string, string] => [key.slice(0, 40), '']),
  ])
  for (const [id, copy] of ids) if (copy === '') ids.set(id, randomBytes(20).toString('hex'))
  // A story's id contains that of its user: it comes first.
  const anyId = new RegExp([...ids.keys()].join('|'), 'g')
  const renamed = (text: string) => text.replace(anyId, (id) => ids.get(id) ?? id)
  const copied = <T>(value: T): T => JSON.parse(renamed(JSON.stringify(value))) as T
  await Promise.all([
    database.update('', copied(original.records)),
    ...objects.map(({ store, key, object }) => putObject(store, renamed(key), object)),
  ])
  return copied({ book, photo })
}

async function producePattern(): Promise<Pattern> {
  const account = await signUpWithoutWebhooks()
  const photo = await storePhoto(account)
  const book = await makeUnpaidStory(account, async () => photo)
  await produce(account, book)
  const index = (await database.read(`mediaIndex/${account.uid}`)) as Record<
    string,
    { kind: MediaKind; variants?: string[] }
  >
  const objects = await Promise.all(
    Object.entries(index)
      .flatMap(([key, { kind, variants = [] }]) =>
        [key, ...variants.map((name) => variantKey(key, name))].map((stored) => ({
          key: stored,
          store: KIND_STORES[kind],
        })),
      )
      .map(async ({ key, store }) => {
        const object = await readObject(store, key)
        if (!object) throw new Error(`The book has no ${key}`)
        return { key, store, object }
      }),
  )
  return { account, book, photo, objects, records: await recordsOf(account, book) }
}

async function recordsOf({ uid }: Account, { storyId }: UnpaidStory): Promise<Pattern['records']> {
  const rooms = Object.entries((await database.read('')) as Record<string, Record<string, unknown>>)
  return Object.fromEntries(
    rooms.flatMap(([room, entries]) =>
      Object.entries(entries)
        .filter(([key]) => key === uid || key === storyId)
        .map(([key, value]) => [`${room}/${key}`, value]),
    ),
  )
}

/** Each test of a file, which has an environment of its own, begins with a parent who has one. */
export function eachHasABook(take: (account: Account, book: UnpaidStory) => void): void {
  useOwnEnvironment()
  beforeEach(async () => {
    const account = await signUpWithoutWebhooks()
    take(account, (await finishedBookOf(account)).book)
    return () => vi.useRealTimers()
  })
}
