/** POST: a book's opening in the voice that will read it, with the child's name, as MP3: to be heard before it is paid. */
import { Problem } from '#domain/problem.ts'
import { openingRequestSchema } from '#domain/wire.ts'
import { countAddress } from '#netlify/accounts/address-limit.ts'
import { callerOf, requireVerified } from '#netlify/accounts/caller.ts'
import { countToday } from '#netlify/accounts/daily-limit.ts'
import { providerBreaker } from '#netlify/clients/provider-breaker.ts'
import { withProblemResponse } from '#netlify/monitoring/wrap-function.ts'
import { clientAddress } from '#netlify/platform/client-address.ts'
import { studioSettings } from '#netlify/platform/env.ts'
import { readAs, requirePost, SECURITY_HEADERS } from '#netlify/platform/http.ts'
import { chooseNarrator } from '#netlify/studio/choose-narrator.ts'
import { isVoicePaid } from '#netlify/studio/paid-portrait.ts'
import { speakOpening } from '#netlify/studio/speak-opening.ts'

export default withProblemResponse('preview-voice', async (request, context) => {
  requirePost(request)
  const caller = await callerOf(request)
  await countAddress(clientAddress(request, context), 'opening', Date.now())
  const settings = studioSettings()
  // As before a portrait that costs money: whoever makes up addresses spends none of it.
  if (isVoicePaid(settings)) await requireVerified(caller)
  const opening = await readAs(request, openingRequestSchema, new Problem('bad-request', 'No child to read to'))
  await countToday(caller.uid, 'opening', Date.now())
  const { bytes, contentType } = await speakOpening(chooseNarrator(settings, providerBreaker), opening)
  return new Response(bytes, {
    headers: { ...SECURITY_HEADERS, 'Content-Type': contentType, 'Cache-Control': 'no-store' },
  })
})
