/** POST from Cloud Tasks, where that is configured: an order's time has come. The sweep would find it too. */
import * as v from 'valibot'
import { jobQueue, readJob } from '#netlify/clients/job-queue.ts'
import { withProblemResponse } from '#netlify/monitoring/wrap-function.ts'
import { jsonAnswer, requirePost } from '#netlify/platform/http.ts'
import { sweepOrder } from '#netlify/jobs/sweep-order.ts'
import { productionJobSchema } from '#netlify/orders/production/request-production.ts'
import { readOrder } from '#netlify/orders/record/order-store.ts'

export default withProblemResponse('order-due', async (request) => {
  requirePost(request)
  const { storyId } = v.parse(productionJobSchema, await readJob('order-due', request))
  await sweepOrder(storyId, Date.now())
  // A worker has renewed its lease meanwhile: its end is looked at then.
  const { order } = await readOrder(storyId)
  if (order?.dueAt !== undefined && order.dueAt > Date.now()) await jobQueue().rememberDue(storyId, order.dueAt)
  return jsonAnswer({ success: true, message: 'looked at' })
})
