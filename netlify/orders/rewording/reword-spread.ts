/** The background half: reads a spread's new words aloud, and makes them the book's. */
import * as v from 'valibot'
import { readAloudOf } from '#domain/book-size.ts'
import { storyIdSchema, userIdSchema } from '#domain/ids.ts'
import { asProblem } from '#domain/problem.ts'
import { logProblem, logRefusal } from '#netlify/platform/log.ts'
import type { Narrator } from '#studio/studio.ts'
import { bookOfWish, failWish, keepWords, type RewordingWish } from './rewordings.ts'

export const rewordingJobSchema = v.object({
  uid: userIdSchema,
  storyId: storyIdSchema,
  spread: v.number(),
  startedAt: v.number(),
})

/**
 * A failure is saved in the record: no caller waits for the answer. No other narrator is used as a substitute here, for no book
 * has two voices.
 * @param narratorOf who has read the book; books of before do not say
 * @throws Problem where not even that could be said
 */
export async function rewordSpread(
  wish: RewordingWish,
  narratorOf: (name: string | undefined) => Narrator,
): Promise<void> {
  try {
    const book = await bookOfWish(wish)
    if (!book) return
    const { story, texts } = book
    const isLastSpread = wish.spread === story.imageURLs.length - 1
    const reading = { age: story.children[0].childAge, isLastSpread }
    await keepWords(wish, await narratorOf(story.narratedBy).speak(readAloudOf(texts), reading))
  } catch (error) {
    const problem = asProblem(error, 'words-not-read')
    const isUsedUp = problem.code === 'budget-used-up'
    // A parent who erases the book meanwhile is no fault of ours, and the budget has its own alarm.
    ;(problem.code === 'not-found' || isUsedUp ? logRefusal : logProblem)('change-words', problem)
    if (problem.code !== 'not-found') await failWish(wish, isUsedUp ? problem.code : 'words-not-read')
  }
}
