/** The ways to the database and the functions that ordering, paying and giving up need. */
import { cancelCheckoutSession, createCheckoutSession } from '#api/checkout.ts'
import { storyCreated } from '#domain/analytics.ts'
import type { OrderPorts } from '#features/payment/order-story.ts'
import { track } from '#firebase/analytics.ts'
import { idToken } from '#firebase/auth.ts'
import { createStory, eraseStory, readStory } from '#firebase/stories.ts'

export const orderPorts: OrderPorts = {
  readStory,
  createStory: async (draft) => {
    await createStory(draft)
    track(storyCreated(draft.id, draft.template.id))
  },
  eraseStory,
  createCheckoutSession: async (request) => createCheckoutSession(await idToken(), request),
  cancelCheckoutSession: async (id) => cancelCheckoutSession(await idToken(), id),
  now: Date.now,
}
