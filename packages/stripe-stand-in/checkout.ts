/** The Checkout sessions of the stand-in: it creates, pays and expires them. */
import { randomBytes } from 'node:crypto'
import { objectAt, textAt, textsAt, type FormObject } from './form.ts'
import { refuseUnknownTag } from './requests.ts'
import { invalidRequest, missingParameter, noSuch } from './stripe-error.ts'

/** Stripe's own limits for `expires_at`. */
const EXPIRES_AFTER_AT_LEAST_S = 30 * 60
const EXPIRES_AFTER_AT_MOST_S = 24 * 60 * 60
/** A request that names exactly 30 minutes needs a moment to arrive. */
const CLOCK_TOLERANCE_S = 60

export interface CheckoutSession {
  id: string
  object: 'checkout.session'
  /** In the currency's smallest unit: kuruş. */
  amount_subtotal: number
  amount_total: number
  cancel_url: string | null
  client_reference_id: string | null
  created: number
  currency: string
  billing_address_collection: 'auto' | 'required' | null
  tax_id_collection: { enabled: boolean }
  customer_details: CustomerDetails | null
  customer_email: string | null
  expires_at: number
  livemode: false
  locale: string | null
  metadata: Record<string, string>
  mode: 'payment'
  payment_intent: string | null
  payment_method_types: string[]
  payment_status: 'unpaid' | 'paid'
  status: 'open' | 'complete' | 'expired'
  success_url: string
  url: string | null
}

/** The buyer's input on the hosted page; Stripe sets null for fields that the page did not ask. */
interface CustomerDetails {
  email: string | null
  name: string | null
  address: Record<(typeof ADDRESS_FIELDS)[number], string | null> | null
  tax_ids: { type: string; value: string }[] | null
}
const ADDRESS_FIELDS = ['line1', 'line2', 'city', 'state', 'postal_code', 'country'] as const

/** Input for payments without a form: by tests and by the control address. */
export const EXAMPLE_BUYER: Readonly<Record<string, string>> = {
  name: 'Ayşe Örnek',
  line1: 'Masal Sokak No: 7',
  city: 'Kadıköy',
  state: 'İstanbul',
  postal_code: '34710',
  country: 'TR',
}

export interface PaymentIntent {
  id: string
  object: 'payment_intent'
  amount: number
  amount_received: number
  created: number
  currency: string
  latest_charge: string
  livemode: false
  metadata: Record<string, string>
  status: 'succeeded'
}

export interface Checkout {
  create: (form: FormObject) => CheckoutSession
  retrieve: (id: string) => CheckoutSession
  expire: (id: string) => CheckoutSession
  /** Newest first. */
  list: (paymentIntent: string | null, status: string | null) => CheckoutSession[]
  /** Pays like the hosted page after the card was accepted. Paying twice is an error, as on Stripe. */
  pay: (id: string, buyer?: Readonly<Record<string, string>>) => CheckoutSession
  intent: (id: string) => PaymentIntent
  /** The session that this payment paid. */
  sessionOfIntent: (id: string) => CheckoutSession
  /** The product name of the first line, for the hosted page. */
  productName: (id: string) => string
}

interface Kept {
  session: CheckoutSession
  productName: string
  intentMetadata: Record<string, string>
}

const newId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`

/**
 * @param publicUrl address of the hosted pay page
 * @param nowS the clock, in seconds since 1970
 * @param onChange called for each session that was completed or has expired
 */
export function createCheckout(
  publicUrl: () => string,
  nowS: () => number,
  onChange: (type: 'checkout.session.completed' | 'checkout.session.expired', session: CheckoutSession) => void,
): Checkout {
  const kept = new Map<string, Kept>()
  const intents = new Map<string, PaymentIntent>()

  /** A read detects that the session has expired. */
  const find = (id: string): Kept => {
    const found = kept.get(id)
    if (!found) throw noSuch('checkout.session', id)
    if (found.session.status === 'open' && found.session.expires_at <= nowS()) close(found.session)
    return found
  }
  const close = (session: CheckoutSession) => {
    session.status = 'expired'
    session.url = null
    onChange('checkout.session.expired', session)
  }
  const onlyOpen = (session: CheckoutSession, verb: string) => {
    if (session.status === 'open') return
    throw invalidRequest(
      `Only Checkout Sessions with a status in ["open"] can be ${verb}. This Checkout Session has a status of \`${session.status}\`.`,
    )
  }

  return {
    create: (form) => {
      const made = sessionFrom(form, publicUrl(), nowS())
      kept.set(made.session.id, made)
      return made.session
    },
    retrieve: (id) => find(id).session,
    expire: (id) => {
      const { session } = find(id)
      onlyOpen(session, 'expired')
      close(session)
      return session
    },
    list: (paymentIntent, status) =>
      [...kept.keys()]
        .map((id) => find(id).session)
        .filter((session) => paymentIntent === null || session.payment_intent === paymentIntent)
        .filter((session) => status === null || session.status === status)
        .toReversed(),
    pay: (id, buyer = EXAMPLE_BUYER) => {
      const { session, intentMetadata } = find(id)
      onlyOpen(session, 'paid')
      const intent: PaymentIntent = {
        id: newId('pi'),
        object: 'payment_intent',
        amount: session.amount_total,
        amount_received: session.amount_total,
        created: nowS(),
        currency: session.currency,
        latest_charge: newId('ch'),
        livemode: false,
        metadata: intentMetadata,
        status: 'succeeded',
      }
      intents.set(intent.id, intent)
      Object.assign(session, {
        status: 'complete',
        payment_status: 'paid',
        payment_intent: intent.id,
        customer_details: detailsOf(session, buyer),
        url: null,
      } satisfies Partial<CheckoutSession>)
      onChange('checkout.session.completed', session)
      return session
    },
    intent: (id) => {
      const intent = intents.get(id)
      if (!intent) throw noSuch('payment_intent', id)
      return intent
    },
    sessionOfIntent: (id) => {
      const found = [...kept.values()].find(({ session }) => session.payment_intent === id)
      if (!found) throw noSuch('payment_intent', id)
      return found.session
    },
    productName: (id) => find(id).productName,
  }
}

function sessionFrom(form: FormObject, publicUrl: string, nowS: number): Kept {
  if (textAt(form, 'mode') !== 'payment')
    throw invalidRequest('This stand-in knows mode=payment only.', { param: 'mode' })
  refuseUnknownTag(textAt(form, 'customer_email'))
  const successUrl = textAt(form, 'success_url')
  if (!successUrl) throw missingParameter('success_url')
  const lines = Object.values(objectAt(form, 'line_items'))
    .filter((line) => typeof line === 'object')
    .map(lineFrom)
  const [first] = lines
  if (!first) throw missingParameter('line_items')
  const total = lines.reduce((sum, line) => sum + line.amount, 0)
  const id = newId('cs_test')
  const session: CheckoutSession = {
    id,
    object: 'checkout.session',
    amount_subtotal: total,
    amount_total: total,
    cancel_url: textAt(form, 'cancel_url'),
    client_reference_id: textAt(form, 'client_reference_id'),
    created: nowS,
    currency: first.currency,
    billing_address_collection: billingFrom(textAt(form, 'billing_address_collection')),
    tax_id_collection: { enabled: textAt(objectAt(form, 'tax_id_collection'), 'enabled') === 'true' },
    customer_details: null,
    customer_email: textAt(form, 'customer_email'),
    expires_at: expiryFrom(textAt(form, 'expires_at'), nowS),
    livemode: false,
    locale: textAt(form, 'locale'),
    metadata: textsAt(form, 'metadata'),
    mode: 'payment',
    payment_intent: null,
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    status: 'open',
    success_url: successUrl,
    url: `${publicUrl}/pay/${id}`,
  }
  return {
    session,
    productName: first.name,
    intentMetadata: textsAt(objectAt(form, 'payment_intent_data'), 'metadata'),
  }
}

function billingFrom(value: string | null): CheckoutSession['billing_address_collection'] {
  if (value === null || value === 'auto' || value === 'required') return value
  throw invalidRequest('Invalid billing_address_collection: must be one of auto or required', {
    param: 'billing_address_collection',
  })
}

function detailsOf(session: CheckoutSession, buyer: Readonly<Record<string, string>>): CustomerDetails {
  const isAsked = session.billing_address_collection === 'required'
  const address = Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, buyer[field] || null]))
  const taxNumber = session.tax_id_collection.enabled ? buyer.tax_number : undefined
  return {
    email: session.customer_email,
    name: isAsked ? buyer.name || null : null,
    address: isAsked ? (address as CustomerDetails['address']) : null,
    tax_ids: session.tax_id_collection.enabled ? (taxNumber ? [{ type: 'tr_tin', value: taxNumber }] : []) : null,
  }
}

function lineFrom(line: FormObject, index: number): { amount: number; currency: string; name: string } {
  const price = objectAt(line, 'price_data')
  const where = `line_items[${index}][price_data]`
  const currency = textAt(price, 'currency')
  const name = textAt(objectAt(price, 'product_data'), 'name')
  const amount = Number(textAt(price, 'unit_amount'))
  if (!currency) throw missingParameter(`${where}[currency]`)
  if (!name) throw missingParameter(`${where}[product_data][name]`)
  if (!Number.isInteger(amount) || amount <= 0)
    throw invalidRequest('Invalid positive integer', { param: `${where}[unit_amount]` })
  const quantity = Number(textAt(line, 'quantity'))
  if (!Number.isInteger(quantity) || quantity <= 0) throw missingParameter(`line_items[${index}][quantity]`)
  return { amount: amount * quantity, currency: currency.toLowerCase(), name }
}

function expiryFrom(text: string | null, nowS: number): number {
  if (text === null) return nowS + EXPIRES_AFTER_AT_MOST_S
  const after = Number(text) - nowS
  const isWithin = after >= EXPIRES_AFTER_AT_LEAST_S - CLOCK_TOLERANCE_S && after <= EXPIRES_AFTER_AT_MOST_S
  if (!isWithin)
    throw invalidRequest(
      'The `expires_at` timestamp must be from 30 minutes to 24 hours from Checkout Session creation.',
      { param: 'expires_at' },
    )
  return Number(text)
}
