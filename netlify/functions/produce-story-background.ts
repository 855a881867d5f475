/** Background: makes the book of a paid order. Started by a signed call of ours. */
import { handle } from '#netlify/access/handle.ts'
import { readSitePlate } from '#netlify/clients/plates.ts'
import { providerBreaker } from '#netlify/records/provider-breaker.ts'
import { providerLedger } from '#netlify/records/provider-ledger.ts'
import { tellOfStory } from '#netlify/notifications/story-notice.ts'
import { produceStory } from '#netlify/orders/production/produce-story.ts'
import type { ProductionDeps } from '#netlify/orders/production/production-deps.ts'
import { productionJobSchema } from '#netlify/orders/production/request-production.ts'
import { studioSettings } from '#netlify/platform/env.ts'
import { chooseIllustrator } from '#netlify/studio/choose-illustrator.ts'
import { chooseNarrator } from '#netlify/studio/choose-narrator.ts'

export default handle({
  name: 'produce-story-background',
  body: productionJobSchema,
  answer: async ({ body }) => {
    await produceStory(body.storyId, productionDeps())
    return { message: 'done' }
  },
})

const OUTSIDE = { breaker: providerBreaker, ledger: providerLedger('owed'), readPlate: readSitePlate }

const productionDeps = (): ProductionDeps => ({
  illustrator: chooseIllustrator(studioSettings(), OUTSIDE),
  narrator: chooseNarrator(studioSettings(), OUTSIDE),
  notify: (type, order) => tellOfStory(type, order, Date.now()),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  random: Math.random,
})
