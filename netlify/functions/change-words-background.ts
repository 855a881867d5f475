/** Background: reads the new words of a spread aloud, in the voice of its book. Started by a signed call of ours. */
import * as v from 'valibot'
import { providerBreaker } from '#netlify/clients/provider-breaker.ts'
import { withRepetition } from '#netlify/monitoring/wrap-function.ts'
import { rewordingJobSchema, rewordSpread } from '#netlify/orders/rewording/reword-spread.ts'
import { studioSettings } from '#netlify/platform/env.ts'
import { jsonAnswer, requirePost } from '#netlify/platform/http.ts'
import { readInternalCall } from '#netlify/platform/internal-call.ts'
import { chooseNarrator } from '#netlify/studio/choose-narrator.ts'

export default withRepetition('change-words-background', async (request) => {
  requirePost(request)
  const job = v.parse(rewordingJobSchema, await readInternalCall('change-words-background', request))
  const settings = studioSettings()
  await rewordSpread(job, (name = settings.NARRATOR) =>
    chooseNarrator({ ...settings, NARRATOR: name }, providerBreaker),
  )
  return jsonAnswer({ success: true, message: 'done' })
})
