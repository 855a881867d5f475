/**
 * How the stand-in treats a payment: asked for by the tags of its e-mail address, so that no test changes it for another.
 * `veli+webhook-never+refund-failed@example.test` gets no webhook, and its refund is refused.
 */
import { invalidRequest } from './stripe-error.ts'

type DeliveryMode = 'normal' | 'twice' | 'late' | 'never'
export type RefundStatus = 'succeeded' | 'pending' | 'failed'
type ApiMode = 'ok' | 'fail' | 'fail-first' | 'hang'

const emailTags = (email: string | null): string[] => email?.split('@')[0]?.split('+').slice(1) ?? []

const DELIVERIES: Readonly<Record<string, DeliveryMode>> = {
  'webhook-twice': 'twice',
  'webhook-late': 'late',
  'webhook-never': 'never',
}
const REFUNDS: Readonly<Record<string, RefundStatus>> = { 'refund-pending': 'pending', 'refund-failed': 'failed' }
/** Modes of the request that creates the session. */
const API_MODES: Readonly<Record<string, ApiMode>> = {
  'stripe-fail': 'fail',
  /** The first attempt of an order, each time that it is asked for. */
  'stripe-fail-first': 'fail-first',
  'stripe-hang': 'hang',
}

export const deliveryFor = (email: string | null): DeliveryMode => chosen(DELIVERIES, email) ?? 'normal'
export const refundStatusFor = (email: string | null): RefundStatus => chosen(REFUNDS, email) ?? 'succeeded'
export const apiModeFor = (email: string | null): ApiMode => chosen(API_MODES, email) ?? 'ok'

/** A misspelled tag would test the default without a word. @throws StripeError that names it */
export function refuseUnknownTag(email: string | null): void {
  const known = { ...DELIVERIES, ...REFUNDS, ...API_MODES }
  const unknown = emailTags(email).find((tag) => /^(webhook|refund|stripe)-/.test(tag) && !(tag in known))
  if (unknown) throw invalidRequest(`The stand-in knows no tag '${unknown}': ${Object.keys(known).join(', ')}.`)
}

const chosen = <T>(table: Readonly<Record<string, T>>, email: string | null): T | undefined =>
  emailTags(email)
    .map((tag) => table[tag])
    .find((value) => value !== undefined)
