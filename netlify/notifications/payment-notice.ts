/** That an order stands: its parent has it confirmed at once, and whoever keeps the books hears who has paid. Once for each order. */
import { CONSENT_TEXTS } from '#domain/consent.ts'
import type { Order } from '#domain/order.ts'
import { orderTitle } from '#domain/order-projection.ts'
import { agreedTextPath, contractPath } from '#domain/site-paths.ts'
import { readBuyer } from '#netlify/clients/stripe.ts'
import { sellerToday, siteUrl } from '#netlify/platform/env.ts'
import { wasQueued } from './outbox.ts'
import { tell } from './tell.ts'

/** Stripe repeats its webhook and the walk comes each minute; what was told is remembered for longer (tell.ts). */
const TOLD_WITHIN_MS = 3 * 24 * 60 * 60_000

/**
 * Safe to be repeated; nothing for an order that nobody has paid, or whose money goes back.
 * @throws Problem 'unavailable' where Stripe does not say who paid, or it could not be queued: whoever calls is called again
 */
export async function tellOfPayment(order: Order | null, nowMs: number): Promise<void> {
  if (!order || !isPaid(order) || nowMs - (order.paidAt ?? 0) > TOLD_WITHIN_MS) return
  // The last of both: where it is known, so is the other.
  if (order.giftId === undefined && (await wasQueued('invoice_due', order.id))) return
  await confirm(order, nowMs)
  if (order.giftId === undefined) await askForInvoice(order, nowMs)
}

const isPaid = ({ state, paidAt }: Order): boolean =>
  paidAt !== undefined && (state === 'paid' || state === 'making' || state === 'given' || state === 'delivered')

async function confirm(order: Order, nowMs: number): Promise<void> {
  const { snapshot, id } = order
  const { version = '', sha256 = '' } = snapshot.consents?.sale ?? {}
  const agreement = {
    contractUrl: siteUrl() + contractPath(id),
    contractTextUrl: Object.hasOwn(CONSENT_TEXTS.sale, version) ? siteUrl() + agreedTextPath('sale', version) : '',
    contractVersion: version,
    contractSha256: sha256,
    seller: sellerToday(),
  }
  const title = snapshot.gift ? snapshot.templateTitle : orderTitle(order)
  await tell({ type: 'order_confirmed', data: { ...paymentOf(order), title, ...agreement } }, nowMs)
}

/** The buyer's address is read when it is needed, and stays with us no longer than the notice. */
async function askForInvoice(order: Order, nowMs: number): Promise<void> {
  const { sessionId, paymentIntentId = '', snapshot } = order
  const buyer = sessionId === undefined ? null : await readBuyer(sessionId)
  const invoice = {
    what: snapshot.templateTitle,
    paidBy: 'card' as const,
    paymentId: paymentIntentId,
    siteUrl: siteUrl(),
  }
  await tell({ type: 'invoice_due', data: { ...paymentOf(order), ...invoice, buyer } }, nowMs)
}

function paymentOf({ uid, id: storyId, giftId, snapshot, paidAt = 0 }: Order) {
  const { userEmail, amountKurus, currency, gift } = snapshot
  const isRedeemed = giftId !== undefined
  return {
    ...{ uid, userEmail, storyId },
    bought: isRedeemed ? ('redeemed' as const) : gift ? ('gift' as const) : ('book' as const),
    amountKurus: isRedeemed ? 0 : amountKurus,
    currency,
    paidAt: new Date(paidAt).toISOString(),
  }
}
