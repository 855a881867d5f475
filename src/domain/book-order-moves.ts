/** The changes of an order that owes a book. */
import { TEXTS_PER_SPREAD } from './book-size.ts'
import * as move from './order-moves.ts'
import * as times from './order-times.ts'
import { deliveredAtOf, type BookOrder, type OrderIn, type Payment } from './order.ts'
import { PRODUCTION_STEPS } from './story.ts'

type Book<State extends BookOrder['state']> = Extract<BookOrder, { state: State }>
type UnpaidBook = Book<'opening' | 'open' | 'expired'>
type OverBook = Book<'delivered' | 'refunding' | 'failed-refund' | 'refunded' | 'disputed'>

export const pay: move.Move<'paid', UnpaidBook> = (order, { session }, nowMs) => {
  const { sessionId, paymentIntentId: intentId } = session
  const paid = paidWith(order, { by: 'card', sessionId, intentId }, nowMs)
  const { book } = order
  return book && move.isAsPromised(order, session)
    ? { ...paid, ...owed(nowMs), book }
    : { ...move.refunding({ ...paid, state: 'refunding' }, nowMs), problem: 'checkout-failed' }
}

/** Redeeming a gift closes the pay page first; money that still arrives is surplus. */
export const payByGift: move.Move<'paid-by-gift', UnpaidBook> = (order, { giftId }, nowMs) => {
  const { book } = order
  if (order.ownerLeftAt !== undefined || !book) return 'not-owed'
  return { ...paidWith(order, { by: 'gift', giftId }, nowMs), ...owed(nowMs), book }
}

function paidWith(order: UnpaidBook, payment: Payment, nowMs: number) {
  const { expiresAt: _end, sessionId: _session, ...rest }: UnpaidBook & move.Page = order
  return { ...rest, payment, paidAt: nowMs, refundsFailed: 0, updatedAt: nowMs }
}

const owed = (nowMs: number) => ({ state: 'paid', dueAt: nowMs + times.PRODUCTION_RETRY_MS }) as const

export const payByGiftAgain: move.Move<'paid-by-gift', Exclude<BookOrder, UnpaidBook>> = ({ payment }, { giftId }) =>
  payment.by === 'gift' && payment.giftId === giftId ? 'already' : 'too-late'

/**
 * A worker takes an order with work to do, unless another worker has it. This raises the fence, so that a slower worker
 * is refused.
 */
export const acquireLease: move.Move<'lease-acquired', OrderIn<'paid' | 'making'>> = (order, _event, nowMs) => {
  if (order.leaseUntil > nowMs) return 'leased'
  const step = order.state === 'making' ? order.step : PRODUCTION_STEPS[0]
  return move.leased({ ...order, state: 'making', step, fence: order.fence + 1 }, nowMs)
}

/** Transient failure: the attempt does not count, the lease is released, and each retry waits longer. */
export const postponeStep: move.Move<'step-postponed', OrderIn<'making'>> = (order, { fence, jitter }, nowMs) => {
  if (order.fence !== fence) return 'stale'
  const waitMs = Math.min(times.WEATHER_FIRST_WAIT_MS * 2 ** order.postponements, times.WEATHER_LONGEST_WAIT_MS)
  return {
    ...order,
    stepAttempts: Math.max(0, order.stepAttempts - 1),
    postponements: order.postponements + 1,
    leaseUntil: 0,
    // No later than the end of the promise, when the sweep refunds the money.
    dueAt: Math.min(nowMs + Math.round(waitMs * (1 - jitter / 2)), order.paidAt + times.MAKING_MAX_MS),
    updatedAt: nowMs,
  }
}

/**
 * A step that has stored a result continues: earlier failures, lasting or transient, do not count against the next
 * part.
 */
export const storeStep: move.Move<'step-stored', OrderIn<'making'>> = (order, { fence, results }, nowMs) => {
  if (order.fence !== fence) return 'stale'
  const progress = Object.keys(results).length > 0 ? { stepAttempts: 0, postponements: 0 } : {}
  return move.leased({ ...order, ...progress, results: { ...order.results, ...results } }, nowMs)
}

export const endStep: move.Move<'step-done', OrderIn<'making'>> = (order, { fence, step }, nowMs) => {
  if (order.fence !== fence || order.step !== step) return 'stale'
  const next = PRODUCTION_STEPS[PRODUCTION_STEPS.indexOf(step) + 1]
  const moved = { ...order, stepAttempts: 0, postponements: 0 }
  return next === undefined || next === 'notify'
    ? move.leased({ ...moved, state: 'delivered', step: 'notify', deliveredAt: nowMs }, nowMs)
    : move.leased({ ...moved, step: next }, nowMs)
}

/** We have the money again, so the order is delivered again if there is a book; otherwise it owes the refund. */
export const winDispute: move.Move<'dispute-won', Book<'disputed'>> = (argued, _event, nowMs) => {
  const order = { ...argued, noticeUntil: undefined }
  const { deliveredAt } = order
  if (deliveredAt === undefined) return move.refunding(order, nowMs)
  const delivered = { ...order, state: 'delivered', deliveredAt } as const
  const owesNotice = order.step && order.ownerLeftAt === undefined
  return owesNotice
    ? { ...delivered, dueAt: nowMs + times.PRODUCTION_RETRY_MS, updatedAt: nowMs }
    : move.withoutNotice(delivered, nowMs)
}

/** The cost of production is lost: `abandonedAt` marks the order, so that such books are counted. */
export const abandonBook: move.Move<'account-deleted', OrderIn<'making'>> = (order, _event, nowMs) =>
  move.withoutOwner({ ...move.refunding(order, nowMs), abandonedAt: nowMs }, nowMs)

/**
 * Changes words of a finished book, whatever happens to its payment. The parent's record follows: if the process dies
 * before it, the order's check at `dueAt` repairs it.
 */
export const changeWords: move.Move<'words-changed', OverBook> = (order, { spread, texts, narrationURL }, nowMs) => {
  if (order.childForgottenAt !== undefined) return 'too-late'
  const { storyTexts, narrationURLs } = order.results
  if (deliveredAtOf(order) === undefined || spread >= narrationURLs.length) return 'not-owed'
  const results = {
    ...order.results,
    storyTexts: storyTexts.toSpliced(spread * TEXTS_PER_SPREAD, TEXTS_PER_SPREAD, ...texts),
    narrationURLs: narrationURLs.with(spread, narrationURL),
  }
  const dueAt = Math.min(order.dueAt ?? Infinity, nowMs + times.RECORD_CHECK_AGAIN_MS)
  return { ...order, results, dueAt, updatedAt: nowMs }
}
