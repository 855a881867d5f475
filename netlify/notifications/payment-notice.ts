/**
 * Reports a payment: confirms the order to the parent at once, and sends the accountant the payer's data. Once for each
 * order.
 */
import { CONSENT_TEXTS } from '#domain/consent.ts'
import type { Order, OrderIn, Payment } from '#domain/order.ts'
import { orderTitle } from '#domain/order-projection.ts'
import { agreedTextPath, contractPath } from '#domain/site-paths.ts'
import { readBuyer } from '#netlify/clients/stripe.ts'
import { sellerToday, siteUrl } from '#netlify/platform/env.ts'
import { wasQueued } from './outbox.ts'
import { tell } from './tell.ts'

/**
 * Stripe repeats its webhook, and the scan of Stripe runs each minute; the outbox remembers sent notices for longer
 * than this (tell.ts).
 */
const TOLD_WITHIN_MS = 3 * 24 * 60 * 60_000

/**
 * Safe to repeat; does nothing for an order that is unpaid or being refunded.
 * @throws Problem 'unavailable' if Stripe does not name the payer, or a notice could not be queued: then the caller is
 * called again
 */
export async function tellOfPayment(order: Order | null, nowMs: number): Promise<void> {
  if (!order || !isSold(order) || nowMs - order.paidAt > TOLD_WITHIN_MS) return
  const { payment } = order
  // The invoice is queued last: if it was queued, so was the confirmation.
  if (payment.by === 'card' && (await wasQueued('invoice_due', order.id))) return
  await confirm(order, nowMs)
  if (payment.by === 'card') await askForInvoice(order, payment, nowMs)
}

const SOLD = ['paid', 'making', 'given', 'delivered', 'redeemed'] as const
type SoldOrder = OrderIn<(typeof SOLD)[number]>
const isSold = (order: Order): order is SoldOrder => SOLD.some((state) => state === order.state)

async function confirm(order: SoldOrder, nowMs: number): Promise<void> {
  const { sale, id } = order
  const { version = '', sha256 = '' } = sale.consents?.sale ?? {}
  const agreement = {
    contractUrl: siteUrl() + contractPath(id),
    contractTextUrl: Object.hasOwn(CONSENT_TEXTS.sale, version) ? siteUrl() + agreedTextPath('sale', version) : '',
    contractVersion: version,
    contractSha256: sha256,
    seller: sellerToday(),
  }
  const title = order.kind === 'gift' ? sale.templateTitle : orderTitle(order)
  await tell({ type: 'order_confirmed', data: { ...paymentOf(order), title, ...agreement } }, nowMs)
}

/** Reads the buyer's address only now; we store it only as long as the notice. */
async function askForInvoice(
  order: SoldOrder,
  { sessionId, intentId }: Extract<Payment, { by: 'card' }>,
  nowMs: number,
): Promise<void> {
  const buyer = await readBuyer(sessionId)
  const invoice = {
    what: order.sale.templateTitle,
    paidBy: 'card' as const,
    paymentId: intentId,
    siteUrl: siteUrl(),
  }
  await tell({ type: 'invoice_due', data: { ...paymentOf(order), ...invoice, buyer } }, nowMs)
}

function paymentOf({ uid, id: storyId, kind, payment, sale, paidAt }: SoldOrder) {
  const { userEmail, amountKurus, currency } = sale
  const isRedeemed = payment.by === 'gift'
  return {
    ...{ uid, userEmail, storyId },
    bought: isRedeemed ? ('redeemed' as const) : kind,
    amountKurus: isRedeemed ? 0 : amountKurus,
    currency,
    paidAt: new Date(paidAt).toISOString(),
  }
}
