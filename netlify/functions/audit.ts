/**
 * Scheduled, at night: starts the audit, which takes longer than a scheduled function may. As with the sweep, the platform
 * answers its address to nobody, and who reaches it only brings forward what the timer would do.
 */
import type { Config } from '@netlify/functions'
import { withProblemResponse } from '#netlify/monitoring/wrap-function.ts'
import { jsonAnswer, requirePost } from '#netlify/platform/http.ts'
import { startInBackground } from '#netlify/platform/internal-call.ts'
import type { AuditJob } from '#netlify/jobs/audit.ts'

export const config: Config = { schedule: '17 2 * * *' }

export default withProblemResponse('audit', async (request) => {
  requirePost(request)
  await startInBackground('audit-background', { askedAtMs: Date.now() } satisfies AuditJob)
  return jsonAnswer({ success: true, message: 'begun' })
})
