/** POST: a parent reports a fault of an own book. */
import { bookReportSchema } from '#domain/wire.ts'
import { handle } from '#netlify/access/handle.ts'
import { reportBook } from '#netlify/jobs/report-book.ts'

export default handle({
  name: 'report-book',
  body: bookReportSchema,
  answer: async ({ caller, body: report, nowMs }) => {
    await reportBook(caller.uid, report, nowMs)
    return { message: 'reported' }
  },
})
