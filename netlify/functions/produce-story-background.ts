/** Background: makes the book of a paid order. Started by a signed call of ours. */
import * as v from 'valibot'
import { withRepetition } from '#netlify/monitoring/wrap-function.ts'
import { jsonAnswer, requirePost } from '#netlify/platform/http.ts'
import { studioSettings } from '#netlify/platform/env.ts'
import { providerBreaker } from '#netlify/clients/provider-breaker.ts'
import { readJob } from '#netlify/clients/job-queue.ts'
import { tellOfStory } from '#netlify/notifications/story-notice.ts'
import { produceStory } from '#netlify/orders/production/produce-story.ts'
import type { ProductionDeps } from '#netlify/orders/production/production-deps.ts'
import { productionJobSchema } from '#netlify/orders/production/request-production.ts'
import { chooseIllustrator } from '#netlify/studio/choose-illustrator.ts'
import { chooseNarrator } from '#netlify/studio/choose-narrator.ts'

export default withRepetition('produce-story-background', async (request) => {
  requirePost(request)
  const { storyId } = v.parse(productionJobSchema, await readJob('produce-story-background', request))
  await produceStory(storyId, productionDeps())
  return jsonAnswer({ success: true, message: 'done' })
})

const productionDeps = (): ProductionDeps => ({
  illustrator: chooseIllustrator(studioSettings(), providerBreaker),
  narrator: chooseNarrator(studioSettings(), providerBreaker),
  notify: (type, order) => tellOfStory(type, order, Date.now()),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  random: Math.random,
})
