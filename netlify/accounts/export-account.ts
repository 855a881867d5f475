/**
 * Exports all personal data of an account as the files of one archive: `data.json`, which lists the contents, and the
 * pictures, clips and photos themselves. The archive holds no internal data: no keys of the private store, no sessions,
 * no counts.
 */
import * as v from 'valibot'
import { paths } from '#domain/database-paths.ts'
import type { StoryId, UserId } from '#domain/ids.ts'
import { read, readWindow } from '#netlify/clients/database.ts'
import { readObject } from '#netlify/clients/blobs.ts'
import { readProfile } from '#netlify/clients/identity-accounts.ts'
import { KIND_STORES, type MediaEntry } from '#netlify/media/media-entry.ts'
import { mediaUrl } from '#netlify/media/media-key.ts'
import { allMedia } from '#netlify/media/retention.ts'
import { loadAhead } from '#netlify/platform/load-ahead.ts'
import { consentsOf, paymentOf, storyOf, voicesOf } from './exported-records.ts'

export interface ExportedFile {
  name: string
  input: Uint8Array<ArrayBuffer> | string
  lastModified: Date
}

/**
 * Parallel reads, because one takes a tenth of a second, and a book has fourteen files. The files of all these reads
 * are in memory at once.
 */
const LOADED_AHEAD = 8

/** The platform cuts an answer off at 20 MB (docs/decisions/0185-export.md); each file is smaller than 2 MB. */
const PART_BYTES = 12e6

/** The requested part, parsed (exportRequestSchema). */
export interface Wanted {
  part?: 'account' | undefined
  storyId?: StoryId | undefined
  /** Index of the first file, if the archive comes in parts. */
  from: number
}

export async function* exportAccount(
  uid: UserId,
  nowMs: number,
  { part, storyId, from }: Wanted = { from: 0 },
): AsyncGenerator<ExportedFile> {
  const lastModified = new Date(nowMs)
  const media = await allMedia(uid)
  const { records, isMeant } =
    storyId === undefined ? await accountOf(uid, part === 'account') : await bookOf(uid, storyId)
  // A print file is drawn from the book itself and adds no personal data.
  const meant = media.filter(([key, entry]) => entry.kind !== 'print' && isMeant(key, entry)).slice(from)
  const isInParts = part !== undefined || storyId !== undefined
  const files: object[] = []
  let [tried, bytes] = [0, 0]
  for await (const file of loadAhead(meant, LOADED_AHEAD, loadMedium)) {
    tried += 1
    if (file) {
      const name = nameOf(file, from + tried)
      files.push({ file: name, ...aboutOf(file.entry) })
      bytes += file.bytes.length
      yield { name, input: file.bytes, lastModified }
    }
    if (isInParts && bytes >= PART_BYTES) break
  }
  const data = {
    exportedAt: lastModified.toISOString(),
    ...(from === 0 && records),
    // `data.json` comes last, so that it lists only the archive's files.
    files,
    ...(tried < meant.length && { next: from + tried }),
  }
  yield { name: 'data.json', input: JSON.stringify(data, null, 2), lastModified }
}

interface Exported {
  records: object
  isMeant: (key: string, entry: MediaEntry) => boolean
}

/** @param withoutBooks true leaves out the books and their data: the caller requests each book separately */
async function accountOf(uid: UserId, withoutBooks: boolean): Promise<Exported> {
  const [profile, stories, transformations, heroes, voices, consents, orders] = await Promise.all([
    readProfile(uid),
    readRecords(paths.userStories(uid)),
    readRecords(paths.transformationsOf(uid)),
    readRecords(paths.heroesOf(uid)),
    readRecords(paths.voicesOf(uid)),
    readRecords(paths.consents(uid)),
    readWindow(paths.orders, { by: 'uid', equalTo: uid }),
  ])
  const addresses = withoutBooks ? JSON.stringify(stories) : ''
  const isHere = (id: string | undefined) => !withoutBooks || id === undefined || !Object.hasOwn(stories, id)
  return {
    records: {
      account: { uid, ...profile },
      ...{ transformations, heroes, consents: consentsOf(consents) },
      ...(withoutBooks ? { books: Object.keys(stories) } : { stories: mapped(stories, storyOf) }),
      voices: mapped(voices, voicesOf, isHere),
      payments: mapped(Object.fromEntries(orders), paymentOf, isHere),
    },
    isMeant: (key, { storyId }) => isHere(storyId) && !addresses.includes(mediaUrl(key)),
  }
}

async function bookOf(uid: UserId, id: StoryId): Promise<Exported> {
  const [story, voices, order] = await Promise.all([
    read(paths.userStory(uid, id)),
    read(paths.voices(uid, id)),
    read(paths.order(id)),
  ])
  const addresses = JSON.stringify(story)
  const ofBook = (record: unknown, told: (record: unknown) => object) => (record === null ? {} : { [id]: told(record) })
  return {
    records: {
      stories: ofBook(story, storyOf),
      voices: ofBook(voices, voicesOf),
      payments: v.is(v.object({ uid: v.literal(uid) }), order) ? ofBook(order, paymentOf) : {},
    },
    isMeant: (key, { storyId }) => storyId === id || addresses.includes(mediaUrl(key)),
  }
}

type Records = Record<string, unknown>
const recordsSchema = v.fallback(v.record(v.string(), v.unknown()), {})
const readRecords = async (path: string): Promise<Records> => v.parse(recordsSchema, await read(path))
const mapped = (records: Records, told: (record: unknown) => object, isMeant: (id: string) => boolean = () => true) =>
  Object.fromEntries(
    Object.entries(records)
      .filter(([id]) => isMeant(id))
      .map(([id, record]) => [id, told(record)]),
  )

interface Medium {
  key: string
  entry: MediaEntry
  bytes: Uint8Array<ArrayBuffer>
  contentType: string
}

/** @returns null if the object has been erased since */
async function loadMedium([key, entry]: [string, MediaEntry]): Promise<Medium | null> {
  const object = await readObject(KIND_STORES[entry.kind], key, { again: false })
  return object && { key, entry, ...object }
}

const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'audio/mpeg': 'mp3',
  'audio/ogg': 'ogg',
}

/**
 * The name of a served object is the key that stories use; a private one gets a number, because its key stays secret.
 */
function nameOf({ key, entry, contentType }: Medium, number: number): string {
  const extension = EXTENSIONS[contentType] ?? 'bin'
  return KIND_STORES[entry.kind] === 'media'
    ? `media/${key}.${extension}`
    : `photos/${entry.kind}-${number}.${extension}`
}

const aboutOf = ({ kind, expiresAt, storyId, transformId, heroId }: MediaEntry) => ({
  kind,
  ...(expiresAt !== undefined && { keptUntil: new Date(expiresAt).toISOString() }),
  ...(storyId && { storyId }),
  ...(transformId && { transformId }),
  ...(heroId && { heroId }),
})
