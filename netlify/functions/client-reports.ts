/** POST, from any page of ours: something failed in a browser. Place, code and the name of what was thrown; nothing of anybody. */
import { Problem } from '#domain/problem.ts'
import { clientReportSchema } from '#domain/wire.ts'
import { countAddress } from '#netlify/accounts/address-limit.ts'
import { noteClientReport } from '#netlify/monitoring/client-reports.ts'
import { withProblemResponse } from '#netlify/monitoring/wrap-function.ts'
import { clientAddress } from '#netlify/platform/client-address.ts'
import { jsonAnswer, readAs, requireJson, requireOwnPage, requirePost } from '#netlify/platform/http.ts'

export default withProblemResponse('client-reports', async (request, context) => {
  requirePost(request)
  requireOwnPage(request)
  requireJson(request)
  const report = await readAs(request, clientReportSchema, new Problem('bad-request', 'Not a report of ours'))
  const nowMs = Date.now()
  await countAddress(clientAddress(request, context), 'client-report', nowMs)
  await noteClientReport(report, nowMs)
  return jsonAnswer({ success: true, message: 'noted' })
})
