/** Background: makes the hero's portrait from a photo that lies in the private store. Started by a signed call of ours. */
import * as v from 'valibot'
import { answering, jsonAnswer, requirePost } from '#netlify/clients/http.ts'
import { producerSettings, studioSettings } from '#netlify/clients/env.ts'
import { readInternalCall } from '#netlify/clients/internal-call.ts'
import { transformJobSchema } from '#netlify/photos/job.ts'
import { transformPhoto } from '#netlify/photos/transform-photo.ts'
import { chooseIllustrator } from '#netlify/studio/choose-illustrator.ts'
import { chooseProducer } from '#netlify/studio/choose-producer.ts'

export default answering('transform-photo-background', async (request) => {
  requirePost(request)
  const job = v.parse(transformJobSchema, await readInternalCall('transform-photo-background', request))
  const settings = studioSettings()
  await transformPhoto(job, {
    illustrator: chooseIllustrator(settings),
    producer: chooseProducer(settings, producerSettings),
  })
  return jsonAnswer({ success: true, message: 'done' })
})
