/** POST: a file for a press of one finished book of the caller. Answers at once; the book's record says when it is there. */
import { Problem } from '#domain/problem.ts'
import { printBookRequestSchema } from '#domain/wire.ts'
import { countAddress } from '#netlify/accounts/address-limit.ts'
import { requireAccess } from '#netlify/accounts/access.ts'
import { callerOf } from '#netlify/accounts/caller.ts'
import { countToday } from '#netlify/accounts/daily-limit.ts'
import { withProblemResponse } from '#netlify/monitoring/wrap-function.ts'
import { clientAddress } from '#netlify/platform/client-address.ts'
import { jsonAnswer, readAs, requirePost } from '#netlify/platform/http.ts'
import { startInBackground } from '#netlify/platform/internal-call.ts'
import { wishForPrint } from '#netlify/prints/prints.ts'

export default withProblemResponse('print-book', async (request, context) => {
  requirePost(request)
  const caller = await callerOf(request)
  const { uid } = caller
  const nowMs = Date.now()
  await countAddress(clientAddress(request, context), 'print', nowMs)
  await requireAccess('print-book', caller, nowMs)
  const asked = await readAs(request, printBookRequestSchema, new Problem('bad-request', 'No book to print'))
  await countToday(uid, 'print', nowMs)
  const print = await wishForPrint({ uid, ...asked, startedAt: nowMs }, (wish) =>
    startInBackground('print-book-background', wish),
  )
  return jsonAnswer({ success: true, print })
})
