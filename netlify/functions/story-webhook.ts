/** POST: an outside producer delivers a painting, or says why there is none. Signed as standardwebhooks.com describes it. */
import { deliverySettings, orNotThere } from '#netlify/platform/env.ts'
import { withProblemResponse } from '#netlify/monitoring/wrap-function.ts'
import { jsonAnswer, readBody, requirePost } from '#netlify/platform/http.ts'
import { downloadListed } from '#netlify/clients/listed-download.ts'
import { takeDelivery } from '#netlify/photos/take-delivery.ts'
import { PICTURE_MAX_BYTES, readDelivery } from '#netlify/studio/read-delivery.ts'

/** What the platform lets through. */
const BODY_MAX_BYTES = 6 * 1024 * 1024

export default withProblemResponse('story-webhook', async (request) => {
  requirePost(request)
  const { PRODUCER_WEBHOOK_SECRET: secret, PRODUCER_PICTURE_HOSTS: hosts } = orNotThere(deliverySettings)
  const body = new TextDecoder().decode(await readBody(request, BODY_MAX_BYTES))
  const delivery = readDelivery(secret, request.headers, body, Date.now())
  await takeDelivery(delivery, (url) => downloadListed(url, { hosts, maxBytes: PICTURE_MAX_BYTES }))
  return jsonAnswer({ success: true, message: 'taken' })
})
