/**
 * Recorded pages that have not arrived: they stay on this device, in the browser's own database, so that they survive a
 * closed tab or a lost network. A recording is deleted here once it has arrived.
 */
import type { DBSchema } from 'idb'
import * as v from 'valibot'
import { voiceIdSchema, type VoiceId } from '#domain/voice.ts'
import { deviceDatabase, eraseOwnedBy } from '#ui/device-database.ts'

const STORE = 'takes'

const takeSchema = v.object({
  voiceId: voiceIdSchema,
  /** The name that the parent has given the voice. */
  name: v.string(),
  spread: v.number(),
  recorded: v.instance(Blob),
  /** The recording was interrupted: the parent decides whether it is sent. */
  isInterrupted: v.optional(v.boolean(), false),
})
export type Take = v.InferOutput<typeof takeSchema>

type NewTake = Omit<Take, 'isInterrupted'> & Partial<Take>

interface Kept extends DBSchema {
  takes: { key: string; value: NewTake }
}

const within = deviceDatabase<Kept>('masal-recordings', [STORE])

/** The user's id with the story's, or a guest's invitation. */
export type TakesOwner = { owner: string; book: string } | { invitation: string }

/** A guest has no session that could end: their recordings wait until they have arrived. */
const GUEST = 'guest'

async function prefixOf(whose: TakesOwner): Promise<string> {
  if ('owner' in whose) return `${whose.owner}:${whose.book}:`
  // An invitation opens the book, so the device stores only its hash, as the server does.
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(whose.invitation))
  return `${GUEST}:${Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')}:`
}

const keyOf = async (whose: TakesOwner, { voiceId, spread }: Pick<Take, 'voiceId' | 'spread'>) =>
  `${await prefixOf(whose)}${voiceId}:${spread}`
const allOf = (prefix: string) => IDBKeyRange.bound(prefix, `${prefix}\uFFFF`)

/** Replaces the former recording. @returns false if this browser stores nothing */
export async function keepTake(whose: TakesOwner, take: NewTake): Promise<boolean> {
  const key = await keyOf(whose, take)
  return (await within('record-voice: keep a recording', (database) => database.put(STORE, take, key))) !== undefined
}

export async function readTakes(whose: TakesOwner): Promise<Take[]> {
  const prefix = await prefixOf(whose)
  const found = await within('record-voice: read a recording', (database) => database.getAll(STORE, allOf(prefix)))
  return (found ?? []).flatMap((take) => {
    const read = v.safeParse(takeSchema, take)
    return read.success ? [read.output] : []
  })
}

export async function forgetTake(whose: TakesOwner, take: Pick<Take, 'voiceId' | 'spread'>): Promise<void> {
  const key = await keyOf(whose, take)
  await within('record-voice: forget a recording', (database) => database.delete(STORE, key))
}

/** Erases recordings of a voice that is erased. */
export async function eraseTakesOf(whose: TakesOwner, voiceId: VoiceId): Promise<void> {
  const prefix = await prefixOf(whose)
  await within('record-voice: erase a recording', (database) => database.delete(STORE, allOf(`${prefix}${voiceId}:`)))
}

/** Erases recordings of all books of these parents. */
export async function eraseTakes(isOver: (owner: string) => boolean): Promise<void> {
  await within('record-voice: erase a recording', (database) =>
    eraseOwnedBy(database, [STORE], (owner) => owner !== GUEST && isOver(owner)),
  )
}
