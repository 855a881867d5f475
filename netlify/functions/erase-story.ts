/** POST: one finished book of the caller goes, with its media and what its order knows of the child. */
import { Problem } from '#domain/problem.ts'
import { eraseStoryRequestSchema } from '#domain/wire.ts'
import { countAddress } from '#netlify/accounts/address-limit.ts'
import { requireAccess } from '#netlify/accounts/access.ts'
import { callerOf } from '#netlify/accounts/caller.ts'
import { clientAddress } from '#netlify/platform/client-address.ts'
import { withProblemResponse } from '#netlify/monitoring/wrap-function.ts'
import { jsonAnswer, readAs, requirePost } from '#netlify/platform/http.ts'
import { eraseStory } from '#netlify/jobs/erase-story.ts'

export default withProblemResponse('erase-story', async (request, context) => {
  requirePost(request)
  const caller = await callerOf(request)
  await countAddress(clientAddress(request, context), 'erase', Date.now())
  await requireAccess('erase-story', caller, Date.now())
  const { storyId } = await readAs(request, eraseStoryRequestSchema, new Problem('bad-request', 'No storyId'))
  await eraseStory(caller.uid, storyId)
  return jsonAnswer({ success: true, message: 'erased' })
})
