/** Background: makes the book of a paid order. Started by a signed call of ours. */
import * as v from 'valibot'
import { orderTitle } from '#domain/order-projection.ts'
import { withProblemResponse, jsonAnswer, requirePost } from '#netlify/platform/http.ts'
import { studioSettings } from '#netlify/platform/env.ts'
import { readInternalCall } from '#netlify/platform/internal-call.ts'
import { sendNotification } from '#netlify/notifications/send-notification.ts'
import { produceStory } from '#netlify/orders/production/produce-story.ts'
import type { ProductionDeps } from '#netlify/orders/production/production-deps.ts'
import { productionJobSchema } from '#netlify/orders/production/request-production.ts'
import { chooseIllustrator } from '#netlify/studio/choose-illustrator.ts'
import { chooseNarrator } from '#netlify/studio/choose-narrator.ts'

export default withProblemResponse('produce-story-background', async (request) => {
  requirePost(request)
  const { storyId } = v.parse(productionJobSchema, await readInternalCall('produce-story-background', request))
  await produceStory(storyId, productionDeps())
  return jsonAnswer({ success: true, message: 'done' })
})

const productionDeps = (): ProductionDeps => ({
  illustrator: chooseIllustrator(studioSettings()),
  narrator: chooseNarrator(studioSettings()),
  notify: (type, order) =>
    sendNotification({
      type,
      data: { uid: order.uid, userEmail: order.snapshot.userEmail, storyId: order.id, title: orderTitle(order) },
    }),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  random: Math.random,
})
