/** Bought gifts, for specs that start from them. */
import { expect, type Page } from '@playwright/test'
import { giftCodeSchema, GIFT_TEMPLATE_ID, createGiftId, NO_GIFT_WORDS, type GiftWords } from '#domain/gift.ts'
import * as v from 'valibot'
import type { StoryId, TemplateId, UserId } from '#domain/ids.ts'
import type { GiftOrder, PaidOrder } from '#domain/order.ts'
import { giftFieldsOf } from '#domain/order-projection.ts'
import { storedOrder } from '#domain/stored-order.ts'
import { createStoryId } from '#domain/story-id.ts'
import { PATHS } from '#domain/site-paths.ts'
import { GIFT } from '#text/gift.ts'
import { database, type Account } from '../../tests/support/local-env.ts'

export const GIFT_CODE = v.parse(giftCodeSchema, '7K3D Q9TX 2M5H')
const WORDS = {
  ...NO_GIFT_WORDS,
  to: 'Elif',
  from: 'Babaannesi',
  message: 'Her akşam bir sayfa okuyun; en güzel yerinde beni de arayın.',
}
const HOUR_MS = 3_600_000

type Paid = GiftOrder & PaidOrder

/** @param becomes changes the order of the open gift. @returns its id */
export async function putGift(
  { uid, email }: Account,
  words: Partial<GiftWords> = {},
  number = 0,
  becomes: (gift: Extract<Paid, { state: 'given' }>) => Paid = (gift) => gift,
): Promise<StoryId> {
  const paidAt = Date.now() - (number + 1) * HOUR_MS
  const id = createGiftId(uid as UserId, paidAt)
  // One code opens one gift.
  const code = number === 0 ? GIFT_CODE : v.parse(giftCodeSchema, `${GIFT_CODE.slice(0, -1)}${number}`)
  const price = { amountKurus: 59_900, currency: 'try' }
  const order = becomes({
    ...{ kind: 'gift', state: 'given', id, uid: uid as UserId, attempt: 1, fence: 1, leaseUntil: 0 },
    ...{ stepAttempts: 0, postponements: 0, refundsFailed: 0, timesAbandoned: 0 },
    ...{ paidAt, createdAt: paidAt, updatedAt: paidAt },
    payment: { by: 'card', sessionId: `cs_${number}`, intentId: `pi_${number}` },
    sale: { userEmail: email, templateId: GIFT_TEMPLATE_ID, templateTitle: 'Hediye', ...price },
    card: { ...WORDS, ...words, code },
  })
  await database.write(`orders/${id}`, storedOrder(order))
  await database.write(`gifts/${uid}/${id}`, giftFieldsOf(order))
  return id
}

/** One gift waits for its day, one became a book, and one was refunded. */
export async function putGifts(account: Account): Promise<void> {
  await database.erase(`gifts/${account.uid}`)
  await putGift(account)
  const redemption = {
    storyId: createStoryId('sihirli-orman-macerasi' as TemplateId, account.uid as UserId, Date.now()),
    at: Date.now(),
  }
  await putGift(account, { to: 'Ali’nin annesi' }, 1, (gift) => ({ ...gift, state: 'redeemed', redemption }))
  const refund = { refundedAt: Date.now(), refundNumber: 're_1Q2w3E4r5T' }
  await putGift(account, { to: '' }, 2, (gift) => ({ ...gift, state: 'refunded', ...refund }))
}

export async function openGifts(page: Page): Promise<void> {
  await page.goto(PATHS.gifts)
  await expect(page.getByRole('heading', { name: GIFT.title })).toBeVisible()
}
