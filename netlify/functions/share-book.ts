/** POST: a link by which others read one finished book of the caller; or the end of that link. */
import { Problem } from '#domain/problem.ts'
import { shareBookRequestSchema } from '#domain/wire.ts'
import { countAddress } from '#netlify/accounts/address-limit.ts'
import { requireAccess } from '#netlify/accounts/access.ts'
import { callerOf } from '#netlify/accounts/caller.ts'
import { withProblemResponse } from '#netlify/monitoring/wrap-function.ts'
import { clientAddress } from '#netlify/platform/client-address.ts'
import { jsonAnswer, readAs, requirePost } from '#netlify/platform/http.ts'
import { shareBook, takeShareBack } from '#netlify/shares/shares.ts'

export default withProblemResponse('share-book', async (request, context) => {
  requirePost(request)
  const caller = await callerOf(request)
  const { uid } = caller
  await countAddress(clientAddress(request, context), 'share', Date.now())
  await requireAccess('share-book', caller, Date.now())
  const asked = await readAs(request, shareBookRequestSchema, new Problem('bad-request', 'No book to share'))
  const { storyId, choice } = asked
  if (!choice) await takeShareBack(uid, storyId)
  return jsonAnswer({ success: true, share: choice && (await shareBook(uid, storyId, choice, Date.now())) })
})
