/**
 * The journal of erasures, outside of the database: a restored backup brings deleted accounts back, without any sign
 * that they were deleted. `npm run ops -- replay-erasures` erases them again from this journal
 * (docs/decisions/0132-erasure-journal.md). It contains no data of a child.
 */
import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { heroIdSchema, storyIdSchema, transformIdSchema, userIdSchema } from '#domain/ids.ts'
import { voiceIdSchema } from '#domain/voice.ts'
import { eraseObject, listKeys, putObject, readObject } from '#netlify/clients/blobs.ts'

const DAY_MS = 24 * 60 * 60_000
/** Twice as long as backups are stored. */
export const JOURNAL_KEPT_MS = 60 * DAY_MS

const common = { uid: userIdSchema, atMs: v.number() }
const entrySchema = v.variant('kind', [
  v.object({ kind: v.literal('account'), ...common }),
  v.object({ kind: v.literal('story'), ...common, storyId: storyIdSchema }),
  /** `transformId`: the one transformation whose consent was withdrawn; absent: all photos. */
  v.object({ kind: v.literal('photos'), ...common, transformId: v.optional(transformIdSchema) }),
  v.object({ kind: v.literal('hero'), ...common, heroId: heroIdSchema }),
  /** `hash`: of this one link, not of a later one. */
  v.object({ kind: v.literal('share'), ...common, storyId: storyIdSchema, hash: v.string() }),
  v.object({
    kind: v.literal('invitation'),
    ...common,
    storyId: storyIdSchema,
    voiceId: voiceIdSchema,
    hash: v.string(),
  }),
  v.object({ kind: v.literal('voice'), ...common, storyId: storyIdSchema, voiceId: voiceIdSchema }),
])
export type JournalEntry = v.InferOutput<typeof entrySchema>

/**
 * Call this before erasing anything in the database: an erasure without an entry would be undone by a backup.
 * @throws Problem 'unavailable': then the erasure must not begin
 */
export async function noteErasure(entry: JournalEntry): Promise<void> {
  const bytes = new TextEncoder().encode(JSON.stringify(entry))
  await putObject('journal', keyOf(entry), { bytes, contentType: 'application/json' })
}

/**
 * @returns the erasures since a time, the oldest first. @throws Problem 'unavailable', or if an entry cannot be read
 */
export async function readJournal(sinceMs: number): Promise<JournalEntry[]> {
  const entries: JournalEntry[] = []
  for (const key of (await allKeys()).filter((one) => timeOf(one) >= sinceMs).toSorted()) {
    const found = await readObject('journal', key)
    if (found) entries.push(v.parse(entrySchema, JSON.parse(new TextDecoder().decode(found.bytes))))
  }
  return entries
}

/** Deletes entries that are older than any backup. */
export async function forgetOldErasures(nowMs: number): Promise<void> {
  for (const key of await allKeys()) if (timeOf(key) < nowMs - JOURNAL_KEPT_MS) await eraseObject('journal', key)
}

async function allKeys(): Promise<string[]> {
  const keys: string[] = []
  for await (const page of listKeys('journal')) keys.push(...page)
  return keys
}

/** The key starts with the time, so that keys sort by it; the same erasure at the same time is the same entry. */
function keyOf({ atMs, ...what }: JournalEntry): string {
  const hash = createHash('sha256').update(JSON.stringify(what)).digest('hex').slice(0, 24)
  return `${String(Math.floor(atMs)).padStart(15, '0')}-${hash}`
}

const timeOf = (key: string): number => Number(key.split('-')[0])
