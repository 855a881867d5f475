/** Gifts: buying, refunding, and showing one to the holder of its code (product 10.2). */
import type { GiftCode } from '#domain/gift.ts'
import type { StoryId } from '#domain/ids.ts'
import { LOG_TEXT, Problem } from '#domain/problem.ts'
import { checkGiftAnswerSchema, checkoutAnswerSchema, type BuyGiftRequest, type GiftCardWords } from '#domain/wire.ts'
import { act, callFunction } from './call-function.ts'

const TIMEOUT_MS = 30_000

/** @returns the address of the pay page; of the return page if the gift is already paid */
export async function buyGift(request: BuyGiftRequest): Promise<string> {
  const answer = await callFunction('buy-gift', {
    json: request,
    schema: checkoutAnswerSchema,
    timeoutMs: TIMEOUT_MS,
    describeFailure: LOG_TEXT.checkoutFailed,
  })
  if (!answer.success) throw new Problem(answer.code, answer.message)
  return answer.checkoutUrl
}

/** @throws Problem 'gift-used' if it has been redeemed */
export const refundGift = (giftId: StoryId): Promise<void> => act('refund-gift', { giftId }, { timeoutMs: TIMEOUT_MS })

/** @throws Problem 'gift-unknown', 'gift-used', 'gift-over', 'money-under-way' */
export async function checkGift(code: GiftCode): Promise<GiftCardWords> {
  const answer = await callFunction('check-gift', {
    json: { code },
    byAnybody: true,
    schema: checkGiftAnswerSchema,
    timeoutMs: TIMEOUT_MS,
  })
  if (!answer.success) throw new Problem(answer.code, `check-gift refused: ${answer.message}`)
  return answer.card
}
