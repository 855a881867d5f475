/** Opens the pay page of a gift, which needs only the text of its card. */
import { randomInt } from 'node:crypto'
import * as v from 'valibot'
import type { ConsentProof } from '#domain/consent.ts'
import {
  canSendOn,
  CODE_LENGTH,
  CODE_SIGNS,
  GIFT_TEMPLATE_ID,
  giftCodeSchema,
  isGiftOf,
  type GiftCode,
  type GiftWords,
} from '#domain/gift.ts'
import type { StoryId, UserId } from '#domain/ids.ts'
import type { Promised } from '#domain/order.ts'
import { CURRENCY, PRICE_KURUS } from '#domain/pricing.ts'
import { Problem } from '#domain/problem.ts'
import { openCheckout } from '../checkout/pay-page.ts'

/** The product's name on the pay page and at the bank. */
const PRODUCT_NAME = 'Masal Kahramanım hediye kodu'

export interface GiftPurchase {
  uid: UserId
  userEmail: string
  giftId: StoryId
  words: GiftWords
  /** Reads and stores the consent to the sale. */
  agree: () => Promise<ConsentProof>
}

/**
 * @returns as `openCheckout`. @throws Problem 'not-allowed' for another user's gift, 'bad-request', and as
 * `openCheckout`
 */
export function buyGift({ uid, userEmail, giftId, words, agree }: GiftPurchase): Promise<string> {
  if (!isGiftOf(giftId, uid)) throw new Problem('not-allowed', 'Not a gift of this user')
  if (!canSendOn(words.sendOn, Date.now())) throw new Problem('bad-request', 'A gift cannot be sent on that day')
  return openCheckout(uid, giftId, async (): Promise<Promised> => {
    const product = { templateId: GIFT_TEMPLATE_ID, templateTitle: PRODUCT_NAME }
    const price = { amountKurus: PRICE_KURUS, currency: CURRENCY }
    const sale = { userEmail, ...product, ...price, consents: { sale: await agree() } }
    return { kind: 'gift', sale, card: { ...words, code: createGiftCode() } }
  })
}

/** 60 random bits: with a thousand guesses a second, finding one of a million gifts would take millions of years. */
function createGiftCode(): GiftCode {
  const signs = Array.from({ length: CODE_LENGTH }, () => CODE_SIGNS[randomInt(CODE_SIGNS.length)])
  return v.parse(giftCodeSchema, signs.join(''))
}
