/**
 * Every checked book: each story's template, a child's own book in all lengths, with the shortest and the longest name,
 * and some books of siblings.
 */
import { LONG_NAME } from '#local/sample-book/long-name.ts'
import type { Gender } from '#domain/child.ts'
import type { ReaderBook } from '#features/reader/reader-book.ts'
import { readPlate } from '#local/plates.ts'
import { chooseIllustrator } from '#netlify/studio/choose-illustrator.ts'
import { coverOf, spreadsOf } from '#stories/compose.ts'
import { SAMPLE_FACES } from '#stories/face/sample-children.ts'
import { sampleChildOf, templateRecord } from '#stories/library.ts'
import { renderTexts } from '#stories/script.ts'
import type { StoryWorld } from '#stories/story-world.ts'

export interface CheckedBook {
  world: StoryWorld
  /** 'template', or the length of its texts and the name. */
  what: string
  /** The hero first, whose age decides the length of the texts. */
  children: readonly [CheckedChild, ...CheckedChild[]]
  story: ReaderBook
}
interface CheckedChild {
  /** In years. */
  age: number
  gender: Gender
}

/** The longest possible name, and the shortest. */
const NAMES = { shortest: 'Su', longest: LONG_NAME } as const
/** One age for each length of texts; together they have all proportions of a hero. */
const READERS = [
  { age: 3, gender: 'male' },
  { age: 5, gender: 'female' },
  { age: 8, gender: 'male' },
] as const
/** One, two and three children, for each length of texts. Together their names are as long as allowed. */
const FAMILIES = [
  [
    { name: LONG_NAME, age: 3, gender: 'female' },
    { name: 'Ayşe Gülizarnur', age: 8, gender: 'male' },
  ],
  [
    { name: 'Su', age: 5, gender: 'male' },
    { name: 'Ayşegülnihal', age: 3, gender: 'female' },
    { name: LONG_NAME, age: 8, gender: 'male' },
  ],
  [
    { name: LONG_NAME, age: 8, gender: 'female' },
    { name: 'Su', age: 5, gender: 'male' },
    { name: 'Ayşegülnihal', age: 8, gender: 'female' },
  ],
] as const

export function booksOf(world: StoryWorld): CheckedBook[] {
  const { storyTexts, ...record } = templateRecord(world)
  const template: CheckedBook = {
    ...{ world, what: 'template', children: [sampleChildOf(world)] },
    story: { ...record, storyTexts, narrationURLs: [] },
  }
  const bookOf = (what: string, [reader, ...siblings]: readonly [Named, ...Named[]]): CheckedBook => {
    const children = [reader, ...siblings] as const
    return {
      ...{ world, what, children },
      story: {
        ...record,
        id: `${world.id}-${what.replace(/[^a-z0-9]+/g, '-')}`,
        imageURLs: record.imageURLs.map((_, spread) => paintingUrl(world, children, spread)),
        storyTexts: renderTexts(world.script, { ...reader, siblings }),
        narrationURLs: [],
      },
    }
  }
  return [
    template,
    ...READERS.flatMap((reader) =>
      Object.entries(NAMES).map(([length, name]) => bookOf(`age ${reader.age}, ${length} name`, [{ ...reader, name }])),
    ),
    ...FAMILIES.map((family) => bookOf(`ages ${agesOf(family, ', ')}`, family)),
  ]
}

type Named = CheckedChild & { name: string }

const agesOf = (children: readonly CheckedChild[], between: string): string =>
  children.map(({ age }) => age).join(between)

/** A path that the page's server does not serve: `paintingAt` answers it. */
const paintingUrl = (world: StoryWorld, children: readonly CheckedChild[], spread: number): string =>
  `/paintings/${world.id}/${agesOf(children, '-')}/spread-${spread + 1}.webp`

const illustrator = chooseIllustrator({ ILLUSTRATOR: 'built-in' }, { readPlate })
const painted = new Map<string, Promise<Uint8Array>>()

/** The template's paintings, drawn by the studio, cover first. */
export const paintingsOf = (world: StoryWorld): Promise<{ name: string; bytes: Uint8Array }[]> =>
  Promise.all(
    [coverOf(world), ...spreadsOf(world)].map(async (scene) => {
      return { name: scene.name, bytes: (await illustrator.picture([sampleChildOf(world)], scene)).bytes }
    }),
  )

/** A painting of a personal book, drawn by the studio once. @param url its address on the page */
export function paintingAt(url: string, { world, children }: CheckedBook): Promise<Uint8Array> {
  const { pathname } = new URL(url)
  const known = painted.get(pathname)
  if (known) return known
  const scene = spreadsOf(world).find(({ name }) => pathname.endsWith(`/${name}.webp`))
  if (!scene) throw new Error(`${world.id} has no painting ${pathname}`)
  const heroes = children.map(({ age, gender }) => ({ drawn: SAMPLE_FACES[gender], name: 'Su', age, gender }))
  const made = illustrator.picture(heroes, scene).then(({ bytes }) => bytes)
  painted.set(pathname, made)
  return made
}
