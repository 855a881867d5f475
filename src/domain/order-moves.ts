/** The moves of an order of any kind: pure functions of the order, the event and the clock. */
import type { StoryId, UserId } from './ids.ts'
import { NOTHING_MADE, restsUntil, withoutChild, type Forgetful } from './order-child.ts'
import type { IgnoredBecause, OrderEventOf, OrderEventType, PaidSession } from './order-events.ts'
import * as times from './order-times.ts'
import {
  sessionOf,
  type BookOrder,
  type Order,
  type OrderIn,
  type PaidOrder,
  type Promised,
  type UnpaidOrder,
} from './order.ts'
import type { ProductionStep } from './story.ts'

export type Move<Type extends OrderEventType, From extends Order = Order> = (
  order: From,
  event: OrderEventOf<Type>,
  nowMs: number,
) => Order | IgnoredBecause

export function newOrder(id: StoryId, uid: UserId, promised: Promised, nowMs: number): OrderIn<'opening'> {
  const counts = { attempt: 1, stepAttempts: 0, postponements: 0, fence: 0, leaseUntil: 0 }
  const begun = {
    id,
    uid,
    state: 'opening',
    ...counts,
    ...openUntil(nowMs),
    createdAt: nowMs,
    updatedAt: nowMs,
  } as const
  return promised.kind === 'book'
    ? { ...begun, ...promised, results: NOTHING_MADE }
    : { ...begun, ...promised, timesAbandoned: 0 }
}

const openUntil = (nowMs: number) => {
  const expiresAt = nowMs + times.CHECKOUT_OPEN_MS
  return { expiresAt, dueAt: expiresAt + times.WEBHOOK_GRACE_MS }
}

/** Tells if a session for this attempt can still be requested: Stripe refuses one that would end too soon. */
export const canOpenSession = (order: Order, nowMs: number): order is OrderIn<'opening'> =>
  order.state === 'opening' && order.expiresAt >= nowMs + times.CHECKOUT_MIN_OPEN_MS

/** The caller has found the former attempt's session closed at Stripe. */
export const beginAttempt: Move<'attempt-begun', UnpaidOrder> = (order, { promised, after }, nowMs) => {
  // A new snapshot would bring the child's name back after the account was deleted.
  if (order.ownerLeftAt !== undefined) return 'too-late'
  if (order.attempt !== after.attempt || sessionOf(order) !== sessionOf(after)) return 'stale'
  const { id, uid, createdAt, fence, leaseUntil } = order
  return { ...newOrder(id, uid, promised, nowMs), attempt: order.attempt + 1, createdAt, fence, leaseUntil }
}

export const openSession: Move<'session-opened', OrderIn<'opening'>> = (order, { attempt, sessionId }, nowMs) =>
  order.attempt === attempt
    ? { ...order, state: 'open', sessionId, dueAt: nowMs + times.WEBHOOK_GRACE_MS, updatedAt: nowMs }
    : 'stale'

export const endSession: Move<'session-ended', OrderIn<'opening' | 'open'>> = (order, { sessionId }, nowMs) =>
  sessionOf(order) === sessionId ? expired(order, nowMs) : 'stale'

function expired({ expiresAt: _end, ...order }: OrderIn<'opening' | 'open'>, nowMs: number): Order {
  return { ...order, state: 'expired', dueAt: nowMs + times.EXPIRED_STORY_KEPT_MS, updatedAt: nowMs }
}

/**
 * A payment of another amount than the promised one buys nothing, and neither does one for a user who has deleted the
 * account.
 */
export const isAsPromised = (
  { sale, ownerLeftAt }: Order,
  { amountKurus, currency }: Pick<PaidSession, 'amountKurus' | 'currency'>,
): boolean => amountKurus === sale.amountKurus && currency === sale.currency && ownerLeftAt === undefined

/** Fields of a pay page, which are of no use once the order is paid. */
export type Page = { expiresAt?: number; sessionId?: string | undefined }

/** Money that arrives after the order has its payment. */
export const payAgain: Move<'paid', PaidOrder> = ({ payment }, { session }) =>
  payment.by === 'card' && payment.intentId === session.paymentIntentId ? 'already' : 'surplus'

/** States in which a notice may be owed. */
export type Notifying = OrderIn<'given' | 'delivered' | 'refunded'>

/** A worker takes the notice, unless another worker has it. */
export const acquireNoticeLease: Move<'lease-acquired', Notifying> = (order, _event, nowMs) => {
  if (order.step !== 'notify') return 'not-owed'
  return order.leaseUntil > nowMs ? 'leased' : leased({ ...order, fence: order.fence + 1 }, nowMs)
}

export const tryStep: Move<'step-tried', Notifying | OrderIn<'making'>> = (order, { fence }, nowMs) =>
  order.fence === fence ? leased({ ...order, stepAttempts: order.stepAttempts + 1 }, nowMs) : 'stale'

export const endNotice: Move<'step-done', Notifying> = (order, { fence, step }, nowMs) =>
  order.fence === fence && order.step === step ? withoutNotice(order, nowMs) : 'stale'

/**
 * The notice is tried again for some days, and a notice that never arrives undoes nothing. The days begin with the
 * first failure, so that days without a running worker do not count.
 */
export const failNotice: Move<'notice-failed', Notifying> = (order, { fence }, nowMs) => {
  if (order.fence !== fence || order.step !== 'notify') return 'stale'
  const noticeUntil = order.noticeUntil ?? nowMs + times.NOTICE_TRIED_MS
  if (nowMs >= noticeUntil) return withoutNotice(order, nowMs)
  const dueAt = nowMs + times.NOTICE_AGAIN_MS
  return { ...order, noticeUntil, stepAttempts: 0, leaseUntil: 0, dueAt, updatedAt: nowMs }
}

/** From now on `delivered` is refused, because the same write raises the fence. */
export const giveUp: Move<'given-up', OrderIn<'paid' | 'making' | 'given'>> = (order, { fence, problem }, nowMs) =>
  order.fence === fence ? { ...refunding(order, nowMs), problem } : 'stale'

export const settleRefund: Move<'refund-settled', PaidOrder> = (order, { refundNumber }, nowMs) =>
  ended(order, refundNumber, nowMs)

/** The bank has returned the money: a full refund, though not by us. */
export const loseDispute: Move<'dispute-lost', PaidOrder> = (order, { disputeId }, nowMs) =>
  ended(order, disputeId, nowMs)

/** The money is refunded; the order owes the parent a notice. */
const ended = (order: PaidOrder, refundNumber: string | null, nowMs: number): Order => ({
  ...fenced(moneyBack(order)),
  ...NEW_NOTICE,
  state: 'refunded',
  refundNumber,
  refundedAt: nowMs,
  dueAt: nowMs + times.PRODUCTION_RETRY_MS,
  updatedAt: nowMs,
})

/** A new notice has all its days of retries. */
const NEW_NOTICE = { step: 'notify', stepAttempts: 0, noticeUntil: undefined } as const

export const failRefund: Move<'refund-failed', OrderIn<'refunding' | 'failed-refund' | 'refunded'>> = (
  order,
  { fence, refundsFailed },
  nowMs,
) => {
  if (refundsFailed <= order.refundsFailed) return 'already'
  if (order.fence !== fence) return 'stale'
  const checkAgainMs = refundsFailed < times.REFUNDS_MAX_FAILED ? times.REFUND_RETRY_MS : times.ALARM_CHECK_AGAIN_MS
  const dueAt = nowMs + checkAgainMs
  return { ...fenced(moneyBack(order)), state: 'failed-refund', refundsFailed, dueAt, updatedAt: nowMs }
}

export const openDispute: Move<'dispute-opened', PaidOrder> = (order, _event, nowMs) => ({
  ...fenced(moneyBack(order)),
  state: 'disputed',
  dueAt: nowMs + times.REFUND_CHECK_AT_LEAST_MS,
  updatedAt: nowMs,
})

export function refunding(order: BookOrder & PaidOrder, nowMs: number): BookOrder & OrderIn<'refunding'>
export function refunding(order: PaidOrder, nowMs: number): OrderIn<'refunding'>
export function refunding(order: PaidOrder, nowMs: number): OrderIn<'refunding'> {
  const dueAt = nowMs + times.REFUND_CHECK_AGAIN_MS
  return { ...fenced(moneyBack(order)), state: 'refunding', dueAt, updatedAt: nowMs }
}

type Progressing = { step?: ProductionStep | undefined; refundedAt?: number; refundNumber?: string | null }

/** Removes the fields that only a book in production, or a settled refund, has. */
const moneyBack = (order: PaidOrder) => {
  const { step, refundedAt: _at, refundNumber: _number, ...rest }: PaidOrder & Progressing = order
  return { ...rest, ...(step === 'notify' && { step }) }
}

/** An owed refund stays owed; the child's data is removed. */
export const forgetChild: Move<'account-deleted', Forgetful> = (order, _event, nowMs) =>
  order.ownerLeftAt === undefined ? withoutOwner(order, nowMs) : 'already'

export const refundDeletedAccount: Move<'account-deleted', OrderIn<'paid' | 'making' | 'given'>> = (
  order,
  _event,
  nowMs,
) => withoutOwner(refunding(order, nowMs), nowMs)

/** The delivered book is erased with the account, and its owner gets no notice any more. */
export const forgetChildOfBook: Move<'account-deleted', OrderIn<'delivered' | 'redeemed'>> = (order, _event, nowMs) =>
  order.ownerLeftAt === undefined ? withoutNotice(withoutOwner(order, nowMs), nowMs) : 'already'

export const withoutOwner = (order: Forgetful, nowMs: number): Forgetful => ({
  ...withoutChild(order, nowMs),
  ownerLeftAt: nowMs,
})

/** The order is finished: it keeps only the record of a payment. */
export const forgetChildOfOrder: Move<'child-forgotten', OrderIn<'delivered' | 'redeemed' | 'refunded'>> = (
  order,
  _event,
  nowMs,
) => {
  if (order.childForgottenAt !== undefined) return 'already'
  const forgotten = withoutChild(order, nowMs)
  // The parent of a deleted book needs no notice, except the one about a refund.
  return order.state === 'refunded' && order.step ? forgotten : withoutNotice(forgotten, nowMs)
}

/** From now on the order rests until it must forget the child. */
export const confirmRecord: Move<'record-confirmed', Notifying | OrderIn<'redeemed'>> = (
  order,
  { fence, updatedAt },
) => {
  // A gift may have been redeemed since, or a book may have got new words, which the record does not have yet.
  if (order.fence !== fence || order.updatedAt !== updatedAt) return 'stale'
  if (('step' in order && order.step) || order.dueAt === undefined) return 'not-owed'
  const { dueAt: _due, ...rest } = order
  const dueAt = restsUntil(order)
  return dueAt === undefined ? rest : { ...rest, dueAt }
}

/**
 * Checks at growing intervals, and once more when the session must have ended, because most pay pages are never paid,
 * and each check costs a call to Stripe.
 */
export const checkOpen: Move<'sweep-checked', OrderIn<'open'>> = (order, _event, nowMs) =>
  ifDue(order, nowMs, () => {
    const afterEnd = order.expiresAt + times.WEBHOOK_GRACE_MS
    const openForMs = Math.max(times.WEBHOOK_GRACE_MS, nowMs - order.updatedAt)
    // The session is complete, and its money is on its way: some banks take days.
    if (nowMs >= afterEnd) return { ...order, dueAt: nowMs + Math.min(openForMs, times.REFUND_CHECK_AT_LEAST_MS) }
    return { ...order, dueAt: Math.min(nowMs + openForMs * (times.OPEN_CHECKS_APART - 1), afterEnd) }
  })

/** The order's story is erased after a day, and the order itself at `endsAt`. */
export const checkExpired: Move<'sweep-checked', OrderIn<'expired'>> = (order, _event, nowMs) =>
  ifDue(order, nowMs, () => {
    const endsAt = order.updatedAt + times.EXPIRED_ORDER_KEPT_MS
    return { ...order, dueAt: nowMs < endsAt ? endsAt : nowMs + times.REFUND_CHECK_AT_LEAST_MS }
  })

/** The session is unknown: if one was opened and paid, the sweep's scan of Stripe's sessions finds it. */
export const checkOpening: Move<'sweep-checked', OrderIn<'opening'>> = (order, _event, nowMs) =>
  ifDue(order, nowMs, () => expired(order, nowMs))

export const checkAgainIn =
  (leastMs: number, mostMs = leastMs): Move<'sweep-checked'> =>
  (order, _event, nowMs) =>
    ifDue(order, nowMs, () => ({
      ...order,
      dueAt: nowMs + Math.min(Math.max(leastMs, nowMs - order.updatedAt), mostMs),
    }))

/** Retries a refused refund a few times; then the order waits for a person. */
export const checkFailedRefund: Move<'sweep-checked', OrderIn<'failed-refund'>> = (order, _event, nowMs) =>
  ifDue(order, nowMs, () =>
    order.refundsFailed < times.REFUNDS_MAX_FAILED
      ? refunding(order, nowMs)
      : { ...order, dueAt: nowMs + times.ALARM_CHECK_AGAIN_MS },
  )

export const leased = <Work extends Order>(order: Work, nowMs: number): Work => ({
  ...order,
  leaseUntil: nowMs + times.LEASE_MS,
  dueAt: nowMs + times.LEASE_MS,
  updatedAt: nowMs,
})

/** A worker that is still running may not write any more. */
export const fenced = <Fenced extends Pick<Order, 'fence' | 'leaseUntil'>>(order: Fenced): Fenced => ({
  ...order,
  fence: order.fence + 1,
  leaseUntil: 0,
})

/** The order's only task left is one last check of the parent's record. */
export const withoutNotice = <Told extends Forgetful>(order: Told, nowMs: number): Told => ({
  ...order,
  ...{ step: undefined, noticeUntil: undefined, stepAttempts: 0, leaseUntil: 0 },
  dueAt: nowMs + times.RECORD_CHECK_AGAIN_MS,
  updatedAt: nowMs,
})

const ifDue = (order: Order, nowMs: number, look: () => Order): Order | IgnoredBecause => {
  if (order.dueAt === undefined) return 'not-owed'
  return order.dueAt > nowMs ? 'already' : look()
}
