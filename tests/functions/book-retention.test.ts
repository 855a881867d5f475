/** How long the media of a refunded order are stored. */
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

/** A paid story, always with the same photo. */
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

/** Refunds the order and runs its last check. */
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

test('keeps a refunded order’s portrait as long as the portrait of an unpaid story', async () => {
  await giveBack(await paidStory())
  expect((await ends()).map((end) => Math.round(((end ?? 0) - Date.now()) / 86_400_000))).toEqual([30, 30])
})

test('keeps a refunded book’s portrait as long as another book uses the portrait', async () => {
  const book = await paidStory()
  await produceStory(book.storyId, fakeProduction())
  expect(await readStory(account, book)).toMatchObject({ status: 'completed' })
  await giveBack(await paidStory())
  expect(await ends()).toEqual([null, null])
})
