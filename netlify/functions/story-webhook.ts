/**
 * POST: an outside producer delivers a painting, or reports why there is none. Signed as standardwebhooks.com describes
 * it.
 */
import { handle } from '#netlify/access/handle.ts'
import { downloadListed } from '#netlify/clients/listed-download.ts'
import { takeDelivery } from '#netlify/photos/take-delivery.ts'
import { deliverySettings, orNotThere } from '#netlify/platform/env.ts'
import { readBody } from '#netlify/platform/http.ts'
import { PICTURE_MAX_BYTES, readDelivery } from '#netlify/studio/read-delivery.ts'

/** The platform's limit for a body. */
const BODY_MAX_BYTES = 6 * 1024 * 1024

export default handle({
  name: 'story-webhook',
  answer: async ({ request, nowMs }) => {
    const { PRODUCER_WEBHOOK_SECRET: secret, PRODUCER_PICTURE_HOSTS: hosts } = orNotThere(deliverySettings)
    const body = new TextDecoder().decode(await readBody(request, BODY_MAX_BYTES))
    const delivery = readDelivery(secret, request.headers, body, nowMs)
    await takeDelivery(delivery, (url) => downloadListed(url, { hosts, maxBytes: PICTURE_MAX_BYTES }))
    return { message: 'taken' }
  },
})
