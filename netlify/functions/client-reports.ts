/**
 * POST, from any page of ours: a failure in a browser. The report has place, code and the name of the error; no
 * personal data.
 */
import { clientReportSchema } from '#domain/wire.ts'
import { handle } from '#netlify/access/handle.ts'
import { noteClientReport } from '#netlify/monitoring/client-reports.ts'

export default handle({
  name: 'client-reports',
  body: clientReportSchema,
  answer: async ({ body, nowMs }) => {
    await noteClientReport(body, nowMs)
    return { message: 'noted' }
  },
})
