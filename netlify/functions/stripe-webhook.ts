/**
 * POST from Stripe. A webhook is no proof: after the check of its signature the server reads the true state from
 * Stripe.
 */
import { handle } from '#netlify/access/handle.ts'
import { readWebhook } from '#netlify/clients/stripe.ts'
import { tellOfPayment } from '#netlify/notifications/payment-notice.ts'
import { reconcileNotice } from '#netlify/orders/payments/reconcile-payment.ts'
import { readBody } from '#netlify/platform/http.ts'

const EVENT_MAX_BYTES = 512 * 1024

export default handle({
  name: 'stripe-webhook',
  answer: async ({ request, nowMs }) => {
    const rawBody = new TextDecoder().decode(await readBody(request, EVENT_MAX_BYTES))
    const notice = await readWebhook(rawBody, request.headers.get('Stripe-Signature'))
    if (notice) await tellOfPayment(await reconcileNotice(notice), nowMs)
    return { message: notice ? 'reconciled' : 'ignored' }
  },
})
