/**
 * Requests the production without doing it: a worker with the order's lease makes the book, and the sweep repeats a
 * request that no worker took.
 */
import * as v from 'valibot'
import { storyIdSchema } from '#domain/ids.ts'
import type { Order } from '#domain/order.ts'
import { jobQueue } from '#netlify/clients/job-queue.ts'

export const productionJobSchema = v.object({ storyId: storyIdSchema })

export const requestProduction = ({ id, fence }: Pick<Order, 'id' | 'fence'>): Promise<void> =>
  jobQueue().requestBook(id, fence)
