/** Background: makes the hero's portrait from a photo, or a kept hero's from its face, which lie in the private store. Started by a signed call of ours. */
import * as v from 'valibot'
import { withRepetition } from '#netlify/monitoring/wrap-function.ts'
import { jsonAnswer, requirePost } from '#netlify/platform/http.ts'
import { budgetSettings, producerSettings, studioSettings } from '#netlify/platform/env.ts'
import { providerBreaker } from '#netlify/clients/provider-breaker.ts'
import { readJob } from '#netlify/clients/job-queue.ts'
import { transformJobSchema } from '#netlify/photos/job.ts'
import { makePortrait } from '#netlify/photos/make-portrait.ts'
import { drawKeptHero } from '#netlify/photos/draw-kept-hero.ts'
import { takePaidPicture } from '#netlify/photos/paid-pictures.ts'
import { choosePortraitStudio } from '#netlify/studio/choose-portrait-studio.ts'

export default withRepetition('transform-photo-background', async (request) => {
  requirePost(request)
  const job = v.parse(transformJobSchema, await readJob('transform-photo-background', request))
  const mayPay = () => takePaidPicture(budgetSettings().PAID_PICTURES_A_DAY, Date.now())
  const studio = choosePortraitStudio(studioSettings(), producerSettings, mayPay, providerBreaker)
  if ('heroId' in job) await drawKeptHero(job, studio)
  else await makePortrait(job, studio)
  return jsonAnswer({ success: true, message: 'done' })
})
