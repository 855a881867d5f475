/** Background: the nightly audit, and what has grown old: of the journal of erasures what no backup can bring back, and what browsers reported. Started by a signed call of ours. */
import * as v from 'valibot'
import { forgetOldErasures } from '#netlify/accounts/erasure-journal.ts'
import { audit, auditJobSchema, tellAudit } from '#netlify/jobs/audit.ts'
import { withRepetition } from '#netlify/monitoring/wrap-function.ts'
import { forgetOldClientReports } from '#netlify/monitoring/client-reports.ts'
import { jsonAnswer, requirePost } from '#netlify/platform/http.ts'
import { readInternalCall } from '#netlify/platform/internal-call.ts'

/** The platform ends a background function after fifteen. */
const TAKES_AT_MOST_MS = 13 * 60_000

export default withRepetition('audit-background', async (request) => {
  requirePost(request)
  v.parse(auditJobSchema, await readInternalCall('audit-background', request))
  const nowMs = Date.now()
  await tellAudit(await audit(nowMs, nowMs + TAKES_AT_MOST_MS))
  await Promise.all([forgetOldErasures(nowMs), forgetOldClientReports(nowMs)])
  return jsonAnswer({ success: true, message: 'done' })
})
