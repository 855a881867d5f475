import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import type { Order } from '#domain/order.ts'
import { storedOrder, storedOrderSchema } from '#domain/stored-order.ts'
import { ALL_ORDERS, bookIn, GIFT_ID, giftIn } from './order-samples.ts'

/** The JSON in the database. */
const recordOf = (order: Order) => JSON.parse(JSON.stringify(storedOrder(order))) as Record<string, unknown>
const read = (record: object) => v.parse(storedOrderSchema, record)

test.each(ALL_ORDERS)('reads a $kind that is $state as it was written', (order) => {
  expect(read(recordOf(order))).toEqual(order)
})

test.each(ALL_ORDERS)('queues a $kind that is $state with the paid orders only if it is paid', (order) => {
  expect(recordOf(order).paidDueAt).toBe('payment' in order ? order.dueAt : undefined)
})

describe('the record', () => {
  test('stores orders flat: rules, indexes and tools read times, payment and snapshot', () => {
    expect(recordOf(bookIn('delivered'))).toMatchObject({
      ...{ state: 'delivered', sessionId: 'cs_1', paymentIntentId: 'pi_1', step: 'notify' },
      ...{ paidAt: expect.any(Number), deliveredAt: expect.any(Number) },
      snapshot: { childName: 'Defne', heroKey: 'b'.repeat(40), amountKurus: 59_900 },
    })
  })

  test('stores a redeemed gift as delivered, with the code that finds it', () => {
    const gift = giftIn('redeemed')
    expect(recordOf(gift)).toMatchObject({
      ...{ state: 'delivered', redeemedFor: gift.redemption.storyId, deliveredAt: gift.redemption.at },
      ...{ giftCode: gift.card.code, snapshot: { gift: gift.card } },
    })
  })

  test('stores the gift that has paid for a book, and no payment at Stripe', () => {
    const record = recordOf({ ...bookIn('paid'), payment: { by: 'gift', giftId: GIFT_ID } })
    expect(record).toMatchObject({ giftId: GIFT_ID, paidDueAt: expect.any(Number) })
    expect(record).not.toHaveProperty('paymentIntentId')
  })

  test('stores no field of a child whose data were erased', () => {
    const { snapshot } = recordOf({ ...bookIn('delivered'), book: null })
    expect(Object.keys(snapshot as object).toSorted()).toEqual(
      ['amountKurus', 'currency', 'templateId', 'templateTitle', 'userEmail'].toSorted(),
    )
  })
})

/** A record written by an earlier version. */
const older = (order: Order, fields: object, inSnapshot: object = {}) => {
  const { snapshot, ...record } = recordOf(order)
  return { ...record, snapshot: { ...(snapshot as object), ...inSnapshot }, ...fields }
}
const placeholder = {
  ...{ childName: 'Kahraman', childAge: 2, childGender: 'male', transformId: 'erased' },
  ...{ transformedPhotoUrl: '', heroKey: '' },
}

describe('an older record', () => {
  test('reads a placeholder in an older record as a child whose data were erased', () => {
    const forgotten = { ...bookIn('delivered'), book: null, childForgottenAt: 1 }
    expect(read(older(forgotten, {}, placeholder))).toEqual(forgotten)
    expect(read(older(giftIn('given'), {}, placeholder))).toEqual(giftIn('given'))
  })

  test('drops the refund number of an older record if the number is a gift’s id', () => {
    const record = older({ ...bookIn('refunded'), payment: { by: 'gift', giftId: GIFT_ID } }, { refundNumber: GIFT_ID })
    expect(read(record)).toMatchObject({ state: 'refunded', refundNumber: null, payment: { giftId: GIFT_ID } })
  })

  test('drops the pay page and the last step of an older record', () => {
    const page = { expiresAt: 1, checkoutUrl: 'https://stripe.test', step: 'pictures' }
    expect(read(older(bookIn('disputed'), page))).toEqual(bookIn('disputed'))
    expect(read(older(bookIn('failed-refund'), { refundNumber: 're_1', refundedAt: 1 }))).toEqual(
      bookIn('failed-refund'),
    )
  })

  test('uses the time of the last change if a refund has no time', () => {
    const order = bookIn('refunded')
    expect(read(older(order, { refundedAt: undefined }))).toEqual({ ...order, refundedAt: order.updatedAt })
  })
})

test.each([
  ['open', 'sessionId'],
  ['open', 'expiresAt'],
  ['paid', 'paidAt'],
  ['making', 'paymentIntentId'],
  ['making', 'step'],
  ['delivered', 'deliveredAt'],
] as const)('refuses an order that is %s without its %s', (state, field) => {
  const { [field]: _lost, ...record } = recordOf(bookIn(state))
  expect(v.is(storedOrderSchema, record)).toBe(false)
})
