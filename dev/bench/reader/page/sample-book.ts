import type { ReaderBook } from '#features/reader/reader-book.ts'
import { storyWorlds, templateRecord } from '#stories/library.ts'

const [world] = storyWorlds
if (!world) throw new Error('The library is empty')
const record = templateRecord(world)

/** The seeded favourite: 14 pages, its pictures and clips from `public`. */
export const sampleBook: ReaderBook = {
  id: record.id,
  title: record.title,
  coverImageURL: record.coverImageURL,
  imageURLs: [...record.imageURLs],
  storyTexts: [...record.storyTexts],
  narrationURLs: [...record.narrationURLs],
}
