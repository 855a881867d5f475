/**
 * What is logged as an error is told to whoever operates the site: a signed notice through the outbox, once a day for each
 * place and code, so that an outage is told and not repeated (docs/decisions/0134-an-alarm-is-a-signed-notice-told-once-a-day.md).
 */
import { asProblem } from '#domain/problem.ts'
import { queueNotice } from '#netlify/notifications/outbox.ts'
import { logProblem, type Alarm } from '#netlify/platform/log.ts'

/** One call that says more has one cause, and its log has the rest. */
const MOST_A_CALL = 5

/** Queued alone: whoever asked waits for no receiver, and the sweep sends it within a minute. Never throws. */
export async function raiseAlarms(alarms: readonly Alarm[], nowMs: number): Promise<void> {
  const different = new Map(alarms.map((alarm) => [`${alarm.where} ${alarm.code}`, alarm]))
  const data = [...different.values()]
    .slice(0, MOST_A_CALL)
    .map(({ where: place, code, line }) => ({ place, code, line }))
  const at = new Date(nowMs).toISOString()
  const queued = await Promise.allSettled(
    data.map((alarm) => queueNotice({ type: 'alarm', data: { ...alarm, at } }, nowMs)),
  )
  const failed = queued.find((one) => one.status === 'rejected')
  // Without the database nothing is queued; then the heartbeat stays away too.
  if (failed) logProblem('alarms', asProblem(failed.reason))
}
