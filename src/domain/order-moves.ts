/** The changes by which an order answers an event: pure functions of the order, the event and the clock. */
import type { Order, OrderSnapshot } from './order.ts'
import type { OrderEventOf, OrderEventType, IgnoredBecause } from './order-events.ts'
import { NOTHING_MADE, restsUntil, withoutChild } from './order-child.ts'
import { giftSentAt } from './gift.ts'
import * as times from './order-times.ts'
import { TEXTS_PER_SPREAD } from './book-size.ts'
import type { StoryId, UserId } from './ids.ts'
import { PRODUCTION_STEPS } from './story.ts'

export type Move<Type extends OrderEventType> = (
  order: Order,
  event: OrderEventOf<Type>,
  nowMs: number,
) => Order | IgnoredBecause

export function newOrder(id: StoryId, uid: UserId, snapshot: OrderSnapshot, nowMs: number): Order {
  return {
    ...{ id, uid, state: 'opening', snapshot, attempt: 1, ...openUntil(nowMs) },
    ...{
      stepAttempts: 0,
      postponements: 0,
      fence: 0,
      leaseUntil: 0,
      refundsFailed: 0,
      createdAt: nowMs,
      updatedAt: nowMs,
    },
    results: NOTHING_MADE,
  }
}

/** Tells if a session for this attempt can still be requested: Stripe refuses one that would end too soon. */
export const canOpenSession = (order: Order, nowMs: number): boolean =>
  order.state === 'opening' && (order.expiresAt ?? 0) >= nowMs + times.CHECKOUT_MIN_OPEN_MS

/** The former attempt's session has been found closed at Stripe before. */
export const beginAttempt: Move<'attempt-begun'> = (order, { snapshot, after }, nowMs) => {
  // The new snapshot would bring a child's name back.
  if (order.ownerLeftAt !== undefined) return 'too-late'
  if (order.attempt !== after.attempt || order.sessionId !== after.sessionId) return 'stale'
  const { sessionId: _session, checkoutUrl: _url, ...rest } = order
  return { ...rest, state: 'opening', snapshot, attempt: order.attempt + 1, ...openUntil(nowMs), updatedAt: nowMs }
}

export const openSession: Move<'session-opened'> = (order, { attempt, sessionId, checkoutUrl }, nowMs) => {
  if (order.attempt !== attempt) return 'stale'
  return {
    ...order,
    state: 'open',
    sessionId,
    ...(checkoutUrl && { checkoutUrl }),
    dueAt: nowMs + times.WEBHOOK_GRACE_MS,
    updatedAt: nowMs,
  }
}

export const endSession: Move<'session-ended'> = (order, { sessionId }, nowMs) =>
  order.sessionId === sessionId ? expired(order, nowMs) : 'stale'

/** A payment over another amount than was promised buys nothing, nor does one for nobody: it is the order's payment, and it goes back. */
export const pay: Move<'paid'> = (order, { session }, nowMs) => {
  const { sessionId, paymentIntentId, amountKurus, currency } = session
  const isRight =
    amountKurus === order.snapshot.amountKurus &&
    currency === order.snapshot.currency &&
    order.ownerLeftAt === undefined
  const { gift } = order.snapshot
  const paid: Order = {
    ...order,
    ...(gift ? given(giftSentAt(gift), nowMs) : owed(nowMs)),
    sessionId,
    paymentIntentId,
    paidAt: nowMs,
    updatedAt: nowMs,
  }
  return isRight ? paid : { ...refunding(paid, nowMs), problem: 'checkout-failed' }
}

/** A book is to be made. */
const owed = (nowMs: number) => ({ state: 'paid', dueAt: nowMs + times.PRODUCTION_RETRY_MS }) as const

/** A code is open, and on its day somebody is told of it. */
const given = (sentAt: number, nowMs: number) => {
  const noticeAt = Math.max(nowMs, sentAt)
  return { state: 'given', step: 'notify', dueAt: noticeAt + times.PRODUCTION_RETRY_MS } as const
}

/** Whoever redeems a gift has closed the pay page before; money that comes all the same is surplus. */
export const payByGift: Move<'paid-by-gift'> = (order, { giftId }, nowMs) => {
  // For nobody, or a gift for a gift.
  if (order.ownerLeftAt !== undefined || order.snapshot.gift) return 'not-owed'
  return { ...order, ...owed(nowMs), giftId, paidAt: nowMs, updatedAt: nowMs }
}

export const payByGiftAgain: Move<'paid-by-gift'> = (order, { giftId }) =>
  order.giftId === giftId ? 'already' : 'too-late'

/** Whoever holds the code need not be told of it any more. */
export const redeemGift: Move<'gift-redeemed'> = (order, { storyId }, nowMs) =>
  withoutNotice({ ...fenced(order), state: 'delivered', redeemedFor: storyId, deliveredAt: nowMs }, nowMs)

export const redeemGiftAgain: Move<'gift-redeemed'> = (order, { storyId }) =>
  order.redeemedFor === storyId ? 'already' : 'too-late'

/** Only by the book that has it: it may have been redeemed for another one since. */
export const returnGift: Move<'gift-returned'> = (order, { storyId, because }, nowMs) => {
  if (order.redeemedFor !== storyId) return 'stale'
  const { redeemedFor: _book, deliveredAt: _when, ...rest } = order
  const returned = withoutNotice({ ...fenced(rest), state: 'given' }, nowMs)
  if (because === 'not-made') return returned
  const timesAbandoned = (order.timesAbandoned ?? 0) + 1
  if (timesAbandoned < times.GIFT_MAX_ABANDONED) return { ...returned, timesAbandoned }
  // One payment has no production without end: its buyer has the money back.
  return { ...refunding(returned, nowMs), timesAbandoned, problem: 'gift-over' }
}

/** Money that comes after the order has its payment. */
export const payAgain: Move<'paid'> = (order, { session }) =>
  session.paymentIntentId === order.paymentIntentId ? 'already' : 'surplus'

/** A worker takes what is owed, unless another one has it: the fence is raised, so that a slower one is refused. */
export const acquireLease: Move<'lease-acquired'> = (order, _event, nowMs) => {
  if (order.leaseUntil > nowMs) return 'leased'
  const state = order.state === 'paid' ? 'making' : order.state
  return leased({ ...order, state, step: order.step ?? PRODUCTION_STEPS[0], fence: order.fence + 1 }, nowMs)
}

/** A gift is told of on its day, and not before. */
export const acquireGiftLease: Move<'lease-acquired'> = (order, event, nowMs) =>
  nowMs < giftSentAt(order.snapshot.gift ?? { sendOn: '' }) ? 'not-owed' : acquireNoticeLease(order, event, nowMs)

/** The lease of an order that owes nothing but perhaps a notice. */
export const acquireNoticeLease: Move<'lease-acquired'> = (order, event, nowMs) =>
  order.step === 'notify' ? acquireLease(order, event, nowMs) : 'not-owed'

export const tryStep: Move<'step-tried'> = (order, { fence }, nowMs) =>
  order.fence === fence ? leased({ ...order, stepAttempts: order.stepAttempts + 1 }, nowMs) : 'stale'

/** Weather is no failure: the try does not count, the lease is given back, and the next one comes later and later. */
export const postponeStep: Move<'step-postponed'> = (order, { fence, jitter }, nowMs) => {
  if (order.fence !== fence) return 'stale'
  const waitMs = Math.min(times.WEATHER_FIRST_WAIT_MS * 2 ** order.postponements, times.WEATHER_LONGEST_WAIT_MS)
  return {
    ...order,
    stepAttempts: Math.max(0, order.stepAttempts - 1),
    postponements: order.postponements + 1,
    leaseUntil: 0,
    // Never beyond the end of the promise: the sweep gives the money back then.
    dueAt: Math.min(nowMs + Math.round(waitMs * (1 - jitter / 2)), (order.paidAt ?? nowMs) + times.MAKING_MAX_MS),
    updatedAt: nowMs,
  }
}

/**
 * A step that has stored a result continues: earlier failures, lasting or transient, do not count against the next
 * part.
 */
export const storeStep: Move<'step-stored'> = (order, { fence, results }, nowMs) => {
  if (order.fence !== fence) return 'stale'
  const progress = Object.keys(results).length > 0 ? { stepAttempts: 0, postponements: 0 } : {}
  return leased({ ...order, ...progress, results: { ...order.results, ...results } }, nowMs)
}

export const endStep: Move<'step-done'> = (order, { fence, step }, nowMs) => {
  if (order.fence !== fence || order.step !== step) return 'stale'
  const next = PRODUCTION_STEPS[PRODUCTION_STEPS.indexOf(step) + 1]
  if (!next) return withoutNotice(order, nowMs)
  const moved = leased({ ...order, step: next, stepAttempts: 0, postponements: 0 }, nowMs)
  return step === 'publish' ? { ...moved, state: 'delivered', deliveredAt: nowMs } : moved
}

/**
 * It is tried again for some days, and a notice that never arrives undoes nothing. The days begin with the first failure:
 * while no worker runs, no try is lost.
 */
export const failNotice: Move<'notice-failed'> = (order, { fence }, nowMs) => {
  if (order.fence !== fence || order.step !== 'notify') return 'stale'
  const noticeUntil = order.noticeUntil ?? nowMs + times.NOTICE_TRIED_MS
  if (nowMs >= noticeUntil) return withoutNotice(order, nowMs)
  const dueAt = nowMs + times.NOTICE_AGAIN_MS
  return { ...order, noticeUntil, stepAttempts: 0, leaseUntil: 0, dueAt, updatedAt: nowMs }
}

/** From here on `delivered` is refused: the fence is raised by the same write. */
export const giveUp: Move<'given-up'> = (order, { fence, problem }, nowMs) =>
  order.fence === fence ? { ...refunding(order, nowMs), problem } : 'stale'

export const settleRefund: Move<'refund-settled'> = (order, { refundNumber }, nowMs) =>
  ended(order, refundNumber, nowMs)

export const failRefund: Move<'refund-failed'> = (order, { fence, refundsFailed }, nowMs) => {
  if (refundsFailed <= order.refundsFailed) return 'already'
  if (order.fence !== fence) return 'stale'
  const checkAgainMs = refundsFailed < times.REFUNDS_MAX_FAILED ? times.REFUND_RETRY_MS : times.ALARM_CHECK_AGAIN_MS
  return { ...fenced(order), state: 'failed-refund', refundsFailed, dueAt: nowMs + checkAgainMs, updatedAt: nowMs }
}

export const openDispute: Move<'dispute-opened'> = (order, _event, nowMs) => ({
  ...fenced(order),
  state: 'disputed',
  dueAt: nowMs + times.REFUND_CHECK_AT_LEAST_MS,
  updatedAt: nowMs,
})

/** The money is ours again, so something is owed again: the open code, the book that is there, or the money. */
export const winDispute: Move<'dispute-won'> = (argued, _event, nowMs) => {
  const order = notTried(argued)
  const { gift } = order.snapshot
  if (gift && isOpenGift(order))
    return order.step
      ? { ...order, ...given(giftSentAt(gift), nowMs), updatedAt: nowMs }
      : withoutNotice({ ...order, state: 'given' }, nowMs)
  if (order.deliveredAt === undefined) return refunding(order, nowMs)
  const delivered: Order = { ...order, state: 'delivered' }
  const owesNotice = order.step && order.ownerLeftAt === undefined
  return owesNotice
    ? { ...delivered, dueAt: nowMs + times.PRODUCTION_RETRY_MS, updatedAt: nowMs }
    : withoutNotice(delivered, nowMs)
}

/** A gift that the bank disputes: it was not delivered, and not on its way back. */
const isOpenGift = ({ deliveredAt, problem, ownerLeftAt }: Order): boolean =>
  deliveredAt === undefined && problem === undefined && ownerLeftAt === undefined

/** The bank has given the money back: a full refund, though not by us. */
export const loseDispute: Move<'dispute-lost'> = (order, { disputeId }, nowMs) => ended(order, disputeId, nowMs)

/** Money that is owed stays owed; what was known of a child does not stay with it. */
export const forgetChild: Move<'account-deleted'> = (order, _event, nowMs) =>
  order.ownerLeftAt === undefined ? withoutOwner(order, nowMs) : 'already'

export const refundDeletedAccount: Move<'account-deleted'> = (order, _event, nowMs) =>
  refunding(withoutOwner(order, nowMs), nowMs)

/** The cost of making is lost: a user who causes that too often is counted. */
export const abandonBook: Move<'account-deleted'> = (order, _event, nowMs) =>
  refunding({ ...withoutOwner(order, nowMs), abandonedAt: nowMs }, nowMs)

/** The book was handed over and goes with the account: nobody is told of it any more. */
export const forgetChildOfBook: Move<'account-deleted'> = (order, _event, nowMs) =>
  order.ownerLeftAt === undefined ? withoutNotice(withoutOwner(order, nowMs), nowMs) : 'already'

/** The order is over: what is left of it is a record of a payment. */
export const forgetChildOfOrder: Move<'child-forgotten'> = (order, _event, nowMs) => {
  if (order.childForgottenAt !== undefined) return 'already'
  const forgotten = withoutChild(order, nowMs)
  // The parent of a deleted book needs no notice, unless it is that of their refund.
  return order.state === 'refunded' && order.step ? forgotten : withoutNotice(forgotten, nowMs)
}

/**
 * Changes words of a finished book, whatever becomes of its money. The parent's record follows: should whoever writes
 * it die, the last look finds it.
 */
export const changeWords: Move<'words-changed'> = (order, { spread, texts, narrationURL }, nowMs) => {
  if (order.childForgottenAt !== undefined) return 'too-late'
  const { storyTexts, narrationURLs } = order.results
  if (order.deliveredAt === undefined || spread >= narrationURLs.length) return 'not-owed'
  const results = {
    ...order.results,
    storyTexts: storyTexts.toSpliced(spread * TEXTS_PER_SPREAD, TEXTS_PER_SPREAD, ...texts),
    narrationURLs: narrationURLs.with(spread, narrationURL),
  }
  const dueAt = Math.min(order.dueAt ?? Infinity, nowMs + times.RECORD_CHECK_AGAIN_MS)
  return { ...order, results, dueAt, updatedAt: nowMs }
}

/** From here on the order rests, until it has to forget the child. */
export const confirmRecord: Move<'record-confirmed'> = (order, { fence }) => {
  // A gift may have been redeemed since, and its book is not looked after yet.
  if (order.fence !== fence) return 'stale'
  if (order.step || order.dueAt === undefined) return 'not-owed'
  const { dueAt: _due, ...rest } = order
  const dueAt = restsUntil(order)
  return dueAt === undefined ? rest : { ...rest, dueAt }
}

/** In growing distances, and once more when the session must be over: most pay pages are never paid, and each look costs a call of Stripe. */
export const checkOpen: Move<'sweep-checked'> = (order, _event, nowMs) =>
  ifDue(order, nowMs, () => {
    const afterEnd = (order.expiresAt ?? 0) + times.WEBHOOK_GRACE_MS
    const openForMs = Math.max(times.WEBHOOK_GRACE_MS, nowMs - order.updatedAt)
    // Complete, and its money is on its way: some banks take days.
    if (nowMs >= afterEnd) return { ...order, dueAt: nowMs + Math.min(openForMs, times.REFUND_CHECK_AT_LEAST_MS) }
    return { ...order, dueAt: Math.min(nowMs + openForMs * (times.OPEN_CHECKS_APART - 1), afterEnd) }
  })

/** Its story goes after a day, and the order itself at its end. */
export const checkExpired: Move<'sweep-checked'> = (order, _event, nowMs) =>
  ifDue(order, nowMs, () => {
    const endsAt = order.updatedAt + times.EXPIRED_ORDER_KEPT_MS
    return { ...order, dueAt: nowMs < endsAt ? endsAt : nowMs + times.REFUND_CHECK_AT_LEAST_MS }
  })

/** The session is unknown: should one have been opened, and paid, the sweep's scan of Stripe's sessions finds it. */
export const checkOpening: Move<'sweep-checked'> = (order, _event, nowMs) =>
  ifDue(order, nowMs, () => expired(order, nowMs))

export const checkAgainIn =
  (leastMs: number, mostMs = leastMs): Move<'sweep-checked'> =>
  (order, _event, nowMs) =>
    ifDue(order, nowMs, () => ({
      ...order,
      dueAt: nowMs + Math.min(Math.max(leastMs, nowMs - order.updatedAt), mostMs),
    }))

/** A refused refund is tried anew a few times; then the order waits for a person. */
export const checkFailedRefund: Move<'sweep-checked'> = (order, _event, nowMs) =>
  ifDue(order, nowMs, () =>
    order.refundsFailed < times.REFUNDS_MAX_FAILED
      ? refunding(order, nowMs)
      : { ...order, dueAt: nowMs + times.ALARM_CHECK_AGAIN_MS },
  )

const openUntil = (nowMs: number) => {
  const expiresAt = nowMs + times.CHECKOUT_OPEN_MS
  return { expiresAt, dueAt: expiresAt + times.WEBHOOK_GRACE_MS }
}

const expired = (order: Order, nowMs: number): Order => ({
  ...order,
  state: 'expired',
  dueAt: nowMs + times.EXPIRED_STORY_KEPT_MS,
  updatedAt: nowMs,
})

const leased = (order: Order, nowMs: number): Order => ({
  ...order,
  leaseUntil: nowMs + times.LEASE_MS,
  dueAt: nowMs + times.LEASE_MS,
  updatedAt: nowMs,
})

/** No worker that is under way may write any more. */
const fenced = (order: Order): Order => ({ ...order, fence: order.fence + 1, leaseUntil: 0 })

const refunding = (order: Order, nowMs: number): Order => ({
  ...fenced(order),
  state: 'refunding',
  dueAt: nowMs + times.REFUND_CHECK_AGAIN_MS,
  updatedAt: nowMs,
})

/** The money is back; the parent has to be told. */
const ended = (order: Order, refundNumber: string, nowMs: number): Order => ({
  ...notTried(fenced(order)),
  ...{ state: 'refunded', refundNumber, step: 'notify', stepAttempts: 0 },
  dueAt: nowMs + times.PRODUCTION_RETRY_MS,
  ...{ refundedAt: nowMs, updatedAt: nowMs },
})

const withoutOwner = (order: Order, nowMs: number): Order => ({ ...withoutChild(order, nowMs), ownerLeftAt: nowMs })

/** A new notice has all its days. */
const notTried = ({ noticeUntil: _until, ...order }: Order): Order => order

/** The order has no task left but one last check of the parent's record. */
const withoutNotice = (order: Order, nowMs: number): Order => {
  const { step: _step, ...rest } = notTried(order)
  return { ...rest, stepAttempts: 0, leaseUntil: 0, dueAt: nowMs + times.RECORD_CHECK_AGAIN_MS, updatedAt: nowMs }
}

const ifDue = (order: Order, nowMs: number, look: () => Order): Order | IgnoredBecause => {
  if (order.dueAt === undefined) return 'not-owed'
  return order.dueAt > nowMs ? 'already' : look()
}
