/** Background: reads the new words of a spread aloud, in the voice of its book. Started by a signed call of ours. */
import { handle } from '#netlify/access/handle.ts'
import { providerBreaker } from '#netlify/records/provider-breaker.ts'
import { providerLedger } from '#netlify/records/provider-ledger.ts'
import { rewordingJobSchema, rewordSpread } from '#netlify/orders/rewording/reword-spread.ts'
import { studioSettings } from '#netlify/platform/env.ts'
import { chooseNarrator } from '#netlify/studio/choose-narrator.ts'

export default handle({
  name: 'change-words-background',
  body: rewordingJobSchema,
  answer: async ({ body: job }) => {
    const settings = studioSettings()
    const outside = { breaker: providerBreaker, ledger: providerLedger('not-owed') }
    await rewordSpread(job, (name = settings.NARRATOR) => chooseNarrator({ ...settings, NARRATOR: name }, outside))
    return { message: 'done' }
  },
})
