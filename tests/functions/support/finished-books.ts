/** Books that were paid, made of plain colours, and handed over. */
import { expect } from 'vitest'
import { produceStory } from '#netlify/orders/production/produce-story.ts'
import { database, type Account } from '../../support/local-env.ts'
import { fakeProduction } from './fake-production.ts'
import { payAtStripe, sessionsAtStripe } from './payment.ts'
import { openCheckout, readOrder, readStory, type UnpaidStory } from './unpaid-stories.ts'

/** While the stand-in of Stripe sends no webhooks. */
export async function produce(account: Account, story: UnpaidStory): Promise<void> {
  await openCheckout(account, story)
  const sessionId = (await readOrder(story))?.sessionId ?? ''
  await payAtStripe(sessionId)
  const paymentIntentId = (await sessionsAtStripe()).find(({ id }) => id === sessionId)?.payment_intent
  // As the webhook writes it, without the start of the real production.
  await database.update(`orders/${story.storyId}`, { state: 'paid', paymentIntentId, dueAt: Date.now() })
  await produceStory(story.storyId, fakeProduction())
  expect(await readStory(account, story)).toMatchObject({ status: 'completed' })
}
