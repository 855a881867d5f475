/**
 * `clientReports/{day}/{slot}`: counts the failures that browsers report. The number of slots is fixed, whatever
 * browsers send.
 */
import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { paths } from '#domain/database-paths.ts'
import { Problem } from '#domain/problem.ts'
import { utcDay } from '#domain/time.ts'
import { clientReportSchema, type ClientReport } from '#domain/wire.ts'
import { updateIf } from '#netlify/records/update-if.ts'
import { logProblem, logRefusal } from '#netlify/platform/log.ts'

const SLOTS = 256
/** A single browser does not report so many of one kind in a day. */
const ALARM_AT = 20

const slotSchema = v.object({ ...clientReportSchema.entries, count: v.number() })

/** Logs each report, counts each kind, and raises an alarm if a kind becomes frequent. */
export async function noteClientReport(report: ClientReport, nowMs: number): Promise<void> {
  const { place, code, cause } = report
  logRefusal('client-reports', new Problem(code, `${place}${cause ? ` (${cause})` : ''}`))
  const count = await updateIf(paths.clientReportAt(utcDay(nowMs), slotOf(report)), (value) => {
    // Two kinds in one slot both count as the first of them.
    const before = v.safeParse(slotSchema, value)
    const kept = before.success ? before.output : { ...report, count: 0 }
    return { becomes: { ...kept, count: kept.count + 1 }, result: kept.count + 1 }
  })
  if (count === ALARM_AT)
    logProblem('client-reports', new Problem(code, `Browsers have told of it ${ALARM_AT} times today: ${place}`), {
      about: place,
    })
}

const slotOf = ({ place, code }: ClientReport): number =>
  createHash('sha256').update(`${place}/${code}`).digest().readUInt32BE() % SLOTS
