/**
 * Reports errors in the log to the operator of the site: a signed notice through the outbox, once a day for each name,
 * code and subject, so that an outage is reported only once, and no order's alarm hides another's
 * (docs/decisions/0178-alarms.md).
 */
import { asProblem } from '#domain/problem.ts'
import { queueNotice } from '#netlify/notifications/outbox.ts'
import { logProblem, type Alarm } from '#netlify/platform/log.ts'

/** Each order of a page may have an alarm of its own; a call with more alarms than this has one cause. */
const MOST_A_CALL = 60

/** Only queues the alarms: the caller waits for no receiver, and the sweep sends them within a minute. Never throws. */
export async function raiseAlarms(alarms: readonly Alarm[], nowMs: number): Promise<void> {
  const different = new Map(alarms.map((alarm) => [`${alarm.where} ${alarm.code} ${alarm.about ?? ''}`, alarm]))
  const all = [...different.values()].map(({ where: place, ...alarm }) => ({ place, ...alarm }))
  const data = all.slice(0, MOST_A_CALL)
  const left = all.length - data.length
  if (left > 0)
    data.push({
      place: 'alarms-cut',
      code: 'too-many-requests',
      line: `alarms-cut: [too-many-requests] ${left} more of one call stand in the log alone`,
    })
  const at = new Date(nowMs).toISOString()
  const queued = await Promise.allSettled(
    data.map((alarm) => queueNotice({ type: 'alarm', data: { ...alarm, at } }, nowMs)),
  )
  const failed = queued.find((one) => one.status === 'rejected')
  // Without the database no alarm is queued; but then the heartbeat stops too.
  if (failed) logProblem('alarms', asProblem(failed.reason))
}
