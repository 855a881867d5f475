/** The background part: reads a spread's new words aloud, and puts words and clip into the book. */
import * as v from 'valibot'
import { readAloudOf } from '#domain/book-size.ts'
import { storyIdSchema, userIdSchema } from '#domain/ids.ts'
import type { Narrator } from '#studio/studio.ts'
import { keepWords, rewordingJobs, type RewordingJob } from './rewordings.ts'

export const rewordingJobSchema = v.object({
  uid: userIdSchema,
  storyId: storyIdSchema,
  spread: v.number(),
  startedAt: v.number(),
})

/**
 * Never uses a substitute narrator, because a book must not have two voices.
 * @param narratorOf finds the book's narrator; older books name none
 * @throws Problem if not even a failure could be saved
 */
export const rewordSpread = (job: RewordingJob, narratorOf: (name: string | undefined) => Narrator): Promise<void> =>
  rewordingJobs.run(job, async (story, { texts }) => {
    const isLastSpread = job.spread === story.imageURLs.length - 1
    const reading = { age: story.children[0].childAge, isLastSpread }
    await keepWords(job, await narratorOf(story.narratedBy).speak(readAloudOf(texts), reading))
  })
