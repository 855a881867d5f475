/**
 * A job with its state in the record of a finished book: a function requests it, a background function does it, the
 * browser watches it.
 */
import type { StoryId, UserId } from '#domain/ids.ts'
import { asProblem, type ProblemCode } from '#domain/problem.ts'
import type { ReadableStory } from '#domain/story.ts'
import { logProblem, logRefusal } from '#netlify/platform/log.ts'
import { changeReadable, readableStory } from './own-story.ts'

/** The ids of a job; each kind adds which part of the book it makes. */
export interface Job {
  uid: UserId
  storyId: StoryId
  /** Milliseconds since 1970: the latest of several requests wins. */
  startedAt: number
}

interface JobState {
  is: string
  startedAt: number
}
type Making<State> = Extract<State, { is: 'making' }>

interface JobKind<One extends Job, State extends JobState> {
  /** The name in the log. */
  name: string
  /** The problem of a failed job, unless its own problem is one of `expected`, which are no fault of ours. */
  problem: ProblemCode
  expected: readonly ProblemCode[]
  /** The state at the job's start time: a job that hangs has failed. */
  stateOf: (story: ReadableStory, job: One) => State | null
  /** The fields of the record with this state; null removes it. */
  fieldsWith: (story: ReadableStory, job: One, state: State | null) => object
}

interface Finished<State, Result> {
  result: Result
  state: State | null
  /** Further fields of the record. */
  fields?: object
}

export function recordJob<One extends Job, State extends JobState>(kind: JobKind<One, State>) {
  const { stateOf, fieldsWith } = kind

  function awaited(story: ReadableStory, job: One): Making<State> | null {
    const state = stateOf(story, job)
    return state?.is === 'making' && state.startedAt === job.startedAt ? (state as Making<State>) : null
  }

  /** @returns null if a later request has replaced the job. @throws Problem 'not-found' */
  async function current(job: One): Promise<{ story: ReadableStory; making: Making<State> } | null> {
    const story = await readableStory(job.uid, job.storyId)
    const making = awaited(story, job)
    return making && { story, making }
  }

  /** @returns null if a later request has replaced the job. @throws Problem 'not-found', 'conflict' */
  const finish = <Result>(
    job: One,
    become: (story: ReadableStory, making: Making<State>) => Finished<State, Result>,
  ): Promise<Result | null> =>
    changeReadable<Result | null>(job.uid, job.storyId, (story) => {
      const making = awaited(story, job)
      if (!making) return { result: null }
      const { result, state, fields } = become(story, making)
      return { result, fields: { ...fields, ...fieldsWith(story, job, state) } }
    })

  const fail = (job: One, problem: ProblemCode): Promise<unknown> =>
    finish(job, (_story, making) => ({ result: true, state: { ...making, is: 'failed', problem } }))

  /**
   * @param decide returns the new state: an unchanged one starts no work
   * @param start starts the work. @returns the state as it is now
   * @throws Problem 'not-allowed' for another user's book, 'not-found' if it cannot be read, 'conflict', 'unavailable'
   */
  async function request(
    job: One,
    decide: (before: State | null, story: ReadableStory) => State | null,
    start: (job: One) => Promise<void>,
  ): Promise<State | null> {
    const { state, isNew } = await changeReadable(job.uid, job.storyId, (story) => {
      const before = stateOf(story, job)
      const becomes = decide(before, story)
      if (becomes === before) return { result: { state: before, isNew: false } }
      return { result: { state: becomes, isNew: becomes !== null }, fields: fieldsWith(story, job, becomes) }
    })
    if (isNew)
      await start(job).catch(async (error: unknown) => {
        await fail(job, kind.problem)
        throw error
      })
    return state
  }

  /**
   * The background part. A failure is saved in the record: no caller waits for the answer. @throws Problem if it could
   * not be saved
   */
  async function run(job: One, work: (story: ReadableStory, making: Making<State>) => Promise<void>): Promise<void> {
    try {
      const waiting = await current(job)
      if (waiting) await work(waiting.story, waiting.making)
    } catch (error) {
      const problem = asProblem(error, kind.problem)
      const isExpected = kind.expected.includes(problem.code)
      // A parent who erases the book meanwhile is no fault of ours either.
      const isGone = problem.code === 'not-found'
      ;(isExpected || isGone ? logRefusal : logProblem)(kind.name, problem)
      if (!isGone) await fail(job, isExpected ? problem.code : kind.problem)
    }
  }

  return { current, finish, request, run }
}
