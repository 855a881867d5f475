/** Background: makes a hero's portrait, with or without a photo. Started by a signed call of ours. */
import { handle } from '#netlify/access/handle.ts'
import { readSitePlate } from '#netlify/clients/plates.ts'
import { providerBreaker } from '#netlify/records/provider-breaker.ts'
import { providerLedger } from '#netlify/records/provider-ledger.ts'
import { drawHero } from '#netlify/photos/draw-hero.ts'
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
    if ('originalKey' in job) await makePortrait(job, studio)
    else await drawHero(job, studio)
    return { message: 'done' }
  },
})
