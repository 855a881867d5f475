/** Plausible bugs: each is planted into the product's source, and the simulation must find it. */
export interface Mutant {
  name: string
  /** Path in the project. */
  file: string
  text: string
  becomes: string
}

const MOVES = 'src/domain/order-moves.ts'
const BOOK_MOVES = 'src/domain/book-order-moves.ts'
const GIFT_MOVES = 'src/domain/gift-order-moves.ts'
const TABLE = 'src/domain/order-machine.ts'
const REFUND = 'netlify/orders/payments/refund.ts'
const GIFT_PAYMENT = 'netlify/orders/payments/gift-payment.ts'
const RECONCILE = 'netlify/orders/payments/reconcile-payment.ts'

export const MUTANTS: readonly Mutant[] = [
  {
    name: 'no fence: a worker that was overtaken still stores',
    file: BOOK_MOVES,
    text: "if (order.fence !== fence) return 'stale'\n  const progress",
    becomes: "if (fence < 0) return 'stale'\n  const progress",
  },
  {
    name: 'no fence at the end: a worker that was overtaken delivers',
    file: BOOK_MOVES,
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
    text: 'attempt: order.attempt + 1, createdAt',
    becomes: 'attempt: order.attempt, createdAt',
  },
  {
    name: 'decision on a stale read',
    file: 'netlify/records/update-if.ts',
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
    text: 'amountKurus === sale.amountKurus',
    becomes: 'amountKurus > 0',
  },
  {
    name: 'a second payment is kept',
    file: RECONCILE,
    text: 'if (paymentIntentOf(order) !== paymentIntentId) await refundSurplus(order, paymentIntentId)',
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
    text: 'expired: { ...EXPIRED, ...UNPAID_BOOK },',
    becomes: "expired: { ...EXPIRED, ...UNPAID_BOOK, paid: 'too-late' },",
  },
  {
    name: 'a dispute that was won delivers what was never made',
    file: BOOK_MOVES,
    text: 'if (deliveredAt === undefined) return move.refunding(order, nowMs)',
    becomes: '',
  },
  {
    name: 'a story that was given up is not written again',
    file: 'netlify/orders/record/sync-story-record.ts',
    text: '...(record ?? (book && recordFromSnapshot(order, book)))',
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
    text: "  await syncStoryRecord(id)\n  await applyOrderEvent(id, { type: 'record-confirmed', fence, updatedAt })",
    becomes: "  await applyOrderEvent(id, { type: 'record-confirmed', fence, updatedAt })",
  },
  {
    name: 'the portrait of a paid book ends with the unpaid stories',
    file: 'netlify/orders/record/book-retention.ts',
    text: '[...keysOfHeroes(order), ...keysOfPages(order)]',
    becomes: 'keysOfPages(order)',
  },
  {
    name: "the portrait of a paid book's second child ends with the unpaid stories",
    file: 'netlify/orders/record/book-retention.ts',
    text: 'childrenOf(order).flatMap(keysOfHero)',
    becomes: 'childrenOf(order).slice(0, 1).flatMap(keysOfHero)',
  },
  {
    name: 'a second child that was taken back is not owed to the book',
    file: 'netlify/orders/record/owed-photos.ts',
    text: 'owed.flatMap(photosIn)',
    becomes: 'owed.flatMap((order) => photosIn(order).slice(0, 1))',
  },
  {
    name: 'an erased book leaves the face of its second child',
    file: 'netlify/jobs/erase-story.ts',
    text: 'faces: photos.map(',
    becomes: 'faces: photos.slice(0, 1).map(',
  },
  {
    name: 'the order of an erased book remembers its child',
    file: 'src/domain/order-child.ts',
    text: 'book: null, results',
    becomes: 'results',
  },
  {
    name: 'weather counts as a failure',
    file: 'netlify/orders/production/produce-story.ts',
    text: "if (step === 'notify' || !isTransient(problem.code)) return 'failed'",
    becomes: "return 'failed'",
  },
  {
    name: 'an order that weather has put off is looked at by nobody',
    file: BOOK_MOVES,
    text: 'dueAt: Math.min(nowMs + Math.round(waitMs * (1 - jitter / 2)), order.paidAt + times.MAKING_MAX_MS),',
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
    text: "else if (order.state === 'refunded') await releaseBook(order, nowMs)",
    becomes: '',
  },
  {
    name: 'the pages of a book end a week after they were made',
    file: 'netlify/orders/record/book-retention.ts',
    text: '[...keysOfHeroes(order), ...keysOfPages(order)]',
    becomes: 'keysOfHeroes(order)',
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
    text: '.renewLease()',
    becomes: '.storeResults({})',
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
    text: "...fenced(moneyBack(order)), state: 'refunding'",
    becomes: "...moneyBack(order), state: 'refunding'",
  },
  {
    name: 'a refunded story says that it is paid',
    file: 'src/domain/order-projection.ts',
    text: "...outcomeOf(order), paymentStatus: 'refunded', refundNumber",
    becomes: "...outcomeOf(order), paymentStatus: 'paid', refundNumber",
  },
  {
    name: 'nobody gives back what is not made for hours',
    file: 'netlify/jobs/sweep-order.ts',
    text: '? giveBack(order) : resumeProduction(order)',
    becomes: '? resumeProduction(order) : resumeProduction(order)',
  },
  {
    name: 'a record that cannot be written stops money and book',
    file: 'netlify/orders/record/sync-story-record.ts',
    text: "await syncStoryRecord(id).catch((error: unknown) => logItemProblem('sync-story-record', asProblem(error), id))",
    becomes: 'await syncStoryRecord(id)',
  },
  {
    name: 'what cannot be read is not put off',
    file: 'netlify/orders/record/order-store.ts',
    text: 'return { becomes: { ...order.output, ...times }, result: null }',
    becomes: 'return { result: null, ...(times.dueAt === 0 && { becomes: null }) }',
  },
  {
    name: 'a visit moves its own time when it is over',
    file: 'netlify/jobs/user-visits.ts',
    text: `  if (!(await writeIf(paths.housekeepingOf(uid), nextMs, etag))) return null
  // A clean-up counts as a failure until its end, so that one that kills the process counts too. The same write sets
  // the next time: without a time the sweep would never find a count that is left over when another process has ended
  // everything meanwhile.
  await patch({ [paths.failedVisitsOf(uid)]: failures + 1, [paths.housekeepingOf(uid)]: nextMs })`,
    becomes: '  await patch({ [paths.failedVisitsOf(uid)]: failures + 1 })',
  },
  {
    name: 'a look moves no time',
    file: 'src/domain/order-moves.ts',
    text: 'dueAt: nowMs + Math.min(Math.max(leastMs, nowMs - order.updatedAt), mostMs),',
    becomes: 'dueAt: order.dueAt,',
  },
  {
    name: 'the child of a refunded order is never forgotten',
    file: 'netlify/jobs/sweep-order.ts',
    text: '<= nowMs ? forgetChild(order) : confirmRecord(order, nowMs)',
    becomes: '<= nowMs ? confirmRecord(order, nowMs) : confirmRecord(order, nowMs)',
  },
  {
    name: 'the day on which to forget the child is lost',
    file: 'src/domain/order-moves.ts',
    text: 'return dueAt === undefined ? rest : { ...rest, dueAt }',
    becomes: 'return rest',
  },
  {
    name: 'the child is forgotten when the book is handed over',
    file: 'src/domain/order-times.ts',
    text: 'export const CHILD_KEPT_AFTER_DELIVERY_MS = 365 * DAY_MS',
    becomes: 'export const CHILD_KEPT_AFTER_DELIVERY_MS = 0 * DAY_MS',
  },
  {
    name: 'a provider that does not answer is a failure of ours',
    file: 'src/domain/problem.ts',
    text: "  'network',\n  'unavailable',\n  'conflict',",
    becomes: "  'network',\n  'conflict',",
  },
  {
    name: 'a step that was put off counts as tried',
    file: BOOK_MOVES,
    text: 'stepAttempts: Math.max(0, order.stepAttempts - 1),',
    becomes: 'stepAttempts: order.stepAttempts,',
  },
  {
    name: 'a step that was put off keeps its lease',
    file: BOOK_MOVES,
    text: 'leaseUntil: 0,',
    becomes: 'leaseUntil: nowMs + times.MAKING_MAX_MS,',
  },
  {
    name: 'the walk takes no paid session',
    file: 'netlify/jobs/reconciliation-walk.ts',
    text: 'if (!session.isPaid) return',
    becomes: 'return',
  },
  {
    name: 'the walk takes no refund',
    file: 'netlify/jobs/reconciliation-walk.ts',
    text: 'if (!isKnown && paymentIntentId) await reconcilePayment(paymentIntentId)',
    becomes: 'void isKnown',
  },
  {
    name: 'a deleted account keeps its orders',
    file: 'netlify/jobs/erase-account.ts',
    text: 'const wasPaid = await closeOrders(uid, untilMs)',
    becomes: 'const wasPaid = true',
  },
  {
    name: 'a refund that the bank sent back later is forgotten',
    file: 'src/domain/order-machine.ts',
    text: "// A bank may send a refund back days after it was made.\n  'refund-failed': move.failRefund",
    becomes: "'refund-failed': 'already'",
  },
  {
    name: 'a refund by hand after the book is not heard',
    file: 'src/domain/order-machine.ts',
    text: "// Refunded by hand after a complaint: the book stays.\n    'refund-settled': move.settleRefund",
    becomes: "'refund-settled': 'too-late'",
  },
  {
    name: 'one failure gives a book back',
    file: 'netlify/orders/production/produce-story.ts',
    text: 'const MAX_ATTEMPTS = 3',
    becomes: 'const MAX_ATTEMPTS = 1',
  },
  {
    name: 'a worker that goes on draws all pages again',
    file: 'netlify/orders/production/pictures.ts',
    text: '.slice(worker.order.results.imageURLs.length)',
    becomes: '',
  },
  {
    name: 'a worker that goes on speaks all clips again',
    file: 'netlify/orders/production/narration.ts',
    text: 'spreads.slice(worker.order.results.narrationURLs.length)',
    becomes: 'spreads',
  },
  {
    name: 'somebody who has left is given a book',
    file: BOOK_MOVES,
    text: 'book && move.isAsPromised(order, session)',
    becomes: 'session.amountKurus === order.sale.amountKurus',
  },
  {
    name: 'a pay page that is opened anew brings the child of a deleted account back',
    file: 'src/domain/order-moves.ts',
    text: "if (order.ownerLeftAt !== undefined) return 'too-late'",
    becomes: '',
  },
  {
    name: 'the sizes of a picture stay in the store when it is erased',
    file: 'netlify/media/library.ts',
    text: 'for (const stored of [key, ...(entry?.variants ?? []).map((name) => variantKey(key, name))])',
    becomes: 'for (const stored of [key])',
  },
  {
    name: 'a transformation stays when its portrait has gone',
    file: 'netlify/photos/expire-transformations.ts',
    text: "endsAt === null ? !media.has(portraitKey ?? '') : endsAt <= nowMs,",
    becomes: 'endsAt === null ? portraitKey === null && media.size < 0 : endsAt <= nowMs,',
  },
  {
    name: 'who has left without ever having paid keeps their consents',
    file: 'netlify/accounts/erasure.ts',
    text: '...(!keepsConsents && { [paths.consents(uid)]: null }),',
    becomes: '...(keepsConsents && { [paths.limitsOf(uid)]: null }),',
  },
  {
    name: 'a clip whose words were replaced is kept again by a slow worker',
    file: 'netlify/media/retention.ts',
    text: '!v.is(erasedSchema, entry) && !v.is(replacedSchema, entry)',
    becomes: '!v.is(erasedSchema, entry)',
  },
  {
    name: 'a gift that is redeemed pays for a second book',
    file: TABLE,
    text: "'gift-redeemed': gift.redeemAgain,",
    becomes: "'gift-redeemed': gift.redeem,",
  },
  {
    name: 'a book that is given up keeps its gift',
    file: GIFT_PAYMENT,
    text: 'await returnGift(giftId, book)',
    becomes: '',
  },
  {
    name: 'a gift is open again however often its book was left in the making',
    file: GIFT_MOVES,
    text: "if (because === 'not-made') return returned",
    becomes: 'if (because.length > 0) return returned',
  },
  {
    name: 'who leaves while a book is made is not told from a book that we could not make',
    file: GIFT_PAYMENT,
    text: "abandonedAt === undefined ? 'not-made' : 'abandoned'",
    becomes: "abandonedAt === undefined ? 'not-made' : 'not-made'",
  },
  {
    name: 'a gift goes back only at the third time that its book was left in the making',
    file: 'src/domain/order-times.ts',
    text: 'export const GIFT_MAX_ABANDONED = 2',
    becomes: 'export const GIFT_MAX_ABANDONED = 3',
  },
  {
    name: 'a dispute that was won pays an open gift back',
    file: GIFT_MOVES,
    text: 'if (order.problem !== undefined || order.ownerLeftAt !== undefined)',
    becomes: 'if (order.id)',
  },
  {
    name: 'a dispute that was won opens a gift that was on its way back',
    file: GIFT_MOVES,
    text: 'if (order.problem !== undefined || order.ownerLeftAt !== undefined)',
    becomes: 'if (order.ownerLeftAt !== undefined)',
  },
  {
    name: 'a gift that was redeemed by who died is looked after by nobody',
    file: MOVES,
    text: "if (order.fence !== fence || order.updatedAt !== updatedAt) return 'stale'\n  if (('step' in order",
    becomes: "if (fence < 0) return 'stale'\n  if (('step' in order",
  },
]
