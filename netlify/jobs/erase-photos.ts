/**
 * Erases a parent's photos, and everything made from them that is not paid: portraits, faces, unpaid stories,
 * transformations. Media of a paid book stay until the book itself is erased, and a hero saved for the next tale stays
 * until that hero is erased (erase-hero.ts). Each part is safe to repeat.
 */
import * as v from 'valibot'
import { paths } from '#domain/database-paths.ts'
import { transformIdSchema, type StoryId, type TransformId, type UserId } from '#domain/ids.ts'
import { asProblem, type ProblemCode } from '#domain/problem.ts'
import { parseStory, type Story } from '#domain/story.ts'
import { parseTransformation } from '#domain/transformation.ts'
import { noteErasure } from '#netlify/records/erasure-journal.ts'
import { erase, read } from '#netlify/clients/database.ts'
import { forEachLimited, requireAll, type Outcome } from '#netlify/platform/for-each-limited.ts'
import type { MediaEntry, MediaKind } from '#netlify/media/media-entry.ts'
import { mediaKeyOf } from '#netlify/media/media-key.ts'
import { allMedia, endMedia } from '#netlify/media/retention.ts'
import { eraseMedia } from '#netlify/media/library.ts'
import { cancelCheckout } from '#netlify/orders/checkout/pay-page.ts'
import { eraseChangingStory } from '#netlify/orders/record/erase-unpaid-story.ts'
import { photoOrders } from '#netlify/orders/record/owed-photos.ts'
import { endPortraitJob, portraitJobOf } from '#netlify/photos/portrait-job.ts'
import { endTransformation } from '#netlify/photos/transformation-record.ts'

const LIMITS = { where: 'erase-photos', concurrency: 10 }
/** Media made for a book are no photos: they are erased with their book. */
const OF_PHOTOS: readonly MediaKind[] = ['original', 'painting', 'hero', 'portrait']

export interface Meant {
  /** Only this one; absent: all. */
  transformId?: TransformId
  /** The error shown to a parent who is waiting for a portrait. */
  reason: ProblemCode
}

/**
 * @throws the first error, after all others are done: the caller repeats the call, and originals are erased after a day
 * anyway
 */
export async function erasePhotos(uid: UserId, { transformId: only, reason }: Meant): Promise<void> {
  await noteErasure({ kind: 'photos', uid, ...(only && { transformId: only }), atMs: Date.now() })
  const isMeant = (id: string | undefined) => only === undefined || id === only
  await closePayPages(uid, (await photoOrders(uid, isMeant)).payable)
  // Read the orders again: from here on, a book that was paid at the last moment counts as owed.
  const { owed } = await photoOrders(uid, isMeant)
  const transformations = (await readTransformations(uid)).filter(([id]) => isMeant(id))
  const running = transformations.filter(([, { status }]) => status === 'processing')
  requireAll(
    await forEachLimited(running, LIMITS, ([id]) => endTransformation(uid, id, { status: 'failed', error: reason })),
  )
  const media = await allMedia(uid)
  const isKept = keeperOf(media, owed)
  const stories = await eraseStories(uid, isMeant, isKept)
  const portraits = new Map(transformations.map(([id, { portraitKey }]) => [portraitKey, id]))
  const meant = media.filter(([key, entry]) => isOfPhoto(entry) && !isKept(key) && isOne(key, entry))
  // If this process dies, the sweep continues.
  await endMedia(
    uid,
    meant.map(([key]) => key),
    Date.now(),
    // A payment from here on does not keep the media.
    { isErased: true },
  )
  requireAll(stories, await forEachLimited(meant, LIMITS, ([key, entry]) => eraseOne(uid, key, entry)))
  const done = transformations.filter(([, { status, portraitKey }]) => status === 'completed' && !isKept(portraitKey))
  requireAll(await forEachLimited(done, LIMITS, ([id]) => erase(paths.transformation(uid, id))))

  /**
   * Older media do not name their transformation: the function then finds only the transformation's portrait, and the
   * media that this portrait names.
   */
  function isOne(key: string, entry: MediaEntry): boolean {
    if (only === undefined || entry.transformId === only || portraits.get(key) === only) return true
    const portrait = media.find(([candidate]) => portraits.get(candidate) === only)?.[1]
    return portrait?.heroKey === key || portrait?.originalKey === key
  }
}

const isOfPhoto = ({ kind, heroId }: MediaEntry): boolean => OF_PHOTOS.includes(kind) && heroId === undefined

/** An order that is paid at this moment stays paid, and its book is made. */
async function closePayPages(uid: UserId, ids: readonly StoryId[]): Promise<void> {
  for (const id of ids) {
    await cancelCheckout(uid, id).catch((error: unknown) => {
      if (asProblem(error).code !== 'already-paid') throw error
    })
  }
}

type Transformed = { status: 'processing' | 'completed' | 'failed'; portraitKey: string }

/** Reads all records at once: at most the daily limit times the thirty days for which a record is stored. */
async function readTransformations(uid: UserId): Promise<[TransformId, Transformed][]> {
  const found = (await read(paths.transformationsOf(uid))) ?? {}
  return Object.entries(found).flatMap(([key, value]): [TransformId, Transformed][] => {
    const id = v.safeParse(transformIdSchema, key)
    const record = parseTransformation(value)
    if (!id.success || !record) return []
    const portraitKey = record.status === 'completed' ? (mediaKeyOf(record.transformedImageUrl) ?? '') : ''
    return [[id.output, { status: record.status, portraitKey }]]
  })
}

/** @returns whether a key belongs to a delivered book, or to one that is paid and not made yet */
function keeperOf(
  media: readonly [string, MediaEntry][],
  owed: readonly { transformedPhotoUrl: string; heroKey: string }[],
): (key: string) => boolean {
  const kept = new Set(owed.flatMap(({ transformedPhotoUrl, heroKey }) => [mediaKeyOf(transformedPhotoUrl), heroKey]))
  for (const [key, { expiresAt }] of media) if (expiresAt === undefined) kept.add(key)
  return (key) => kept.has(key)
}

/** Without the portrait of each of its children an unpaid story can never become a book. */
async function eraseStories(
  uid: UserId,
  isMeant: (id: string | undefined) => boolean,
  isKept: (key: string) => boolean,
): Promise<Outcome> {
  const isGone = ({ transformId, transformedPhotoUrl }: Story['children'][number]) =>
    isMeant(transformId) && !isKept(mediaKeyOf(transformedPhotoUrl) ?? '')
  const found = (await read(paths.userStories(uid))) ?? {}
  const unpaid = Object.entries(found)
    .map(([id, value]) => parseStory(id, value))
    .filter((story) => story?.paymentStatus === 'pending')
    .flatMap((story) => (story?.children.some(isGone) ? [story.id] : []))
  return forEachLimited(unpaid, LIMITS, (id) => eraseChangingStory(uid, id))
}

async function eraseOne(uid: UserId, key: string, { kind }: MediaEntry): Promise<void> {
  if (kind === 'original') await endPortraitJob(portraitJobOf(key))
  await eraseMedia(uid, key, kind, { keepsArriving: true })
}
