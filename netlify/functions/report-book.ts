/** POST: a parent says what is wrong with a book of theirs. */
import { Problem } from '#domain/problem.ts'
import { bookReportSchema } from '#domain/wire.ts'
import { countAddress } from '#netlify/accounts/address-limit.ts'
import { callerOf } from '#netlify/accounts/caller.ts'
import { countToday } from '#netlify/accounts/daily-limit.ts'
import { withProblemResponse } from '#netlify/monitoring/wrap-function.ts'
import { reportBook } from '#netlify/jobs/report-book.ts'
import { clientAddress } from '#netlify/platform/client-address.ts'
import { jsonAnswer, readAs, requirePost } from '#netlify/platform/http.ts'

export default withProblemResponse('report-book', async (request, context) => {
  requirePost(request)
  const { uid } = await callerOf(request)
  await countAddress(clientAddress(request, context), 'book-report', Date.now())
  const report = await readAs(request, bookReportSchema, new Problem('bad-request', 'No report of a book'))
  await countToday(uid, 'book-report', Date.now())
  await reportBook(uid, report, Date.now())
  return jsonAnswer({ success: true, message: 'reported' })
})
