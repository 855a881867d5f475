/**
 * Starts work and schedules due checks, in addition to the sweep, which finds all of it by itself. Two ways: a call
 * from one function to another (the default, without set-up), or Google Cloud Tasks, which limits the rate for each
 * provider and calls back at the due time.
 */
import { createHash } from 'node:crypto'
import type { StoryId } from '#domain/ids.ts'
import { jobQueueSettings, siteUrl, studioSettings } from '#netlify/platform/env.ts'
import { readInternalCall, startInBackground, type InternalFunction } from '#netlify/platform/internal-call.ts'
import { createTask, requireTask } from './cloud-tasks.ts'

const DAY_MS = 24 * 60 * 60_000
/** Google accepts 30 days; the sweep finds what is due later. */
const AHEAD_AT_MOST_MS = 29 * DAY_MS

export interface JobQueue {
  /**
   * Requests a worker for the order. Callers repeat this until a worker has started.
   * @param fence of the order: a new fence makes a new request
   * @throws Problem 'unavailable'
   */
  requestBook(storyId: StoryId, fence: number): Promise<void>
  /** Schedules a check of the order for the time when it is due. @throws Problem 'unavailable' */
  rememberDue(storyId: StoryId, dueAt: number): Promise<void>
}

const internalCalls: JobQueue = {
  requestBook: (storyId) => startInBackground('produce-story-background', { storyId }),
  rememberDue: () => Promise.resolve(),
}

const cloudTasks: JobQueue = {
  requestBook: (storyId, fence) =>
    createTask({
      // The queue's rate counts books, of eight pictures each.
      queue: `books-${studioSettings().ILLUSTRATOR}`,
      // The sweep repeats the request every few minutes while the task waits: a second task would take the turn of
      // another book. The name of a finished task is free again after an hour, so an order whose worker died at once
      // gets a new task then.
      name: nameOf(`book ${storyId} ${fence}`),
      url: addressOf('produce-story-background'),
      job: { storyId },
    }),
  async rememberDue(storyId, dueAt) {
    if (dueAt > Date.now() + AHEAD_AT_MOST_MS) return
    const name = nameOf(`due ${storyId} ${dueAt}`)
    await createTask({ queue: 'due-orders', name, url: addressOf('order-due'), job: { storyId }, atMs: dueAt })
  },
}

export const jobQueue = (): JobQueue => (jobQueueSettings().JOB_QUEUE === 'cloud-tasks' ? cloudTasks : internalCalls)

/**
 * Reads the job of a function that only we may call: from an internal call, or from a task of our queue.
 * @throws Problem 'signature-invalid'
 */
export async function readJob(name: InternalFunction, request: Request): Promise<unknown> {
  const token = /^Bearer ([\w.-]+)$/.exec(request.headers.get('Authorization') ?? '')?.[1]
  if (!token || jobQueueSettings().JOB_QUEUE !== 'cloud-tasks') return readInternalCall(name, request)
  await requireTask(token, addressOf(name))
  return request.json()
}

const addressOf = (name: InternalFunction): string => `${siteUrl()}/.netlify/functions/${name}`

/** A hash hides the ids, and is evenly distributed. */
const nameOf = (what: string): string => createHash('sha256').update(what).digest('hex')
