/** POST from Cloud Tasks, where that is configured: an order's time has come. The sweep would find it too. */
import { handle } from '#netlify/access/handle.ts'
import { jobQueue } from '#netlify/clients/job-queue.ts'
import { sweepOrder } from '#netlify/jobs/sweep-order.ts'
import { productionJobSchema } from '#netlify/orders/production/request-production.ts'
import { readOrder } from '#netlify/orders/record/order-store.ts'

export default handle({
  name: 'order-due',
  body: productionJobSchema,
  answer: async ({ body: { storyId } }) => {
    // One that came to nothing has been forgotten meanwhile: a refusal would bring its task back four times.
    if (!(await readOrder(storyId)).order) return { message: 'forgotten' }
    await sweepOrder(storyId, Date.now())
    // A worker has renewed its lease meanwhile: its end is looked at then.
    const { order } = await readOrder(storyId)
    if (order?.dueAt !== undefined && order.dueAt > Date.now()) await jobQueue().rememberDue(storyId, order.dueAt)
    return { message: 'looked at' }
  },
})
