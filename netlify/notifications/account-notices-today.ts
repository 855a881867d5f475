/**
 * Strangers can make any number of sign-ups and sign-ins: this limits their notices, because the receiver may cost
 * money for each call.
 */
import { paths } from '#domain/database-paths.ts'
import { Problem } from '#domain/problem.ts'
import { utcDay } from '#domain/time.ts'
import { increment } from '#netlify/clients/database.ts'
import { logProblem } from '#netlify/platform/log.ts'

/** All parents together: some thousand families a day, each on a few devices. */
export const ACCOUNT_NOTICES_A_DAY = 20_000

/** Counts one more notice. @returns false if the receiver gets no more today; the account itself works anyway */
export async function mayTellOfAccount(nowMs: number): Promise<boolean> {
  const count = await increment(paths.accountNotices(utcDay(nowMs)))
  if (count === ACCOUNT_NOTICES_A_DAY + 1)
    logProblem(
      'account-notices',
      new Problem('too-many-requests', `${ACCOUNT_NOTICES_A_DAY} sign-ups and sign-ins today: no more are told`),
    )
  return count <= ACCOUNT_NOTICES_A_DAY
}
