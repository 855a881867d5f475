/** POST: all photos of the caller go now, with what was made of them and not paid for. */
import { countAddress } from '#netlify/accounts/address-limit.ts'
import { requireAccess } from '#netlify/accounts/access.ts'
import { callerOf } from '#netlify/accounts/caller.ts'
import { clientAddress } from '#netlify/platform/client-address.ts'
import { withProblemResponse } from '#netlify/monitoring/wrap-function.ts'
import { jsonAnswer, requirePost } from '#netlify/platform/http.ts'
import { erasePhotos } from '#netlify/jobs/erase-photos.ts'

export default withProblemResponse('erase-photos', async (request, context) => {
  requirePost(request)
  const caller = await callerOf(request)
  await countAddress(clientAddress(request, context), 'erase', Date.now())
  await requireAccess('erase-photos', caller, Date.now())
  await erasePhotos(caller.uid, { reason: 'photo-missing' })
  return jsonAnswer({ success: true, message: 'erased' })
})
