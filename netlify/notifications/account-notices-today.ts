/** Sign-ups and sign-ins, of which strangers can make any number, use up no receiver that is paid by the call. */
import { paths } from '#domain/database-paths.ts'
import { Problem } from '#domain/problem.ts'
import { utcDay } from '#domain/time.ts'
import { increment } from '#netlify/clients/database.ts'
import { logProblem } from '#netlify/platform/log.ts'

/** All parents together: some thousand families a day, each on a few devices. */
export const ACCOUNT_NOTICES_A_DAY = 20_000

/** Counts one more. @returns false where the receiver is told of no more today; the account is none the worse */
export async function mayTellOfAccount(nowMs: number): Promise<boolean> {
  const count = await increment(paths.accountNotices(utcDay(nowMs)))
  if (count === ACCOUNT_NOTICES_A_DAY + 1)
    logProblem(
      'account-notices',
      new Problem('too-many-requests', `${ACCOUNT_NOTICES_A_DAY} sign-ups and sign-ins today: no more are told`),
    )
  return count <= ACCOUNT_NOTICES_A_DAY
}
