/** Books that were paid, made of plain colours, and handed over. */
import { afterAll, beforeAll, beforeEach, expect, vi } from 'vitest'
import { produceStory } from '#netlify/orders/production/produce-story.ts'
import { database, signUpByApi, type Account } from '../../support/local-env.ts'
import { startBlobStore } from './blob-store.ts'
import { fakeProduction } from './fake-production.ts'
import { payAtStripe, sessionsAtStripe, setWebhooks } from './payment.ts'
import { storePhoto } from './stored-photos.ts'
import { makeUnpaidStory, openCheckout, readOrder, readStory, type UnpaidStory } from './unpaid-stories.ts'

/** While the stand-in of Stripe sends no webhooks. */
export async function produce(account: Account, story: UnpaidStory, deps = fakeProduction()): Promise<void> {
  await openCheckout(account, story)
  const sessionId = (await readOrder(story))?.sessionId ?? ''
  await payAtStripe(sessionId)
  const paymentIntentId = (await sessionsAtStripe()).find(({ id }) => id === sessionId)?.payment_intent
  // As the webhook writes it, without the start of the real production.
  await database.update(`orders/${story.storyId}`, { state: 'paid', paymentIntentId, dueAt: Date.now() })
  await produceStory(story.storyId, deps)
  expect(await readStory(account, story)).toMatchObject({ status: 'completed' })
}

/** Each test of a file begins with a parent who has one. */
export function eachHasABook(take: (account: Account, book: UnpaidStory) => void): void {
  let stopBlobs: () => Promise<void>
  beforeAll(async () => {
    stopBlobs = await startBlobStore()
    await setWebhooks('never')
  })
  afterAll(async () => {
    await setWebhooks('normal')
    await stopBlobs()
  })
  beforeEach(async () => {
    const account = await signUpByApi()
    const book = await makeUnpaidStory(account, storePhoto)
    await produce(account, book)
    take(account, book)
    return () => vi.useRealTimers()
  })
}
