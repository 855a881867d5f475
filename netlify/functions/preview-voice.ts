/**
 * POST: a book's opening, with the child's name, in the voice of its narrator, as MP3: the parent hears it before
 * paying.
 */
import { openingRequestSchema } from '#domain/wire.ts'
import { handle } from '#netlify/access/handle.ts'
import { requireVerified } from '#netlify/accounts/caller.ts'
import { providerBreaker } from '#netlify/records/provider-breaker.ts'
import { providerLedger } from '#netlify/records/provider-ledger.ts'
import { studioSettings } from '#netlify/platform/env.ts'
import { SECURITY_HEADERS } from '#netlify/platform/http.ts'
import { chooseNarrator } from '#netlify/studio/choose-narrator.ts'
import { isVoicePaid } from '#netlify/studio/paid-portrait.ts'
import { speakOpening } from '#netlify/studio/speak-opening.ts'

export default handle({
  name: 'preview-voice',
  body: openingRequestSchema,
  answer: async ({ caller, body: opening }) => {
    const settings = studioSettings()
    // Needs a verified e-mail like a portrait that costs money: accounts with invented addresses must spend no money.
    if (isVoicePaid(settings)) await requireVerified(caller)
    const outside = { breaker: providerBreaker, ledger: providerLedger('not-owed') }
    const { bytes, contentType } = await speakOpening(chooseNarrator(settings, outside), opening)
    return new Response(bytes, {
      headers: { ...SECURITY_HEADERS, 'Content-Type': contentType, 'Cache-Control': 'no-store' },
    })
  },
})
