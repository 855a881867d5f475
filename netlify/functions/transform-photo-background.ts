/** Background: makes the hero's portrait from a photo that lies in the private store. Started by a signed call of ours. */
import * as v from 'valibot'
import { withProblemResponse, jsonAnswer, requirePost } from '#netlify/platform/http.ts'
import { producerSettings, studioSettings } from '#netlify/platform/env.ts'
import { readInternalCall } from '#netlify/platform/internal-call.ts'
import { transformJobSchema } from '#netlify/photos/job.ts'
import { makePortrait } from '#netlify/photos/make-portrait.ts'
import { chooseIllustrator } from '#netlify/studio/choose-illustrator.ts'
import { chooseProducer } from '#netlify/studio/choose-producer.ts'

export default withProblemResponse('transform-photo-background', async (request) => {
  requirePost(request)
  const job = v.parse(transformJobSchema, await readInternalCall('transform-photo-background', request))
  const settings = studioSettings()
  await makePortrait(job, {
    illustrator: chooseIllustrator(settings),
    producer: chooseProducer(settings, producerSettings),
  })
  return jsonAnswer({ success: true, message: 'done' })
})
