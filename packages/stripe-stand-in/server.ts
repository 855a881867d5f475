/** The payment stand-in: API, hosted pay page, signed webhooks, and controls for tests under `/__control`. */
import type { AddressInfo } from 'node:net'
import type { Server } from 'node:http'
import { html, httpServer, json, objectFrom, redirect, type Call, type Reply } from '../http-server/http.ts'
import { answerApiCall } from './api.ts'
import { createDisputes, type DisputeStatus } from './disputes.ts'
import { createCheckout, type CheckoutSession } from './checkout.ts'
import { decodeForm, textAt } from './form.ts'
import { createIdempotencyKeys } from './idempotency.ts'
import { DECLINED_CARD, payPage } from './pay-page.ts'
import { createRefunds } from './refunds.ts'
import { apiModeFor, type RefundStatus } from './requests.ts'
import { StripeError } from './stripe-error.ts'
import { createWebhookDelivery } from './webhook-delivery.ts'

export interface StripeStandInOptions {
  /** STRIPE_SECRET_KEY: the stand-in answers any other with 401. */
  secretKey: string
  webhookSecret: string
  /** Receiver of the events. */
  webhookUrl: string
  retryAfterMs?: readonly number[]
  /** Delay of a late webhook. */
  lateMs?: number
  /** The current time in seconds since 1970. */
  nowS?: () => number
}

export function stripeStandIn({
  secretKey,
  webhookSecret,
  webhookUrl,
  retryAfterMs,
  lateMs,
  nowS = () => Math.floor(Date.now() / 1_000),
}: StripeStandInOptions): Server {
  const keys = createIdempotencyKeys()
  const delivery = createWebhookDelivery({ url: webhookUrl, secret: webhookSecret, retryAfterMs, lateMs, nowS })
  const checkout = createCheckout(
    () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    nowS,
    (type, session) => void delivery.send(type, session),
  )
  const emailOf = (intentId: string) => checkout.sessionOfIntent(intentId).customer_email
  const refunds = createRefunds(checkout.intent, emailOf, nowS)
  const disputes = createDisputes(checkout.intent, nowS)

  const answerControl = async ({ method, path, query, body }: Call): Promise<Reply> => {
    const [, , subject = '', id = '', act = ''] = path.split('/')
    const given = objectFrom(body)
    const about = (listed: readonly object[]) =>
      json(listed.filter((one) => JSON.stringify(one).includes(query.get('about') ?? '')))
    const request = `${method} ${[subject, id && (subject === 'sessions' || subject === 'disputes' ? ':id' : id), act].filter(Boolean).join('/')}`
    switch (request) {
      case 'GET sessions':
        return about(checkout.list(null, null))
      case 'POST sessions/:id/pay':
        return json(checkout.pay(id, given.buyer as Record<string, string> | undefined))
      case 'POST sessions/:id/expire':
        return json(checkout.expire(id))
      case 'POST sessions/:id/refunds':
        refunds.settleAs(checkout.retrieve(id).payment_intent ?? '', given.status as RefundStatus)
        return json(given)
      case 'GET refunds':
        return about(refunds.list(null))
      case 'POST disputes':
        return json(disputes.open(String(given.paymentIntent), given.status as DisputeStatus))
      case 'POST disputes/:id':
        return json(disputes.decide(id, given.status as DisputeStatus))
      case 'GET webhooks':
        return about(delivery.deliveries())
      case 'POST webhooks/deliver':
        return json({
          status: await delivery.sendNow('checkout.session.completed', checkout.retrieve(String(given.sessionId))),
        })
      default:
        return json({ message: `No such control: ${request}` }, 404)
    }
  }

  const answerPayPage = ({ method, path, body }: Call): Reply => {
    const id = path.split('/')[2] ?? ''
    const session = checkout.retrieve(id)
    const form = new URLSearchParams(method === 'POST' && session.status === 'open' ? body : '')
    const page = (wasDeclined: boolean) => html(payPage(session, checkout.productName(id), wasDeclined))
    switch (form.get('action')) {
      case 'pay':
        return form.get('card')?.replaceAll(/\D/g, '') === DECLINED_CARD
          ? page(true)
          : redirect(successUrl(checkout.pay(id, Object.fromEntries(form) as Record<string, string>)))
      case 'back':
        return session.cancel_url ? redirect(session.cancel_url) : page(false)
      default:
        return page(false)
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
    const mode = apiModeFor(textAt(decodeForm(call.body), 'customer_email'))
    if (mode === 'hang') return null
    if (mode === 'fail') return json({ error: { type: 'api_error', message: 'An unknown error occurred' } }, 500)
    return answerApiCall(call, { checkout, refunds, disputes, keys, secretKey })
  })
  return server
}

const successUrl = ({ success_url, id }: CheckoutSession) => success_url.replaceAll('{CHECKOUT_SESSION_ID}', id)
