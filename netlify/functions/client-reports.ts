/** POST, from any page of ours: something failed in a browser. Place, code and the name of what was thrown; nothing of anybody. */
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
