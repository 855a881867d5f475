/** POST from Cloud Tasks, if configured: an order is due. The sweep would find it too. */
import { handle } from '#netlify/access/handle.ts'
import { jobQueue } from '#netlify/clients/job-queue.ts'
import { sweepOrder } from '#netlify/jobs/sweep-order.ts'
import { productionJobSchema } from '#netlify/orders/production/request-production.ts'
import { readOrder } from '#netlify/orders/record/order-store.ts'

export default handle({
  name: 'order-due',
  body: productionJobSchema,
  answer: async ({ body: { storyId } }) => {
    // The order may be deleted by now, because it was never paid. If this call failed, Cloud Tasks would repeat the
    // task four times.
    if (!(await readOrder(storyId)).order) return { message: 'forgotten' }
    await sweepOrder(storyId, Date.now())
    // A worker has renewed its lease: schedule a check for the lease's new end.
    const { order } = await readOrder(storyId)
    if (order?.dueAt !== undefined && order.dueAt > Date.now()) await jobQueue().rememberDue(storyId, order.dueAt)
    return { message: 'looked at' }
  },
})
