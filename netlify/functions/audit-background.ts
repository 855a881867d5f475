/**
 * Background: the nightly audit; it also deletes entries of the erasure journal that no backup can bring back, and old
 * daily counts. Started by a signed call of ours.
 */
import { handle } from '#netlify/access/handle.ts'
import { forgetOldErasures } from '#netlify/records/erasure-journal.ts'
import { audit, auditJobSchema, tellAudit } from '#netlify/jobs/audit.ts'
import { forgetOldDays } from '#netlify/jobs/forget-old-days.ts'

/** The platform ends a background function after fifteen minutes. */
const TAKES_AT_MOST_MS = 13 * 60_000

export default handle({
  name: 'audit-background',
  body: auditJobSchema,
  answer: async ({ nowMs }) => {
    await tellAudit(await audit(nowMs, nowMs + TAKES_AT_MOST_MS))
    await Promise.all([forgetOldErasures(nowMs), forgetOldDays(nowMs)])
    return { message: 'done' }
  },
})
