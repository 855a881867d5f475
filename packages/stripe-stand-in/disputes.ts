/** Disputes at the bank: tests open and decide them, the product reads them. */
import { randomBytes } from 'node:crypto'
import type { PaymentIntent } from './checkout.ts'
import { noSuch } from './stripe-error.ts'

export type DisputeStatus = 'warning_needs_response' | 'needs_response' | 'under_review' | 'won' | 'lost'

export interface Dispute {
  id: string
  object: 'dispute'
  amount: number
  charge: string
  created: number
  currency: string
  payment_intent: string
  reason: 'general'
  status: DisputeStatus
}

export interface Disputes {
  open: (paymentIntent: string, status: DisputeStatus) => Dispute
  decide: (id: string, status: DisputeStatus) => Dispute
  /** Newest first. */
  list: (paymentIntent: string | null) => Dispute[]
}

export function createDisputes(intentOf: (id: string) => PaymentIntent, nowS: () => number): Disputes {
  const kept = new Map<string, Dispute>()
  return {
    open: (paymentIntent, status) => {
      const { id, amount, currency, latest_charge: charge } = intentOf(paymentIntent)
      const dispute: Dispute = {
        id: `dp_${randomBytes(12).toString('hex')}`,
        object: 'dispute',
        ...{ amount, charge, created: nowS(), currency, payment_intent: id, reason: 'general', status },
      }
      kept.set(dispute.id, dispute)
      return dispute
    },
    decide: (id, status) => {
      const dispute = kept.get(id)
      if (!dispute) throw noSuch('dispute', id)
      dispute.status = status
      return dispute
    },
    list: (paymentIntent) =>
      [...kept.values()]
        .filter((dispute) => paymentIntent === null || dispute.payment_intent === paymentIntent)
        .toReversed(),
  }
}
