/** Background: the nightly audit, and what of the journal of erasures no backup can bring back. Started by a signed call of ours. */
import * as v from 'valibot'
import { forgetOldErasures } from '#netlify/accounts/erasure-journal.ts'
import { audit, auditJobSchema, tellAudit } from '#netlify/jobs/audit.ts'
import { jsonAnswer, requirePost, withRepetition } from '#netlify/platform/http.ts'
import { readInternalCall } from '#netlify/platform/internal-call.ts'

/** The platform ends a background function after fifteen. */
const TAKES_AT_MOST_MS = 13 * 60_000

export default withRepetition('audit-background', async (request) => {
  requirePost(request)
  v.parse(auditJobSchema, await readInternalCall('audit-background', request))
  const nowMs = Date.now()
  await tellAudit(await audit(nowMs, nowMs + TAKES_AT_MOST_MS))
  await forgetOldErasures(nowMs)
  return jsonAnswer({ success: true, message: 'done' })
})
