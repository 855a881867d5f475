/**
 * 'Cihaza indir': stores a whole book on this device, in the browser's Cache Storage. Media have their own addresses,
 * where the service worker finds them; the record is stored beside them, under its parent's id.
 */
import * as v from 'valibot'
import type { StoryId, UserId } from '#domain/ids.ts'
import { flatBook } from '#domain/flat-book.ts'
import { asProblem, Problem } from '#domain/problem.ts'
import { parseStory, type ReadableStory } from '#domain/story.ts'
import { withTimeLimit } from '#time-limit'
import { KEPT_BOOKS_CACHE } from './caches.ts'

export interface KeptBook {
  story: ReadableStory
  /** Size of its media. */
  bytes: number
}

export interface Progress {
  done: number
  of: number
  bytes: number
}

/** Number of files fetched at once: more would not be faster, and a page that is read meanwhile must load too. */
const AT_ONCE = 3
/** Time limit for one file, 300 kB on a slow network. */
const FILE_LIMIT_MS = 120_000

export const canKeepBooks = (): boolean => 'caches' in window && 'serviceWorker' in navigator

const RECORDS = '/kept-books/'
const recordOf = (uid: UserId, id: string) => `${RECORDS}${uid}/${id}`

const recordSchema = v.object({
  story: v.record(v.string(), v.unknown()),
  bytes: v.number(),
  media: v.array(v.string()),
})

/** Downloads that run now. */
const underWay = new Set<{ uid: UserId; stop: AbortController }>()

/**
 * Downloads a book whole, or leaves no part of it.
 * @param media addresses as the reader requests them, with their sizes
 * @returns 'no-space' if the browser has too little space
 * @throws Problem 'network'
 */
export async function keepBook(
  uid: UserId,
  story: ReadableStory,
  media: readonly string[],
  onProgress: (progress: Progress) => void,
  stop: AbortController,
): Promise<'kept' | 'no-space' | 'given-up'> {
  const mine = { uid, stop }
  underWay.add(mine)
  try {
    return await keepWhole(uid, story, media, onProgress, stop.signal)
  } finally {
    underWay.delete(mine)
  }
}

async function keepWhole(
  uid: UserId,
  story: ReadableStory,
  media: readonly string[],
  onProgress: (progress: Progress) => void,
  signal: AbortSignal,
): Promise<'kept' | 'no-space' | 'given-up'> {
  const cache = await caches.open(KEPT_BOOKS_CACHE)
  const before = await mediaOfAll(cache)
  const wanted = [...new Set(media)]
  const rest = [...wanted]
  let done = 0
  let bytes = 0
  const fetchRest = async (): Promise<void> => {
    for (let url = rest.shift(); url !== undefined; url = rest.shift()) {
      // Two steps, because other downloads add to `bytes` during this await.
      const size = await keepFile(cache, url, signal)
      bytes += size
      done += 1
      onProgress({ done, of: wanted.length, bytes })
    }
  }
  /** A failed file stops the others, because an incomplete book must download nothing more. */
  const fetchOrStop = () =>
    fetchRest().catch((reason: unknown) => {
      rest.length = 0
      throw reason
    })
  const fetched = await Promise.allSettled(Array.from({ length: AT_ONCE }, fetchOrStop))
  const failed = fetched.find((each) => each.status === 'rejected')
  if (!failed && !signal.aborted) {
    const former = (await readRecord(cache, recordOf(uid, story.id)))?.media ?? []
    await cache.put(recordOf(uid, story.id), Response.json({ story: flatBook(story), bytes, media: wanted.map(bare) }))
    await forgetMedia(cache, former)
    // Ask for persistent storage now, when there are data to lose: browsers evict other data first. Firefox asks the
    // user, which may take a while.
    void navigator.storage?.persist?.()
    return 'kept'
  }
  for (const url of wanted) if (!before.has(bare(url))) await cache.delete(bare(url))
  if (signal.aborted) return 'given-up'
  const reason: unknown = failed?.reason
  if (reason instanceof DOMException && reason.name === 'QuotaExceededError') return 'no-space'
  throw asProblem(reason, 'network')
}

/** The path without the size, because only one size is stored, and answers for all. */
const bare = (url: string): string => new URL(url, location.origin).pathname

/** Media at an address never change, so a stored file is not fetched again. @returns its bytes */
async function keepFile(cache: Cache, url: string, signal: AbortSignal): Promise<number> {
  const known = await cache.match(bare(url))
  if (known) return (await withTimeLimit(known.blob(), 'read a kept file')).size
  const answer = await fetch(url, { signal: AbortSignal.any([signal, AbortSignal.timeout(FILE_LIMIT_MS)]) })
  if (!answer.ok) throw new Problem('network', `${bare(url)} answered ${answer.status}`)
  const body = await withTimeLimit(answer.blob(), 'fetch a file', { ms: FILE_LIMIT_MS, code: 'network' })
  await cache.put(
    bare(url),
    new Response(body, { headers: { 'Content-Type': answer.headers.get('Content-Type') ?? body.type } }),
  )
  return body.size
}

/** The newest book first, as in the library. */
export async function keptBooks(uid: UserId): Promise<KeptBook[]> {
  const cache = await keptSoFar()
  if (!cache) return []
  const kept: KeptBook[] = []
  for (const request of await recordsIn(cache)) {
    if (!new URL(request.url).pathname.startsWith(`${RECORDS}${uid}/`)) continue
    const record = await readRecord(cache, request)
    const story = record && parseStory(String(record.story.id), record.story)
    if (story?.readable) kept.push({ story, bytes: record?.bytes ?? 0 })
  }
  return kept.sort((one, other) => other.story.createdAt - one.story.createdAt)
}

/** Replaces the downloaded record by the book's present one; its media stay. */
export async function renewKept(uid: UserId, story: ReadableStory): Promise<void> {
  const cache = await keptSoFar()
  if (!cache) return
  const record = await readRecord(cache, recordOf(uid, story.id))
  if (record) await cache.put(recordOf(uid, story.id), Response.json({ ...record, story: flatBook(story) }))
}

export async function forgetBook(uid: UserId, id: StoryId): Promise<void> {
  const cache = await keptSoFar()
  if (!cache) return
  await forgetRecord(cache, recordOf(uid, id))
}

async function forgetRecord(cache: Cache, at: Request | string): Promise<void> {
  const record = await readRecord(cache, at)
  await cache.delete(at)
  if (record) await forgetMedia(cache, record.media)
}

/** Files that other downloaded books need stay. */
async function forgetMedia(cache: Cache, media: readonly string[]): Promise<void> {
  const needed = await mediaOfAll(cache)
  for (const url of media) if (!needed.has(url)) await cache.delete(url)
}

/** Forgets the books of these parents, and stops their downloads. */
export async function forgetBooksOf(isOver: (owner: string) => boolean): Promise<void> {
  for (const { uid, stop } of underWay) if (isOver(uid)) stop.abort()
  const cache = await keptSoFar()
  if (!cache) return
  const [over, others] = [await recordsIn(cache), [] as Request[]]
  const ownerOf = ({ url }: Request) => new URL(url).pathname.slice(RECORDS.length).split('/')[0] ?? ''
  for (const record of over.splice(0)) (isOver(ownerOf(record)) ? over : others).push(record)
  if (over.length === 0) return
  if (others.length === 0) return void (await caches.delete(KEPT_BOOKS_CACHE))
  for (const record of over) await forgetRecord(cache, record)
}

/** @returns null if no book is stored, or if the browser stores nothing */
async function keptSoFar(): Promise<Cache | null> {
  try {
    return canKeepBooks() && (await caches.has(KEPT_BOOKS_CACHE)) ? await caches.open(KEPT_BOOKS_CACHE) : null
  } catch (reason) {
    // Firefox's private windows have caches that cannot be used.
    console.info('[offline] no caches here', reason)
    return null
  }
}

const recordsIn = async (cache: Cache): Promise<Request[]> =>
  (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith(RECORDS))

async function readRecord(cache: Cache, request: Request | string) {
  const answer = await cache.match(request)
  const parsed = v.safeParse(recordSchema, await answer?.json().catch(() => undefined))
  return parsed.success ? parsed.output : null
}

async function mediaOfAll(cache: Cache): Promise<Set<string>> {
  const media = new Set<string>()
  for (const request of await recordsIn(cache)) {
    for (const url of (await readRecord(cache, request))?.media ?? []) media.add(url)
  }
  return media
}
