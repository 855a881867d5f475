/** The background half: reads a finished book, has it drawn for a press, keeps the file. */
import * as v from 'valibot'
import { storyIdSchema, userIdSchema, type UserId } from '#domain/ids.ts'
import { asProblem, Problem } from '#domain/problem.ts'
import { PRINT_FORMATS } from '#domain/printed-book.ts'
import { photosOf } from '#domain/sibling.ts'
import { joinedNames, type ReadableStory } from '#domain/story.ts'
import { mediaKeyOf } from '#netlify/media/media-key.ts'
import { readHeroes } from '#netlify/media/hero.ts'
import { readMediaEntry } from '#netlify/media/media-entry.ts'
import { logProblem, logRefusal } from '#netlify/platform/log.ts'
import type { BookToPrint, PrintBook } from '#studio/studio.ts'
import { textBoxesOf } from '#stories/compose.ts'
import { findStoryWorld } from '#stories/library.ts'
import { platesOfBook } from '#stories/plates.ts'
import { bookOfWish, endWish, keepPrint, type PrintWish } from './prints.ts'

export const printJobSchema = v.object({
  uid: userIdSchema,
  storyId: storyIdSchema,
  format: v.picklist(PRINT_FORMATS),
  startedAt: v.number(),
})

/** A failure is saved in the record: no caller waits for the answer. @throws Problem where not even that could be said */
export async function makePrint(wish: PrintWish, printBook: PrintBook): Promise<void> {
  try {
    const story = await bookOfWish(wish)
    if (story) await keepPrint(wish, await printBook(await bookToPrint(story), wish.format))
  } catch (error) {
    const problem = asProblem(error, 'print-failed')
    // A painted book, or a parent who erases the book meanwhile, is no fault of ours.
    const isExpected = problem.code === 'print-not-drawn' || problem.code === 'not-found'
    ;(isExpected ? logRefusal : logProblem)('print-book', problem)
    if (problem.code === 'not-found') return
    const told = problem.code === 'print-not-drawn' ? problem.code : 'print-failed'
    await endWish(wish, { is: 'failed', startedAt: wish.startedAt, problem: told })
  }
}

/** The book as its record describes it now: a title that was changed is the one that is printed. */
async function bookToPrint(story: ReadableStory): Promise<BookToPrint> {
  const world = findStoryWorld(story.templateId)
  if (!world) throw new Problem('print-not-drawn', `No story world ${story.templateId}`)
  const heroes = await readHeroes(
    story,
    await Promise.all(photosOf(story).map((photo) => heroKeyOf(story.userId, photo))),
  )
  const { name } = joinedNames(story)
  const { title, dedication, storyTexts, textBoxes = textBoxesOf(world) } = story
  const plates = platesOfBook(world, story.plates)
  return { world, plates, heroes, names: name, title, dedication, storyTexts, textBoxes }
}

async function heroKeyOf(uid: UserId, { transformedPhotoUrl }: { transformedPhotoUrl: string }) {
  const portraitKey = mediaKeyOf(transformedPhotoUrl)
  return portraitKey === null ? undefined : (await readMediaEntry(uid, portraitKey))?.heroKey
}
