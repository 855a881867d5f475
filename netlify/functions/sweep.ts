/**
 * Scheduled, every minute: looks after what is due. The platform answers the address of a scheduled function to nobody; who
 * reaches it all the same (`npm start` does) only brings forward what the timer would do, and learns two numbers.
 */
import type { Config } from '@netlify/functions'
import { withProblemResponse, jsonAnswer, requirePost } from '#netlify/platform/http.ts'
import { sweep } from '#netlify/jobs/sweep.ts'

export const config: Config = { schedule: '* * * * *' }

export default withProblemResponse('sweep', async (request) => {
  requirePost(request)
  const { orders, users } = await sweep()
  return jsonAnswer({ success: true, message: `${orders} orders, ${users} users` })
})
