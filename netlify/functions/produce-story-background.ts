/** Background: makes the book of a paid order. Started by a signed call of ours. */
import * as v from 'valibot'
import { orderTitle } from '#domain/order-projection.ts'
import { answering, jsonAnswer, requirePost } from '#netlify/clients/http.ts'
import { studioSettings } from '#netlify/clients/env.ts'
import { readInternalCall } from '#netlify/clients/internal-call.ts'
import { sendNotification } from '#netlify/notification/webhook.ts'
import { produceStory } from '#netlify/orders/production/produce-story.ts'
import type { Workshop } from '#netlify/orders/production/workshop.ts'
import { productionJobSchema } from '#netlify/orders/start-production.ts'
import { chooseIllustrator } from '#netlify/studio/choose-illustrator.ts'
import { chooseNarrator } from '#netlify/studio/choose-narrator.ts'

export default answering('produce-story-background', async (request) => {
  requirePost(request)
  const { storyId } = v.parse(productionJobSchema, await readInternalCall('produce-story-background', request))
  await produceStory(storyId, workshop())
  return jsonAnswer({ success: true, message: 'done' })
})

const workshop = (): Workshop => ({
  illustrator: chooseIllustrator(studioSettings()),
  narrator: chooseNarrator(studioSettings()),
  notify: (type, order) =>
    sendNotification({
      type,
      data: { uid: order.uid, userEmail: order.snapshot.userEmail, storyId: order.id, title: orderTitle(order) },
    }),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
})
