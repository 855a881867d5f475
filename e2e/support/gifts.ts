/** Gifts that somebody has bought, for specs that begin in front of them. */
import { expect, type Page } from '@playwright/test'
import { giftCodeSchema, mintGiftId, NO_GIFT_WORDS, type GiftWords } from '#domain/gift.ts'
import * as v from 'valibot'
import type { StoryId, UserId } from '#domain/ids.ts'
import { storedOrder, type Order } from '#domain/order.ts'
import { NOBODY, NOTHING_MADE } from '#domain/order-child.ts'
import { giftFieldsOf } from '#domain/order-projection.ts'
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

/** @param fields what it has become. @returns its id */
export async function putGift(
  { uid, email }: Account,
  { words = {}, ...fields }: Partial<Order> & { words?: Partial<GiftWords> } = {},
  number = 0,
): Promise<StoryId> {
  const paidAt = Date.now() - (number + 1) * HOUR_MS
  const id = mintGiftId(uid as UserId, paidAt)
  // One code opens one gift.
  const code = number === 0 ? GIFT_CODE : v.parse(giftCodeSchema, `${GIFT_CODE.slice(0, -1)}${number}`)
  const order = {
    ...{ id, uid: uid as UserId, state: 'given', paymentIntentId: `pi_${number}`, paidAt, attempt: 1 },
    ...{ stepAttempts: 0, postponements: 0, fence: 1, leaseUntil: 0, refundsFailed: 0, results: NOTHING_MADE },
    ...{ createdAt: paidAt, updatedAt: paidAt },
    snapshot: {
      ...{ userEmail: email, templateId: 'hediye', templateTitle: 'Hediye', children: [NOBODY] },
      ...{ amountKurus: 59_900, currency: 'try', gift: { ...WORDS, ...words, code } },
    },
    ...fields,
  } as Order
  await database.write(`orders/${id}`, { ...storedOrder(order), giftCode: code })
  await database.write(`gifts/${uid}/${id}`, giftFieldsOf(order))
  return id
}

/** One that waits for its day, one that became a book, and one that went back. */
export async function putGifts(account: Account): Promise<void> {
  await database.erase(`gifts/${account.uid}`)
  await putGift(account)
  await putGift(account, { words: { to: 'Ali’nin annesi' }, state: 'delivered', deliveredAt: Date.now() }, 1)
  const refunded = { state: 'refunded', refundedAt: Date.now(), refundNumber: 're_1Q2w3E4r5T' } as const
  await putGift(account, { words: { to: '' }, ...refunded }, 2)
}

export async function openGifts(page: Page): Promise<void> {
  await page.goto(PATHS.gifts)
  await expect(page.getByRole('heading', { name: GIFT.title })).toBeVisible()
}
