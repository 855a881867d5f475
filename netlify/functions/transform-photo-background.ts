/** Background: makes the hero's portrait from a photo that lies in the private store. Started by a signed call of ours. */
import * as v from 'valibot'
import { withProblemResponse, jsonAnswer, requirePost } from '#netlify/platform/http.ts'
import { producerSettings, studioSettings } from '#netlify/platform/env.ts'
import { readInternalCall } from '#netlify/platform/internal-call.ts'
import { transformJobSchema } from '#netlify/photos/job.ts'
import { makePortrait } from '#netlify/photos/make-portrait.ts'
import { choosePortraitStudio } from '#netlify/studio/choose-portrait-studio.ts'

export default withProblemResponse('transform-photo-background', async (request) => {
  requirePost(request)
  const job = v.parse(transformJobSchema, await readInternalCall('transform-photo-background', request))
  await makePortrait(job, choosePortraitStudio(studioSettings(), producerSettings))
  return jsonAnswer({ success: true, message: 'done' })
})
