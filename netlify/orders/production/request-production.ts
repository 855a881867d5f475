/** A request and no more: whoever takes the order's lease makes it, and the sweep looks after what nobody took. */
import * as v from 'valibot'
import { storyIdSchema } from '#domain/ids.ts'
import type { Order } from '#domain/order.ts'
import { jobQueue } from '#netlify/clients/job-queue.ts'

export const productionJobSchema = v.object({ storyId: storyIdSchema })

export const requestProduction = ({ id, fence }: Pick<Order, 'id' | 'fence'>): Promise<void> =>
  jobQueue().requestBook(id, fence)
