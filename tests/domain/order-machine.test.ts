import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { NO_GIFT_WORDS } from '#domain/gift.ts'
import { deliveredAtOf, isPaid, paymentIntentOf, type BookOrder, type GiftOrder, type Order } from '#domain/order.ts'
import { storedOrder, storedOrderSchema } from '#domain/stored-order.ts'
import { ORDER_EVENT_TYPES, type OrderEvent } from '#domain/order-events.ts'
import { transition } from '#domain/order-machine.ts'
import { childKeptUntil, isAtRest } from '#domain/order-child.ts'
import { orderTitle, storyFieldsOf } from '#domain/order-projection.ts'
import {
  ALARM_CHECK_AGAIN_MS,
  GIFT_OPEN_MS,
  LEASE_MS,
  MAKING_MAX_MS,
  NOTICE_AGAIN_MS,
  NOTICE_TRIED_MS,
  PRODUCTION_RETRY_MS,
  RECORD_CHECK_AGAIN_MS,
  REFUNDS_MAX_FAILED,
} from '#domain/order-times.ts'
import * as v from 'valibot'
import {
  ALL_ORDERS,
  book as orderedBook,
  BOOK_STATES,
  bookIn,
  FENCE,
  GIFT_ID,
  GIFT_STATES,
  giftIn,
  NOW_MS,
  sampleEvents,
} from './order-samples.ts'

const DAY_MS = 24 * 60 * 60_000

/** Every state and every event: the state afterwards, or in brackets the reason why the event is ignored. */
const OF_BOOKS = `
                  opening     open        expired     paid        making      delivered   refunding      failed-refund  refunded       disputed
attempt-begun     opening     opening     opening     (too-late)  (too-late)  (too-late)  (too-late)     (too-late)     (too-late)     (too-late)
session-opened    open        (already)   (too-late)  (too-late)  (too-late)  (too-late)  (too-late)     (too-late)     (too-late)     (too-late)
session-ended     expired     expired     (already)   (too-late)  (too-late)  (too-late)  (too-late)     (too-late)     (too-late)     (too-late)
paid              paid        paid        paid        (already)   (already)   (already)   (already)      (already)      (already)      (already)
paid-by-gift      paid        paid        paid        (too-late)  (too-late)  (too-late)  (too-late)     (too-late)     (too-late)     (too-late)
gift-redeemed     (not-owed)  (not-owed)  (not-owed)  (not-owed)  (not-owed)  (not-owed)  (not-owed)     (not-owed)     (not-owed)     (not-owed)
gift-returned     (not-owed)  (not-owed)  (not-owed)  (not-owed)  (not-owed)  (not-owed)  (not-owed)     (not-owed)     (not-owed)     (not-owed)
lease-acquired    (not-owed)  (not-owed)  (not-owed)  making      making      delivered   (not-owed)     (not-owed)     refunded       (not-owed)
step-tried        (not-owed)  (not-owed)  (not-owed)  (stale)     making      delivered   (stale)        (stale)        refunded       (stale)
step-postponed    (not-owed)  (not-owed)  (not-owed)  (stale)     making      (stale)     (stale)        (stale)        (stale)        (stale)
step-stored       (not-owed)  (not-owed)  (not-owed)  (stale)     making      (stale)     (stale)        (stale)        (stale)        (stale)
step-done         (not-owed)  (not-owed)  (not-owed)  (stale)     delivered   delivered   (stale)        (stale)        refunded       (stale)
notice-failed     (not-owed)  (not-owed)  (not-owed)  (stale)     (not-owed)  delivered   (stale)        (stale)        refunded       (stale)
given-up          (not-owed)  (not-owed)  (not-owed)  refunding   refunding   (too-late)  (already)      (already)      (already)      (already)
refund-settled    (not-owed)  (not-owed)  (not-owed)  refunded    refunded    refunded    refunded       refunded       (already)      refunded
refund-failed     (not-owed)  (not-owed)  (not-owed)  (not-owed)  (not-owed)  (not-owed)  failed-refund  failed-refund  failed-refund  (not-owed)
dispute-opened    (not-owed)  (not-owed)  (not-owed)  disputed    disputed    disputed    disputed       disputed       (already)      (already)
dispute-won       (not-owed)  (not-owed)  (not-owed)  (stale)     (stale)     (already)   (already)      (already)      (already)      refunding
dispute-lost      (not-owed)  (not-owed)  (not-owed)  refunded    refunded    refunded    refunded       refunded       (already)      refunded
account-deleted   opening     open        expired     refunding   refunding   delivered   refunding      failed-refund  refunded       disputed
child-forgotten   (not-owed)  (not-owed)  (not-owed)  (not-owed)  (not-owed)  delivered   (not-owed)     (not-owed)     refunded       (not-owed)
words-changed     (not-owed)  (not-owed)  (not-owed)  (not-owed)  (not-owed)  delivered   (not-owed)     (not-owed)     (not-owed)     (not-owed)
record-confirmed  (not-owed)  (not-owed)  (not-owed)  (not-owed)  (not-owed)  (not-owed)  (not-owed)     (not-owed)     (not-owed)     (not-owed)
sweep-checked     expired     open        expired     paid        making      delivered   refunding      refunding      refunded       disputed`

const OF_GIFTS = `
                  opening     open        expired     given       redeemed    refunding      failed-refund  refunded       disputed
attempt-begun     opening     opening     opening     (too-late)  (too-late)  (too-late)     (too-late)     (too-late)     (too-late)
session-opened    open        (already)   (too-late)  (too-late)  (too-late)  (too-late)     (too-late)     (too-late)     (too-late)
session-ended     expired     expired     (already)   (too-late)  (too-late)  (too-late)     (too-late)     (too-late)     (too-late)
paid              given       given       given       (already)   (already)   (already)      (already)      (already)      (already)
paid-by-gift      (not-owed)  (not-owed)  (not-owed)  (not-owed)  (not-owed)  (not-owed)     (not-owed)     (not-owed)     (not-owed)
gift-redeemed     (not-owed)  (not-owed)  (not-owed)  redeemed    (already)   (too-late)     (too-late)     (too-late)     (too-late)
gift-returned     (not-owed)  (not-owed)  (not-owed)  (already)   given       (too-late)     (too-late)     (too-late)     (too-late)
lease-acquired    (not-owed)  (not-owed)  (not-owed)  given       (not-owed)  (not-owed)     (not-owed)     refunded       (not-owed)
step-tried        (not-owed)  (not-owed)  (not-owed)  given       (stale)     (stale)        (stale)        refunded       (stale)
step-postponed    (not-owed)  (not-owed)  (not-owed)  (not-owed)  (not-owed)  (not-owed)     (not-owed)     (not-owed)     (not-owed)
step-stored       (not-owed)  (not-owed)  (not-owed)  (not-owed)  (not-owed)  (not-owed)     (not-owed)     (not-owed)     (not-owed)
step-done         (not-owed)  (not-owed)  (not-owed)  given       (stale)     (stale)        (stale)        refunded       (stale)
notice-failed     (not-owed)  (not-owed)  (not-owed)  given       (stale)     (stale)        (stale)        refunded       (stale)
given-up          (not-owed)  (not-owed)  (not-owed)  refunding   (too-late)  (already)      (already)      (already)      (already)
refund-settled    (not-owed)  (not-owed)  (not-owed)  refunded    refunded    refunded       refunded       (already)      refunded
refund-failed     (not-owed)  (not-owed)  (not-owed)  (not-owed)  (not-owed)  failed-refund  failed-refund  failed-refund  (not-owed)
dispute-opened    (not-owed)  (not-owed)  (not-owed)  disputed    disputed    disputed       disputed       (already)      (already)
dispute-won       (not-owed)  (not-owed)  (not-owed)  (stale)     (already)   (already)      (already)      (already)      given
dispute-lost      (not-owed)  (not-owed)  (not-owed)  refunded    refunded    refunded       refunded       (already)      refunded
account-deleted   opening     open        expired     refunding   redeemed    refunding      failed-refund  refunded       disputed
child-forgotten   (not-owed)  (not-owed)  (not-owed)  (not-owed)  redeemed    (not-owed)     (not-owed)     refunded       (not-owed)
words-changed     (not-owed)  (not-owed)  (not-owed)  (not-owed)  (not-owed)  (not-owed)     (not-owed)     (not-owed)     (not-owed)
record-confirmed  (not-owed)  (not-owed)  (not-owed)  (not-owed)  redeemed    (not-owed)     (not-owed)     (not-owed)     (not-owed)
sweep-checked     expired     open        expired     given       redeemed    refunding      refunding      refunded       disputed`

function pairsOf(table: string): [state: string, event: string, expected: string][] {
  const [head = [], ...rows] = table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
  return rows.flatMap(([event = '', ...cells]) =>
    cells.map((expected, column): [string, string, string] => [head[column] ?? '', event, expected]),
  )
}

const apply = (order: Order, event: OrderEvent, nowMs = NOW_MS) => transition(order, event, nowMs)
const moved = (order: Order, event: OrderEvent, nowMs = NOW_MS): Order => {
  const after = apply(order, event, nowMs)
  if (typeof after === 'string') throw new Error(`${order.state} stays at ${event.type}: ${after}`)
  return after
}
const movedBook = (order: Order, event: OrderEvent): BookOrder => {
  const after = moved(order, event)
  if (after.kind !== 'book') throw new Error('A gift')
  return after
}
const stepOf = (order: Order) => ('step' in order ? order.step : undefined)

function decides(order: Order, type: string, expected: string): void {
  const after = apply(order, sampleEvents(order)[type as OrderEvent['type']])
  expect(typeof after === 'string' ? `(${after})` : after.state).toBe(expected)
  if (typeof after !== 'string') expect(v.parse(storedOrderSchema, storedOrder(after))).toEqual(after)
}

describe('every pair of a state and an event', () => {
  test.each([
    ['book', OF_BOOKS, BOOK_STATES],
    ['gift', OF_GIFTS, GIFT_STATES],
  ] as const)('decides every pair of state and event for each %s', (_kind, table, states) => {
    const decided = new Set(pairsOf(table).map(([state, event]) => `${state} ${event}`))
    expect(decided).toEqual(new Set(states.flatMap((state) => ORDER_EVENT_TYPES.map((event) => `${state} ${event}`))))
  })

  test.each(pairsOf(OF_BOOKS))('decides for a book in state %s at the event %s: %s', (state, type, expected) => {
    decides(bookIn(state as BookOrder['state']), type, expected)
  })

  test.each(pairsOf(OF_GIFTS))('decides for a gift in state %s at the event %s: %s', (state, type, expected) => {
    decides(giftIn(state as GiftOrder['state']), type, expected)
  })
})

describe('a payment', () => {
  const pay = (more: object) =>
    ({
      type: 'paid',
      session: { sessionId: 'cs_1', paymentIntentId: 'pi_1', amountKurus: 59_900, currency: 'try', ...more },
    }) as const

  test.each([{ amountKurus: 59_899 }, { amountKurus: 100 }, { currency: 'usd' }])(
    'refunds a payment with a wrong sum or currency: %o',
    (wrong) => {
      expect(moved(bookIn('open'), pay(wrong))).toMatchObject({ state: 'refunding', payment: { intentId: 'pi_1' } })
      expect(moved(giftIn('open'), pay(wrong))).toMatchObject({ state: 'refunding', payment: { intentId: 'pi_1' } })
    },
  )

  test.each(['paid', 'making', 'delivered', 'refunding', 'refunded', 'disputed'] as const)(
    'treats a second payment of a %s order as surplus',
    (state) => {
      expect(apply(bookIn(state), pay({ paymentIntentId: 'pi_2' }))).toBe('surplus')
    },
  )
})

describe('a gift', () => {
  const gift = giftIn('given')
  const book = bookIn('open')
  const redeemed = moved(gift, { type: 'gift-redeemed', storyId: book.id })

  test('keeps a paid gift redeemable for a year, and sends its notice on the chosen day', () => {
    const bought = { ...giftIn('open'), card: { ...gift.card, sendOn: '2027-02-14' } }
    const session = { sessionId: 'cs_2', paymentIntentId: 'pi_2', amountKurus: 59_900, currency: 'try' }
    const sentAt = Date.parse('2027-02-14T06:00:00Z')
    const paid = moved(bought, { type: 'paid', session })
    expect(paid).toMatchObject({ state: 'given', step: 'notify', dueAt: sentAt + PRODUCTION_RETRY_MS })
    expect(apply(paid, { type: 'lease-acquired' }, sentAt - 1)).toBe('not-owed')
    const told = moved(
      moved(paid, { type: 'lease-acquired' }, sentAt),
      { type: 'step-done', fence: paid.fence + 1, step: 'notify' },
      sentAt,
    )
    const resting = moved(told, sampleEvents(told)['record-confirmed'], sentAt)
    expect(resting).toMatchObject({ state: 'given', dueAt: NOW_MS + GIFT_OPEN_MS })
    expect(isAtRest(resting)).toBe(true)
  })

  test('redeems a gift for one book: refuses another book, and accepts the same one', () => {
    expect(redeemed).toMatchObject({ state: 'redeemed', redemption: { storyId: book.id, at: NOW_MS } })
    expect(stepOf(redeemed)).toBeUndefined()
    expect(apply(redeemed, { type: 'gift-redeemed', storyId: book.id })).toBe('already')
    expect(apply(redeemed, { type: 'gift-redeemed', storyId: `${book.id}9` as Order['id'] })).toBe('too-late')
  })

  test('neither refunds a redeemed gift nor redeems a refunded one', () => {
    expect(apply(redeemed, { type: 'given-up', fence: redeemed.fence, problem: 'gift-over' })).toBe('too-late')
    const back = moved(gift, { type: 'given-up', fence: gift.fence, problem: 'gift-over' })
    expect(apply(back, { type: 'gift-redeemed', storyId: book.id })).toBe('too-late')
    // Both events were decided while the gift was open.
    expect(
      apply(
        moved(redeemed, { type: 'gift-returned', storyId: book.id, because: 'not-made' }),
        sampleEvents(gift)['given-up'],
      ),
    ).toBe('stale')
  })

  test('reopens a gift when its book is not made, but not for a report of another book', () => {
    expect(apply(redeemed, { type: 'gift-returned', storyId: `${book.id}9` as Order['id'], because: 'not-made' })).toBe(
      'stale',
    )
    const open = moved(redeemed, { type: 'gift-returned', storyId: book.id, because: 'not-made' })
    expect(open).toMatchObject({ state: 'given' })
    expect(open).not.toHaveProperty('redemption')
    expect(moved(open, { type: 'gift-redeemed', storyId: book.id }).state).toBe('redeemed')
  })

  describe('a gift with a book that was left in the making', () => {
    const redeemedFor = (order: Order) => moved(order, { type: 'gift-redeemed', storyId: book.id })
    const returned = (order: Order, because: 'not-made' | 'abandoned') =>
      moved(redeemedFor(order), { type: 'gift-returned', storyId: book.id, because })

    test('opens a gift again after one abandoned book, and refunds it after the second', () => {
      const once = returned(gift, 'abandoned')
      expect(once).toMatchObject({ state: 'given', timesAbandoned: 1 })
      const twice = returned(once, 'abandoned')
      expect(twice).toMatchObject({ state: 'refunding', timesAbandoned: 2, problem: 'gift-over', leaseUntil: 0 })
      expect(apply(twice, { type: 'gift-redeemed', storyId: book.id })).toBe('too-late')
      const told = redeemedFor(once)
      expect(apply(twice, { type: 'gift-returned', storyId: book.id, because: 'abandoned' }), 'told twice').toBe(
        'too-late',
      )
      expect(twice.fence).toBeGreaterThan(told.fence)
    })

    test('opens a gift again each time that we fail to make its book', () => {
      let order: Order = gift
      for (let time = 0; time < 5; time += 1) order = returned(order, 'not-made')
      expect(order).toMatchObject({ state: 'given', timesAbandoned: 0 })
      expect(returned(order, 'abandoned').state).toBe('given')
    })

    test('marks a book as abandoned only if the account is deleted during its making', () => {
      const making = { ...bookIn('making'), payment: { by: 'gift', giftId: GIFT_ID } as const }
      expect(moved(making, { type: 'account-deleted' })).toMatchObject({ state: 'refunding', abandonedAt: NOW_MS })
      for (const order of ALL_ORDERS.filter(({ state }) => state !== 'making'))
        expect(moved(order, { type: 'account-deleted' }), order.state).not.toHaveProperty('abandonedAt')
    })
  })

  describe('that the bank argued about, and left with us,', () => {
    const won = (order: Order, nowMs = NOW_MS) =>
      moved(moved(order, { type: 'dispute-opened' }, nowMs), { type: 'dispute-won' }, nowMs)
    const told = { ...gift, step: undefined }

    test('reopens a gift after a won dispute until its year is over', () => {
      const open = won(told)
      expect(open.state).toBe('given')
      expect(moved(open, sampleEvents(open)['record-confirmed']).dueAt).toBe(gift.paidAt + GIFT_OPEN_MS)
      expect(moved(open, { type: 'gift-redeemed', storyId: book.id }).state).toBe('redeemed')
    })

    test('still sends a gift’s notice on the chosen day after a won dispute', () => {
      const waiting = { ...gift, card: { ...gift.card, sendOn: '2027-02-14' } }
      const sentAt = Date.parse('2027-02-14T06:00:00Z')
      expect(won(waiting)).toMatchObject({ state: 'given', step: 'notify', dueAt: sentAt + PRODUCTION_RETRY_MS })
    })

    test.each([
      ['was on its way back', moved(gift, { type: 'given-up', fence: gift.fence, problem: 'gift-over' })],
      ['was of somebody who has left', moved(gift, { type: 'account-deleted' })],
    ])('refunds a gift after a won dispute if it %s', (_what, order) => {
      expect(won(order).state).toBe('refunding')
    })
  })

  test('checks a gift’s record again if the gift was redeemed during a check', () => {
    expect(apply(redeemed, sampleEvents(gift)['record-confirmed'])).toBe('stale')
    expect(redeemed.dueAt).toBe(NOW_MS + RECORD_CHECK_AGAIN_MS)
  })

  test('refuses to pay by gift for a gift, a deleted account’s order or a paid order', () => {
    const event = { type: 'paid-by-gift', giftId: GIFT_ID } as const
    expect(apply(giftIn('open'), event)).toBe('not-owed')
    expect(apply({ ...book, ownerLeftAt: NOW_MS }, event)).toBe('not-owed')
    const paid = moved(book, event)
    expect(paid).toMatchObject({ state: 'paid', payment: { by: 'gift', giftId: GIFT_ID }, paidAt: NOW_MS })
    expect(apply(paid, event)).toBe('already')
    expect(apply(paid, sampleEvents(book).paid)).toBe('surplus')
  })

  test('erases the words of an ended gift and keeps its code', () => {
    const forgotten = moved(redeemed, { type: 'child-forgotten' })
    expect(forgotten).toMatchObject({ card: { ...NO_GIFT_WORDS, code: gift.card.code } })
  })
})

describe('a worker', () => {
  test('raises the fence when a worker takes the lease, and locks the order meanwhile', () => {
    const leased = moved(bookIn('paid'), { type: 'lease-acquired' })
    expect(leased).toMatchObject({
      fence: FENCE + 1,
      leaseUntil: NOW_MS + LEASE_MS,
      dueAt: NOW_MS + LEASE_MS,
      step: 'compose',
    })
    expect(apply(leased, { type: 'lease-acquired' }, NOW_MS + LEASE_MS - 1)).toBe('leased')
    expect(moved(leased, { type: 'lease-acquired' }, NOW_MS + LEASE_MS).fence).toBe(FENCE + 2)
  })

  test('refuses writes of a worker that a newer lease or a refund replaced', () => {
    for (const state of ['making', 'delivered', 'refunded', 'refunding', 'disputed'] as const) {
      const order = bookIn(state)
      const old = sampleEvents({ ...order, fence: order.fence - 1 })
      for (const type of [
        'step-tried',
        'step-postponed',
        'step-stored',
        'step-done',
        'notice-failed',
        'given-up',
      ] as const)
        expect(typeof apply(order, old[type]), `${state} ${type}`).toBe('string')
    }
  })

  test('accepts the end of a step only if it is the order’s present step', () => {
    expect(apply(bookIn('making'), { type: 'step-done', fence: FENCE, step: 'compose' })).toBe('stale')
  })

  test('releases the order after a transient failure, without counting the attempt', () => {
    const trying = { ...bookIn('making'), stepAttempts: 2, leaseUntil: NOW_MS + LEASE_MS }
    const waiting = moved(trying, { type: 'step-postponed', fence: FENCE, jitter: 0 })
    expect(waiting).toMatchObject({ state: 'making', stepAttempts: 1, leaseUntil: 0, dueAt: NOW_MS + 60_000 })
    expect(moved(waiting, { type: 'lease-acquired' }).fence).toBe(FENCE + 1)
  })

  test('retries a step after growing waits of at most 15 minutes, with jitter', () => {
    const waits = (jitter: number) => {
      let order: Order = bookIn('making')
      return Array.from({ length: 6 }, () => {
        order = moved(order, { type: 'step-postponed', fence: FENCE, jitter })
        return ((order.dueAt ?? 0) - NOW_MS) / 60_000
      })
    }
    expect(waits(0)).toEqual([1, 2, 4, 8, 15, 15])
    expect(waits(1)).toEqual([0.5, 1, 2, 4, 7.5, 7.5])
  })

  test('never postpones a step beyond six hours after the payment', () => {
    const old = { ...bookIn('making'), paidAt: NOW_MS - MAKING_MAX_MS + 1_000, postponements: 9 }
    expect(moved(old, { type: 'step-postponed', fence: FENCE, jitter: 0 }).dueAt).toBe(NOW_MS + 1_000)
  })

  test('resets failures and postponements at a stored step, but not at a renewed lease', () => {
    const tried = { ...bookIn('making'), stepAttempts: 2, postponements: 4 }
    const stored = { type: 'step-stored', fence: FENCE, results: { coverImageUrl: '/media/x' } } as const
    expect(moved(tried, stored)).toMatchObject({ stepAttempts: 0, postponements: 0 })
    expect(moved(tried, { ...stored, results: {} })).toMatchObject({ stepAttempts: 2, postponements: 4 })
  })

  test.each([giftIn('given'), giftIn('refunded'), bookIn('delivered'), bookIn('refunded')])(
    'retries the notice of a $state $kind for three days after its first failure',
    (order) => {
      const firstMs = NOW_MS + 2 * NOTICE_TRIED_MS
      const failed = { type: 'notice-failed', fence: FENCE } as const
      const owing = moved(order, failed, firstMs)
      expect(owing).toMatchObject({ step: 'notify', leaseUntil: 0, dueAt: firstMs + NOTICE_AGAIN_MS })
      const last = moved(owing, failed, firstMs + NOTICE_TRIED_MS - 1)
      expect(stepOf(last)).toBe('notify')
      expect(stepOf(moved(last, failed, firstMs + NOTICE_TRIED_MS))).toBeUndefined()
    },
  )

  test('tries a second notice for three days too', () => {
    const tried = moved(bookIn('delivered'), { type: 'notice-failed', fence: FENCE })
    const refund = { type: 'refund-settled', refundNumber: 're_1' } as const
    const argued = moved(tried, { type: 'dispute-opened' })
    for (const order of [moved(tried, refund), moved(argued, { type: 'dispute-won' })]) {
      expect(order).toMatchObject({ step: 'notify', noticeUntil: undefined })
    }
  })
})

describe('the end of a production', () => {
  test.each(['given-up', 'refund-settled', 'dispute-opened', 'dispute-lost'] as const)(
    'refuses every worker after the order has ended by %s',
    (type) => {
      const order = bookIn('making')
      expect(moved(order, sampleEvents(order)[type])).toMatchObject({ fence: FENCE + 1, leaseUntil: 0 })
    },
  )

  test('after a won dispute, keeps a delivered book and refunds an undelivered one', () => {
    const delivered = moved(bookIn('delivered'), { type: 'dispute-opened' })
    expect(moved(delivered, { type: 'dispute-won' }).state).toBe('delivered')
    const making = moved(bookIn('making'), { type: 'dispute-opened' })
    expect(moved(making, { type: 'dispute-won' })).toMatchObject({ state: 'refunding' })
  })

  test('ignores a late report of a refused refund after another refund has settled', () => {
    const order = bookIn('refunding')
    const refunded = moved(order, { type: 'refund-settled', refundNumber: 're_1' })
    expect(apply(refunded, sampleEvents(order)['refund-failed'])).toBe('stale')
  })

  test('a refused refund is tried a few times, then waits for a person, checked daily', () => {
    let order = moved(bookIn('making'), { type: 'given-up', fence: FENCE, problem: 'production-failed' })
    for (let refundsFailed = 1; refundsFailed < REFUNDS_MAX_FAILED; refundsFailed += 1) {
      order = moved(order, { type: 'refund-failed', fence: order.fence, refundsFailed })
      expect(apply(order, { type: 'refund-failed', fence: order.fence, refundsFailed })).toBe('already')
      order = moved(order, { type: 'sweep-checked' }, order.dueAt)
      expect(order).toMatchObject({ state: 'refunding', refundsFailed })
    }
    order = moved(order, { type: 'refund-failed', fence: order.fence, refundsFailed: REFUNDS_MAX_FAILED })
    const dueAt = order.dueAt ?? 0
    expect(moved(order, { type: 'sweep-checked' }, dueAt)).toMatchObject({
      state: 'failed-refund',
      dueAt: dueAt + ALARM_CHECK_AGAIN_MS,
    })
  })
})

test.each(['delivered', 'refunded'] as const)(
  'checks a notified order’s record (%s) once more, then erases the child’s data',
  (state) => {
    const told = moved(bookIn(state), { type: 'step-done', fence: FENCE, step: 'notify' })
    expect([stepOf(told), told.dueAt]).toEqual([undefined, NOW_MS + RECORD_CHECK_AGAIN_MS])
    const confirmed = moved(told, sampleEvents(told)['record-confirmed'])
    expect(confirmed.dueAt).toBe(childKeptUntil(confirmed))
    expect(isAtRest(confirmed)).toBe(true)
    const forgotten = moved(confirmed, { type: 'child-forgotten' }, confirmed.dueAt)
    expect(forgotten.dueAt).toBeGreaterThan(confirmed.dueAt ?? Infinity)
    const resting = moved(forgotten, sampleEvents(forgotten)['record-confirmed'])
    expect(resting.dueAt).toBeUndefined()
    expect(apply(resting, sampleEvents(resting)['record-confirmed'])).toBe('not-owed')
  },
)

test('checks an order’s record again if a parent changes words during a check', () => {
  const told = moved(bookIn('delivered'), { type: 'step-done', fence: FENCE, step: 'notify' })
  const checked = moved(told, { type: 'sweep-checked' }, told.dueAt)
  const reworded = moved(checked, sampleEvents(checked)['words-changed'], (told.dueAt ?? 0) + 1)
  expect(apply(reworded, sampleEvents(checked)['record-confirmed'])).toBe('stale')
  expect(moved(reworded, sampleEvents(reworded)['record-confirmed']).dueAt).toBe(childKeptUntil(reworded))
})

describe('an order that is over', () => {
  test('erases an ended order’s child data, and still sends only the notice of a refund', () => {
    const refunded = moved(bookIn('refunded'), { type: 'child-forgotten' })
    expect(refunded).toMatchObject({ step: 'notify', book: null })
    expect(refunded.dueAt).toBeDefined()
    expect(stepOf(moved(bookIn('delivered'), { type: 'child-forgotten' }))).toBeUndefined()
  })

  test('keeps a child’s data a year after a book, 30 days after a refund without a book', () => {
    expect(childKeptUntil(bookIn('delivered'))).toBe(NOW_MS - 1_000 + 365 * DAY_MS)
    const refunded = moved(bookIn('refunding'), sampleEvents(bookIn('refunding'))['refund-settled'])
    expect(childKeptUntil(refunded)).toBe(NOW_MS + 30 * DAY_MS)
    expect(childKeptUntil(bookIn('making'))).toBeUndefined()
  })

  test('erases the child’s data once, and writes no such data into the record', () => {
    const forgotten = movedBook(bookIn('delivered'), { type: 'child-forgotten' })
    expect(JSON.stringify(forgotten)).not.toMatch(/Defne|aaaa|bbbb/)
    expect(forgotten).toMatchObject({ state: 'delivered', payment: { intentId: 'pi_1' }, childForgottenAt: NOW_MS })
    expect(apply(forgotten, { type: 'child-forgotten' })).toBe('already')
    expect(storyFieldsOf(forgotten)).toMatchObject({ status: 'completed', paymentStatus: 'paid' })
    expect(storyFieldsOf(forgotten)).not.toHaveProperty('imageURLs')
    // A refund by hand, a year and a day later: only the payment in the record changes.
    const refunded = movedBook(forgotten, { type: 'refund-settled', refundNumber: 're_1' })
    expect(storyFieldsOf(refunded)).toMatchObject({ status: 'completed', paymentStatus: 'refunded' })
  })
})

describe('an order whose owner has left', () => {
  test.each(ALL_ORDERS)('$kind $state: after account deletion keeps the payment, no child’s data or words', (order) => {
    const left = moved(order, { type: 'account-deleted' })
    expect(JSON.stringify(left)).not.toMatch(/Defne|aaaa|bbbb|Elif|Babaanne/)
    expect(left.sale).toMatchObject({ amountKurus: 59_900, currency: 'try', userEmail: 'anne@example.test' })
    const paymentOf = (one: Order) => isPaid(one) && [one.payment, one.paidAt]
    expect(paymentOf(left)).toEqual(paymentOf(order))
    if (left.state === 'refunded') expect(left.refundNumber).toBe('re_1')
    if (left.kind === 'book') expect(storyFieldsOf(left)).toBeNull()
  })

  test.each(['paid', 'making'] as const)(
    '%s: refunds the order of a deleted account, and stops its worker',
    (state) => {
      const left = moved(bookIn(state), { type: 'account-deleted' })
      expect(left).toMatchObject({ state: 'refunding', fence: FENCE + 1, leaseUntil: 0 })
    },
  )

  test.each(ALL_ORDERS.filter((order) => !isPaid(order)))(
    '$kind $state: refunds a late payment after the account’s deletion',
    (order) => {
      const left = moved(order, { type: 'account-deleted' })
      expect(moved(left, sampleEvents(left).paid)).toMatchObject({ state: 'refunding' })
      expect(apply(left, sampleEvents(left)['attempt-begun'])).toBe('too-late')
    },
  )

  test('notifies a deleted account’s owner of a refund by template title, but of no book', () => {
    expect(stepOf(moved(bookIn('delivered'), { type: 'account-deleted' }))).toBeUndefined()
    const refunded = movedBook(bookIn('refunded'), { type: 'account-deleted' })
    expect([stepOf(refunded), orderTitle(refunded)]).toEqual(['notify', 'Sihirli Orman Macerası'])
    const disputed = moved(moved(bookIn('delivered'), { type: 'dispute-opened' }), { type: 'account-deleted' })
    expect(moved(disputed, { type: 'dispute-won' })).toMatchObject({ state: 'delivered' })
    expect(stepOf(moved(disputed, { type: 'dispute-won' }))).toBeUndefined()
  })
})

describe('a look', () => {
  test.each(ALL_ORDERS)('ignores a check of a $kind that is $state and not due', (order) => {
    expect(apply({ ...order, dueAt: NOW_MS + 1 }, { type: 'sweep-checked' })).toBe('already')
  })

  test.each(ALL_ORDERS)('moves the due time into the future at a check of a $kind that is $state', (order) => {
    expect(moved(order, { type: 'sweep-checked' }).dueAt).toBeGreaterThan(NOW_MS)
  })
})

test('never makes a book for a refunded payment, in any event order', () => {
  const anyEvent = fc.tuple(
    fc.constantFrom(...ORDER_EVENT_TYPES),
    fc.integer({ min: 0, max: 2 }),
    fc.integer({ min: 0, max: 400_000 }),
  )
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 40 }), (row) => {
      let order: Order = bookIn('opening')
      let nowMs = NOW_MS
      for (const [type, late, passes] of row) {
        nowMs += passes
        const event = sampleEvents({ ...order, fence: order.fence - late })[type]
        const after = apply(order, event, nowMs)
        if (typeof after === 'string') continue
        expect(after.fence).toBeGreaterThanOrEqual(order.fence)
        if (isPaid(order)) expect(paymentIntentOf(after)).toBe(paymentIntentOf(order))
        const endedWithoutBook =
          ['refunding', 'failed-refund', 'refunded', 'disputed'].includes(order.state) &&
          deliveredAtOf(order) === undefined
        if (endedWithoutBook) expect(deliveredAtOf(after)).toBeUndefined()
        order = after
      }
      if (order.childForgottenAt === undefined) expect(order).toMatchObject({ book: orderedBook })
      else expect(JSON.stringify(order)).not.toMatch(/Defne|aaaa|bbbb/)
    }),
    { numRuns: 2_000 },
  )
})
