/** POST from Stripe. A webhook is a nudge: its signature is checked, then Stripe is asked what is true. */
import type { Config } from '@netlify/functions'
import { answering, jsonAnswer, readBody, requirePost } from '#netlify/clients/http.ts'
import { readWebhook } from '#netlify/clients/stripe.ts'
import { convergeNudge } from '#netlify/orders/converge-checkout.ts'

const EVENT_MAX_BYTES = 512 * 1024

export const config: Config = { rateLimit: { windowLimit: 600, windowSize: 60, aggregateBy: ['ip', 'domain'] } }

export default answering('stripe-webhook', async (request) => {
  requirePost(request)
  const rawBody = new TextDecoder().decode(await readBody(request, EVENT_MAX_BYTES))
  const nudge = await readWebhook(rawBody, request.headers.get('Stripe-Signature'))
  if (nudge) await convergeNudge(nudge)
  return jsonAnswer({ success: true, message: nudge ? 'converged' : 'ignored' })
})
