import type { ReaderBook } from '#features/reader/reader-book.ts'
import { SAMPLE_CHILD, storyWorlds, templateRecord } from '#stories/library.ts'
import { renderTexts } from '#stories/script.ts'
import type { StoryWorld } from '#stories/story-world.ts'
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

/** The same book for a child with the longest possible name. */
export const bookOfLongName: ReaderBook = bookWith(world, { ...SAMPLE_CHILD, name: LONG_NAME })

/**
 * Every tale in each of its lengths, for a child with the longest name, and for three children with the longest names
 * together.
 */
export const longestBooks: readonly ReaderBook[] = storyWorlds.flatMap((tale) => [
  ...[3, 5, 8].map((age) => bookWith(tale, { name: LONG_NAME, age, gender: 'female' })),
  bookWith(tale, {
    ...{ name: LONG_NAME, age: 8, gender: 'female' },
    siblings: [{ name: 'Su' }, { name: 'Ayşegülnihal' }],
  }),
])

function bookWith(tale: StoryWorld, child: Parameters<typeof renderTexts>[1]): ReaderBook {
  const { id, title, coverImageURL, imageURLs, narrationURLs, textBoxes } = templateRecord(tale)
  return {
    ...{ id, templateId: id, title, coverImageURL, textBoxes },
    imageURLs: [...imageURLs],
    storyTexts: renderTexts(tale.script, child),
    narrationURLs: [...narrationURLs],
  }
}
