/**
 * Scheduled, every minute, beside the sweep: the walk over Stripe waits for nobody's order and nobody's photos. As with the
 * sweep, the platform answers its address to nobody, and who reaches it only brings forward what the timer would do.
 */
import type { Config } from '@netlify/functions'
import { answering, jsonAnswer, requirePost } from '#netlify/clients/http.ts'
import { reconcile } from '#netlify/orders/reconcile.ts'

export const config: Config = { schedule: '* * * * *' }

export default answering('reconcile', async (request) => {
  requirePost(request)
  await reconcile(Date.now())
  return jsonAnswer({ success: true, message: 'walked on' })
})
