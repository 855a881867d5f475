/**
 * Scheduled, every minute: works on everything that is due. The platform accepts no call to the address of a scheduled
 * function; a call that came through (`npm start` makes such calls) only does the timer's work earlier, and returns two
 * numbers.
 */
import type { Config } from '@netlify/functions'
import { asProblem } from '#domain/problem.ts'
import { handle } from '#netlify/access/handle.ts'
import { beat } from '#netlify/clients/heartbeat.ts'
import { sweep } from '#netlify/jobs/sweep.ts'
import { noteHealth } from '#netlify/monitoring/health.ts'
import { logProblem } from '#netlify/platform/log.ts'

export const config: Config = { schedule: '* * * * *' }

export default handle({
  name: 'sweep',
  answer: async () => {
    const { orders, users } = await sweep()
    // Both signals come only after a complete sweep: without them a person is alerted.
    await noteHealth(Date.now())
    await beat().catch((error: unknown) => logProblem('heartbeat', asProblem(error)))
    return { message: `${orders} orders, ${users} users` }
  },
})
