/**
 * Asks Stripe for the sessions, refunds and disputes of the last days and reconciles the differences. It finds what no
 * webhook reported and no order knows, such as a session whose answer was lost before its id was saved. Each run scans
 * some pages; the scan starts again after its end.
 */
import * as v from 'valibot'
import { paths } from '#domain/database-paths.ts'
import { storyIdSchema } from '#domain/ids.ts'
import { paymentIntentOf, type Order } from '#domain/order.ts'
import { asProblem } from '#domain/problem.ts'
import { patch, read } from '#netlify/clients/database.ts'
import { forEachLimited } from '#netlify/platform/for-each-limited.ts'
import { logProblem } from '#netlify/platform/log.ts'
import {
  listCompletedSessions,
  listDisputedPayments,
  listRefunds,
  type CheckoutSession,
  type Page,
  type Refund,
} from '#netlify/clients/stripe.ts'
import { reconcilePayment, reconcileSession } from '#netlify/orders/payments/reconcile-payment.ts'
import { readOrder } from '#netlify/orders/record/order-store.ts'

/** Stripe repeats a webhook for three days, and some payment methods need as long to report a result. */
const WINDOW_MS = 7 * 24 * 60 * 60_000
const AT_ONCE = 8
/** A scheduled function has thirty seconds, and the next run starts in a minute. */
const WALKS_FOR_MS = 15_000

const cursorsSchema = v.object({
  sessions: v.optional(v.string()),
  refunds: v.optional(v.string()),
  disputes: v.optional(v.string()),
})
type Walk = keyof v.InferOutput<typeof cursorsSchema>

/** @param tellOfPayment called for each paid order, each time the scan finds it */
export async function reconcileWithStripe(
  nowMs: number,
  tellOfPayment: (order: Order | null) => Promise<void>,
): Promise<void> {
  const cursors = v.parse(cursorsSchema, (await read(paths.reconciliation)) ?? {})
  const sinceMs = nowMs - WINDOW_MS
  const untilMs = Date.now() + WALKS_FOR_MS
  const step = async <T extends string | { id: string }>(
    walk: Walk,
    list: (sinceMs: number, after?: string) => Promise<Page<T>>,
    reconcileOne: (item: T) => Promise<unknown>,
  ) => {
    try {
      let after = cursors[walk]
      do {
        const { items, next } = await list(sinceMs, after)
        await forEachLimited(items, { where: `reconcile ${walk}`, aboutOf: idOf, concurrency: AT_ONCE }, reconcileOne)
        await patch({ [`${paths.reconciliation}/${walk}`]: next ?? null })
        after = next
      } while (after !== undefined && Date.now() < untilMs)
    } catch (error) {
      logProblem(`reconcile ${walk}`, asProblem(error))
      // The cursor's item may no longer exist: start again rather than stop for ever.
      await patch({ [`${paths.reconciliation}/${walk}`]: null })
    }
  }
  await step('sessions', listCompletedSessions, async (session) => tellOfPayment(await reconcileListedSession(session)))
  await step('refunds', listRefunds, reconcileListedRefund)
  await step('disputes', listDisputedPayments, reconcileDispute)
}

const idOf = (item: string | { id: string }): string => (typeof item === 'string' ? item : item.id)

/** An unpaid session ends at its order's own time. */
async function reconcileListedSession(session: CheckoutSession): Promise<Order | null> {
  if (!session.isPaid) return null
  const order = await orderNamed(session.storyId)
  return order && paymentIntentOf(order) === session.paymentIntentId ? order : reconcileSession(session)
}

async function reconcileListedRefund({ id, status, storyId, paymentIntentId }: Refund): Promise<void> {
  const order = await orderNamed(storyId)
  const isKnown = order?.state === 'refunded' && order.refundNumber === id && status === 'succeeded'
  if (!isKnown && paymentIntentId) await reconcilePayment(paymentIntentId)
}

const reconcileDispute = (paymentIntentId: string) => reconcilePayment(paymentIntentId)

async function orderNamed(storyId: string | undefined): Promise<Order | null> {
  const id = v.safeParse(storyIdSchema, storyId)
  return id.success ? (await readOrder(id.output)).order : null
}
