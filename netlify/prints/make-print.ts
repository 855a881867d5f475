/** The background part: reads a finished book, has it drawn for print, stores the file. */
import * as v from 'valibot'
import { storyIdSchema, userIdSchema, type UserId } from '#domain/ids.ts'
import { Problem } from '#domain/problem.ts'
import { PRINT_FORMATS } from '#domain/printed-book.ts'
import { joinedNames } from '#domain/book-fields.ts'
import type { ReadableStory } from '#domain/story.ts'
import { mediaKeyOf } from '#netlify/media/media-key.ts'
import { readHeroes } from '#netlify/media/hero.ts'
import { readMediaEntry } from '#netlify/media/media-entry.ts'
import type { BookToPrint, PrintBook } from '#studio/studio.ts'
import { textBoxesOf } from '#stories/compose.ts'
import { findStoryWorld } from '#stories/library.ts'
import { platesOfBook } from '#stories/plates.ts'
import { keepPrint, printJobs, type PrintJob } from './prints.ts'

export const printJobSchema = v.object({
  uid: userIdSchema,
  storyId: storyIdSchema,
  format: v.picklist(PRINT_FORMATS),
  startedAt: v.number(),
})

/** @throws Problem if not even a failure could be saved */
export const makePrint = (job: PrintJob, printBook: PrintBook): Promise<void> =>
  printJobs.run(job, async (story) => keepPrint(job, await printBook(await bookToPrint(story), job.format)))

/** The book as its record describes it now: the file has a changed title too. */
async function bookToPrint(story: ReadableStory): Promise<BookToPrint> {
  const world = findStoryWorld(story.templateId)
  if (!world) throw new Problem('print-not-drawn', `No story world ${story.templateId}`)
  const heroes = await readHeroes(
    story,
    await Promise.all(story.children.map((photo) => heroKeyOf(story.userId, photo))),
  )
  const { name } = joinedNames(story)
  const plates = platesOfBook(world, story.plates)
  const { title, dedication, storyTexts, textBoxes = textBoxesOf(world) } = story
  return { world, plates, heroes, names: name, title, dedication, storyTexts, textBoxes }
}

async function heroKeyOf(uid: UserId, { transformedPhotoUrl }: { transformedPhotoUrl: string }) {
  const portraitKey = mediaKeyOf(transformedPhotoUrl)
  return portraitKey === null ? undefined : (await readMediaEntry(uid, portraitKey))?.heroKey
}
