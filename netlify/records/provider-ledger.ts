/**
 * `budgets/{day}/{provider}/{unit}`: today's use of a provider by all callers, in the unit that it charges for. This
 * limits the cost that all callers together can cause in a day (docs/decisions/0187-provider-budget.md).
 */
import { paths } from '#domain/database-paths.ts'
import { Problem } from '#domain/problem.ts'
import { utcDay } from '#domain/time.ts'
import { budgetSettings } from '#netlify/platform/env.ts'
import { logProblem } from '#netlify/platform/log.ts'
import { increment } from '#netlify/clients/database.ts'

type Unit = 'pictures' | 'letters'
/**
 * `owed`: for a paid book. Any other use, such as a portrait before the payment, leaves a part of the day's budget to
 * paid books.
 */
type Use = 'owed' | 'not-owed'

const STAGES = [0.5, 0.8, 1] as const
const SHARE_OF: Record<Use, number> = { 'not-owed': 0.8, owed: 1 }

/** Implements the studio's port `Ledger`. */
export const providerLedger = (use: Use) => ({
  async take(provider: string, unit: Unit, amount: number): Promise<void> {
    const { PAID_PICTURES_A_DAY, PAID_LETTERS_A_DAY } = budgetSettings()
    const aDay = unit === 'pictures' ? PAID_PICTURES_A_DAY : PAID_LETTERS_A_DAY
    const path = paths.budget(utcDay(Date.now()), provider, unit)
    // The database increments, so concurrent calls all count.
    const used = await increment(path, amount)
    alarmAt(provider, unit, { before: used - amount, used, aDay })
    if (used <= aDay * SHARE_OF[use]) return
    // A refused call costs nothing, so give its amount back to paid books.
    await increment(path, -amount)
    throw new Problem('budget-used-up', `What ${provider} may be asked for today is used up: ${aDay} ${unit}`)
  },
})

/** The count passes each stage once a day, so each alarm is raised once a day. */
function alarmAt(
  provider: string,
  unit: Unit,
  { before, used, aDay }: { before: number; used: number; aDay: number },
): void {
  const stage = STAGES.findLast((share) => before < aDay * share && used >= aDay * share)
  if (stage === undefined) return
  const percent = `${stage * 100} %`
  const text = `${percent} of the ${unit} that ${provider} may be asked for today are used: ${used} of ${aDay}`
  logProblem('provider-budget', new Problem('budget-used-up', text), { about: `${provider} ${unit} ${percent}` })
}
