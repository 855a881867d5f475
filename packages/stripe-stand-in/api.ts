/** The part of the Stripe API that the product calls: `/v1/checkout/sessions`, `/v1/refunds`, `/v1/disputes`, `/v1/payment_intents`. */
import { json, type Call, type Reply } from '../http-server/http.ts'
import type { Checkout } from './checkout.ts'
import type { Disputes } from './disputes.ts'
import { decodeForm, objectAt, textAt } from './form.ts'
import type { Answer, IdempotencyKeys } from './idempotency.ts'
import type { Refunds } from './refunds.ts'
import { apiModeFor } from './requests.ts'
import { StripeError } from './stripe-error.ts'

/** @param secretKey the only accepted key */
export function answerApiCall(
  call: Call,
  {
    checkout,
    refunds,
    disputes,
    keys,
    secretKey,
  }: { checkout: Checkout; refunds: Refunds; disputes: Disputes; keys: IdempotencyKeys; secretKey: string },
): Reply {
  try {
    refuseStranger(call, secretKey)
    const answer = () => settle(() => route(call, checkout, refunds, disputes))
    const key = call.headers['idempotency-key']
    if (call.method !== 'POST' || typeof key !== 'string') {
      const { status, body } = answer()
      return json(body, status)
    }
    const { status, body, replayed } = keys.once(key, `${call.path}\n${call.body}`, answer)
    return json(body, status, replayed ? { 'Idempotent-Replayed': 'true' } : {})
  } catch (error) {
    if (error instanceof StripeError) return json(error.body, error.status)
    throw error
  }
}

/** An error is an answer too: the idempotency key stores it. */
function settle(run: () => unknown): Answer {
  try {
    return { status: 200, body: run() }
  } catch (error) {
    if (error instanceof StripeError) return { status: error.status, body: error.body }
    throw error
  }
}

function route({ method, path, query, body }: Call, checkout: Checkout, refunds: Refunds, disputes: Disputes): unknown {
  const [, , ...segments] = path.split('/')
  const id = (segments[0] === 'checkout' ? segments[2] : segments[1]) ?? ''
  const pattern = `${method} /${segments.map((segment) => (segment === id ? ':id' : segment)).join('/')}`
  switch (pattern) {
    case 'POST /checkout/sessions': {
      const form = decodeForm(body)
      if (
        apiModeFor(textAt(form, 'customer_email')) === 'fail-first' &&
        textAt(objectAt(form, 'metadata'), 'attempt') === '1'
      )
        throw new StripeError(500, { type: 'api_error', message: 'An unknown error occurred' })
      return checkout.create(form)
    }
    case 'GET /checkout/sessions':
      return page('/v1/checkout/sessions', checkout.list(query.get('payment_intent'), query.get('status')), query)
    case 'GET /checkout/sessions/:id':
      return checkout.retrieve(id)
    case 'POST /checkout/sessions/:id/expire':
      return checkout.expire(id)
    case 'POST /refunds':
      return refunds.create(decodeForm(body))
    case 'GET /refunds':
      return page('/v1/refunds', refunds.list(query.get('payment_intent')), query)
    case 'GET /refunds/:id':
      return refunds.retrieve(id)
    case 'GET /disputes':
      return page('/v1/disputes', disputes.list(query.get('payment_intent')), query)
    case 'GET /payment_intents/:id':
      return checkout.intent(id)
    default:
      throw new StripeError(404, {
        type: 'invalid_request_error',
        message: `Unrecognized request URL (${method}: ${path}).`,
      })
  }
}

/** @param listed newest first, like Stripe's lists */
function page<T extends { id: string; created: number }>(url: string, listed: readonly T[], query: URLSearchParams) {
  const all = listed.filter(({ created }) => created >= Number(query.get('created[gte]') ?? 0))
  const limit = Number(query.get('limit') ?? 10)
  const after = query.get('starting_after')
  const from = after === null ? 0 : all.findIndex(({ id }) => id === after) + 1
  const data = all.slice(from, from + limit)
  return { object: 'list', url, has_more: from + data.length < all.length, data }
}

function refuseStranger({ headers }: Call, secretKey: string) {
  const [scheme = '', credentials = ''] = (headers.authorization ?? '').split(' ')
  const given = scheme === 'Basic' ? Buffer.from(credentials, 'base64').toString('utf8').split(':')[0] : credentials
  if (given === secretKey) return
  throw new StripeError(401, {
    type: 'invalid_request_error',
    message: given ? 'Invalid API Key provided.' : 'You did not provide an API key.',
  })
}
