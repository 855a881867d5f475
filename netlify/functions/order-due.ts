/** POST from Cloud Tasks, where that is configured: an order's time has come. The sweep would find it too. */
import * as v from 'valibot'
import { jobQueue, readJob } from '#netlify/clients/job-queue.ts'
import { sweepOrder } from '#netlify/jobs/sweep-order.ts'
import { withProblemResponse } from '#netlify/monitoring/wrap-function.ts'
import { productionJobSchema } from '#netlify/orders/production/request-production.ts'
import { readOrder } from '#netlify/orders/record/order-store.ts'
import { jsonAnswer, requirePost } from '#netlify/platform/http.ts'

export default withProblemResponse('order-due', async (request) => {
  requirePost(request)
  const { storyId } = v.parse(productionJobSchema, await readJob('order-due', request))
  // One that came to nothing has been forgotten meanwhile: a refusal would bring its task back four times.
  if (!(await readOrder(storyId)).order) return jsonAnswer({ success: true, message: 'forgotten' })
  await sweepOrder(storyId, Date.now())
  // A worker has renewed its lease meanwhile: its end is looked at then.
  const { order } = await readOrder(storyId)
  if (order?.dueAt !== undefined && order.dueAt > Date.now()) await jobQueue().rememberDue(storyId, order.dueAt)
  return jsonAnswer({ success: true, message: 'looked at' })
})
