/**
 * All that is kept of a person, as the files of one archive: `data.json`, which says what is there, and the pictures, clips and
 * photos themselves. Nothing of it is ours alone: no keys of the private store, no sessions, no counts.
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
import { paymentOf, storyOf, voicesOf } from './exported-records.ts'

export interface ExportedFile {
  name: string
  input: Uint8Array<ArrayBuffer> | string
  lastModified: Date
}

/** A strongly consistent read takes a tenth of a second, and a book has fourteen; as many lie in memory. */
const LOADED_AHEAD = 8

/** @param only one story with its media, for who has more than one answer may hold */
export async function* exportAccount(uid: UserId, nowMs: number, only?: StoryId): AsyncGenerator<ExportedFile> {
  const [profile, stories, transformations, heroes, voices, consents, orders, media] = await Promise.all([
    readProfile(uid),
    readRecords(paths.userStories(uid)),
    readRecords(paths.transformationsOf(uid)),
    readRecords(paths.heroesOf(uid)),
    readRecords(paths.voicesOf(uid)),
    readRecords(paths.consents(uid)),
    readWindow(paths.orders, { by: 'uid', equalTo: uid }),
    allMedia(uid),
  ])
  const isMeant = (id: string) => only === undefined || id === only
  const meantStories = entriesOf(stories).filter(([id]) => isMeant(id))
  const addresses = JSON.stringify(meantStories)
  const meantMedia = media.filter(
    ([key, { storyId, kind }]) =>
      // For a press a book is drawn again, and tells nothing that is not here.
      kind !== 'print' && (only === undefined || storyId === only || addresses.includes(mediaUrl(key))),
  )
  const lastModified = new Date(nowMs)
  const files: object[] = []
  for await (const file of loadAhead(meantMedia, LOADED_AHEAD, loadMedium)) {
    if (!file) continue
    const name = nameOf(file, files.length + 1)
    files.push({ file: name, ...aboutOf(file.entry) })
    yield { name, input: file.bytes, lastModified }
  }
  const data = {
    exportedAt: lastModified.toISOString(),
    ...(only === undefined && { account: { uid, ...profile }, transformations, heroes, consents }),
    stories: Object.fromEntries(meantStories.map(([id, story]) => [id, storyOf(story)])),
    voices: Object.fromEntries(
      entriesOf(voices)
        .filter(([id]) => isMeant(id))
        .map(([id, book]) => [id, voicesOf(book)]),
    ),
    payments: Object.fromEntries(orders.filter(([id]) => isMeant(id)).map(([id, order]) => [id, paymentOf(order)])),
    // Last, so that it names what really came along.
    files,
  }
  yield { name: 'data.json', input: JSON.stringify(data, null, 2), lastModified }
}

const recordsSchema = v.fallback(v.record(v.string(), v.unknown()), {})
const readRecords = async (path: string) => v.parse(recordsSchema, await read(path))
const entriesOf = (records: Record<string, unknown>) => Object.entries(records)

interface Medium {
  key: string
  entry: MediaEntry
  bytes: Uint8Array<ArrayBuffer>
  contentType: string
}

/** @returns null for what has been erased since */
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

/** What is served lies under the key that stories name it by; what is private under a number: its key is nobody's business. */
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
