/** POST: one voice of a book of the caller goes, with its clips and its invitation. */
import { Problem } from '#domain/problem.ts'
import { splitStoryId } from '#domain/story-id.ts'
import { eraseVoiceRequestSchema } from '#domain/wire.ts'
import { countAddress } from '#netlify/accounts/address-limit.ts'
import { requireAccess } from '#netlify/accounts/access.ts'
import { callerOf } from '#netlify/accounts/caller.ts'
import { withProblemResponse } from '#netlify/monitoring/wrap-function.ts'
import { clientAddress } from '#netlify/platform/client-address.ts'
import { jsonAnswer, readAs, requirePost } from '#netlify/platform/http.ts'
import { eraseVoice } from '#netlify/voices/voices.ts'

export default withProblemResponse('erase-voice', async (request, context) => {
  requirePost(request)
  const caller = await callerOf(request)
  const { uid } = caller
  await countAddress(clientAddress(request, context), 'erase', Date.now())
  await requireAccess('erase-voice', caller, Date.now())
  const { storyId, voiceId } = await readAs(request, eraseVoiceRequestSchema, new Problem('bad-request', 'No voice'))
  if (!splitStoryId(storyId, uid)) throw new Problem('not-allowed', 'Not a story of this user')
  await eraseVoice({ uid, storyId, voiceId })
  return jsonAnswer({ success: true, message: 'erased' })
})
