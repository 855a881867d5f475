/**
 * Scheduled, every minute: looks after what is due. The platform answers the address of a scheduled function to nobody; who
 * reaches it all the same (`npm start` does) only brings forward what the timer would do, and learns two numbers.
 */
import type { Config } from '@netlify/functions'
import { answering, jsonAnswer, requirePost } from '#netlify/clients/http.ts'
import { sweep } from '#netlify/sweep/sweep.ts'

export const config: Config = { schedule: '* * * * *' }

export default answering('sweep', async (request) => {
  requirePost(request)
  const { orders, households } = await sweep()
  return jsonAnswer({ success: true, message: `${orders} orders, ${households} households` })
})
