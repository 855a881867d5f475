/** POST: a link by which somebody without an account reads a book aloud for a voice of it; or the end of that link. */
import { Problem } from '#domain/problem.ts'
import { inviteVoiceRequestSchema } from '#domain/wire.ts'
import { countAddress } from '#netlify/accounts/address-limit.ts'
import { requireAccess } from '#netlify/accounts/access.ts'
import { callerOf } from '#netlify/accounts/caller.ts'
import { withProblemResponse } from '#netlify/monitoring/wrap-function.ts'
import { clientAddress } from '#netlify/platform/client-address.ts'
import { jsonAnswer, readAs, requirePost } from '#netlify/platform/http.ts'
import { invite, takeBack } from '#netlify/voices/invitations.ts'
import { readableStory } from '#netlify/clients/own-story.ts'

export default withProblemResponse('invite-voice', async (request, context) => {
  requirePost(request)
  const caller = await callerOf(request)
  const { uid } = caller
  await countAddress(clientAddress(request, context), 'invitation', Date.now())
  await requireAccess('invite-voice', caller, Date.now())
  const asked = await readAs(request, inviteVoiceRequestSchema, new Problem('bad-request', 'No voice to invite to'))
  const { storyId, voiceId, name, wanted } = asked
  await readableStory(uid, storyId)
  const voice = { uid, storyId, voiceId }
  if (!wanted) await takeBack(voice)
  return jsonAnswer({ success: true, invitation: wanted ? await invite(voice, name, Date.now()) : null })
})
