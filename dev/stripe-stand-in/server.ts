/** The payment stand-in: API, hosted pay page, signed webhooks, and controls for tests under `/__control`. */
import type { AddressInfo } from 'node:net'
import type { Server } from 'node:http'
import { html, httpServer, json, objectFrom, redirect, type Call, type Reply } from '../http.ts'
import { answerApiCall } from './api.ts'
import { createDisputes, type DisputeStatus } from './disputes.ts'
import { createCheckout, type CheckoutSession } from './checkout.ts'
import { createIdempotencyKeys } from './idempotency.ts'
import { payPage } from './pay-page.ts'
import { createRefunds, type RefundStatus } from './refunds.ts'
import { StripeError } from './stripe-error.ts'
import { createWebhookDelivery, DELIVERY_MODES, type DeliveryMode } from './webhook-delivery.ts'

const API_MODES = ['ok', 'fail', 'hang'] as const
type ApiMode = (typeof API_MODES)[number]

export interface StripeStandInOptions {
  /** STRIPE_SECRET_KEY: any other is answered by 401. */
  secretKey: string
  webhookSecret: string
  /** Where events are sent. */
  webhookUrl: string
  retryAfterMs?: readonly number[]
  /** Seconds since 1970. */
  nowS?: () => number
}

export function stripeStandIn({
  secretKey,
  webhookSecret,
  webhookUrl,
  retryAfterMs,
  nowS = () => Math.floor(Date.now() / 1_000),
}: StripeStandInOptions): Server {
  let apiMode: ApiMode = 'ok'
  const keys = createIdempotencyKeys()
  const delivery = createWebhookDelivery({ url: webhookUrl, secret: webhookSecret, retryAfterMs, nowS })
  const checkout = createCheckout(
    () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    nowS,
    (type, session) => void delivery.send(type, session),
  )
  const refunds = createRefunds(checkout.intent, nowS)
  const disputes = createDisputes(checkout.intent, nowS)

  const answerControl = async ({ method, path, body }: Call): Promise<Reply> => {
    const [, , subject = '', id = '', act = ''] = path.split('/')
    const given = objectFrom(body)
    const request = `${method} ${[subject, id && (subject === 'sessions' || subject === 'disputes' ? ':id' : id), act].filter(Boolean).join('/')}`
    switch (request) {
      case 'GET sessions':
        return json(checkout.list(null))
      case 'POST sessions/:id/pay':
        return json(checkout.pay(id))
      case 'POST sessions/:id/expire':
        return json(checkout.expire(id))
      case 'GET refunds':
        return json(refunds.list(null))
      case 'POST refunds':
        refunds.settleAs(given.status as RefundStatus)
        return json({ status: given.status })
      case 'POST disputes':
        return json(disputes.open(String(given.paymentIntent), given.status as DisputeStatus))
      case 'POST disputes/:id':
        return json(disputes.decide(id, given.status as DisputeStatus))
      case 'GET webhooks':
        return json(delivery.deliveries())
      case 'POST webhooks':
        delivery.behave(oneOf(DELIVERY_MODES, given.mode) satisfies DeliveryMode, Number(given.delayMs ?? 0))
        return json(given)
      case 'POST webhooks/deliver':
        return json({
          status: await delivery.sendNow('checkout.session.completed', checkout.retrieve(String(given.sessionId))),
        })
      case 'POST api':
        apiMode = oneOf(API_MODES, given.mode)
        return json(given)
      case 'POST reset':
        apiMode = 'ok'
        for (const part of [checkout, refunds, disputes, keys, delivery]) part.reset()
        return json({})
      default:
        return json({ message: `No such control: ${request}` }, 404)
    }
  }

  const answerPayPage = ({ method, path, body }: Call): Reply => {
    const id = path.split('/')[2] ?? ''
    const session = checkout.retrieve(id)
    const action = method === 'POST' && session.status === 'open' ? new URLSearchParams(body).get('action') : null
    switch (action) {
      case 'pay':
        return redirect(successUrl(checkout.pay(id)))
      case 'back':
        return session.cancel_url
          ? redirect(session.cancel_url)
          : html(payPage(session, checkout.productName(id), false))
      default:
        return html(payPage(session, checkout.productName(id), action === 'decline'))
    }
  }

  const server = httpServer(async (call) => {
    try {
      if (call.path.startsWith('/__control/')) return await answerControl(call)
      if (call.path.startsWith('/pay/')) return answerPayPage(call)
    } catch (error) {
      if (error instanceof StripeError) return json(error.body, error.status)
      throw error
    }
    if (call.path === '/') return json({ standIn: 'stripe' })
    if (apiMode === 'hang') return null
    if (apiMode === 'fail') return json({ error: { type: 'api_error', message: 'An unknown error occurred' } }, 500)
    return answerApiCall(call, { checkout, refunds, disputes, keys, secretKey })
  })
  return server
}

const successUrl = ({ success_url, id }: CheckoutSession) => success_url.replaceAll('{CHECKOUT_SESSION_ID}', id)

function oneOf<T extends string>(allowed: readonly T[], value: unknown): T {
  const found = allowed.find((one) => one === value)
  if (!found)
    throw new StripeError(400, { type: 'invalid_request_error', message: `mode must be one of ${allowed.join(', ')}` })
  return found
}
