/** Background: makes the hero's portrait from a photo, or a kept hero's from its face, which lie in the private store. Started by a signed call of ours. */
import { handle } from '#netlify/access/handle.ts'
import { readSitePlate } from '#netlify/clients/plates.ts'
import { providerBreaker } from '#netlify/records/provider-breaker.ts'
import { providerLedger } from '#netlify/records/provider-ledger.ts'
import { drawKeptHero } from '#netlify/photos/draw-kept-hero.ts'
import { transformJobSchema } from '#netlify/photos/job.ts'
import { makePortrait } from '#netlify/photos/make-portrait.ts'
import { producerSettings, studioSettings } from '#netlify/platform/env.ts'
import { choosePortraitStudio } from '#netlify/studio/choose-portrait-studio.ts'

export default handle({
  name: 'transform-photo-background',
  body: transformJobSchema,
  answer: async ({ body: job }) => {
    const outside = { breaker: providerBreaker, ledger: providerLedger('not-owed'), readPlate: readSitePlate }
    const studio = choosePortraitStudio(studioSettings(), producerSettings, outside)
    if ('heroId' in job) await drawKeptHero(job, studio)
    else await makePortrait(job, studio)
    return { message: 'done' }
  },
})
