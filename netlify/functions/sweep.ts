/**
 * Scheduled, every minute: looks after what is due. The platform answers the address of a scheduled function to nobody; who
 * reaches it all the same (`npm start` does) only brings forward what the timer would do, and learns two numbers.
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
    // Only of a sweep that has come to its end: where it does not, both stay away, and somebody is told.
    await noteHealth(Date.now())
    await beat().catch((error: unknown) => logProblem('heartbeat', asProblem(error)))
    return { message: `${orders} orders, ${users} users` }
  },
})
