/** POST: other words for a spread of a finished book of the caller. Answers at once; the book's record says when they are read aloud. */
import { Problem } from '#domain/problem.ts'
import { changeWordsRequestSchema } from '#domain/wire.ts'
import { countAddress } from '#netlify/accounts/address-limit.ts'
import { requireAccess } from '#netlify/accounts/access.ts'
import { callerOf } from '#netlify/accounts/caller.ts'
import { countToday } from '#netlify/accounts/daily-limit.ts'
import { withProblemResponse } from '#netlify/monitoring/wrap-function.ts'
import { wishForWords } from '#netlify/orders/rewording/rewordings.ts'
import { clientAddress } from '#netlify/platform/client-address.ts'
import { jsonAnswer, readAs, requirePost } from '#netlify/platform/http.ts'
import { startInBackground } from '#netlify/platform/internal-call.ts'

export default withProblemResponse('change-words', async (request, context) => {
  requirePost(request)
  const caller = await callerOf(request)
  const { uid } = caller
  const nowMs = Date.now()
  await countAddress(clientAddress(request, context), 'words', nowMs)
  await requireAccess('change-words', caller, nowMs)
  const { texts, ...asked } = await readAs(
    request,
    changeWordsRequestSchema,
    new Problem('bad-request', 'No words for a book'),
  )
  await countToday(uid, 'words', nowMs)
  const rewording = await wishForWords({ uid, ...asked, startedAt: nowMs }, texts, (wish) =>
    startInBackground('change-words-background', wish),
  )
  return jsonAnswer({ success: true, rewording })
})
