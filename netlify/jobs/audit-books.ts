/** The books of one user, as the nightly audit sees them. */
import * as v from 'valibot'
import { SPREADS_PER_BOOK, TEXTS_PER_SPREAD } from '#domain/book-size.ts'
import type { KeptHero } from '#domain/hero.ts'
import { deliveredAtOf, type BookOrder, type Order, type OrderedBook } from '#domain/order.ts'
import { isAtRest } from '#domain/order-child.ts'
import type { ReadableStory, Story } from '#domain/story.ts'
import { parseVoices } from '#domain/voice.ts'
import type { MediaEntry } from '#netlify/media/media-entry.ts'
import { mediaKeyOf } from '#netlify/media/media-key.ts'

interface Pages {
  coverImageUrl?: string | undefined
  thumbnailUrl?: string | undefined
  imageURLs: string[]
  narrationURLs: string[]
}

/** The addresses of a book's pictures and clips. */
function urlsOf({ coverImageUrl = '', thumbnailUrl = '', imageURLs, narrationURLs }: Pages): string[] {
  return [coverImageUrl, thumbnailUrl, ...imageURLs, ...narrationURLs]
}

const portraitsOf = (book: Story | OrderedBook): string[] =>
  book.children.map(({ transformedPhotoUrl }) => transformedPhotoUrl)

/** The keys in delivered or unfinished orders, in records that a parent can open, and in saved heroes. */
export function namedKeys(
  entries: ReadonlyMap<string, MediaEntry>,
  orders: readonly Order[],
  stories: readonly Story[],
  voices: unknown,
  heroes: readonly KeptHero[],
): Set<string> {
  const naming = orders.filter(isBook).filter((order) => deliveredAtOf(order) !== undefined || !isAtRest(order))
  const ofOrders = naming.flatMap(({ book, results }) => [
    ...(book ? book.children.map(({ heroKey }) => heroKey) : []),
    ...[...(book ? portraitsOf(book) : []), ...urlsOf(results)].map((url) => mediaKeyOf(url) ?? ''),
  ])
  const ofRecords = stories.flatMap((story) =>
    story.readable ? [...portraitsOf(story), ...urlsOf(story)].map((url) => mediaKeyOf(url) ?? '') : [],
  )
  const ofVoices = stories.flatMap((story) => (story.readable ? clipsOfVoices(voices, story) : []))
  const others = [...ofVoices, ...heroes.map(({ portraitUrl }) => portraitUrl)]
  const named = [...ofOrders, ...ofRecords, ...others.map((url) => mediaKeyOf(url) ?? '')]
  return new Set([...named, ...named.flatMap((key) => entries.get(key)?.heroKey ?? [])])
}

/** @param voices `voices/{uid}`; the leftovers of a deleted book name no clip */
function clipsOfVoices(voices: unknown, story: ReadableStory): string[] {
  const books = v.safeParse(v.record(v.string(), v.unknown()), voices ?? {})
  return parseVoices(books.success ? books.output[story.id] : null, story).flatMap(({ clipURLs, outdatedURLs }) => [
    ...clipURLs,
    ...outdatedURLs,
  ])
}

const isBook = (order: Order): order is BookOrder => order.kind === 'book'

/** The addresses of each delivered book; null for an incomplete one. */
export function booksOf(orders: readonly Order[], stories: readonly Story[]): (string[] | null)[] {
  const records = new Set<string>(stories.map(({ id }) => id))
  // A parent may remove the record of a refunded book: then no one can open the book, and its clips expire.
  const isGone = ({ state, id }: Order) => state === 'refunded' && !records.has(id)
  const known = orders.filter(isBook).flatMap((order) => {
    const { id, book, results } = order
    return deliveredAtOf(order) !== undefined && book && !isGone(order) ? [{ id, book, results }] : []
  })
  const told = new Set<string>(known.map(({ id }) => id))
  return [
    ...known.map(({ book, results }) => {
      const isWhole =
        results.imageURLs.length === SPREADS_PER_BOOK &&
        results.narrationURLs.length === SPREADS_PER_BOOK &&
        results.storyTexts.length === SPREADS_PER_BOOK * TEXTS_PER_SPREAD
      return isWhole ? [...portraitsOf(book), ...urlsOf(results)] : null
    }),
    // An order whose book is deleted has no addresses: take those of the parent's record.
    ...stories.flatMap((story) => (story.readable && !told.has(story.id) ? [urlsOf(story)] : [])),
  ]
}
