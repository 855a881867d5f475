/** Stands for netlify/clients/cloud-tasks.ts: queues in memory; a task that comes is one of ours. */
import type * as real from '#netlify/clients/cloud-tasks.ts'
import { flakyCall } from '../../simulate-orders/flaky-call.ts'
import { currentProcess } from '../../simulate-orders/simulated-world.ts'
import { taskQueuesOf } from '../task-queues.ts'

export const createTask: typeof real.createTask = (task) =>
  flakyCall('task: create', () => taskQueuesOf(currentProcess().world).add(task))

export const requireTask: typeof real.requireTask = () => Promise.resolve()
