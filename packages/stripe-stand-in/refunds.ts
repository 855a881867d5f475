/** Refunds of the stand-in: whole or partial, at most the paid amount. */
import { randomBytes } from 'node:crypto'
import type { PaymentIntent } from './checkout.ts'
import { textAt, textsAt, type FormObject } from './form.ts'
import { refundStatusFor, type RefundStatus } from './requests.ts'
import { invalidRequest, missingParameter, noSuch } from './stripe-error.ts'

export interface Refund {
  id: string
  object: 'refund'
  amount: number
  charge: string
  created: number
  currency: string
  metadata: Record<string, string>
  payment_intent: string
  reason: string | null
  status: RefundStatus
}

export interface Refunds {
  create: (form: FormObject) => Refund
  retrieve: (id: string) => Refund
  /** Newest first. */
  list: (paymentIntent: string | null) => Refund[]
  /** Sets the result of this payment's pending and later refunds, whatever its e-mail requests. */
  settleAs: (paymentIntent: string, status: RefundStatus) => void
}

/** @param emailOf the payer's address: its tags choose the result of a refund */
export function createRefunds(
  intentOf: (id: string) => PaymentIntent,
  emailOf: (intentId: string) => string | null,
  nowS: () => number,
): Refunds {
  const kept = new Map<string, Refund>()
  const settled = new Map<string, RefundStatus>()
  const list = (paymentIntent: string | null) =>
    [...kept.values()]
      .filter((refund) => paymentIntent === null || refund.payment_intent === paymentIntent)
      .toReversed()

  return {
    create: (form) => {
      const intentId = textAt(form, 'payment_intent')
      if (!intentId) throw missingParameter('payment_intent')
      const intent = intentOf(intentId)
      const before = list(intentId)
        .filter(({ status }) => status !== 'failed')
        .reduce((sum, { amount }) => sum + amount, 0)
      const left = intent.amount - before
      if (left <= 0)
        throw invalidRequest(`Charge ${intent.latest_charge} has already been refunded.`, {
          code: 'charge_already_refunded',
        })
      const amount = Number(textAt(form, 'amount') ?? left)
      if (!Number.isInteger(amount) || amount <= 0 || amount > left) {
        throw invalidRequest('Refund amount is greater than unrefunded amount on charge', { param: 'amount' })
      }
      const refund: Refund = {
        id: `re_${randomBytes(12).toString('hex')}`,
        object: 'refund',
        amount,
        charge: intent.latest_charge,
        created: nowS(),
        currency: intent.currency,
        metadata: textsAt(form, 'metadata'),
        payment_intent: intentId,
        reason: textAt(form, 'reason'),
        status: settled.get(intentId) ?? refundStatusFor(emailOf(intentId)),
      }
      kept.set(refund.id, refund)
      return refund
    },
    retrieve: (id) => {
      const refund = kept.get(id)
      if (!refund) throw noSuch('refund', id)
      return refund
    },
    list,
    settleAs: (paymentIntent, status) => {
      settled.set(intentOf(paymentIntent).id, status)
      for (const refund of list(paymentIntent)) if (refund.status === 'pending') refund.status = status
    },
  }
}
