/**
 * Erases one finished book. First its media get an end, so that the sweep continues if this process dies; then the
 * order forgets the child; then the parent's record is erased. The order stays, as the record of a payment. Each part
 * is safe to repeat.
 */
import { paths } from '#domain/database-paths.ts'
import { isGiftOf } from '#domain/gift.ts'
import type { StoryId, TransformId, UserId } from '#domain/ids.ts'
import type { BookOrder } from '#domain/order.ts'
import { Problem } from '#domain/problem.ts'
import { assertNever } from '#domain/remote.ts'
import { parseStory, type Story } from '#domain/story.ts'
import { splitStoryId } from '#domain/story-id.ts'
import { UNPAID_STORY_KEPT_MS } from '#domain/retention.ts'
import { noteErasure } from '#netlify/records/erasure-journal.ts'
import { erase, patch, read } from '#netlify/clients/database.ts'
import { forEachLimited, requireAll } from '#netlify/platform/for-each-limited.ts'
import type { MediaEntry } from '#netlify/media/media-entry.ts'
import { mediaKeyOf } from '#netlify/media/media-key.ts'
import { allMedia, endMedia } from '#netlify/media/retention.ts'
import { eraseMedia } from '#netlify/media/library.ts'
import { shareLinksIn } from '#netlify/links/shares.ts'
import { eraseVoices } from '#netlify/voices/voices.ts'
import { applyOrderEvent, readOrder } from '#netlify/orders/record/order-store.ts'

const LIMITS = { where: 'erase-story', concurrency: 10 }

/**
 * @throws Problem 'not-allowed' for another user's story, 'not-found', 'story-not-ready' while it is being made,
 * 'money-under-way', 'unavailable'
 */
export async function eraseStory(uid: UserId, id: StoryId): Promise<void> {
  if (!splitStoryId(id, uid) || isGiftOf(id, uid)) throw new Problem('not-allowed', 'Not a story of this user')
  const { order } = await readOrder(id)
  if (order?.kind !== 'book') throw new Problem('not-found', 'Nothing was ever ordered under this id')
  requireOver(order.state)
  await noteErasure({ kind: 'story', uid, storyId: id, atMs: Date.now() })
  const { pages, faces } = await mediaOfBook(order)
  const facesFor = (use: Face['isFor']) => faces.filter(({ isFor }) => isFor === use)
  const ends = [...pages, ...facesFor('nobody').flatMap(({ media }) => media)]
  await endMedia(uid, keysOf(ends), Date.now(), { isErased: true })
  const waiting = facesFor('unpaid').flatMap(({ media }) => media)
  await endMedia(uid, keysOf(waiting), Date.now() + UNPAID_STORY_KEPT_MS)
  await applyOrderEvent(id, { type: 'child-forgotten' })
  const record = await read(paths.userStory(uid, id))
  await patch({ [paths.userStory(uid, id)]: null, ...shareLinksIn({ [id]: record }) })
  // Erase voices after the record: then a recording that is still being saved finds no book, and is erased too.
  await eraseVoices(uid, id)
  const eraseOne = ([key, { kind }]: Stored) => eraseMedia(uid, key, kind, { keepsArriving: true })
  requireAll(await forEachLimited(ends, LIMITS, eraseOne))
  for (const { transformId } of facesFor('nobody')) if (transformId) await erase(paths.transformation(uid, transformId))
}

/** Accepts a delivered book or a completed refund: no worker uses the order any more. */
function requireOver(state: BookOrder['state']): void {
  switch (state) {
    case 'delivered':
    case 'refunded':
      return
    case 'opening':
    case 'open':
    case 'expired':
    case 'paid':
    case 'making':
      throw new Problem('story-not-ready', `An order that is ${state} is no finished book`)
    case 'refunding':
    case 'failed-refund':
    case 'disputed':
      throw new Problem('money-under-way', `Of an order that is ${state} the money is under way`)
    default:
      assertNever(state)
  }
}

type Stored = [key: string, entry: MediaEntry]
const keysOf = (media: readonly Stored[]): string[] => media.map(([key]) => key)

/** Portrait and face of one child, and which other stories need them. */
interface Face {
  media: Stored[]
  isFor: 'nobody' | 'unpaid' | 'book'
  transformId: TransformId | undefined
}

interface BookMedia {
  pages: Stored[]
  faces: Face[]
}

async function mediaOfBook({ uid, id, book }: BookOrder): Promise<BookMedia> {
  const [records, media] = await Promise.all([read(paths.userStories(uid)), allMedia(uid)])
  const stories = Object.entries(records ?? {}).flatMap(([key, value]) => parseStory(key, value) ?? [])
  const story = stories.find((one) => one.id === id)
  const pageKeys = new Set(story ? pageUrls(story).map(mediaKeyOf) : [])
  // A browser may have deleted the record of a refunded book: then only the order names the children's faces.
  const photos = (story?.children[0].transformedPhotoUrl ? story : book)?.children ?? []
  const others = stories.filter((one) => one.id !== id)
  return {
    // Older media do not name their book: their addresses are in the book's record.
    pages: media.filter(([key, { storyId }]) => storyId === id || pageKeys.has(key)),
    faces: photos.map(({ transformId, transformedPhotoUrl }): Face => {
      const portraitKey = mediaKeyOf(transformedPhotoUrl)
      const heroKey = media.find(([key]) => key === portraitKey)?.[1].heroKey
      const sharing = others.filter((one) =>
        one.children.some((photo) => photo.transformedPhotoUrl === transformedPhotoUrl),
      )
      const isBook = sharing.some(({ paymentStatus }) => paymentStatus !== 'pending')
      return {
        media: media.filter(([key]) => key === portraitKey || key === heroKey),
        isFor: isBook ? 'book' : sharing.length > 0 ? 'unpaid' : 'nobody',
        transformId,
      }
    }),
  }
}

function pageUrls(story: Story): string[] {
  const lists = story.readable ? [...story.imageURLs, ...story.narrationURLs] : []
  return [story.coverImageUrl, story.thumbnailUrl, ...lists]
}
