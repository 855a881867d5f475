/** POST from Stripe. A webhook is a notice and no proof: its signature is checked, then Stripe is asked what is true. */
import { withProblemResponse } from '#netlify/monitoring/wrap-function.ts'
import { jsonAnswer, readBody, requirePost } from '#netlify/platform/http.ts'
import { readWebhook } from '#netlify/clients/stripe.ts'
import { reconcileNotice } from '#netlify/orders/payments/reconcile-payment.ts'

const EVENT_MAX_BYTES = 512 * 1024

export default withProblemResponse('stripe-webhook', async (request) => {
  requirePost(request)
  const rawBody = new TextDecoder().decode(await readBody(request, EVENT_MAX_BYTES))
  const notice = await readWebhook(rawBody, request.headers.get('Stripe-Signature'))
  if (notice) await reconcileNotice(notice)
  return jsonAnswer({ success: true, message: notice ? 'reconciled' : 'ignored' })
})
