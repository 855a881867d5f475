/**
 * Pages that were read and have not arrived: they stay on this device, in the browser's own database, so that a closed tab
 * or a lost network costs nothing. What has arrived is forgotten here.
 */
import type { DBSchema } from 'idb'
import * as v from 'valibot'
import { voiceIdSchema, type VoiceId } from '#domain/voice.ts'
import { deviceDatabase } from '#ui/device-database.ts'

const STORE = 'takes'

const takeSchema = v.object({
  voiceId: voiceIdSchema,
  /** As the parent has called the voice. */
  name: v.string(),
  spread: v.number(),
  recorded: v.instance(Blob),
})
export type Take = v.InferOutput<typeof takeSchema>

interface Kept extends DBSchema {
  takes: { key: string; value: Take }
}

const within = deviceDatabase<Kept>('masal-recordings', [STORE])

/** Whose: the user's id with the story's, or the invitation of a guest. */
export interface TakesOwner {
  owner: string
  book: string
}

const keyOf = ({ owner, book }: TakesOwner, { voiceId, spread }: Pick<Take, 'voiceId' | 'spread'>) =>
  `${owner}:${book}:${voiceId}:${spread}`
const allOf = (prefix: string) => IDBKeyRange.bound(prefix, `${prefix}\uFFFF`)

/** In the place of the one before. */
export const keepTake = (whose: TakesOwner, take: Take): Promise<unknown> =>
  within('record-voice: keep a recording', (database) => database.put(STORE, take, keyOf(whose, take)))

export async function readTakes({ owner, book }: TakesOwner): Promise<Take[]> {
  const found = await within('record-voice: read a recording', (database) =>
    database.getAll(STORE, allOf(`${owner}:${book}:`)),
  )
  return (found ?? []).filter((take) => v.is(takeSchema, take))
}

export const forgetTake = (whose: TakesOwner, take: Pick<Take, 'voiceId' | 'spread'>): Promise<unknown> =>
  within('record-voice: forget a recording', (database) => database.delete(STORE, keyOf(whose, take)))

/** Of a voice that is erased. */
export const eraseTakesOf = ({ owner, book }: TakesOwner, voiceId: VoiceId): Promise<unknown> =>
  within('record-voice: erase a recording', (database) => database.delete(STORE, allOf(`${owner}:${book}:${voiceId}:`)))

/** Of all books of this user. */
export async function eraseTakes(owner: string): Promise<void> {
  await within('record-voice: erase a recording', (database) => database.delete(STORE, allOf(`${owner}:`)))
}
