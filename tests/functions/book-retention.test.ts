/** How long what an order was made with is kept, once it was given back. */
import { beforeEach, expect, test } from 'vitest'
import { sweepOrder } from '#netlify/jobs/sweep-order.ts'
import { produceStory } from '#netlify/orders/production/produce-story.ts'
import { database, type Account } from '../support/local-env.ts'
import { useOwnEnvironment } from './support/own-environment.ts'
import { fakeProduction } from './support/fake-production.ts'
import { payAtStripe, sessionsAtStripe, signUpWithoutWebhooks } from './support/payment.ts'
import { storePhoto, type StoredPhoto } from './support/stored-photos.ts'
import { makeUnpaidStory, openCheckout, readOrder, readStory, type UnpaidStory } from './support/unpaid-stories.ts'

useOwnEnvironment()

let account: Account
let photo: StoredPhoto
beforeEach(async () => {
  account = await signUpWithoutWebhooks()
  photo = await storePhoto(account)
})

/** Paid, of the same photo each time. */
async function paidStory(): Promise<UnpaidStory> {
  const story = await makeUnpaidStory(account, async () => photo)
  await openCheckout(account, story)
  const sessionId = (await readOrder(story))?.sessionId ?? ''
  await payAtStripe(sessionId)
  const [session] = await sessionsAtStripe(sessionId)
  await database.update(`orders/${story.storyId}`, {
    state: 'paid',
    paidAt: Date.now(),
    paymentIntentId: session?.payment_intent,
    dueAt: Date.now(),
  })
  return story
}

/** The order after its refund, at its last check. */
async function giveBack({ storyId }: UnpaidStory): Promise<void> {
  await database.update(`orders/${storyId}`, { state: 'refunded', refundedAt: Date.now(), dueAt: Date.now() - 1 })
  await sweepOrder(storyId, Date.now())
}

const ends = async () =>
  Promise.all(
    [photo.portraitKey, photo.heroKey].map(
      async (key) => (await database.read(`mediaIndex/${account.uid}/${key}/expiresAt`)) as number | null,
    ),
  )

test('a portrait whose only order was given back is kept as that of an unpaid story', async () => {
  await giveBack(await paidStory())
  expect((await ends()).map((end) => Math.round(((end ?? 0) - Date.now()) / 86_400_000))).toEqual([30, 30])
})

test('a portrait that a book has as well stays as long as that', async () => {
  const book = await paidStory()
  await produceStory(book.storyId, fakeProduction())
  expect(await readStory(account, book)).toMatchObject({ status: 'completed' })
  await giveBack(await paidStory())
  expect(await ends()).toEqual([null, null])
})
