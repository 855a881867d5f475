/** `budgets/{day}`: how many portraits were asked of a provider today, by all together: what strangers can cost us in a day has an end. */
import * as v from 'valibot'
import { paths } from '#domain/database-paths.ts'
import { Problem } from '#domain/problem.ts'
import { updateIf } from '#netlify/clients/update-if.ts'
import { logProblem } from '#netlify/platform/log.ts'

const ALARM_SHARES = [0.5, 0.8, 1] as const
/** Everybody meets on one number. */
const ATTEMPTS = 20

const budgetSchema = v.object({ pictures: v.number() })

/**
 * Counts before it is asked for: what fails afterwards may have cost something too.
 * @returns false where the day's are used up
 */
export async function takePaidPicture(atMost: number, nowMs: number): Promise<boolean> {
  const day = new Date(nowMs).toISOString().slice(0, 10)
  const taken = await updateIf<number | 'none'>(
    paths.budget(day),
    (value) => {
      const used = v.is(budgetSchema, value) ? value.pictures : 0
      if (used >= atMost) return { result: 'none' }
      return { becomes: { pictures: used + 1 }, result: used + 1 }
    },
    { attempts: ATTEMPTS },
  )
  // Where too many meet to be counted nobody pays.
  if (taken === null || taken === 'none') return false
  alarmAt(taken, atMost)
  return true
}

/** Each number is reached once a day, and so is each alarm. */
function alarmAt(taken: number, atMost: number): void {
  const share = ALARM_SHARES.findLast((one) => Math.ceil(atMost * one) === taken)
  if (share === undefined) return
  const text = `${share * 100} % of the day's paid pictures are used: ${taken} of ${atMost}`
  logProblem('paid-pictures', new Problem('too-many-requests', text), { about: `${share * 100} %` })
}
