/**
 * The tags of a payment's e-mail address choose the stand-in's behaviour, so that no test changes the behaviour for
 * another test. `veli+webhook-never+refund-failed@example.test` gets no webhook, and its refund is refused.
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
  /** Fails the first attempt of an order, also when that attempt is repeated. */
  'stripe-fail-first': 'fail-first',
  'stripe-hang': 'hang',
}

export const deliveryFor = (email: string | null): DeliveryMode => chosen(DELIVERIES, email) ?? 'normal'
export const refundStatusFor = (email: string | null): RefundStatus => chosen(REFUNDS, email) ?? 'succeeded'
export const apiModeFor = (email: string | null): ApiMode => chosen(API_MODES, email) ?? 'ok'

/** Refuses a misspelled tag, which would silently test the default. @throws StripeError that names it */
export function refuseUnknownTag(email: string | null): void {
  const known = { ...DELIVERIES, ...REFUNDS, ...API_MODES }
  const unknown = emailTags(email).find((tag) => /^(webhook|refund|stripe)-/.test(tag) && !(tag in known))
  if (unknown) throw invalidRequest(`The stand-in knows no tag '${unknown}': ${Object.keys(known).join(', ')}.`)
}

const chosen = <T>(table: Readonly<Record<string, T>>, email: string | null): T | undefined =>
  emailTags(email)
    .map((tag) => table[tag])
    .find((value) => value !== undefined)
