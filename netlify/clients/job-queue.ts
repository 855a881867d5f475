/**
 * How work is begun and how what is due is remembered, beside the sweep, which finds all of it by itself: by a call from one
 * function to another (the default, with nothing to set up), or by Google Cloud Tasks, which keeps a pace for each provider
 * and comes back at the time.
 */
import { createHash } from 'node:crypto'
import type { StoryId } from '#domain/ids.ts'
import { jobQueueSettings, siteUrl, studioSettings } from '#netlify/platform/env.ts'
import { readInternalCall, startInBackground, type InternalFunction } from '#netlify/platform/internal-call.ts'
import { createTask, requireTask } from './cloud-tasks.ts'

const DAY_MS = 24 * 60 * 60_000
/** Google takes 30 days; what is due later the sweep finds. */
const AHEAD_AT_MOST_MS = 29 * DAY_MS

export interface JobQueue {
  /**
   * A worker is wanted for the order. Asked again and again until one has come.
   * @param fence of the order: with the next one it is another request
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
      // The painter's pace is a book's: eight pictures.
      queue: `books-${studioSettings().ILLUSTRATOR}`,
      // Asked for each few minutes, however long it waits its turn: with a second task it would take that of another book. The
      // name of one that has run is free again after an hour, for an order whose worker died at once.
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
 * Reads the job of a function that only we may call: from a call of ours, or a task of ours.
 * @throws Problem 'signature-invalid'
 */
export async function readJob(name: InternalFunction, request: Request): Promise<unknown> {
  const token = /^Bearer ([\w.-]+)$/.exec(request.headers.get('Authorization') ?? '')?.[1]
  if (!token || jobQueueSettings().JOB_QUEUE !== 'cloud-tasks') return readInternalCall(name, request)
  await requireTask(token, addressOf(name))
  return request.json()
}

const addressOf = (name: InternalFunction): string => `${siteUrl()}/.netlify/functions/${name}`

/** Hides the ids, and is spread evenly. */
const nameOf = (what: string): string => createHash('sha256').update(what).digest('hex')
