/** The ways to the database and the functions that ordering, paying and giving up need. */
import { cancelCheckoutSession, createCheckoutSession } from '#api/checkout.ts'
import type { OrderPorts } from '#features/payment/order-story.ts'
import { idToken } from '#firebase/auth.ts'
import { createStory, eraseStory, readStory } from '#firebase/stories.ts'

export const orderPorts: OrderPorts = {
  readStory,
  createStory,
  eraseStory,
  createCheckoutSession: async (request) => createCheckoutSession(await idToken(), request),
  cancelCheckoutSession: async (id) => cancelCheckoutSession(await idToken(), id),
  now: Date.now,
}
