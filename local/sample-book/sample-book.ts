import type { ReaderBook } from '#features/reader/reader-book.ts'
import { SAMPLE_CHILD, storyWorlds, templateRecord } from '#stories/library.ts'
import { renderTexts } from '#stories/script.ts'
import { LONG_NAME } from './long-name.ts'

const [world] = storyWorlds
if (!world) throw new Error('The library is empty')
const record = templateRecord(world)

/** The seeded favourite: 14 pages, its pictures and clips from `public`. */
export const sampleBook: ReaderBook = {
  id: record.id,
  templateId: record.id,
  title: record.title,
  coverImageURL: record.coverImageURL,
  imageURLs: [...record.imageURLs],
  storyTexts: [...record.storyTexts],
  narrationURLs: [...record.narrationURLs],
  textBoxes: record.textBoxes,
}

/** The same book of a child whose name is as long as a name may be. */
export const bookOfLongName: ReaderBook = {
  ...sampleBook,
  storyTexts: renderTexts(world.script, { ...SAMPLE_CHILD, name: LONG_NAME }),
}
