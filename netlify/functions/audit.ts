/**
 * Scheduled, at night: starts the audit, which takes longer than a scheduled function may. The platform accepts no call
 * to its address, as with the sweep; a call that came through would only start the timer's work earlier.
 */
import type { Config } from '@netlify/functions'
import { handle } from '#netlify/access/handle.ts'
import type { AuditJob } from '#netlify/jobs/audit.ts'
import { startInBackground } from '#netlify/platform/internal-call.ts'

export const config: Config = { schedule: '17 2 * * *' }

export default handle({
  name: 'audit',
  answer: async ({ nowMs }) => {
    await startInBackground('audit-background', { askedAtMs: nowMs } satisfies AuditJob)
    return { message: 'begun' }
  },
})
