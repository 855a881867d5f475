/** Opens and closes the payment of one story (product 10.2 and 6.3). */
import { LOG_TEXT, Problem } from '#domain/problem.ts'
import { checkoutAnswerSchema, type CheckoutRequest } from '#domain/wire.ts'
import type { StoryId } from '#domain/ids.ts'
import { act, callFunction } from './call-function.ts'

const CHECKOUT_TIMEOUT_MS = 30_000

/** @returns the address of the pay page; of the return page if the story is already paid */
export async function createCheckoutSession(request: CheckoutRequest): Promise<string> {
  const answer = await callFunction('create-checkout-session', {
    json: request,
    schema: checkoutAnswerSchema,
    timeoutMs: CHECKOUT_TIMEOUT_MS,
    describeFailure: LOG_TEXT.checkoutFailed,
  })
  if (!answer.success) throw new Problem(answer.code, answer.message)
  return answer.checkoutUrl
}

/** @throws Problem 'already-paid' if the money has arrived: then the book is made */
export const cancelCheckoutSession = (storyId: StoryId): Promise<void> =>
  act('cancel-checkout-session', { storyId }, { timeoutMs: CHECKOUT_TIMEOUT_MS })
