/** Every book that is looked at: each world's template, and a child's own in all lengths, of the shortest and the longest name. */
import { LONG_NAME } from '#dev/sample-book/long-name.ts'
import type { Gender } from '#domain/child.ts'
import type { ReaderBook } from '#features/reader/reader-book.ts'
import { chooseIllustrator } from '#netlify/studio/choose-illustrator.ts'
import { spreadsOf } from '#stories/compose.ts'
import { SAMPLE_FACES } from '#stories/face/sample-children.ts'
import { SAMPLE_CHILD, templateRecord } from '#stories/library.ts'
import { renderTexts } from '#stories/script.ts'
import type { StoryWorld } from '#stories/story-world.ts'

export interface CheckedBook {
  world: StoryWorld
  /** 'template', or the length of its texts and the name. */
  what: string
  /** Of the hero, in years. */
  age: number
  gender: Gender
  story: ReaderBook
}

/** As long as a name may be, and as short as one is. */
const NAMES = { shortest: 'Su', longest: LONG_NAME } as const
/** One age of each length of texts; together they have all proportions of a hero. */
const READERS = [
  { age: 3, gender: 'male' },
  { age: 5, gender: 'female' },
  { age: 8, gender: 'male' },
] as const

export function booksOf(world: StoryWorld): CheckedBook[] {
  const { storyTexts, ...record } = templateRecord(world)
  const template: CheckedBook = {
    ...{ world, what: 'template', age: SAMPLE_CHILD.age, gender: SAMPLE_CHILD.gender },
    story: { ...record, storyTexts, narrationURLs: [] },
  }
  const own = READERS.flatMap(({ age, gender }) =>
    Object.entries(NAMES).map(([length, name]): CheckedBook => ({
      ...{ world, what: `age ${age}, ${length} name`, age, gender },
      story: {
        ...record,
        id: `${world.id}-${age}-${length}`,
        imageURLs: record.imageURLs.map((_, spread) => paintingUrl(world, age, spread)),
        storyTexts: renderTexts(world.script, { name, age, gender }),
        narrationURLs: [],
      },
    })),
  )
  return [template, ...own]
}

/** A name of its own: the server of the page knows nothing of it (see `paintingAt`). */
const paintingUrl = (world: StoryWorld, age: number, spread: number): string =>
  `/paintings/${world.id}/${age}/spread-${spread + 1}.webp`

const illustrator = chooseIllustrator({ ILLUSTRATOR: 'built-in' })
const painted = new Map<string, Promise<Uint8Array>>()

/** What the studio makes for the book that shows it, once. @param url whose path is that of a personal book's painting */
export function paintingAt(url: string, { world, age, gender }: CheckedBook): Promise<Uint8Array> {
  const { pathname } = new URL(url)
  const known = painted.get(pathname)
  if (known) return known
  const scene = spreadsOf(world).find(({ name }) => pathname.endsWith(`/${name}.webp`))
  if (!scene) throw new Error(`${world.id} has no painting ${pathname}`)
  const hero = { drawn: SAMPLE_FACES[gender], name: 'Su', age, gender }
  const made = illustrator.picture([hero], scene).then(({ bytes }) => bytes)
  painted.set(pathname, made)
  return made
}
