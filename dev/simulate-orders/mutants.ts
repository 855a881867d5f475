/** Bugs that somebody might write some day: each is planted into the product's own text, and the simulation has to find it. */
export interface Mutant {
  name: string
  /** In the project. */
  file: string
  text: string
  becomes: string
}

const MOVES = 'src/domain/order-moves.ts'
const TABLE = 'src/domain/order-machine.ts'
const REFUND = 'netlify/orders/payments/refund.ts'
const RECONCILE = 'netlify/orders/payments/reconcile-payment.ts'

export const MUTANTS: readonly Mutant[] = [
  {
    name: 'no fence: a worker that was overtaken still stores',
    file: MOVES,
    text: 'order.fence === fence ? leased({ ...order, results',
    becomes: 'fence >= 0 ? leased({ ...order, results',
  },
  {
    name: 'no fence at the end: a worker that was overtaken delivers',
    file: MOVES,
    text: 'if (order.fence !== fence || order.step !== step) return',
    becomes: 'if (fence < 0 || order.step === undefined) return',
  },
  {
    name: 'refunded twice: a new key for each call',
    file: REFUND,
    text: 'createRefund(payment.id, order.id, refundsFailed + 1)',
    becomes: 'createRefund(payment.id, order.id, Date.now())',
  },
  {
    name: 'projection before commit: a book is shown before it is delivered',
    file: 'src/domain/order-projection.ts',
    text: "status: 'creating', paymentStatus: 'paid', progress",
    becomes: "status: order.step === 'publish' ? 'completed' : 'creating', paymentStatus: 'paid', progress",
  },
  {
    name: 'key reused: a new attempt keeps the old number',
    file: MOVES,
    text: 'attempt: order.attempt + 1, ...openUntil',
    becomes: 'attempt: order.attempt, ...openUntil',
  },
  {
    name: 'decision on a stale read',
    file: 'netlify/clients/update-if.ts',
    text: 'await writeIf(path, decision.becomes, etag)',
    becomes: 'await writeIf(path, decision.becomes, (await readWithEtag(path)).etag)',
  },
  {
    name: 'completed is taken for paid',
    file: RECONCILE,
    text: "session.status === 'complete' && session.isPaid ?",
    becomes: "session.status === 'complete' ?",
  },
  {
    name: 'the amount is not looked at',
    file: MOVES,
    text: 'amountKurus === order.snapshot.amountKurus',
    becomes: 'amountKurus > 0',
  },
  {
    name: 'a second payment is kept',
    file: RECONCILE,
    text: 'if (order.paymentIntentId !== paymentIntentId) await refundSurplus(order, paymentIntentId)',
    becomes: '',
  },
  {
    name: 'a refused refund is forgotten',
    file: TABLE,
    text: "'refund-settled': move.settleRefund,\n  'refund-failed': move.failRefund,",
    becomes: "'refund-settled': move.settleRefund,\n  'refund-failed': 'already',",
  },
  {
    name: 'a pending refund counts as done',
    file: REFUND,
    text: "if (status === 'succeeded') return { type: 'refund-settled'",
    becomes: "if (status !== 'failed') return { type: 'refund-settled'",
  },
  {
    name: 'paid after the page was given up: too late',
    file: TABLE,
    text: '// Given up while the pay page was open, and paid all the same.\n    paid: move.pay',
    becomes: "paid: 'too-late'",
  },
  {
    name: 'a dispute that was won delivers what was never made',
    file: MOVES,
    text: 'if (order.deliveredAt === undefined) return refunding(order, nowMs)',
    becomes: '',
  },
  {
    name: 'a story that was given up is not written again',
    file: 'netlify/orders/record/sync-story-record.ts',
    text: '...(record ?? recordFromSnapshot(order))',
    becomes: '...(record ?? {})',
  },
  {
    name: 'a surplus that the bank argued about is kept',
    file: REFUND,
    text: "if (payment.dispute.is === 'open' || payment.dispute.is === 'lost' ||",
    becomes: "if (payment.dispute.is !== 'none' ||",
  },
  {
    name: 'nobody looks again at a record that was written over',
    file: 'netlify/jobs/sweep-order.ts',
    text: "  await syncStoryRecord(id)\n  await applyOrderEvent(id, { type: 'record-confirmed' })",
    becomes: "  await applyOrderEvent(id, { type: 'record-confirmed' })",
  },
  {
    name: 'the portrait of a paid book ends with the unpaid stories',
    file: 'netlify/orders/record/book-retention.ts',
    text: '[...keysOfHero(order), ...keysOfPages(order)]',
    becomes: 'keysOfPages(order)',
  },
  {
    name: 'weather counts as a failure',
    file: 'netlify/orders/production/produce-story.ts',
    text: "if (step === 'notify' || !isWeather(problem)) return 'failed'",
    becomes: "return 'failed'",
  },
  {
    name: 'an order that weather has put off is looked at by nobody',
    file: MOVES,
    text: 'dueAt: Math.min(nowMs + Math.round(waitMs * (1 - jitter / 2)), (order.paidAt ?? nowMs) + times.MAKING_MAX_MS),',
    becomes: 'dueAt: nowMs + times.MAKING_MAX_MS * 1_000,',
  },
  {
    name: 'what an overtaken worker has made is kept for good',
    file: 'netlify/orders/production/book-media.ts',
    text: 'const expiresAt = Date.now() + MADE_KEPT_MS',
    becomes: 'const expiresAt = Date.now() + 1_000_000 * MADE_KEPT_MS',
  },
  {
    name: 'the pages of a book that was given back are kept',
    file: 'netlify/jobs/sweep-order.ts',
    text: "if (state === 'refunded' && deliveredAt === undefined) await releaseBook(order, nowMs)",
    becomes: '',
  },
  {
    name: 'the pages of a book end a week after they were made',
    file: 'netlify/orders/record/book-retention.ts',
    text: '[...keysOfHero(order), ...keysOfPages(order)]',
    becomes: 'keysOfHero(order)',
  },
  {
    name: 'an order is forgotten with its story',
    file: 'netlify/jobs/sweep-order.ts',
    text: 'if (updatedAt + EXPIRED_ORDER_KEPT_MS <= nowMs) await forgetOrder(current)',
    becomes: 'await forgetOrder(current)',
  },
  {
    name: "a lease's late answer takes a worker back",
    file: 'netlify/orders/production/produce-story.ts',
    text: 'worker.renewLease()',
    becomes: 'worker.storeResults({})',
  },
  {
    name: 'an account is erased once, and what a slow process stores afterwards stays',
    file: 'netlify/jobs/erase-account.ts',
    text: 'isLastVisit ? null : lastVisitAtMs',
    becomes: 'null',
  },
  {
    name: 'a refund that is owed raises no fence',
    file: MOVES,
    text: "  ...fenced(order),\n  state: 'refunding'",
    becomes: "  ...order,\n  state: 'refunding'",
  },
]
